import type { PressOf } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";
import { button, inPairs } from "../view/button.ts";
import type { Page } from "../view/page.ts";
import { type GameMenu, gamesPart, type Part } from "./game-menu.ts";
import { termsPage } from "./terms-page.ts";
import { headText, type PlayMenu } from "./wish.ts";

export const playMenu = (menu: PlayMenu, part: Part, say: Say, title = say("which-game")): Page => {
  if (part === "terms") return termsPage(menu, say);
  const { person, friend } = menu.wish;
  const computer = button(say("button-computer-menu"), { do: "computer-begin", person });
  const bell = menu.isInGroup ? [button(say("button-listen"), { do: "listen" })] : [];
  const last = friend === "-" ? [computer, ...bell] : bell;
  const beside = { terms: "button-terms", last } as const;
  return gamesPart(challengesFrom(menu, say), part, title, beside, say);
};

export const challengesFrom = ({ wish, friend, rulesets }: PlayMenu, say: Say): GameMenu => ({
  rulesets,
  person: wish.person,
  head: (title) => headText({ wish, friend }, title, say),
  play: ({ id }) => ({ do: "play", ...wish, ruleset: id }),
  turn: (part) => ({ do: "play-menu", ...wish, part }),
});

export const waitingPage = (
  { wish, friend, terms, table, isAlone }: Pick<PlayMenu, "wish" | "friend"> & Waiting,
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
