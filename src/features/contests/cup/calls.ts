import type { Person } from "../../../tables/people/people.ts";
import type { Notice, Services } from "../../../tables/services/services.ts";
import type { CupCall } from "./cups.ts";
import { cupsIn } from "./cups.ts";
import { isCupPairId } from "./rules/ids.ts";

/** A call to a player: the time of their match is nearly out, or they rest in a round. */
export type DueCupCall = {
  readonly call: CupCall;
  /** The opponent in their match; undefined: they have a bye. */
  readonly opponent: Person | undefined;
};

/** Undefined where it need not be said any more. */
export const dueCupCall = (
  { store }: Services,
  { subject, person }: Notice,
): DueCupCall | undefined => {
  const call = isCupPairId(subject) ? cupsIn(store).call(subject) : undefined;
  if (!call || call.other === null) return call && { call, opponent: undefined };
  const opponent = store.people.person(person === call.one ? call.other : call.one);
  return opponent && { call, opponent };
};
