import type { Say } from "../../../bot/text/texts.ts";
import type { ContestPanel } from "../../../bot/view/look.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type CupId, type CupPairRow, cupsIn } from "./cups.ts";
import { lossesOf } from "./rules/knockout.ts";
import { cupView } from "./standings.ts";

/** The player's standing in the cup of this game. */
type CupSeat = {
  readonly isOpen: boolean;
  readonly isOnWood: boolean;
  /** Undefined until the match is decided. */
  readonly came: MatchEnd | undefined;
};

type MatchEnd = {
  /** The opponent was missing, or the player was. */
  readonly isForfeit: boolean;
  readonly hasWon: boolean;
} & (
  | {
      readonly kind: "swiss";
      readonly place: number;
      readonly players: number;
      readonly points: number;
    }
  /** `first`: has won the cup; `second`: has lost the final; `on`: plays the next round. */
  | {
      readonly kind: "knock-out";
      readonly next: "first" | "second" | "on" | "second-chance" | "out";
    }
);

/** Undefined for a game of no cup, and of a cancelled one. */
export const cupSeat = (
  services: Services,
  game: GameId,
  person: PersonId,
): CupSeat | undefined => {
  const cups = cupsIn(services.store);
  const pair = cups.ofGame(game);
  return pair && seatIn(services, pair, person);
};

/** The same for a match; undefined in a cancelled cup. */
const seatIn = (services: Services, pair: CupPairRow, person: PersonId): CupSeat | undefined => {
  const cup = cupsIn(services.store).byId(pair.cup);
  if (!cup || cup.state === "cancelled") return undefined;
  const seat = { isOpen: cup.state === "open", isOnWood: cup.wood === 1 };
  if (pair.winner === null) return { ...seat, came: undefined };
  const hasWon = pair.winner === person;
  const isForfeit = pair.forfeit === 1;
  const { standings, matches, round } = cupView(services, cup);
  const at = standings.rows.findIndex(({ player }) => player === person);
  if (standings.kind === "swiss") {
    const points = standings.rows[at]?.points ?? 0;
    const place = { place: at + 1, players: standings.rows.length, points };
    return { ...seat, came: { kind: "swiss", hasWon, isForfeit, ...place } };
  }
  const before = matches.filter((match) => match.round <= pair.round);
  const isLast = cup.state === "over" && pair.round === round;
  const losses = lossesOf(before, person);
  const next = hasWon ? (isLast ? "first" : "on") : afterLoss(losses, isForfeit, isLast);
  return { ...seat, came: { kind: "knock-out", hasWon, isForfeit, next } };
};

const afterLoss = (losses: number, isForfeit: boolean, isLast: boolean) => {
  if (isForfeit) return "out";
  if (isLast) return "second";
  return losses > 1 ? "out" : "second-chance";
};

export const cupPanel = (
  services: Services,
  game: GameId,
  person: PersonId,
): ContestPanel | undefined => {
  const seat = cupSeat(services, game, person);
  return (
    seat && {
      mark: "🏆",
      countsApart: false,
      lines: (_, say) => lines(seat, say),
      // The next match comes by itself.
      next: (_, isMidMatch) =>
        seat.isOpen || (isMidMatch && seat.came !== undefined) ? [] : undefined,
      isAbsent: () => false,
    }
  );
};

/** What came of the player's last match, for a card that stands under no game. */
export const lastMatchLines = (
  services: Services,
  cup: CupId,
  person: PersonId,
  say: Say,
): readonly string[] => {
  const last = cupsIn(services.store)
    .pairs(cup)
    .findLast(({ one, other }) => other !== null && (one === person || other === person));
  const seat = last && seatIn(services, last, person);
  return seat ? lines(seat, say) : [];
};

const lines = ({ came, isOnWood }: CupSeat, say: Say): readonly string[] => {
  if (!came) return [];
  if (came.isForfeit && !came.hasWon) return [say(isOnWood ? "cup-put-out-wood" : "cup-put-out")];
  const missing = came.isForfeit ? [say(isOnWood ? "cup-missing-wood" : "cup-missing")] : [];
  if (came.kind === "knock-out") return [[...missing, say(`cup-next-${came.next}`)].join(" ")];
  const { place, players, points } = came;
  const own = say("cup-seat", { place, players, points: pointsText(points) });
  return [[...missing, own].join(" ")];
};

/** Points of a Swiss: 2½. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? "½" : `${whole}½`;
};
