import type { PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import type { TheTwo } from "../../../standings/door.ts";
import { squareOf } from "../../decision/decision.ts";
import { readDecision } from "../../decision/text.ts";
import type { SevenDay } from "../../sets/sevens.ts";
import { SEVEN } from "../../sets/types.ts";
import {
  progressOf,
  type SevenDone,
  type SevenFriend,
  sevenDone,
  sevenFriend,
} from "../../seven/play/results.ts";
import { type DareRow, daresIn, type LastComers } from "../../sharing/dares.ts";

/** The seven of a dare; undefined if it is a position. */
export const sevenOf = ({ family, day }: DareRow): SevenDay | undefined =>
  day === null ? undefined : { game: family, day };

/** What the message with a seven shows: the result of its sender, and of all who have played it. */
export type SharedResults = {
  /** Undefined: forgotten. */
  readonly own: SevenDone | undefined;
  readonly others: LastComers<SevenFriend>;
};

export const resultsIn = (
  services: Services,
  { id: dare, maker }: DareRow,
  where: SevenDay,
  most: number,
): SharedResults => {
  const { last, more } = daresIn(services.store).players({ dare, most });
  return {
    own: maker === null ? undefined : sevenDone(services, maker, where),
    others: { last: last.flatMap((person) => sevenFriend(services, person, where) ?? []), more },
  };
};

export const hasPlayed = (services: Services, person: PersonId, where: SevenDay): boolean =>
  progressOf(services, person, where).done === SEVEN;

/** Wins of each of two over what both have tried. */
export type ScoreOfTwo = {
  readonly mine: number;
  readonly theirs: number;
  readonly played: number;
};

export type BetweenTwo = { readonly sevens: ScoreOfTwo; readonly dares: ScoreOfTwo };

/** How two people have done where one has tried what the other one sent. */
export const betweenTwo = (services: Services, two: TheTwo): BetweenTwo => {
  const shared = daresIn(services.store).between(two);
  // The same seven may have been sent into several chats.
  const sevens = new Map(
    shared.flatMap((dare): readonly [string, SevenDay][] => {
      const where = sevenOf(dare);
      return where ? [[`${where.game} ${where.day}`, where]] : [];
    }),
  );
  return {
    sevens: sum([...sevens.values()].map((where) => sevenScore(services, two, where))),
    dares: sum(unlike(services, shared, (dare) => dareScore(services, two, dare))),
  };
};

/** Scores by position: the same one counts once between two, whoever sent it, however often. */
const unlike = (
  services: Services,
  shared: readonly DareRow[],
  scoreIn: (dare: DareRow) => ScoreOfTwo,
): readonly ScoreOfTwo[] => {
  const first = new Map<string, ScoreOfTwo>();
  for (const row of shared) {
    if (row.puzzle === null) continue;
    const asked = services.store.unlessDamaged(`dare ${row.id}`, () => readDecision(row.puzzle));
    const key = asked && JSON.stringify([asked.position, asked.roll]);
    const score = scoreIn(row);
    if (key !== undefined && score.played > 0 && !first.has(key)) first.set(key, score);
  }
  return [...first.values()];
};

const NOTHING: ScoreOfTwo = { mine: 0, theirs: 0, played: 0 };

const sum = (scores: readonly ScoreOfTwo[]): ScoreOfTwo =>
  scores.reduce(
    (all, { mine, theirs, played }) => ({
      mine: all.mine + mine,
      theirs: all.theirs + theirs,
      played: all.played + played,
    }),
    NOTHING,
  );

/** The seven goes to the player who has lost less. */
const sevenScore = (services: Services, { me, friend }: TheTwo, where: SevenDay): ScoreOfTwo => {
  const [mine, theirs] = [lossIn(services, me, where), lossIn(services, friend, where)];
  if (mine === undefined || theirs === undefined) return NOTHING;
  return { mine: mine < theirs ? 1 : 0, theirs: theirs < mine ? 1 : 0, played: 1 };
};

const lossIn = (services: Services, person: PersonId, where: SevenDay): number | undefined =>
  sevenFriend(services, person, where)?.answers.reduce((all, { loss }) => all + loss, 0);

/** A right turn is a point, if both have played. */
const dareScore = ({ store }: Services, { me, friend }: TheTwo, { id }: DareRow): ScoreOfTwo => {
  const dares = daresIn(store);
  const [mine, theirs] = [dares.tryOf(id, me)?.loss, dares.tryOf(id, friend)?.loss];
  if (typeof mine !== "number" || typeof theirs !== "number") return NOTHING;
  return { mine: pointFor(mine), theirs: pointFor(theirs), played: 1 };
};

const pointFor = (loss: number): number => (squareOf(loss) === "best" ? 1 : 0);
