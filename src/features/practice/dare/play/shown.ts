import type { PersonId } from "../../../../ids/ids.ts";
import type { Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { type Dare, doneIn, type OwnTurn, type TryLine } from "./play.ts";

/** A person's own turn in a dare, with its sender's name and the turns of all who are done. */
export type OwnTry = {
  readonly now: OwnTurn;
  /** Undefined: forgotten. */
  readonly maker: Person | undefined;
  readonly lines: readonly TryLine[];
};

/** Who has played what, with their names. */
export const linesOf = (services: Services, dare: Dare): readonly TryLine[] =>
  doneIn(services, dare).map((one) => ({ ...one, name: nameOf(services, one.kept.person) }));

const nameOf = ({ store }: Services, person: PersonId): string =>
  store.people.person(person)?.name ?? "";

/** The sender of a dare; undefined if they are forgotten. */
export const makerOf = ({ store }: Services, { row }: Dare): Person | undefined =>
  row.maker === null ? undefined : store.people.person(row.maker);

/** A person's turn and what goes with it. */
export const ownTry = (services: Services, now: OwnTurn): OwnTry => ({
  now,
  maker: makerOf(services, now),
  lines: linesOf(services, now),
});
