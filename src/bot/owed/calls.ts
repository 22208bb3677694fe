import type { Api } from "grammy";
import { type Accepted, acceptedElsewhere, OFFER_NOTICE } from "../../tables/challenge/inline.ts";
import {
  type DueReminder,
  dueReminders,
  noteReminder,
  outlivedReminders,
} from "../../tables/clock/clock.ts";
import { BELL_NOTICE, type DueCall, dueCall } from "../../tables/game/bells.ts";
import type { Services } from "../../tables/services/services.ts";
import { failureOf } from "../delivery/failure.ts";
import type { NoticeKind, OwedSayings } from "../feature/kinds.ts";
import { escapeHtml, isolated, nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { button, type Page } from "../view/button.ts";
import { wayToTable } from "../view/links.ts";
import { mentionHtml } from "../view/person-name.ts";
import { termsText } from "../view/titles.ts";

/** Calls people in private to their turn in a group. */
const BELLS: NoticeKind = {
  kind: BELL_NOTICE,
  saying: ({ services }, notice) => {
    const due = dueCall(services, notice);
    if (due === undefined || due === "not yet") return due;
    return {
      compose: ({ say }) => callMessage(due, say),
      onShown: ({ message }) => noteReminder(services, due.bell.game, due, message),
    };
  },
};

/** Tells people in private who has sat down at their challenge in another chat. */
const OFFERS: NoticeKind = {
  kind: OFFER_NOTICE,
  saying: ({ services }, { subject }) => {
    const accepted = acceptedElsewhere(services, subject);
    return accepted && { compose: ({ say }) => acceptedMessage(accepted, say) };
  },
};

export const TABLE_NOTICES: readonly NoticeKind[] = [BELLS, OFFERS];

const acceptedMessage = (accepted: Accepted, say: Say): Page => {
  const { game, opponent, terms, isPrivate } = accepted;
  const html = say(acceptedKey(accepted), {
    name: nameHtml(opponent.name, say("nobody")),
    terms: termsText(terms, say),
  });
  // An inline message has no address: the board comes to this chat.
  const way = button(say("button-to-board"), { do: "board-here", game });
  return { html, keyboard: isPrivate ? [] : [[way]] };
};

const acceptedKey = ({ isUnconfirmed, isPrivate }: Accepted) => {
  if (!isUnconfirmed) return "challenge-accepted";
  return isPrivate ? "offer-taken-in-private" : "offer-taken";
};

const callMessage = (due: DueCall, say: Say): Page => {
  const { group, opponent, toAnswer } = due;
  const html = say(toAnswer ? "bell-answer" : "bell-move", {
    name: nameHtml(opponent.name, say("nobody")),
    group: escapeHtml(isolated(group.title)),
  });
  const bring = button(say("button-to-board"), { do: "bring", table: due.table.id });
  return { html, keyboard: [[wayToTable(due.table, bring)]] };
};

/** Later than this it fell due while the bot was down, and would come as one of a storm. */
const LATEST_MS = 120_000;

/** The reminders that are due, each once, as it is not always known whether one arrived. */
export const reminders: OwedSayings = ({ services }) => {
  const { waits } = services.store;
  waits.dropDue(services.now() - LATEST_MS);
  return dueReminders(services).map((due) => ({
    chat: due.chat,
    lane: `reminder ${due.wait.game}`,
    take: () => waits.take(due.wait),
    giveBack: () => waits.remindAt({ ...due.wait, remindAt: services.now() }),
    place: { thread: due.thread, replyTo: due.table ?? undefined },
    compose: ({ say }) => ({ html: wordsOf(due, say), keyboard: [] }),
    onShown: ({ message }) => noteReminder(services, due.wait.game, due, message),
  }));
};

const wordsOf = ({ person, toAnswer, until }: DueReminder, say: Say): string => {
  const player = mentionHtml(person, say);
  if (until === undefined) return say(toAnswer ? "reminder-answer" : "reminder", { player });
  const near = { soon: new Date(until) };
  return say(toAnswer ? "reminder-clock-answer" : "reminder-clock", { player, near });
};

export const takeRemindersAway = async (services: Services, api: Api): Promise<void> => {
  const gone = outlivedReminders(services).map(async (reminder) => {
    try {
      await api.deleteMessage(reminder.chat, reminder.message);
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === "wait" || kind === "broken") return;
    }
    services.store.waits.dropReminder(reminder);
  });
  await Promise.all(gone);
};
