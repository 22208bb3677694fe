import { type DueCupCall, dueCupCalls } from "../../tables/cup/calls.ts";
import type { Services } from "../../tables/services.ts";
import type { Job, Jobs } from "../delivery/jobs.ts";
import type { Show } from "../delivery/show.ts";
import { nameHtml } from "../text/html.ts";
import { speaker } from "../text/texts.ts";
import { button } from "../view/button.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Tells both of a pair in private, once, that the time of their match is nearly out. */
export const bringCupCalls = (parts: Parts): void => {
  const { services, jobs } = parts;
  jobs.see(() => dueCupCalls(services).map((due) => callFor(parts, due)));
};

const callFor = ({ services, show }: Parts, { call, chat, opponent }: DueCupCall): Job => ({
  chat: chat.id,
  lane: `cup call ${call.pair}`,
  take: () => services.store.cups.takeCall(call),
  giveBack: () => services.store.cups.giveCallBack(call),
  run: (api) => {
    const say = speaker(chat.language);
    const name = nameHtml(opponent.name, say("nobody"));
    const html = say("cup-call", { name, near: { soon: new Date(call.due) } });
    const mine = button(say("button-cup-match-mine"), { do: "cup-mine", cup: call.cup }, "primary");
    return show({ api }, { chat: chat.id }, () => ({ html, keyboard: [[mine]] }));
  },
});
