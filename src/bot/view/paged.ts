import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";
import { button, inReadingOrder, type Row } from "./button.ts";

/** Things that are shown page by page. */
export type Paging = {
  readonly page: number;
  /** The press that shows another page. */
  readonly turn: (page: number) => Press | PressData;
  /** Leads back from the first page. */
  readonly back: Row[number];
};

/** The things on a page, and the row that turns the pages; a number too high is the last page. */
export const paged = <Thing>(
  all: readonly Thing[],
  most: number,
  { page, turn, back }: Paging,
  say: Say,
): { readonly shown: readonly Thing[]; readonly row: Row } => {
  const last = Math.max(Math.ceil(all.length / most) - 1, 0);
  const at = Math.min(page, last);
  return {
    shown: all.slice(at * most, (at + 1) * most),
    row: inReadingOrder(
      [
        at === 0 ? back : button(say("button-games"), turn(at - 1)),
        ...(at === last ? [] : [button(say("button-more-games"), turn(at + 1))]),
      ],
      say,
    ),
  };
};
