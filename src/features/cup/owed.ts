import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show } from "../../bot/delivery/show.ts";
import { nameHtml } from "../../bot/text/html.ts";
import { type Say, speaker } from "../../bot/text/texts.ts";
import { button } from "../../bot/view/button.ts";
import type { Page } from "../../bot/view/page.ts";
import type { Services } from "../../tables/services/services.ts";
import { cupPress } from "./pages/presses.ts";
import { type DueCupCall, dueCupCalls } from "./play/calls.ts";
import { cupsIn } from "./store/cups.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Tells both of a pair in private, once, that the time of their match is nearly out; and who has a bye that they rest. */
export const bringCupCalls = (parts: Parts): void => {
  const { services, jobs } = parts;
  jobs.see(() => dueCupCalls(services).map((due) => callFor(parts, due)));
};

const callFor = ({ services, show }: Parts, due: DueCupCall): Job => ({
  chat: due.chat.id,
  lane: `cup call ${due.call.pair}`,
  take: () => cupsIn(services.store).takeCall(due.call),
  giveBack: () => cupsIn(services.store).giveCallBack(due.call),
  run: (api) =>
    show({ api }, { chat: due.chat.id }, () => callPage(due, speaker(due.chat.language))),
});

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
