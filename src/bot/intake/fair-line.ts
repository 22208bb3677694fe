import type { Update } from "grammy/types";
import type { Origin } from "./origin.ts";

/** So many updates are in hand at most, but for the rest of what came at once. */
const MOST = 500;
const MOST_OF_CHAT = 100;

/** So many of one person are in hand at most. */
const MOST_OF_PERSON = 30;

/**
 * Newcomers find a place in a flood: from so many on a person may fill only a part of the room that
 * is left, and in a chat always only a part of what is left there.
 */
const CROWDED = 400;
const SHARE = 1 / 16;
const SHARE_OF_CHAT = 1 / 2;

/** A person with no more in hand has their turn in the order of arrival. */
const FEW = 3;

/** An update that is not dealt with; `since` by the time that only grows. */
export type InHand = {
  readonly update: Update;
  readonly origin: Origin;
  readonly since: number;
  readonly isDone: Promise<void>;
  /** Done, or at work for so long that it has written already and waits for Telegram. */
  readonly isWritten: Promise<void>;
};

const endable = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

type Ends = { readonly done: () => void; readonly written: () => void };

/**
 * The updates in hand. One at a time of each chat and game is at work; what one person sends there
 * keeps its order, and people with few in hand go before those with many: a flood costs those who
 * flood.
 */
export class FairLine {
  /** In the order of their arrival, with what ends them. */
  readonly #inHand = new Map<InHand, Ends>();
  readonly #waiting = new Set<InHand>();
  readonly #counts = new Map<string, number>();
  /** The chats and games where one is at work. */
  readonly #busy = new Set<string>();

  get hasRoom(): boolean {
    return this.#inHand.size < MOST;
  }

  /** Whose part is full, so that another update of this origin is dropped. */
  tooMany({ person, chat }: Origin): "person" | "chat" | undefined {
    const own = this.#countOf(person);
    if (own >= this.#mostOfPerson()) return "person";
    if (chat === undefined) return undefined;
    const left = MOST_OF_CHAT - this.#countOf(chat);
    return own >= Math.ceil(SHARE_OF_CHAT * left) ? "chat" : undefined;
  }

  /** At least one: the last updates of an answer may come when the room is full. */
  #mostOfPerson(): number {
    const count = this.#inHand.size;
    return count < CROWDED ? MOST_OF_PERSON : Math.max(1, Math.ceil(SHARE * (MOST - count)));
  }

  add(update: Update, origin: Origin, since: number): void {
    if (update.inline_query) this.#dropQueryOf(origin.person);
    const [done, written] = [endable(), endable()];
    const one = { update, origin, since, isDone: done.ended, isWritten: written.ended };
    this.#inHand.set(one, { done: done.end, written: written.end });
    this.#waiting.add(one);
    this.#count(one, 1);
  }

  /** Takes out whose turn it is; undefined if all are at work, or wait for one that is. */
  begin(): InHand | undefined {
    const next = this.#next();
    if (!next) return undefined;
    this.#waiting.delete(next);
    for (const place of next.origin.places) this.#busy.add(place);
    return next;
  }

  noteWritten(one: InHand): void {
    this.#inHand.get(one)?.written();
  }

  leave(one: InHand): void {
    for (const place of one.origin.places) this.#busy.delete(place);
    this.#end(one);
  }

  /** The first in hand of those that have come since then. */
  oldest(since: number): InHand | undefined {
    for (const one of this.#inHand.keys()) if (one.since >= since) return one;
    return undefined;
  }

  /** Resolves when all that is in hand now is dealt with. */
  idle(): Promise<unknown> {
    return Promise.all([...this.#inHand.keys()].map(({ isDone }) => isDone));
  }

  /** Resolves when what is in hand now is written, of people with few in hand or with many. */
  written(whose: "few" | "many"): Promise<unknown> {
    const isTheirs = ({ origin }: InHand): boolean =>
      whose === (this.#countOf(origin.person) <= FEW ? "few" : "many");
    return Promise.all([...this.#inHand.keys()].filter(isTheirs).map(({ isWritten }) => isWritten));
  }

  #next(): InHand | undefined {
    let next: InHand | undefined;
    const behind = new Set<string>();
    for (const one of this.#waiting) {
      const { person, places } = one.origin;
      const own = places.map((place) => `${person} ${place}`);
      const mayBegin = !places.some((place) => this.#busy.has(place));
      if (mayBegin && !own.some((lane) => behind.has(lane))) {
        if (this.#countOf(person) <= FEW) return one;
        if (!next || this.#countOf(person) < this.#countOf(next.origin.person)) next = one;
      }
      for (const lane of own) behind.add(lane);
    }
    return next;
  }

  /** Telegram shows the answer to a person's newest question alone. */
  #dropQueryOf(person: string): void {
    for (const one of this.#waiting) {
      if (one.update.inline_query && one.origin.person === person) this.#end(one);
    }
  }

  #end(one: InHand): void {
    const ends = this.#inHand.get(one);
    ends?.written();
    ends?.done();
    this.#inHand.delete(one);
    this.#waiting.delete(one);
    this.#count(one, -1);
  }

  #count({ origin: { person, chat } }: InHand, by: number): void {
    for (const name of chat === undefined ? [person] : [person, chat]) {
      const count = this.#countOf(name) + by;
      if (count > 0) this.#counts.set(name, count);
      else this.#counts.delete(name);
    }
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
