import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/settings.ts";
import type { PressOf } from "../callback-data.ts";
import type { Say } from "../text/texts.ts";
import { button, inPairs, type Row } from "./button.ts";
import type { ComputerWish } from "./computer-menu.ts";
import type { Page } from "./page.ts";
import { termsPage } from "./play-terms.ts";
import { type Chosen, headText, type Part, toPart } from "./play-wish.ts";
import { inOrder, isCommon, rulesetLabel, rulesetLines, rulesetMenu } from "./ruleset-menu.ts";

/** What a menu of games is for. */
export type PlayMenu = Chosen & {
  /** All that can be played in the chat. */
  readonly rulesets: readonly Ruleset[];
  readonly habits: Habits;
  /** What the way to a game against the computer begins with. */
  readonly computer: ComputerWish;
};

/** A page of the menu; `title` is asked above the games, unless that is what is usual. */
export const playMenu = (menu: PlayMenu, part: Part, say: Say, title = say("which-game")): Page => {
  switch (part) {
    case "games":
      return gamesPage(menu, title, say);
    case "more":
      return gameList(menu, menu.rulesets.filter(isRelative), title, say);
    case "own":
      return ownPage(menu, title, say);
    case "terms":
      return termsPage(menu, menu.habits, say);
  }
};

/** What whoever has a challenge waiting is asked when he wants another; `next` begins that. */
export const waitingPage = (
  { wish, friend, terms, table, isAlone }: Chosen & Waiting,
  next: PressOf<"play"> | PressOf<"play-menu">,
  say: Say,
): Page => ({
  html: [
    say("play-waiting", { terms }),
    ...(friend === "" ? [] : [say("play-waiting-with", { friend })]),
  ].join("\n"),
  keyboard: inPairs([
    button(say("button-replace"), { ...next, waiting: "replace" }, "primary"),
    button(say("button-show"), { do: "play-show", person: wish.person, table }),
    ...(isAlone ? [] : [button(say("button-one-more"), { ...next, waiting: "keep" })]),
  ]),
});

type Waiting = {
  readonly terms: string;
  readonly table: PressOf<"play-show">["table"];
  /** In a group there is but one of each; links there may be several. */
  readonly isAlone: boolean;
};

const isOurs = ({ name }: Ruleset): boolean => name === undefined;

const isRelative = (ruleset: Ruleset): boolean => isOurs(ruleset) && !isCommon(ruleset);

const gamesPage = (menu: PlayMenu, title: string, say: Say): Page => {
  const games = inOrder(menu.rulesets).filter(isCommon);
  const isToAnyone = menu.wish.friend === "-";
  return {
    html: `${headText(menu, title, say)}\n\n${rulesetLines(games, say)}`,
    keyboard: [
      games.map((ruleset) => gameButton(menu, ruleset, say)),
      [toPart(menu.wish, "more", say), toPart(menu.wish, "own", say)],
      [toPart(menu.wish, "terms", say)],
      ...inPairs([
        ...(isToAnyone
          ? [button(say("button-computer-menu"), { do: "computer-menu", ...menu.computer })]
          : []),
        button(say("button-close"), { do: "play-close", person: menu.wish.person }),
      ]),
    ],
  };
};

/** Some games to choose from, with a line on each. */
export const gameList = (
  menu: PlayMenu,
  rulesets: readonly Ruleset[],
  title: string,
  say: Say,
): Page => {
  const { html, rows } = rulesetMenu(rulesets, (one) => play(menu, one), say);
  return {
    html: `${headText(menu, title, say)}\n\n${html}`,
    keyboard: [...rows, [toPart(menu.wish, "games", say)]],
  };
};

/** The games that the chat has made itself, and the way to one more. */
const ownPage = (menu: PlayMenu, title: string, say: Say): Page => {
  const own = menu.rulesets.filter((ruleset) => !isOurs(ruleset));
  const about = say(own.length === 0 ? "play-own-none" : "play-own");
  return {
    html: `${headText(menu, title, say)}\n\n${about}`,
    keyboard: [
      ...inPairs(own.map((ruleset) => gameButton(menu, ruleset, say))),
      [button(say("button-own-begin"), { do: "own-begin", person: menu.wish.person })],
      [toPart(menu.wish, "games", say)],
    ],
  };
};

const play = ({ wish }: PlayMenu, { id }: Ruleset): PressOf<"play"> => ({
  do: "play",
  ...wish,
  ruleset: id,
});

const gameButton = (menu: PlayMenu, ruleset: Ruleset, say: Say): Row[number] =>
  button(rulesetLabel(ruleset, say), play(menu, ruleset), "primary");
