import type { Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import { COUNTRIES, type Country, countriesIn, gamesOf } from "../press/countries.ts";
import type { Press, PressOf } from "../press/presses.ts";
import type { Say, TextKey } from "../text/texts.ts";
import {
  button,
  inPairs,
  inReadingOrder,
  type Page,
  type Paging,
  paged,
  type Row,
  type Style,
} from "../view/button.ts";
import {
  atHome,
  type Home,
  inOrder,
  isFirst,
  latelyAmong,
  neighbourOf,
  quickAmong,
  relatives,
  rowsAtHome,
  rulesetLines,
  rulesetMenu,
} from "../view/ruleset-menu.ts";
import { rulesetLabel } from "../view/titles.ts";
import { type WishChoices, wishMenu } from "./wish-menu.ts";

export type Part = PressOf<"play-menu">["part"];

export type Spot = { readonly part: Part; readonly page?: number };

/** A menu of games in several parts, and of the other terms of the wish. */
export type GameMenu<Wish> = {
  readonly rulesets: readonly Ruleset[];
  /** The ids of games that were played here lately, the last first. */
  readonly lately: readonly string[];
  readonly home: Home;
  readonly wish: Wish & { readonly person: number };
  /** Stands above the games. */
  readonly first?: Row;
  readonly which: TextKey;
  readonly head: (title: string) => string;
  readonly play: (ruleset: Ruleset) => Press | PressData;
  readonly turn: (spot: Spot, wish: Wish) => Press | PressData;
  readonly terms: {
    readonly button: TextKey;
    /** What stands above the choices. */
    readonly html: string;
    readonly choices: WishChoices<Wish>;
  };
  /** Buttons beside the one that closes the menu. */
  readonly last: Row;
};

export const partOf = (ruleset: Ruleset, home: Home): Exclude<Part, "terms"> => {
  if (isFirst(home, ruleset)) return "games";
  if (ruleset.name !== undefined) return "own";
  return neighbourOf(home, ruleset) ?? "more";
};

export const gameMenu = <Wish extends object>(
  menu: GameMenu<Wish>,
  spot: Spot,
  say: Say,
  title = say(menu.which),
): Page => {
  const { part, page = 0 } = spot;
  const own = menu.rulesets.filter(({ name }) => name !== undefined);
  switch (part) {
    case "games":
      return commonPage(menu, title, say);
    case "more":
      return gameList(menu, moreOf(menu), title, spot, say, [
        [toPart(menu, "countries", say("rules-button-countries"))],
      ]);
    case "countries":
      return countriesPage(menu, say);
    case "own":
      return ownPage(menu, inOrder(own), title, say, page);
    case "terms":
      return termsPage(menu, say);
    default: {
      const country = `<b>${say(`country-${part}`)}</b>`;
      return gameList(menu, gamesOf(part, menu.rulesets), country, spot, say);
    }
  }
};

const moreOf = <Wish>({ rulesets, home }: GameMenu<Wish>): readonly Ruleset[] =>
  relatives(
    home,
    rulesets.filter(({ name }) => name === undefined),
  );

const countriesPage = <Wish>(menu: GameMenu<Wish>, say: Say): Page => ({
  html: menu.head(say("rules-countries")),
  keyboard: [...countryRows(menu, say), [toPart(menu, "more", say("button-games"))]],
});

const countryRows = <Wish>(menu: GameMenu<Wish>, say: Say): readonly Row[] =>
  inPairs(
    countriesIn(menu.rulesets)
      .filter((country) => country !== menu.home.country)
      .map((country) => toPart(menu, country, say(`country-${country}`))),
    say,
  );

const toPart = <Wish>({ turn, wish }: GameMenu<Wish>, part: Part, text: string): Row[number] =>
  button(text, turn({ part }, wish));

/** The pages of a part; the first one leads back to the common games. */
const pagesOf = <Wish>(menu: GameMenu<Wish>, part: Part, page: number, say: Say): Paging => ({
  page,
  turn: (to) => menu.turn({ part, page: to }, menu.wish),
  back: toPart(menu, isCountry(part) ? "countries" : "games", say("button-games")),
});

const isCountry = (part: Part): part is Country => COUNTRIES.some((country) => country === part);

const commonPage = <Wish>(menu: GameMenu<Wish>, title: string, say: Say): Page => {
  const games = atHome(menu.home, menu.rulesets);
  const close = button(say("button-close"), { do: "play-close", person: menu.wish.person });
  const others = [
    toPart(menu, "more", say("button-more-games")),
    toPart(menu, "own", say("button-own-games")),
  ];
  return {
    html: `${menu.head(title)}\n\n${rulesetLines(games, say, menu.home)}`,
    keyboard: [
      menu.first ?? [],
      ...rowsAtHome(
        games.map((ruleset) => gameButton(menu, ruleset, say, "primary")),
        say,
      ),
      inReadingOrder(
        latelyAmong(menu.lately, menu.rulesets, menu.home).map((one) =>
          gameButton(menu, one, say, "primary"),
        ),
        say,
      ),
      ...inPairs(
        quickAmong(menu.rulesets, menu.home).map((one) => gameButton(menu, one, say)),
        say,
      ),
      inReadingOrder(others, say),
      [toPart(menu, "terms", say(menu.terms.button))],
      ...inPairs([...menu.last, close], say),
    ].filter((row) => row.length > 0),
  };
};

export const gameList = <Wish>(
  menu: GameMenu<Wish>,
  rulesets: readonly Ruleset[],
  title: string,
  { part, page = 0 }: Spot,
  say: Say,
  before: readonly Row[] = [],
): Page => {
  const pages = pagesOf(menu, part, page, say);
  const { html, keyboard } = rulesetMenu(rulesets, menu.play, pages, say, {
    before,
    home: menu.home,
  });
  return { html: `${menu.head(title)}\n${html}`, keyboard };
};

const ownPage = <Wish>(
  menu: GameMenu<Wish>,
  games: readonly Ruleset[],
  title: string,
  say: Say,
  page: number,
): Page => {
  const { shown, row } = paged(games, OWN_AT_ONCE, pagesOf(menu, "own", page, say), say);
  return {
    html: `${menu.head(title)}\n\n${say(games.length === 0 ? "play-own-none" : "play-own")}`,
    keyboard: [
      ...inPairs(
        shown.map((ruleset) => gameButton(menu, ruleset, say, "primary")),
        say,
      ),
      [button(say("button-own-begin"), { do: "own-begin", person: menu.wish.person })],
      row,
    ],
  };
};

/** Own rulesets have names alone: their makers know them. */
const OWN_AT_ONCE = 5;

const termsPage = <Wish extends object>(menu: GameMenu<Wish>, say: Say): Page =>
  wishMenu<Wish>({
    say,
    html: menu.terms.html,
    wish: menu.wish,
    choices: menu.terms.choices,
    turn: (wish) => menu.turn({ part: "terms" }, wish),
    last: [toPart(menu, "games", say("button-terms-done"))],
  });

const gameButton = <Wish>(
  { play }: GameMenu<Wish>,
  ruleset: Ruleset,
  say: Say,
  style?: Style,
): Row[number] => button(rulesetLabel(ruleset, say), play(ruleset), style);
