import { escapeHtml } from "../../bot/text/html.ts";
import type { Say, Values } from "../../bot/text/texts.ts";
import { button, inPairs, type Keyboard, type Row } from "../../bot/view/button.ts";
import type { Example } from "../../bot/view/example.ts";
import { covered, framed } from "../../bot/view/framed.ts";
import { notationHtml, rollText } from "../../bot/view/lines.ts";
import { rulesetMenu } from "../../bot/view/ruleset-menu.ts";
import type { BoardMessage, Look } from "../../bot/view/table-message.ts";
import { rulesetTitle } from "../../bot/view/titles.ts";
import { long, short } from "../../rules/rulesets.ts";
import type { Family, Ruleset } from "../../rules/types.ts";
import { folded } from "./fold.ts";
import type { Line } from "./page.ts";
import { type Topic, topicsOf } from "./pages.ts";
import { rulesPress } from "./presses.ts";

export const rulesPage = (ruleset: Ruleset, asked: number, look: Look, say: Say): BoardMessage => {
  const topics = topicsOf(ruleset);
  const page = Math.min(asked, topics.length - 1);
  const topic = topics[page];
  if (topic === undefined) throw new Error(`no page ${page} of ${ruleset.id}`);
  const { paragraphs, diagram, drawn, example } = topic.compose(ruleset);
  const title = [
    `<b>${say(topic.title)}</b>`,
    escapeHtml(rulesetTitle(ruleset, say)),
    `${page + 1}/${topics.length}`,
  ].join(" · ");
  const told = paragraphs.map((lines) => lines.map((line) => lineText(line, say)).join("\n"));
  const parts = [
    title,
    folded([
      ...told,
      ...(drawn && look.board === "picture" ? [lineText(drawn, say)] : []),
      ...(example ? [exampleText(example, say)] : []),
    ]),
  ];
  return framed(parts.join("\n\n"), diagram, pager(ruleset, topics, page, say), look, say);
};

/** The first page of /rules: the first lesson, both games, and the way to their relatives. */
export const rulesHome = (
  html: string,
  lesson: Row[number],
  look: Look,
  say: Say,
): BoardMessage => {
  const game = (ruleset: Ruleset): Row[number] =>
    button(rulesetTitle(ruleset, say), rulesPress({ do: "rules", ruleset: ruleset.id, page: 0 }));
  const more = (family: Family): Row[number] =>
    button(say("rules-button-family", { family }), rulesPress({ do: "rules-family", family }));
  const guides = button(say("button-guides"), rulesPress({ do: "guides" }));
  const keyboard = [[lesson], [game(long), game(short)], [more("long"), more("short")], [guides]];
  return covered(html, keyboard, look, say);
};

export const rulesList = (
  rulesets: readonly Ruleset[],
  title: string | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const press = ({ id }: Ruleset) => rulesPress({ do: "rules", ruleset: id, page: 0 });
  const { html, rows } = rulesetMenu(rulesets, press, say);
  const text = title === undefined ? html : `${title}\n${html}`;
  const list = button(say("rules-button-list"), { do: "rules-list" });
  const keyboard = inPairs([...rows.flat(), list]);
  return covered(text, keyboard, look, say);
};

const lineText = ({ key, values, named }: Line, say: Say): string => {
  const words = Object.entries(named).map(([name, one]) => [name, say(one)]);
  return say(key, { ...escaped(values), ...Object.fromEntries(words) });
};

const escaped = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? escapeHtml(value) : value,
    ]),
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
  return [
    [
      ...to(page - 1, "back", "‹"),
      button(say("rules-button-list"), { do: "rules-list" }),
      ...to(page + 1, "on", "›"),
    ],
  ];
};
