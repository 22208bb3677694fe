import { type Untold, untoldOffers } from "../../tables/challenge/inline.ts";
import { noteReminder } from "../../tables/clock/clock.ts";
import { type DueCall, dueCalls } from "../../tables/game/bells.ts";
import type { Services } from "../../tables/services/services.ts";
import type { Job, Jobs } from "../delivery/jobs.ts";
import type { Show } from "../delivery/show.ts";
import { escapeHtml, isolated, nameHtml } from "../text/html.ts";
import { speaker } from "../text/texts.ts";
import { button, type Row } from "../view/button.ts";
import { linkToMessage } from "../view/links.ts";
import type { Page } from "../view/page.ts";
import { termsText } from "../view/titles.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Calls people in private: to their turn in a group, and to a game that has begun without them. */
export const bringCalls = (parts: Parts): void => {
  const { services, jobs } = parts;
  jobs.see(() => [
    ...dueCalls(services).map((due) => callFor(parts, due)),
    ...untoldOffers(services).map((untold) => offerFor(parts, untold)),
  ]);
};

const callFor = ({ services, show }: Parts, due: DueCall): Job => ({
  chat: due.chat.id,
  lane: `call ${due.bell.game} ${due.bell.person}`,
  take: () => services.store.bells.take(due.bell),
  giveBack: () => services.store.bells.giveBack(due.bell),
  run: (api) => {
    const onShown = ({ message }: { readonly message: number | null }) =>
      noteReminder(services, due.bell.game, due, message);
    return show({ api, onShown }, { chat: due.chat.id }, () => callMessage(due));
  },
});

const offerFor = ({ services, show }: Parts, untold: Untold): Job => ({
  chat: untold.chat.id,
  lane: `offer ${untold.game}`,
  take: () => services.store.unconfirmed.take(untold.game),
  giveBack: () => services.store.unconfirmed.giveBack(untold.game),
  run: (api) => {
    const { chat, opponent, terms, isPrivate } = untold;
    const say = speaker(chat.language);
    const name = nameHtml(opponent.name, say("nobody"));
    const html = say(isPrivate ? "offer-taken-in-private" : "offer-taken", {
      name,
      terms: termsText(terms, say),
    });
    return show({ api }, { chat: chat.id }, () => ({ html, keyboard: [] }));
  },
});

const callMessage = (due: DueCall): Page => {
  const { chat, group, opponent, toAnswer } = due;
  const say = speaker(chat.language);
  const html = say(toAnswer ? "bell-answer" : "bell-move", {
    name: nameHtml(opponent.name, say("nobody")),
    group: escapeHtml(isolated(group.title)),
  });
  return { html, keyboard: [wayToBoard(due)] };
};

/** Only messages of supergroups have an address; elsewhere the board comes down. */
const wayToBoard = ({ table, chat }: DueCall): Row => {
  const text = speaker(chat.language)("button-to-board");
  const url = linkToMessage(table);
  return [url === undefined ? button(text, { do: "bring", table: table.id }) : { text, url }];
};
