import type { NoticeKind } from "../../../bot/feature/kinds.ts";
import { nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import type { Person } from "../../../tables/people/people.ts";
import type { Notice, Services } from "../../../tables/services/services.ts";
import { CUP_CALL, type CupCall, cupsIn, isCupPairId } from "./cups.ts";
import { cupPress } from "./presses.ts";

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

/** Tells players in private that the time of their match is nearly out, or that they rest. */
export const CUP_CALLS: NoticeKind = {
  kind: CUP_CALL,
  saying: ({ services }, notice) => {
    const due = dueCupCall(services, notice);
    return due && { compose: ({ say }) => callPage(due, say) };
  },
};

const callPage = ({ call, opponent }: DueCupCall, say: Say): Page => {
  const { round, rounds, due, cup } = call;
  if (!opponent) {
    return { html: say(rounds ? "cup-bye-swiss" : "cup-bye-knockout", { round }), keyboard: [] };
  }
  const name = nameHtml(opponent.name, say("nobody"));
  const mine = button(say("button-cup-match-mine"), cupPress({ do: "cup-mine", cup }), "primary");
  return {
    html: say("cup-call", { name, near: { soon: new Date(due) } }),
    keyboard: [[mine]],
  };
};
