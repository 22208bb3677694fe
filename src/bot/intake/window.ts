import type { Update } from "grammy/types";
import type { Time } from "../../machine/time.ts";
import type { Contact } from "./contact.ts";
import type { Intake } from "./intake.ts";

/** The most that Telegram gives at once. */
const MOST_AT_ONCE = 100;

/** The pause between two polls while updates are in hand, which Telegram gives again each time. */
const IN_HAND_PAUSE_MS = 50;
/**
 * Updates in hand may keep newer ones out for this time. Those that take longer have written
 * already, and wait for Telegram; a kill then costs an answer at most.
 */
const LONGEST_HOLD_MS = 2_000;

type Intakes = { readonly intake: Intake; readonly contact: Contact; readonly time: Time };

/**
 * The updates that Telegram keeps for us: from the oldest that is not dealt with, so that none is
 * lost if the process dies.
 */
export class UpdateWindow {
  readonly #polling: Intakes;
  /** The next update that is new. */
  #next = 0;
  /** Telegram has forgotten all before this one. */
  #confirmed = 0;

  constructor(polling: Intakes) {
    this.#polling = polling;
  }

  get isHeld(): boolean {
    return this.#offset < this.#next;
  }

  get #offset(): number {
    const oldest = this.#polling.intake.oldest?.id ?? this.#next;
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
    if (given >= MOST_AT_ONCE) this.#slide();
    else void contact.caughtUp(intake.idle());
    await intake.room();
    if (!this.isHeld) return;
    await time.within(IN_HAND_PAUSE_MS, intake.idle());
  }

  /** Lets newer updates in where those in hand take too long. */
  #slide(): void {
    const { intake, time } = this.#polling;
    const { oldest } = intake;
    const isSlow = oldest !== undefined && time.elapsed() - oldest.since > LONGEST_HOLD_MS;
    if (isSlow) this.#confirmed = this.#next;
  }
}
