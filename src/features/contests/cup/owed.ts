import type { NoticeKind } from "../../../bot/feature/kinds.ts";
import { nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { type DueCupCall, dueCupCall } from "./calls.ts";
import { CUP_CALL } from "./cups.ts";
import { cupPress } from "./presses.ts";

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
