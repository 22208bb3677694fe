import type { Api } from "grammy";
import {
  type DueReminder,
  dueReminders,
  noteReminder,
  outlivedReminders,
} from "../../tables/clock/clock.ts";
import type { Services } from "../../tables/services/services.ts";
import { failureOf } from "../delivery/failure.ts";
import type { OwedSayings } from "../feature/kinds.ts";
import { nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";

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
  const name = nameHtml(person.name, say("nobody"));
  const player = `<a href="tg://user?id=${person.id}">${name}</a>`;
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
