import type { Terms } from "../../game/series.ts";
import type { TableId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/people/settings.ts";
import { clockCode, clockOf } from "../press/clocks.ts";
import { CUBE_CODES, type CubeCode } from "../press/fields.ts";
import type { PressOf } from "../press/presses.ts";
import { listed, type Say } from "../text/texts.ts";
import { grouped } from "../view/numbers.ts";
import type { Home } from "../view/ruleset-menu.ts";
import { clockText } from "../view/titles.ts";
import { EXTRAS, type Extra, type Wish } from "./play-words.ts";

/** The choices for a challenge so far; every button of its menu carries them. */
export type PlayWish = Omit<PressOf<"play">, "do" | "ruleset">;

const CUBES = [
  { cube: undefined, extras: [] },
  { cube: true, extras: [] },
  { cube: false, extras: [] },
  { cube: true, extras: ["beaver"] },
  { cube: true, extras: ["jacoby"] },
  { cube: true, extras: ["beaver", "jacoby"] },
] as const satisfies readonly Pick<Wish, "cube" | "extras">[];

export const cubeCode = ({ cube, extras }: Pick<Wish, "cube" | "extras">): CubeCode =>
  CUBE_CODES.find((code) => {
    const one = CUBES[code];
    return one.cube === cube && (cube !== true || one.extras.join() === extras.join());
  }) ?? 0;

export const cubeOf = (code: CubeCode): Pick<Wish, "cube" | "extras"> => CUBES[code];

export const codeOf = (wish: Wish) =>
  ({
    stake: wish.stake,
    cube: cubeCode(wish),
    match: wish.match ?? 0,
    hints: wish.hints ? 1 : 0,
    clock: clockCode(wish.clock),
  }) as const;

export const wishOf = ({
  stake,
  cube,
  match,
  hints,
  clock = 0,
}: Pick<PlayWish, "stake" | "cube" | "match" | "hints" | "clock">): Wish => ({
  stake,
  ...CUBES[cube],
  match: match || undefined,
  hints: hints === 1,
  clock: clockOf(clock),
});

export type PlayMenu = {
  readonly wish: PlayWish;
  /** The only person challenged, as HTML; empty: the challenge is to all. */
  readonly friend: string;
  readonly rulesets: readonly Ruleset[];
  /** The ids of games that were played here lately, the last first. */
  readonly lately: readonly string[];
  readonly home: Home;
  readonly habits: Habits;
  /** The menu stands in a group, where others read it. */
  readonly isInGroup: boolean;
  /** The terms of the person's last challenge to all in this group. */
  readonly last: Terms | undefined;
  /** The challenge of the person that waits here. */
  readonly waiting: { readonly terms: Terms; readonly table: TableId } | undefined;
};

/** The wish that leads to such terms. */
export const wishFor = ({ ruleset, stake, match, hints, clock }: Terms): Wish => ({
  ...{ stake, match, hints: hints === true, clock, cube: ruleset.switches.cube },
  extras: ruleset.switches.cube ? EXTRAS.filter((extra) => ruleset.switches[extra]) : [],
});

const cubeText = (extras: readonly Extra[], say: Say): string => {
  const named = listed(
    extras.map((extra) => say(`terms-${extra}`)),
    say,
  );
  return named === "" ? say("terms-cube") : say("terms-cube-with", { extras: named });
};

export const headText = (
  { wish, friend }: Pick<PlayMenu, "wish" | "friend">,
  title: string,
  say: Say,
): string => [title, ...wishLine(wish, say), ...friendLine(friend, say)].join("\n");

export const friendLine = (friend: string, say: Say): string[] =>
  friend === "" ? [] : [say("play-with", { friend })];

const wishLine = (code: PlayWish, say: Say): string[] => {
  const { stake, cube, extras, match, hints, clock } = wishOf(code);
  const parts = [
    ...(match === undefined ? [] : [say("terms-match", { match })]),
    ...(stake === 1 ? [] : [say("terms-stake", { stake: grouped(stake) })]),
    ...(cube || match !== undefined ? [cubeText(extras, say)] : []),
    ...(hints ? [say("terms-hints")] : []),
    ...(clock ? [clockText(clock, say)] : []),
  ];
  return parts.length === 0 ? [] : [parts.join(" · ")];
};
