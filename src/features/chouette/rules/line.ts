import { pointsOf } from "../../../game/series.ts";
import type { GameResult } from "../../../game/types.ts";
import type { Die } from "../../../rules/types.ts";
import type { Team, TeamSeat } from "./types.ts";

/** The seats: the box, and the line of the team with the captain first. */
export type Seating<Player> = { readonly box: Player; readonly line: readonly Player[] };

/** The first winner among those who led the team. */
const winnerOf = ({ members, led }: Team): TeamSeat | undefined =>
  led.find((seat) => members[seat]?.result?.winner === "black");

/**
 * The seats of the next game. After a win the box stays, and the captain at the game's start goes
 * last in the line. Otherwise the first captain who beat the box takes its place, and the old box
 * goes last. A captain whose double the box dropped has beaten it, however the other cubes end.
 */
export const nextOrder = <Player>({ box, line }: Seating<Player>, team: Team): Seating<Player> => {
  const seat = winnerOf(team);
  const next = seat === undefined ? undefined : line[seat];
  const [captain, ...others] = line;
  if (next === undefined)
    return captain === undefined ? { box, line } : { box, line: [...others, captain] };
  return { box: next, line: [...line.filter((_, at) => at !== seat), box] };
};

/** A member's points against the box, negative for a loss: stake × cube × outcome. */
export const memberPoints = (stake: number, result: GameResult): bigint => {
  if (result.winner === undefined) return 0n;
  const points = pointsOf({ stake }, result);
  return result.winner === "black" ? points : -points;
};

/** A player and their dice: one, and another for each tie. */
export type SeatThrow<Player> = { readonly player: Player; readonly dice: readonly Die[] };

/**
 * Each player throws a die, the highest first; equals throw again among themselves. `dieAt` has the
 * dice in the order in which they are thrown.
 */
export const throwForSeats = <Player>(
  players: readonly Player[],
  dieAt: (n: number) => Die,
): readonly SeatThrow<Player>[] => {
  let thrown = 0;
  const settle = (among: readonly SeatThrow<Player>[]): readonly SeatThrow<Player>[] => {
    if (among.length < 2) return among;
    const threw = among.map(({ player, dice }) => ({ player, dice: [...dice, dieAt(thrown++)] }));
    const faces = [...new Set(threw.map(({ dice }) => dice.at(-1) ?? 0))].sort((a, b) => b - a);
    return faces.flatMap((face) => settle(threw.filter(({ dice }) => dice.at(-1) === face)));
  };
  return settle(players.map((player) => ({ player, dice: [] })));
};
