import type { Ruleset } from "../../rules/types.ts";
import type { PersonId } from "../../tables/ids.ts";
import type { PressOf } from "../callback-data.ts";
import type { Wish } from "../play-words.ts";
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

/** What a button says of the cube. */
const CUBE = { 0: undefined, 1: true, 2: false } as const;

/** What was wished for when the button was made. */
export const wishOf = ({
  stake,
  cube,
  match,
  hints,
}: Pick<PressOf<"play">, "stake" | "cube" | "match" | "hints">): Wish => ({
  stake,
  cube: CUBE[cube],
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
  const cube = wish.cube === undefined ? 0 : wish.cube ? 1 : 2;
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

const wishLine = ({ stake, cube, match, hints }: Wish, say: Say): string => {
  const parts = [
    ...(match === undefined ? [] : [say("terms-match", { match })]),
    ...(stake === 1 ? [] : [say("terms-stake", { stake: grouped(stake) })]),
    ...(cube || match !== undefined ? [say("terms-cube")] : []),
    ...(hints ? [say("terms-hints")] : []),
  ];
  return parts.length === 0 ? "" : `\n${parts.join(" · ")}`;
};
