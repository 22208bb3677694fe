import type { Time } from "../../machine/time.ts";

/** Milliseconds since 1970 between which nothing that people said came through. */
export type Outage = { readonly from: number; readonly until: number };

/** What waits for its turn holds up nobody's clock for longer. */
const LONGEST_DEALING_MS = 30_000;

/** What people say may be on its way for this time, though nothing is wrong. */
const LONGEST_WAY_MS = 2_000;

type ContactParts = {
  readonly time: Time;
  /** Called when updates come again, before any of them is dealt with. */
  readonly onReturn: (outage: Outage) => void;
};

type OnAnswer = (isHeard: boolean) => void;

/** They wait for the updates that Telegram kept back when these were counted. */
type KeptBack = { readonly left: number; readonly asked: readonly OnAnswer[] };

/**
 * Whether the bot hears what people say. While it does not, nobody is late: what they did in time
 * may still wait in Telegram.
 */
export class Contact {
  readonly #parts: ContactParts;
  /** They wait for the next question to Telegram. */
  #toAsk: readonly OnAnswer[] = [];
  /** They wait for the answer to the question that is out. */
  #asked: readonly OnAnswer[] = [];
  #keptBack: KeptBack | undefined;
  #hurry = new AbortController();
  #heardAt: number;
  #isCutOff = false;
  #isUpToDate = false;
  #losses = 0;

  constructor(parts: ContactParts) {
    this.#parts = parts;
    this.#heardAt = parts.time.now();
  }

  /** All that waited at the start, or after an outage, is dealt with. */
  get isUpToDate(): boolean {
    return this.#isUpToDate;
  }

  /** True when all that people had said by now is dealt with; false if it cannot be heard. */
  hear(): Promise<boolean> {
    if (this.#isCutOff) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#toAsk = [...this.#toAsk, resolve];
      this.#hurry.abort();
    });
  }

  /** A question goes out. If it is not urgent, the signal ends it as soon as one would be. */
  ask(): { readonly isUrgent: boolean; readonly hurry: AbortSignal } {
    this.#asked = [...this.#asked, ...this.#toAsk];
    this.#toAsk = [];
    this.#hurry = new AbortController();
    return { isUrgent: this.#asked.length > 0, hurry: this.#hurry.signal };
  }

  noteAnswer(): void {
    const until = this.#parts.time.now();
    if (this.#isCutOff) this.#parts.onReturn({ from: this.#heardAt, until });
    this.#isCutOff = false;
    this.#heardAt = until;
  }

  /** Whether somebody waits who needs the number of updates that Telegram keeps back. */
  get isToCount(): boolean {
    return this.#keptBack === undefined && (this.#asked.length > 0 || !this.#isUpToDate);
  }

  /** Telegram keeps back so many. A later question waits for a later count. */
  noteKeptBack(left: number): void {
    this.#keptBack = { left, asked: this.#asked };
    this.#asked = [];
  }

  /** So many more came, though not all; `dealt` resolves when all that came is dealt with. */
  async noteMore(count: number, dealt: Promise<void>): Promise<void> {
    if (this.#keptBack === undefined) return;
    const { left, asked } = this.#keptBack;
    this.#keptBack = left > count ? { left: left - count, asked } : undefined;
    if (left <= count) await this.#tell(asked, dealt);
  }

  /** Telegram keeps nothing back any more; `dealt` resolves when all of it is dealt with. */
  async noteCaughtUp(dealt: Promise<void>): Promise<void> {
    const asked = this.#takeAsked();
    if (asked.length > 0 || !this.#isUpToDate) await this.#tell(asked, dealt);
  }

  async #tell(asked: readonly OnAnswer[], dealt: Promise<void>): Promise<void> {
    const losses = this.#losses;
    await this.#parts.time.within(LONGEST_DEALING_MS, dealt);
    // What came after an outage meanwhile is not dealt with by this.
    const isHeard = losses === this.#losses && !this.#isCutOff;
    if (isHeard) this.#isUpToDate = true;
    for (const tell of asked) tell(isHeard);
  }

  #takeAsked(): readonly OnAnswer[] {
    const asked = [...(this.#keptBack?.asked ?? []), ...this.#asked];
    this.#keptBack = undefined;
    this.#asked = [];
    return asked;
  }

  /**
   * Updates came as soon as a question was put again. If nothing had come before for a while, the
   * connection of the question before was dead.
   */
  noteReturn(): void {
    if (this.#parts.time.now() - this.#heardAt > LONGEST_WAY_MS) this.noteLoss();
  }

  noteLoss(): void {
    this.#losses++;
    this.#isCutOff = true;
    this.#isUpToDate = false;
    for (const tell of [...this.#takeAsked(), ...this.#toAsk]) tell(false);
    this.#toAsk = [];
  }
}
