import type { Ruleset } from "../../rules/types.ts";
import type { PersonId } from "../../tables/ids.ts";
import type { PressOf } from "../callback-data.ts";
import type { Wish } from "../play-words.ts";
import type { Say } from "../texts.ts";
import { button } from "./button.ts";
import { grouped } from "./numbers.ts";
import type { Page } from "./page.ts";
import { rulesetMenu } from "./ruleset-menu.ts";

/** What a menu of games is for. */
type PlayMenu = {
  readonly candidates: readonly Ruleset[];
  readonly wish: Wish;
  /** Who alone may choose. */
  readonly asker: PersonId;
};

/** What a button says of the cube. */
const CUBE = { 0: undefined, 1: true, 2: false } as const;

/** What was wished for when the button was made. */
export const wishOf = ({
  stake,
  cube,
  match,
}: Pick<PressOf<"play">, "stake" | "cube" | "match">): Wish => ({
  stake,
  cube: CUBE[cube],
  match: match || undefined,
});

/** The rulesets that a challenge could be to, under a title. */
export const playMenu = ({ candidates, wish, asker }: PlayMenu, title: string, say: Say): Page => {
  const { stake, match = 0 } = wish;
  const cube = wish.cube === undefined ? 0 : wish.cube ? 1 : 2;
  const { html, rows } = rulesetMenu(
    candidates,
    ({ id }) => ({ do: "play", person: asker, ruleset: id, stake, cube, match }),
    say,
  );
  const close = button(say("button-close"), { do: "play-close", person: asker });
  return {
    html: [`${title}${wishLine(wish, say)}`, html, say("play-menu-own")].join("\n\n"),
    keyboard: [...rows, [close]],
  };
};

const wishLine = ({ stake, cube, match }: Wish, say: Say): string => {
  const parts = [
    ...(match === undefined ? [] : [say("terms-match", { match })]),
    ...(stake === 1 ? [] : [say("terms-stake", { stake: grouped(stake) })]),
    ...(cube || match !== undefined ? [say("terms-cube")] : []),
  ];
  return parts.length === 0 ? "" : `\n${parts.join(" · ")}`;
};
