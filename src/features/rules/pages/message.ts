import type { PressData } from "../../../bot/press/book.ts";
import type { Country } from "../../../bot/press/countries.ts";
import type { Press } from "../../../bot/press/presses.ts";
import { figures } from "../../../bot/text/figures.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import { listed, type Say, type Values } from "../../../bot/text/texts.ts";
import {
  button,
  inPairs,
  inReadingOrder,
  type Keyboard,
  type Page,
  type Row,
} from "../../../bot/view/button.ts";
import type { Example } from "../../../bot/view/example.ts";
import { covered, framed } from "../../../bot/view/framed.ts";
import { notationHtml, rollText } from "../../../bot/view/lines.ts";
import { ELSEWHERE, type Home, rowsAtHome, rulesetMenu } from "../../../bot/view/ruleset-menu.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { rulesetTitle } from "../../../bot/view/titles.ts";
import { familyOf } from "../../../rules/family.ts";
import { long, short } from "../../../rules/rulesets.ts";
import type { Family, Ruleset } from "../../../rules/types.ts";
import { aboutOf } from "./about.ts";
import type { Line } from "./content.ts";
import { foldAbout, foldPage } from "./fold.ts";
import { rulesPress } from "./presses.ts";
import { type Topic, topicsOf } from "./topics.ts";

/** A page of the rules; `ways` lead to the game itself. */
export const rulesPage = (
  { ruleset, ways }: Explained,
  asked: number,
  look: Look,
  say: Say,
): BoardMessage => {
  const topics = topicsOf(ruleset);
  const page = Math.min(asked, topics.length - 1);
  const topic = topics[page];
  if (topic === undefined) throw new Error(`no page ${page} of ${ruleset.id}`);
  const { paragraphs, diagram, drawn, example } = topic.compose(ruleset);
  const name = escapeHtml(rulesetTitle(ruleset, say));
  const pages = figures(`${page + 1}/${topics.length}`, say);
  // A game on one page has no topics to turn.
  const title =
    topics.length === 1
      ? `<b>${name}</b>`
      : [`<b>${say(topic.title)}</b>`, name, pages].join(" · ");
  const told = paragraphs.map((lines) => lines.map((line) => lineText(line, say)).join("\n"));
  const fold = topics.length === 1 ? foldAbout : foldPage;
  const html = fold(title, [
    ...told,
    ...(drawn && look.board === "picture"
      ? [lineText({ ...drawn, values: { ...drawn.values, home: look.home ?? "right" } }, say)]
      : []),
    ...(example ? [exampleText(example, say)] : []),
  ]);
  return framed(html, diagram, withWays(pager(ruleset, topics, page, say), ways), look, say);
};

const withWays = (keyboard: Keyboard, ways: Row): Keyboard =>
  ways.length === 0 ? keyboard : [...keyboard, ways];

export type Explained = { readonly ruleset: Ruleset; readonly ways: Row };

type RulesHome = { readonly lessons: Row; readonly games: readonly Ruleset[] };

/** The first page of /rules: lessons, the games of the home, and the way to their relatives. */
export const rulesHome = (
  html: string,
  { lessons, games }: RulesHome,
  look: Look,
  say: Say,
): BoardMessage => {
  const game = (ruleset: Ruleset): Row[number] =>
    button(rulesetTitle(ruleset, say), rulesPress({ do: "rules", ruleset: ruleset.id, page: 0 }));
  const more = (family: Family): Row[number] =>
    button(say("rules-button-family", { family }), rulesPress({ do: "rules-family", family }));
  const guides = button(say("button-guides"), rulesPress({ do: "guides" }));
  const countries = button(say("rules-button-countries"), rulesPress({ do: "rules-countries" }));
  const keyboard = [
    ...[
      lessons,
      ...rowsAtHome(games.map(game), say),
      inReadingOrder([more("long"), more("short")], say),
    ],
    ...inPairs([countries, guides], say),
  ];
  return covered(html, keyboard, look, say);
};

export const countryList = (countries: readonly Country[], look: Look, say: Say): BoardMessage => {
  const buttons = countries.map((country) =>
    button(say(`country-${country}`), rulesPress({ do: "rules-country", country })),
  );
  const back = button(say("rules-button-list"), { do: "rules-list" });
  return covered(say("rules-countries"), [...inPairs(buttons, say), [back]], look, say);
};

export const countryPage = (country: Country, list: List, look: Look, say: Say): BoardMessage => {
  const turn = (page: number) => rulesPress({ do: "rules-country", country, page });
  const back = button(say("button-games"), rulesPress({ do: "rules-countries" }));
  const { html, keyboard } = listOf(list, turn, say, back);
  return covered(`<b>${say(`country-${country}`)}</b>\n${html}`, keyboard, look, say);
};

type List = {
  readonly rulesets: readonly Ruleset[];
  readonly page: number;
  readonly home?: Home;
};

/** The games of a family that do not stand first. */
export const familyList = (family: Family, list: List, look: Look, say: Say): BoardMessage => {
  const turn = (page: number) => rulesPress({ do: "rules-family", family, page });
  const { html, keyboard } = listOf(list, turn, say);
  return covered(html, keyboard, look, say);
};

/** The few games that some words may mean. */
export const fewRules = (
  rulesets: readonly Ruleset[],
  title: string,
  look: Look,
  say: Say,
  ways: Row = [],
): BoardMessage => {
  const { html, keyboard } = listOf({ rulesets, page: 0 }, () => ({ do: "rules-list" }), say);
  return covered(`${title}\n${html}`, withWays(keyboard, ways), look, say);
};

const listOf = (
  { rulesets, page, home = ELSEWHERE }: List,
  turn: (page: number) => Press | PressData,
  say: Say,
  back = button(say("rules-button-list"), { do: "rules-list" }),
): Page => {
  const press = ({ id }: Ruleset) => rulesPress({ do: "rules", ruleset: id, page: 0 });
  return rulesetMenu(rulesets, press, { page, turn, back }, say, { home });
};

const lineText = ({ key, values, named }: Line, say: Say): string => {
  const words = Object.entries(named).map(([name, one]) => [name, say(one)]);
  return say(key, { ...saidValues(values, say), ...Object.fromEntries(words) });
};

const isList = (value: Line["values"][string]): value is readonly string[] => Array.isArray(value);

const saidValues = (values: Line["values"], say: Say): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (isList(value)) return [name, listed(value, say)];
      return [name, typeof value === "string" ? escapeHtml(value) : value];
    }),
  );

const exampleText = ({ turn, part, legal, illegal }: Example, say: Say): string =>
  [
    `🎲\u00a0${rollText(turn.all, part, say)}`,
    ...legal.map((line) => `✅\u00a0${notationHtml(line, say)}`),
    ...illegal.map((line) => `❌\u00a0${notationHtml(line, say)}`),
  ].join("   ");

/** The list stands in the middle, so that no button moves from under a finger. */
const pager = (ruleset: Ruleset, topics: readonly Topic[], page: number, say: Say): Keyboard => {
  const to = (index: number, by: "on" | "back", arrow: string): Row =>
    index in topics
      ? [button(arrow, rulesPress({ do: "rules-turn", ruleset: ruleset.id, page: index, by }))]
      : [];
  const list = button(say("rules-button-list"), { do: "rules-list" });
  const row = [...to(page - 1, "back", "‹"), list, ...to(page + 1, "on", "›")];
  return [inReadingOrder([...row, ...relativeOf(ruleset, say)], say)];
};

/** From a game on one page to the one whose rules it shares, which has many. */
const relativeOf = (ruleset: Ruleset, say: Say): Row => {
  if (aboutOf(ruleset) === undefined) return [];
  const relative = familyOf(ruleset.switches) === "long" ? long : short;
  const press = rulesPress({ do: "rules", ruleset: relative.id, page: 0 });
  return [button(rulesetTitle(relative, say), press)];
};
