import type { PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import {
  progressOf,
  type SevenDone,
  type SevenFriend,
  sevenDone,
  sevenFriend,
} from "../../seven/play/results.ts";
import { SEVEN } from "../../seven/sets/types.ts";
import type { SevenDay } from "../../seven/store/sevens.ts";
import { type DareRow, daresIn } from "../store/dares.ts";
import type { DareId } from "../store/ids.ts";

/** The seven of a dare; undefined if it is a position. */
export const sevenOf = ({ family, day }: DareRow): SevenDay | undefined =>
  day === null ? undefined : { game: family, day };

/** What the message with a seven shows: the result of its sender, and of all who have played it. */
export type SharedResults = {
  /** Undefined: forgotten. */
  readonly own: SevenDone | undefined;
  readonly others: readonly SevenFriend[];
};

export const resultsIn = (services: Services, row: DareRow, where: SevenDay): SharedResults => ({
  own: row.maker === null ? undefined : sevenDone(services, row.maker, where),
  others: playersOf(services, row.id)
    .filter((person) => person !== row.maker)
    .flatMap((person) => sevenFriend(services, person, where) ?? []),
});

const playersOf = ({ store }: Services, dare: DareId): readonly PersonId[] =>
  daresIn(store)
    .tries(dare)
    .map(({ person }) => person);

/** Whether a person has played a seven to its end. */
export const hasPlayed = (services: Services, person: PersonId, where: SevenDay): boolean =>
  progressOf(services, person, where).done === SEVEN;
