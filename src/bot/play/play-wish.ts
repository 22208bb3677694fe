import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/settings.ts";
import type { Say } from "../text/texts.ts";
import { grouped } from "../view/numbers.ts";
import type { Extra } from "./play-words.ts";
import { type PlayWish, wishOf } from "./wish.ts";

export type PlayMenu = {
  readonly wish: PlayWish;
  /** Who alone is challenged, as HTML; empty: anybody. */
  readonly friend: string;
  readonly rulesets: readonly Ruleset[];
  readonly habits: Habits;
};

const cubeText = (extras: readonly Extra[], say: Say): string => {
  const named = extras.map((extra) => say(`terms-${extra}`)).join(", ");
  return named === "" ? say("terms-cube") : say("terms-cube-with", { extras: named });
};

/** A title, and under it all that is chosen besides a game. */
export const headText = (
  { wish, friend }: Pick<PlayMenu, "wish" | "friend">,
  title: string,
  say: Say,
): string => [title, ...wishLine(wish, say), ...friendLine(friend, say)].join("\n");

const friendLine = (friend: string, say: Say): string[] =>
  friend === "" ? [] : [say("play-with", { friend })];

const wishLine = (code: PlayWish, say: Say): string[] => {
  const { stake, cube, extras, match, hints } = wishOf(code);
  const parts = [
    ...(match === undefined ? [] : [say("terms-match", { match })]),
    ...(stake === 1 ? [] : [say("terms-stake", { stake: grouped(stake) })]),
    ...(cube || match !== undefined ? [cubeText(extras, say)] : []),
    ...(hints ? [say("terms-hints")] : []),
  ];
  return parts.length === 0 ? [] : [parts.join(" · ")];
};
