import type { Api, Transformer } from "grammy";
import type { Update } from "grammy/types";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";
import type { PressBook } from "../press/book.ts";
import { languageFor, speaker } from "../text/texts.ts";
import type { WebhookAddress } from "./greeting.ts";

export type Meter = {
  /** `what` is the button, or the command with its slash; empty if it is neither. */
  update(kind: string, what: string): void;
  dropped(by: "person" | "chat"): void;
  call(method: string, outcome: "ok" | "429" | "refused" | "broken"): void;
  /** The time from the arrival of a press until it is handled. */
  press(seconds: number): void;
  /** Telegram gave or brought updates, or said that there are none. */
  contact(): void;
};

export const countCalls =
  (meter: Meter): Transformer =>
  async (call, method, payload, signal) => {
    try {
      const answer = await call(method, payload, signal);
      if (answer.ok) meter.call(method, "ok");
      else meter.call(method, answer.error_code === 429 ? "429" : "refused");
      return answer;
    } catch (error) {
      meter.call(method, "broken");
      throw error;
    }
  };

const MOST_WAITING = { person: 30, chat: 100, all: 500 } as const;

/** After this time the next update of a place begins, even if this one is not done. */
const LONGEST_UPDATE_MS = 30_000;

/** An update that is not dealt with; `since` by the time that only grows. */
type InHand = { readonly id: number; readonly since: number };

type Handling = {
  readonly handle: (update: Update) => Promise<void>;
  /** Called with an update that is dropped, because its person or chat has too many waiting. */
  readonly refuse: (update: Update) => void;
  readonly read: PressBook["read"];
  readonly meter: Meter;
  readonly log: Logger;
  readonly time: Time;
};

/**
 * Handles updates in order for each chat and game. Our own, as grammY's runner stops at a 401 and
 * has no limit for one person.
 */
export class Intake {
  readonly #handling: Handling;
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, number>();
  /** The updates that are not dealt with, in the order of their arrival. */
  readonly #inHand = new Map<number, InHand>();
  #size = 0;
  #onRoom: readonly (() => void)[] = [];

  constructor(handling: Handling) {
    this.#handling = handling;
  }

  /** Takes an update or drops it, at once; true in either case, so Telegram does not repeat it. */
  take(update: Update): true {
    try {
      this.#take(update);
    } catch (error) {
      const about = { err: error, update: update.update_id };
      this.#handling.log.error(about, "an update that is none of Telegram's is left out");
    }
    return true;
  }

  get oldest(): InHand | undefined {
    const [oldest] = this.#inHand.values();
    return oldest;
  }

  get hasRoom(): boolean {
    return this.#size < MOST_WAITING.all;
  }

  async room(): Promise<void> {
    while (!this.hasRoom) {
      await new Promise<void>((resolve) => {
        this.#onRoom = [...this.#onRoom, resolve];
      });
    }
  }

  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }

  #take(update: Update): void {
    const { meter, refuse, read } = this.#handling;
    const origin = originOf(update, read);
    meter.update(origin.kind, origin.what);
    const tooMany = this.#tooMany(origin);
    if (tooMany === undefined) this.#queue(update, origin);
    else {
      meter.dropped(tooMany);
      refuse(update);
    }
  }

  #tooMany({ person, chat }: Origin): "person" | "chat" | undefined {
    if (this.#countOf(person) >= MOST_WAITING.person) return "person";
    if (chat !== undefined && this.#countOf(chat) >= MOST_WAITING.chat) return "chat";
    return undefined;
  }

  #queue(update: Update, origin: Origin): void {
    const { kind, person, chat, places } = origin;
    const { meter, time } = this.#handling;
    const begun = time.elapsed();
    const counted = chat === undefined || chat === person ? [person] : [person, chat];
    for (const name of counted) this.#waiting.set(name, this.#countOf(name) + 1);
    this.#size++;
    this.#inHand.set(update.update_id, { id: update.update_id, since: begun });
    const before = places.flatMap((place) => this.#last.get(place) ?? []);
    const done = Promise.all(before)
      .then(() => this.#handle(update, origin))
      .then(() => {
        if (kind === "press") meter.press((time.elapsed() - begun) / 1000);
        for (const place of places) if (this.#last.get(place) === done) this.#last.delete(place);
        this.#inHand.delete(update.update_id);
        this.#leave(counted);
      });
    for (const place of places) this.#last.set(place, done);
  }

  /** Never rejects, so that the updates behind it go on. */
  async #handle(update: Update, { kind, what, person, chat }: Origin): Promise<void> {
    const { handle, log, time } = this.#handling;
    const about = { update: update.update_id, kind, what, person, chat };
    const handled = handle(update)
      .catch((error: unknown) => log.error({ err: error, ...about }, "an update failed"))
      .then(() => true);
    if (await time.within(LONGEST_UPDATE_MS, handled)) return;
    log.error(about, "an update takes too long: the others go on");
  }

  #leave(counted: readonly string[]): void {
    for (const name of counted) {
      const left = this.#countOf(name) - 1;
      if (left > 0) this.#waiting.set(name, left);
      else this.#waiting.delete(name);
    }
    this.#size--;
    const told = this.#onRoom;
    this.#onRoom = [];
    for (const resolve of told) resolve();
  }

  #countOf(name: string): number {
    return this.#waiting.get(name) ?? 0;
  }
}

const TELL_EVERY_MS = 60_000;
/** No more people than this flood at one time. */
const MOST_KNOWN = 1_000;

/**
 * Asks people who press too fast to slow down, once a minute. In memory, as a flood must cost no
 * write.
 */
export const askToSlowDown = (api: Api, elapsed: () => number): ((update: Update) => void) => {
  const told = new Map<number, number>();
  return ({ callback_query: press }) => {
    if (!press) return;
    const { id } = press.from;
    if (elapsed() - (told.get(id) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
    if (told.size >= MOST_KNOWN) told.clear();
    told.set(id, elapsed());
    const text = speaker(languageFor(press.from.language_code))("slower");
    // A late answer is no failure.
    api.answerCallbackQuery(press.id, { text }).catch(() => undefined);
  };
};

/**
 * The webhook, and the function that takes its updates: false if Telegram has to bring one again.
 */
export type WebhookDoor = WebhookAddress & {
  deliverTo(take: (update: Update) => boolean): void;
};

type Receiving = {
  readonly webhook: WebhookDoor;
  readonly intake: Intake;
  readonly signal: AbortSignal;
  readonly meter: Meter;
};

export const receive = ({ webhook, intake, signal, meter }: Receiving): Promise<"stopped"> => {
  webhook.deliverTo((update) => {
    meter.contact();
    return intake.hasRoom && !signal.aborted && intake.take(update);
  });
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("stopped"), { once: true });
  });
};

export type Origin = {
  readonly kind: "message" | "press" | "inline" | "membership";
  /** The request as the log may name it: a command or a button, never what people wrote. */
  readonly what: string;
  /** The sender; a channel, or a group that writes in its own name, counts as a person. */
  readonly person: string;
  readonly chat: string | undefined;
  /** The chat or game of the update, on which only one update at a time may be at work. */
  readonly places: readonly string[];
};

const COMMAND = /^\/[a-z]{1,32}/;

/** The number of a person, or of the chat in whose name they speak; 0 where none is told. */
export const senderOf = (update: Update): number => {
  const { message, callback_query: press, inline_query: query, my_chat_member: member } = update;
  const spoken = message?.sender_chat ?? message?.from;
  const from = spoken ?? press?.from ?? query?.from ?? update.guest_message?.from ?? member?.from;
  return from?.id ?? 0;
};

const originOf = (update: Update, read: PressBook["read"]): Origin => {
  const { message, callback_query: press, inline_query: query, my_chat_member: member } = update;
  const { guest_message: guest } = update;
  const chat = message?.chat ?? press?.message?.chat ?? member?.chat;
  const inline = press?.inline_message_id;
  const meant = read(press?.data ?? "");
  const person = `person ${senderOf(update)}`;
  const command = message?.entities?.find(({ type }) => type === "bot_command");
  const written = command && message?.text?.slice(command.offset, command.offset + command.length);
  return {
    kind: message ? "message" : press ? "press" : query || guest ? "inline" : "membership",
    what: meant?.do ?? COMMAND.exec(written ?? "")?.[0] ?? "",
    person,
    chat: chat && `chat ${chat.id}`,
    places: [
      ...(query || guest ? [person] : []),
      ...(chat ? [`chat ${chat.id}`] : []),
      ...(inline === undefined ? [] : [`inline ${inline}`]),
      ...(meant?.game === undefined ? [] : [`game ${meant.game}`]),
      ...(meant?.challenge === undefined ? [] : [`challenge ${meant.challenge}`]),
    ],
  };
};
