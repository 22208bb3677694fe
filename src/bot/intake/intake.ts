import type { Api, Transformer } from "grammy";
import type { Update } from "grammy/types";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";
import type { PressBook } from "../press/book.ts";
import { languageFor, speaker } from "../text/texts.ts";
import { FairLine, type InHand } from "./fair-line.ts";
import type { WebhookAddress } from "./greeting.ts";
import { originOf } from "./origin.ts";

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

/** After this time the next update of a place begins, even if this one is not done. */
const LONGEST_UPDATE_MS = 30_000;

/** One at work for this time has written already, and waits for Telegram. */
const LONGEST_WRITING_MS = 3_000;

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
 * Handles updates in a fair order (`fair-line.ts`). Our own, as grammY's runner stops at a 401 and
 * has no limit for one person.
 */
export class Intake {
  readonly #handling: Handling;
  readonly #line = new FairLine();
  #isBeginning = false;
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

  /** The number of the oldest update that is not dealt with, of those taken in the last `ms`. */
  oldest(ms = Number.POSITIVE_INFINITY): number | undefined {
    return this.#line.oldest(this.#handling.time.elapsed() - ms)?.update.update_id;
  }

  get hasRoom(): boolean {
    return this.#line.hasRoom;
  }

  async room(): Promise<void> {
    while (!this.hasRoom) {
      await new Promise<void>((resolve) => {
        this.#onRoom = [...this.#onRoom, resolve];
      });
    }
  }

  async idle(): Promise<void> {
    await this.#line.idle();
  }

  /**
   * Resolves when all that people have said by now is written down: what waits for its turn, too.
   * What floods is waited for a short time only, as it may wait for long.
   */
  async written(): Promise<void> {
    const ofFlood = this.#handling.time.within(LONGEST_WRITING_MS, this.#line.written("many"));
    await Promise.all([this.#line.written("few"), ofFlood]);
  }

  #take(update: Update): void {
    const { meter, refuse, read, time } = this.#handling;
    const origin = originOf(update, read);
    meter.update(origin.kind, origin.what);
    const tooMany = this.#line.tooMany(origin);
    if (tooMany === undefined) {
      this.#line.add(update, origin, time.elapsed());
      void this.#begin();
    } else {
      meter.dropped(tooMany);
      refuse(update);
    }
  }

  /** Begins all that may begin, one in each turn of the loop: a newcomer may then go first. */
  async #begin(): Promise<void> {
    if (this.#isBeginning) return;
    this.#isBeginning = true;
    for (let next = this.#line.begin(); next; next = this.#line.begin()) {
      void this.#deal(next);
      await this.#handling.time.yield();
    }
    this.#isBeginning = false;
  }

  async #deal(one: InHand): Promise<void> {
    const { meter, time } = this.#handling;
    void time.within(LONGEST_WRITING_MS, one.isDone).then(() => this.#line.noteWritten(one));
    await this.#handle(one);
    if (one.origin.kind === "press") meter.press((time.elapsed() - one.since) / 1000);
    this.#line.leave(one);
    const told = this.#onRoom;
    this.#onRoom = [];
    for (const resolve of told) resolve();
    void this.#begin();
  }

  /** Never rejects, so that the updates behind it go on. */
  async #handle({ update, origin }: InHand): Promise<void> {
    const { handle, log, time } = this.#handling;
    const { kind, what, person, chat } = origin;
    const about = { update: update.update_id, kind, what, person, chat };
    const handled = handle(update)
      .catch((error: unknown) => log.error({ err: error, ...about }, "an update failed"))
      .then(() => true);
    if (await time.within(LONGEST_UPDATE_MS, handled)) return;
    log.error(about, "an update takes too long: the others go on");
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
  /** Whether a process of a higher generation plays by now. */
  readonly isOutranked: () => Promise<boolean>;
  readonly time: Time;
};

/** Where another machine has a webhook of its own, updates just stay away from this one. */
const LOOK_EVERY_MS = 20_000;

export const receive = async (receiving: Receiving): Promise<"stopped" | "outranked"> => {
  const { webhook, intake, signal, meter, isOutranked, time } = receiving;
  webhook.deliverTo((update) => {
    meter.contact();
    return intake.hasRoom && !signal.aborted && intake.take(update);
  });
  while (!signal.aborted) {
    await time.sleep(LOOK_EVERY_MS, signal);
    if (!signal.aborted && (await isOutranked())) return "outranked";
  }
  return "stopped";
};
