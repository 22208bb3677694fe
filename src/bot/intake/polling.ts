import type { Update } from "grammy/types";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";
import type { Polls } from "../wire/wire.ts";
import { ask, type PollRefusal } from "./asking.ts";
import type { Contact } from "./contact.ts";
import type { Intake, Meter } from "./intake.ts";

export type PollingEnd = "stopped" | "conflict" | "unauthorized" | "outranked";

type PollParts = {
  readonly polls: Polls;
  /** How many updates Telegram keeps for the bot, those in hand included. */
  readonly countKept: () => Promise<number>;
  /** Whether a process of a higher generation plays by now. */
  readonly isOutranked: () => Promise<boolean>;
  readonly intake: Intake;
  readonly meter: Meter;
  readonly contact: Contact;
  readonly signal: AbortSignal;
  readonly log: Logger;
  /**
   * The time to keep trying while Telegram says that another process polls, or refuses the token.
   */
  readonly patienceMs: number;
  readonly time: Time;
};

const POLL_SECONDS = 25;
/** During trouble every poll is short, so that a hanging connection is given up soon. */
const TROUBLED_POLL_SECONDS = 1;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
/** Telegram may ask for hours; it is asked again after this time. */
const LONGEST_OBEYED_SECONDS = 5;
const TELL_EVERY_MS = 60_000;

/**
 * Two that poll in turns are both answered in between: neither is in trouble for long, but both
 * hear of the other so often. After an outage a process hears of its own last poll, a dozen times.
 */
const MOST_CONFLICTS = 60;
const CONFLICTS_WITHIN_MS = 600_000;

type Trouble = {
  readonly kind: "conflict" | "unauthorized" | "unreachable";
  readonly since: number;
  readonly told: number;
  readonly pause: number;
};

const WARNINGS: Readonly<Record<Trouble["kind"], string>> = {
  conflict: "another process takes the updates of this bot: one of the two has to be stopped",
  unauthorized: "Telegram does not accept the token any more: @BotFather has the one that is good",
  unreachable: "Telegram gives no updates: it is asked again every few seconds",
};

export const poll = async (polling: PollParts): Promise<PollingEnd> => {
  const { signal, contact, log, patienceMs, time } = polling;
  const window = new UpdateWindow(polling);
  let trouble: Trouble | undefined;
  const isTooMany = countConflicts();
  let wasHurried = false;
  while (!signal.aborted) {
    const { isUrgent, hurry } = contact.ask();
    const quiet = trouble ? TROUBLED_POLL_SECONDS : POLL_SECONDS;
    const seconds = isUrgent || window.isHeld ? 0 : quiet;
    const answer = await ask(polling, window.confirm(), seconds, isUrgent ? undefined : hurry);
    if (signal.aborted) break;
    if (answer === "hurried") {
      wasHurried = true;
      continue;
    }
    // A second process may have been promoted, or this one have been away while one was.
    const isInDoubt = answer.ok ? trouble !== undefined : kindOf(answer.code) === "conflict";
    if (isInDoubt && (await polling.isOutranked())) return "outranked";
    if (answer.ok) {
      if (trouble) {
        log.info({ seconds: secondsOf(trouble, time.now()) }, "Telegram gives updates again");
      }
      trouble = undefined;
      await takeIn(polling, window, answer.updates, wasHurried);
    } else {
      contact.noteLoss();
      trouble = noteTrouble(trouble, answer, log, time.now());
      const { kind, since, pause } = trouble;
      const now = time.now();
      const isTooLong = kind !== "unreachable" && now - since >= patienceMs;
      const isTooOften = kind === "conflict" && isTooMany(time.elapsed(), patienceMs);
      if (isTooLong || isTooOften) {
        log.fatal({ seconds: secondsOf(trouble, now) }, WARNINGS[kind]);
        return kind;
      }
      const asked = Math.min(LONGEST_OBEYED_SECONDS, answer.restSeconds);
      await time.sleep(Math.max(pause, 1000 * asked), signal);
    }
    wasHurried = false;
  }
  contact.noteLoss();
  return "stopped";
};

/** Counts a conflict at each call; whether there were too many lately, for longer than patience. */
const countConflicts = (): ((now: number, patienceMs: number) => boolean) => {
  let conflicts: readonly number[] = [];
  return (now, patienceMs) => {
    conflicts = [...conflicts, now].filter((at) => now - at < CONFLICTS_WITHIN_MS);
    const [first = now] = conflicts;
    return conflicts.length >= MOST_CONFLICTS && now - first >= patienceMs;
  };
};

/** Takes what a poll has brought; `wasHurried`: another one was out before it, and was ended. */
const takeIn = async (
  { meter, contact, signal, log, time }: PollParts,
  window: UpdateWindow,
  updates: readonly Update[],
  wasHurried: boolean,
): Promise<void> => {
  meter.contact();
  const fresh = window.fresh(updates);
  if (wasHurried && fresh.length > 0) contact.noteReturn();
  try {
    contact.noteAnswer();
  } catch (error) {
    // Nobody may be late by it: what came waits in Telegram until that is written down.
    log.error({ err: error }, "an outage could not be written down: it is tried again");
    return time.sleep(LONGEST_PAUSE_MS, signal);
  }
  await window.take(fresh, updates.length);
};

const secondsOf = ({ since }: Trouble, now: number): number => Math.round((now - since) / 1000);

/** The trouble after one more failure; logged when it begins and once a minute. */
const noteTrouble = (
  before: Trouble | undefined,
  answer: PollRefusal,
  log: Logger,
  now: number,
): Trouble => {
  const { code, reason } = answer;
  const kind = kindOf(code);
  if (before?.kind !== kind) {
    log.warn({ code, reason }, WARNINGS[kind]);
    return { kind, since: now, told: now, pause: FIRST_PAUSE_MS };
  }
  const pause = Math.min(LONGEST_PAUSE_MS, before.pause * 2);
  if (now - before.told < TELL_EVERY_MS) return { ...before, pause };
  log.warn({ code, reason, seconds: secondsOf(before, now) }, WARNINGS[kind]);
  return { ...before, told: now, pause };
};

const kindOf = (code: number | undefined): Trouble["kind"] => {
  if (code === 409) return "conflict";
  return code === 401 || code === 404 ? "unauthorized" : "unreachable";
};

/** The most that Telegram gives at once. */
const MOST_AT_ONCE = 100;

/** The pause between two polls while updates are in hand, which Telegram gives again each time. */
const IN_HAND_PAUSE_MS = 50;
/**
 * Where Telegram has more than it gives at once, updates in hand keep newer ones out for this time.
 * Those that take longer have written already, and wait for Telegram; a kill then costs an answer
 * at most.
 */
const LONGEST_HOLD_MS = 2_000;
/** The same once that has lasted as long: a flood must not keep others waiting. */
const HOLD_IN_FLOOD_MS = 100;

/** The pause between two questions after what Telegram keeps back, and the most that one takes. */
const COUNT_EVERY_MS = 1_000;
const LONGEST_COUNT_MS = 2_000;

type Intakes = Pick<PollParts, "intake" | "contact" | "time" | "countKept">;

/**
 * The updates that Telegram keeps for us: from the oldest that is not dealt with, so that none is
 * lost if the process dies.
 */
class UpdateWindow {
  readonly #polling: Intakes;
  /** The next update that is new. */
  #next = 0;
  /** Telegram has forgotten all before this one. */
  #confirmed = 0;
  #countAgainAt = 0;
  /** Since then Telegram has had more than it gives at once, again and again; the last time. */
  #full: { readonly since: number; readonly last: number } | undefined;

  constructor(polling: Intakes) {
    this.#polling = polling;
  }

  get isHeld(): boolean {
    return this.#offset < this.#next;
  }

  get #offset(): number {
    const oldest = this.#polling.intake.oldest() ?? this.#next;
    return Math.max(this.#confirmed, Math.min(oldest, this.#next));
  }

  /** The number that a poll asks from, by which it confirms all before. */
  confirm(): number {
    this.#confirmed = this.#offset;
    return this.#confirmed;
  }

  fresh(updates: readonly Update[]): readonly Update[] {
    // After a week without updates Telegram's numbers begin anew anywhere.
    if (updates.some(({ update_id: id }) => id < this.#confirmed)) {
      this.#confirmed = 0;
      this.#next = 0;
    }
    return updates.filter(({ update_id: id }) => id >= this.#next);
  }

  /** Takes what is new; `given`: the number of updates that came. */
  async take(fresh: readonly Update[], given: number): Promise<void> {
    const { intake, contact, time } = this.#polling;
    for (const update of fresh) intake.take(update);
    this.#next = (fresh.at(-1)?.update_id ?? this.#next - 1) + 1;
    let hasSlid = false;
    if (given < MOST_AT_ONCE) {
      void contact.noteCaughtUp(intake.written());
    } else {
      void contact.noteMore(fresh.length, intake.written());
      await this.#countKeptBack(given);
      hasSlid = this.#slide();
    }
    await intake.room();
    if (hasSlid || !this.isHeld) return;
    await time.within(IN_HAND_PAUSE_MS, intake.idle());
  }

  /** Those who wait to hear are told once all that Telegram keeps back now has come. */
  async #countKeptBack(given: number): Promise<void> {
    const { intake, contact, countKept, time } = this.#polling;
    if (!contact.isToCount || time.elapsed() < this.#countAgainAt) return;
    this.#countAgainAt = time.elapsed() + COUNT_EVERY_MS;
    const kept = await time.within(
      LONGEST_COUNT_MS,
      countKept().catch(() => undefined),
    );
    if (kept === undefined) return;
    contact.noteKeptBack(Math.max(0, kept - given));
    void contact.noteMore(0, intake.written());
  }

  /** Lets newer updates in where those in hand take too long: then there is more to ask for. */
  #slide(): boolean {
    const { intake, time } = this.#polling;
    const now = time.elapsed();
    const { since, last } = this.#full ?? { since: now, last: now };
    const begun = now - last <= LONGEST_HOLD_MS ? since : now;
    this.#full = { since: begun, last: now };
    const holdMs = now - begun > LONGEST_HOLD_MS ? HOLD_IN_FLOOD_MS : LONGEST_HOLD_MS;
    const holding = intake.oldest(holdMs) ?? this.#next;
    const before = this.#offset;
    this.#confirmed = Math.max(this.#confirmed, Math.min(holding, this.#next));
    return this.#offset > before;
  }
}
