import { slotOf } from "../../tables/services/slots.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import type { Row } from "./button.ts";

/** What a feature says and offers under a finished game. */
export type After = {
  readonly lines?: (played: PlayedView, say: Say) => readonly string[];
  /** Other ways to go on than a rematch, beside it. */
  readonly ways?: (played: PlayedView, say: Say) => Row;
  /** Ways to look at the game. */
  readonly looks?: (played: PlayedView, say: Say) => Row;
  /** What stands behind *More*. */
  readonly more?: (played: PlayedView, say: Say) => Row;
};

export const AFTERS = slotOf<After>();

/** What all features add under a finished game. */
export const afterOf = ({ given }: PlayedView): Required<After> => {
  const all = AFTERS.among(given);
  return {
    lines: (played, say) => all.flatMap((one) => one.lines?.(played, say) ?? []),
    ways: (played, say) => all.flatMap((one) => one.ways?.(played, say) ?? []),
    looks: (played, say) => all.flatMap((one) => one.looks?.(played, say) ?? []),
    more: (played, say) => all.flatMap((one) => one.more?.(played, say) ?? []),
  };
};
