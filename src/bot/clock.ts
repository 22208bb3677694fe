import type { Api } from "grammy";
import type { Logger } from "pino";
import { isChatId } from "../ids/ids.ts";
import {
  type DueReminder,
  dropLateReminders,
  dueReminders,
  expireLinks,
  outlivedReminders,
  putOff,
  reminded,
  reminderGone,
  showOverdue,
  takeReminder,
} from "../tables/clock.ts";
import type { Computer } from "../tables/computer/computer.ts";
import { dropOldConversations } from "../tables/conversations.ts";
import { botLeft, chatMoved } from "../tables/people.ts";
import type { Services } from "../tables/services.ts";
import { dropOldUpdates } from "../tables/updates.ts";
import type { Coach } from "./delivery/coach.ts";
import type { Deliverer } from "./delivery/deliverer.ts";
import { failureOf } from "./delivery/failure.ts";
import { nameHtml } from "./text/html.ts";
import { speaker } from "./text/texts.ts";

const EVERY_MS = 2_000;

/**
 * A reminder that is later than this fell due while the bot was down or asleep, and would come as one
 * of a storm; a short restart loses none.
 */
const LATEST_MS = 120_000;

type Parts = {
  readonly services: Services;
  readonly api: Api;
  readonly deliverer: Deliverer;
  readonly computer: Computer;
  readonly coach: Coach;
  readonly log: Logger;
};

/**
 * The one timer. All that is due stands in the database and is looked up at each sweep: games whose
 * time is up, links that are too old, people to remind, reminders to take away, analyses that are
 * owed, dialogs that waited in vain.
 */
export class Clock {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    // One that takes long is not overtaken.
    this.#timer = setInterval(() => this.#waiting === 0 && this.sweep(), EVERY_MS).unref();
    this.sweep();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#last;
  }

  /** Does what is due now, after the sweep that may be under way. */
  sweep(): Promise<void> {
    this.#waiting++;
    this.#last = this.#last
      .then(() => this.#sweep())
      .catch((error: unknown) => this.#parts.log.error({ err: error }, "a sweep failed"))
      .finally(() => {
        this.#waiting--;
      });
    return this.#last;
  }

  async #sweep(): Promise<void> {
    const { services, deliverer, computer, coach } = this.#parts;
    // Nothing else waits for a turn that failed and is tried again.
    computer.play().then(() => deliverer.wake());
    coach.work();
    dropLateReminders(services, LATEST_MS);
    showOverdue(services);
    expireLinks(services);
    dropOldConversations(services);
    dropOldUpdates(services);
    deliverer.wake();
    await Promise.all([...this.#remind(), ...this.#takeAway()]);
  }

  #remind(): Promise<void>[] {
    const { services, deliverer } = this.#parts;
    return dueReminders(services).map(async (due) => {
      const budget = deliverer.budgetIn(due.chat.id);
      const wait = budget.wait();
      // Tables go first: where the chat is busy the reminder has time.
      if (wait > 0) return putOff(services, due, wait);
      takeReminder(services, due);
      budget.spend();
      try {
        reminded(services, due, await this.#send(due));
      } catch (error) {
        this.#notSent(due, error);
      }
    });
  }

  async #send({ chat, table, thread, person, toAnswer }: DueReminder): Promise<number> {
    const say = speaker(chat.language);
    const name = nameHtml(person.name, say("nobody"));
    const player = `<a href="tg://user?id=${person.id}">${name}</a>`;
    const html = say(toAnswer ? "reminder-answer" : "reminder", { player });
    const { message_id } = await this.#parts.api.sendMessage(chat.id, html, {
      parse_mode: "HTML",
      ...(thread !== null && { message_thread_id: thread }),
      ...(table !== null && {
        reply_parameters: { message_id: table, allow_sending_without_reply: true },
      }),
    });
    return message_id;
  }

  /** Whether it came through or not is not always known; nobody is reminded twice. */
  #notSent(due: DueReminder, error: unknown): void {
    const { services, deliverer, log } = this.#parts;
    const failure = failureOf(error);
    switch (failure.kind) {
      case "wait":
        deliverer.budgetIn(due.chat.id).block(failure.seconds);
        putOff(services, due, failure.seconds * 1000);
        break;
      case "moved":
        if (isChatId(failure.to)) chatMoved(services, due.chat.id, failure.to);
        putOff(services, due, 0);
        break;
      case "shut-out":
        botLeft(services, due.chat.id);
        break;
      default:
        log.warn({ err: error, chat: due.chat.id }, "a reminder could not be sent");
    }
  }

  #takeAway(): Promise<void>[] {
    const { services, api, deliverer } = this.#parts;
    return outlivedReminders(services).map(async (reminder) => {
      const budget = deliverer.budgetIn(reminder.chat);
      if (budget.blocked() > 0) return;
      try {
        await api.deleteMessage(reminder.chat, reminder.message);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === "wait") budget.block(failure.seconds);
        if (failure.kind === "wait" || failure.kind === "broken") return;
      }
      reminderGone(services, reminder);
    });
  }
}
