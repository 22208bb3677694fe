import { pointsOf } from "../../../game/series.ts";
import type { GameResult } from "../../../game/types.ts";
import type { Team, TeamSeat } from "./types.ts";

/** Who has the box, and who stands behind the captain, who is the first of the line. */
export type Seating<Player> = { readonly box: Player; readonly line: readonly Player[] };

/** The first of those who led the team to have won. */
const winnerOf = ({ members, led }: Team): TeamSeat | undefined =>
  led.find((seat) => members[seat]?.result?.winner === "black");

/**
 * How they sit for the next game. The box stays after a win, and the captain of its beginning goes last; else
 * whoever has beaten it as a captain has the box, and who had it goes last. A captain whose double the box has
 * dropped has beaten it, whatever becomes of the others.
 */
export const nextOrder = <Player>({ box, line }: Seating<Player>, team: Team): Seating<Player> => {
  const seat = winnerOf(team);
  const next = seat === undefined ? undefined : line[seat];
  const [captain, ...others] = line;
  if (next === undefined)
    return captain === undefined ? { box, line } : { box, line: [...others, captain] };
  return { box: next, line: [...line.filter((_, at) => at !== seat), box] };
};

/** What a member has won from the box, or lost to it where it is less than nothing; stake × cube × outcome. */
export const memberPoints = (stake: number, result: GameResult): bigint => {
  const points = pointsOf({ stake }, result);
  return result.winner === "black" ? points : -points;
};
