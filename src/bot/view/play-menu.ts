import type { Ruleset } from "../../rules/types.ts";
import type { PersonId } from "../../tables/ids.ts";
import { CUBE_CODES, type CubeCode, type PressOf } from "../callback-data.ts";
import type { Extra, Wish } from "../play-words.ts";
import type { Say } from "../texts.ts";
import { button } from "./button.ts";
import type { ComputerWish } from "./computer-menu.ts";
import { grouped } from "./numbers.ts";
import type { Page } from "./page.ts";
import { rulesetMenu } from "./ruleset-menu.ts";

/** What a menu of games is for. */
type PlayMenu = {
  readonly candidates: readonly Ruleset[];
  readonly wish: Wish;
  /** Who alone may choose. */
  readonly asker: PersonId;
  /** What the way to a game against the computer begins with. */
  readonly computer: ComputerWish;
};

/** What a button says of the cube by one number. */
const CUBES = [
  { cube: undefined, extras: [] },
  { cube: true, extras: [] },
  { cube: false, extras: [] },
  { cube: true, extras: ["beaver"] },
  { cube: true, extras: ["jacoby"] },
  { cube: true, extras: ["beaver", "jacoby"] },
] as const satisfies readonly Pick<Wish, "cube" | "extras">[];

/** The number that stands for what was wished. */
const cubeCode = ({ cube, extras }: Wish): CubeCode =>
  CUBE_CODES.find((code) => {
    const one = CUBES[code];
    return one.cube === cube && (cube !== true || one.extras.join() === extras.join());
  }) ?? 0;

/** What was wished for when the button was made. */
export const wishOf = ({
  stake,
  cube,
  match,
  hints,
}: Pick<PressOf<"play">, "stake" | "cube" | "match" | "hints">): Wish => ({
  stake,
  ...CUBES[cube],
  match: match || undefined,
  hints: hints === 1,
});

/** The rulesets that a challenge could be to, under a title. */
export const playMenu = (
  { candidates, wish, asker, computer }: PlayMenu,
  title: string,
  say: Say,
): Page => {
  const { stake, match = 0 } = wish;
  const cube = cubeCode(wish);
  const hints = wish.hints ? 1 : 0;
  const { html, rows } = rulesetMenu(
    candidates,
    ({ id }) => ({ do: "play", person: asker, ruleset: id, stake, cube, match, hints }),
    say,
  );
  const close = button(say("button-close"), { do: "play-close", person: asker });
  return {
    html: [`${title}${wishLine(wish, say)}`, html, say("play-menu-own")].join("\n\n"),
    keyboard: [
      ...rows,
      [button(say("button-computer"), { do: "computer-menu", ...computer }), close],
    ],
  };
};

const cubeText = (extras: readonly Extra[], say: Say): string => {
  const named = extras.map((extra) => say(`terms-${extra}`)).join(", ");
  return named === "" ? say("terms-cube") : say("terms-cube-with", { extras: named });
};

const wishLine = ({ stake, cube, extras, match, hints }: Wish, say: Say): string => {
  const parts = [
    ...(match === undefined ? [] : [say("terms-match", { match })]),
    ...(stake === 1 ? [] : [say("terms-stake", { stake: grouped(stake) })]),
    ...(cube || match !== undefined ? [cubeText(extras, say)] : []),
    ...(hints ? [say("terms-hints")] : []),
  ];
  return parts.length === 0 ? "" : `\n${parts.join(" · ")}`;
};
