import { handOver, isPlayedOut } from "../../game/play-on.ts";
import type { Terms } from "../../game/series.ts";
import type { Colour, Game } from "../../game/types.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import type { Services } from "../../tables/services/services.ts";
import { type MissingAs, roleOfMissing } from "./absence.ts";
import { lastGame, orderFor } from "./begin.ts";
import { type Chouette, type ChouetteId, chouettesIn } from "./chouettes.ts";
import { offerable } from "./rules/decide.ts";
import type { Seating } from "./rules/line.ts";
import { askedBy, captainOf, isAsking } from "./rules/team.ts";
import { CHOUETTE_PLAYERS, type House, type Member, type TeamSeat } from "./rules/types.ts";
import { type TeamGame, teamGame } from "./team.ts";

/** A chouette's table, besides the board. */
export type TeamView = {
  readonly id: ChouetteId;
  /** With the cube between box and team, which the board's game lacks. */
  readonly terms: Terms;
  readonly house: House;
  /** In the order of the line. */
  readonly members: readonly MemberView[];
  readonly captain: TeamSeat | undefined;
  /** The cubes in which the side to move may double now. */
  readonly offerable: readonly TeamSeat[];
  /** Doubles without an answer: the side that offered them, and their cubes. */
  readonly asked: readonly { readonly by: Colour; readonly seats: readonly TeamSeat[] }[];
  /** The number of advisers for each advised play of this turn. */
  readonly advice: ReadonlyMap<string, number>;
  /** The player who keeps the others waiting too long. */
  readonly missing: { readonly person: Person; readonly as: MissingAs } | undefined;
  readonly next: NextGame | undefined;
};

export type MemberView = Member & {
  readonly seat: TeamSeat;
  readonly person: Person;
  /** The member's points from the box, negative for a loss; null while they play. */
  readonly points: bigint | null;
};

export type NextGame =
  | { readonly kind: "too-few"; readonly missing: number }
  | { readonly kind: "ready"; readonly box: Person; readonly captain: Person };

export const teamView = (services: Services, row: GameRow, game: Game): TeamView | undefined => {
  const played = teamGame(services, row, game);
  return played && { ...stateOf(services, played), ...waitOf(services, row, played) };
};

const stateOf = (services: Services, played: TeamGame) => {
  const { chouette, rules, game, team } = played;
  // The next side may double while the last turn can still be undone.
  const next = isPlayedOut(game) ? handOver(game) : game;
  const asked = (["black", "white"] as const)
    .map((by) => ({ by, seats: askedBy(team, by) }))
    .filter(({ seats }) => seats.length > 0);
  return {
    id: chouette.id,
    terms: chouette.terms,
    house: rules.house,
    members: membersOf(services, played),
    captain: captainOf(team),
    offerable:
      isAsking(team) && next.toMove === "white" ? [] : offerable(rules, next, team, next.toMove),
    asked,
  };
};

const membersOf = ({ store }: Services, { team, members }: TeamGame): readonly MemberView[] =>
  team.line.flatMap((seat) => {
    const member = team.members[seat];
    const kept = members[seat];
    const person = kept && store.people.person(kept.person);
    return member && person ? [{ ...member, seat, person, points: kept.points }] : [];
  });

const waitOf = (services: Services, row: GameRow, played: TeamGame) => {
  const { chouette, game } = played;
  const { store, now } = services;
  const advice = new Map<string, number>();
  for (const moves of chouettesIn(store).advice(row.id, game.history.length))
    advice.set(moves, (advice.get(moves) ?? 0) + 1);
  const wait = store.waits.ofGame(row.id);
  const isMissing = wait !== undefined && wait.claimAt !== null && wait.claimAt <= now();
  const missing = isMissing ? store.people.person(wait.person) : undefined;
  const isLast = chouettesIn(store).lastGame(chouette.series) === row.id;
  const isNext = chouette.state === "open" && row.endedAt !== null && isLast;
  return {
    advice,
    missing: missing && { person: missing, as: roleOfMissing(played, missing.id) },
    next: isNext
      ? nextGame(
          services,
          chouettesIn(store).seated(chouette.id).length,
          orderFor(services, chouette, row),
        )
      : undefined,
  };
};

/** The next game with players in this order. */
const nextGame = (
  { store: { people } }: Services,
  seated: number,
  order: Seating<PersonId> | undefined,
): NextGame | undefined => {
  const missing = CHOUETTE_PLAYERS.least - seated;
  if (missing > 0) return { kind: "too-few", missing };
  const [first] = order?.line ?? [];
  const box = order && people.person(order.box);
  const captain = first === undefined ? undefined : people.person(first);
  return box && captain && { kind: "ready", box, captain };
};

/** A chouette as its group sees it. */
export type ChouetteView = {
  readonly chouette: Chouette;
  /** In the order of the next game if it is known. */
  readonly seated: readonly Person[];
  /** Seated players and all others with points, the leader first. */
  readonly score: readonly { readonly person: Person; readonly points: bigint }[];
  /** Those that are over. */
  readonly games: number;
  readonly isPlaying: boolean;
  readonly next: NextGame | undefined;
  /** The throws for the seats of the first game, the box first; empty before it. */
  readonly throws: readonly { readonly person: Person; readonly dice: string }[];
};

export const chouetteView = (services: Services, chouette: Chouette): ChouetteView => {
  const { store } = services;
  const seated = chouettesIn(store).seated(chouette.id);
  const personOf = (id: PersonId): readonly Person[] => {
    const person = store.people.person(id);
    return person ? [person] : [];
  };
  const won = chouettesIn(store).score(chouette.series);
  const sums = new Map<PersonId, bigint>(seated.map(({ person }) => [person, 0n]));
  for (const { box, person, points } of won) {
    sums.set(person, (sums.get(person) ?? 0n) + points);
    sums.set(box, (sums.get(box) ?? 0n) - points);
  }
  const last = lastGame(services, chouette);
  const isPlaying = last !== undefined && last.endedAt === null;
  const order = isPlaying ? undefined : orderFor(services, chouette, last);
  return {
    chouette,
    seated: (order ? [order.box, ...order.line] : seated.map(({ person }) => person)).flatMap(
      personOf,
    ),
    score: [...sums]
      .flatMap(([id, points]) => personOf(id).map((person) => ({ person, points })))
      .toSorted((one, other) => Number(other.points - one.points)),
    games: new Set(won.flatMap(({ game }) => (isPlaying && game === last.id ? [] : game))).size,
    isPlaying,
    throws: seated
      .flatMap(({ person: id, dice }) =>
        dice === null ? [] : personOf(id).map((person) => ({ person, dice })),
      )
      .toSorted((one, other) => other.dice.localeCompare(one.dice)),
    next:
      isPlaying || chouette.state !== "open" ? undefined : nextGame(services, seated.length, order),
  };
};
