import type { Api } from "grammy";
import {
  type DueReminder,
  dueReminders,
  noteReminder,
  outlivedReminders,
} from "../../tables/clock/clock.ts";
import type { Services } from "../../tables/services/services.ts";
import { failureOf } from "../delivery/failure.ts";
import type { Job, Jobs } from "../delivery/jobs.ts";
import type { Show } from "../delivery/show.ts";
import { nameHtml } from "../text/html.ts";
import { speaker } from "../text/texts.ts";

/** Later than this it fell due while the bot was down, and would come as one of a storm. */
const LATEST_MS = 120_000;

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Sends the reminders that are due, each once, as it is not always known whether one arrived. */
export const bringReminders = ({ services, jobs, show }: Parts): void => {
  const jobFor = (due: DueReminder): Job => ({
    chat: due.chat.id,
    lane: `reminder ${due.wait.game}`,
    take: () => services.store.waits.take(due.wait),
    giveBack: () => services.store.waits.remindAt({ ...due.wait, remindAt: services.now() }),
    run: (api) => {
      const { chat, table, thread } = due;
      const place = { chat: chat.id, thread, replyTo: table ?? undefined };
      const onShown = ({ message }: { readonly message: number | null }) =>
        noteReminder(services, due.wait.game, due, message);
      return show({ api, onShown }, place, () => ({ html: wordsOf(due), keyboard: [] }));
    },
  });
  jobs.see(() => {
    services.store.waits.dropDue(services.now() - LATEST_MS);
    return dueReminders(services).map(jobFor);
  });
};

const wordsOf = ({ chat, person, toAnswer, until }: DueReminder): string => {
  const say = speaker(chat.language);
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
