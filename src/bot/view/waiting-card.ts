import type { Services } from "../../tables/services/services.ts";
import { slotOf } from "../../tables/services/slots.ts";
import type { PressData } from "../press/book.ts";
import type { Say } from "../text/texts.ts";
import { button, inReadingOrder, type Keyboard, type Page, type Row } from "./button.ts";

/** How somebody who waits can spend the time: each feature gives its own key. */
export const MEANWHILE = slotOf<(say: Say) => Row[number]>();

type WaitingCard = {
  /** What is waited for. */
  readonly title: string;
  /** Its terms, when it begins or since when one waits, who else does. */
  readonly facts: readonly string[];
  /** What will happen, apart from the facts. */
  readonly hints: readonly string[];
  /** Straight to a game with those who wait, too. */
  readonly ways?: Keyboard;
  /** Begins a game with the bot meanwhile; undefined while one is played. */
  readonly computer: PressData | undefined;
  /** To wait no more, or where it is waited for. */
  readonly last: Row;
};

/** The one card of a player who waits for an opponent still unknown. */
export const waitingCard = (
  services: Services,
  { title, facts, hints, ways = [], computer, last }: WaitingCard,
  say: Say,
): Page => {
  const meanwhile = [
    ...(computer ? [button(say("button-meanwhile-computer"), computer)] : []),
    ...MEANWHILE.of(services).map((key) => key(say)),
  ];
  return {
    html: [`<b>${title}</b>`, ...facts, ...(hints.length > 0 ? ["", ...hints] : [])].join("\n"),
    keyboard: [...ways, inReadingOrder(meanwhile, say), inReadingOrder(last, say)].filter(
      (row) => row.length > 0,
    ),
  };
};
