import type { PersonId } from "../../../../ids/ids.ts";
import type { Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import type { DareId } from "../store/ids.ts";
import { type Dare, doneIn, type OwnTurn, type TryLine, triedBy } from "./play.ts";

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

/** A person's turn and what goes with it; undefined before they have begun. */
export const ownTry = (services: Services, person: PersonId, id: DareId): OwnTry | undefined => {
  const now = triedBy(services, person, id);
  return now && { now, maker: makerOf(services, now.dare), lines: linesOf(services, now.dare) };
};
