import type { Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press, PressOf } from "../press/presses.ts";
import type { Say, TextKey } from "../text/texts.ts";
import { button, inPairs, type Row } from "../view/button.ts";
import type { Page } from "../view/page.ts";
import {
  inOrder,
  isCommon,
  rulesetLabel,
  rulesetLines,
  rulesetMenu,
} from "../view/ruleset-menu.ts";

export type Part = PressOf<"play-menu">["part"];

export type GameMenu = {
  readonly rulesets: readonly Ruleset[];
  readonly person: number;
  readonly head: (title: string) => string;
  readonly play: (ruleset: Ruleset) => Press | PressData;
  readonly turn: (part: Part) => Press | PressData;
};

const PART_KEYS = {
  games: "button-games",
  more: "button-more-games",
  own: "button-own-games",
  terms: "button-terms",
} as const satisfies Readonly<Record<Part, TextKey>>;

export const toPart = (
  { turn }: Pick<GameMenu, "turn">,
  part: Part,
  say: Say,
  key: TextKey = PART_KEYS[part],
): Row[number] => button(say(key), turn(part));

const isOurs = ({ name }: Ruleset): boolean => name === undefined;

export const partOf = (ruleset: Ruleset): Exclude<Part, "terms"> => {
  if (!isOurs(ruleset)) return "own";
  return isCommon(ruleset) ? "games" : "more";
};

export const gamesPart = (
  menu: GameMenu,
  part: Exclude<Part, "terms">,
  title: string,
  beside: { readonly terms: TextKey; readonly last: Row },
  say: Say,
): Page => {
  const games = menu.rulesets.filter((ruleset) => partOf(ruleset) === part);
  switch (part) {
    case "games":
      return commonPage(menu, inOrder(games), title, beside, say);
    case "more":
      return gameList(menu, games, title, say);
    case "own":
      return ownPage(menu, games, title, say);
  }
};

const commonPage = (
  menu: GameMenu,
  games: readonly Ruleset[],
  title: string,
  { terms, last }: { readonly terms: TextKey; readonly last: Row },
  say: Say,
): Page => {
  const close = button(say("button-close"), { do: "play-close", person: menu.person });
  return {
    html: `${menu.head(title)}\n\n${rulesetLines(games, say)}`,
    keyboard: [
      games.map((ruleset) => gameButton(menu, ruleset, say)),
      [toPart(menu, "more", say), toPart(menu, "own", say)],
      [toPart(menu, "terms", say, terms)],
      ...inPairs([...last, close]),
    ],
  };
};

export const gameList = (
  menu: GameMenu,
  rulesets: readonly Ruleset[],
  title: string,
  say: Say,
): Page => {
  const { html, rows } = rulesetMenu(rulesets, menu.play, say);
  return {
    html: `${menu.head(title)}\n${html}`,
    keyboard: inPairs([...rows.flat(), toPart(menu, "games", say)]),
  };
};

const ownPage = (menu: GameMenu, games: readonly Ruleset[], title: string, say: Say): Page => ({
  html: `${menu.head(title)}\n\n${say(games.length === 0 ? "play-own-none" : "play-own")}`,
  keyboard: [
    ...inPairs(games.map((ruleset) => gameButton(menu, ruleset, say))),
    [button(say("button-own-begin"), { do: "own-begin", person: menu.person })],
    [toPart(menu, "games", say)],
  ],
});

export const gameButton = (
  { play }: Pick<GameMenu, "play">,
  ruleset: Ruleset,
  say: Say,
): Row[number] => button(rulesetLabel(ruleset, say), play(ruleset), "primary");
