import type { Keyboard, Row } from "../../src/bot/view/button.ts";
import type { TableMessage } from "../../src/bot/view/table-message.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { readPress } from "../support/presses.ts";
import type { Figure } from "./figures.ts";
import { randomGame, type Where } from "./games.ts";

/** Of each ruleset; KEYBOARDS_SHOW prints the emptiest keyboards of each, and those with dead rows first. */
const GAMES = Number(process.env.KEYBOARDS_GAMES ?? 24);
const SHOWN = Number(process.env.KEYBOARDS_SHOW ?? 0);

/** More empty places than this look like a field of them. */
const FEW = 2;

const DICE = /^[⚀-⚅]+/u;

type Button = Row[number];

const isEmpty = ({ text }: Button): boolean => text.trim() === "" || text === "\u2800";

const pressOf = (button: Button) =>
  "callback_data" in button ? readPress(button.callback_data) : undefined;

const hasPress = (keyboard: Keyboard, press: string): boolean =>
  keyboard.flat().some((button) => pressOf(button)?.do === press);

/** A turn is being played or has just been: there is a move or Done. */
const isTurn = ({ keyboard }: TableMessage): boolean =>
  hasPress(keyboard, "move") || hasPress(keyboard, "done");

const emptiesIn = ({ keyboard }: TableMessage): number => keyboard.flat().filter(isEmpty).length;

/** Rows in which a die does not stand first. */
const innerDice = ({ keyboard }: TableMessage): number =>
  keyboard.filter((row) => row.slice(1).some(({ text }) => DICE.test(text))).length;

/** Rows in which nothing can be pressed. */
const deadRows = ({ keyboard }: TableMessage): number =>
  keyboard.filter((row) => row.every((one) => pressOf(one) === undefined)).length;

const labels = ({ keyboard }: TableMessage): string =>
  keyboard.map((row) => row.map(({ text }) => text).join(" | ")).join("\n");

const percent = (part: number, whole: number): string => ((part / whole) * 100).toFixed(2);

/** The places of the moves, counted from below. */
const placesIn = ({ keyboard }: TableMessage): ReadonlyMap<string, string> =>
  new Map(
    keyboard.toReversed().flatMap((row, at) =>
      row.flatMap((one, place): [string, string][] => {
        const press = pressOf(one);
        return press?.do === "move" ? [[JSON.stringify(press.moves), `${at}.${place}`]] : [];
      }),
    ),
  );

/** In the middle of a turn a move has left the place that it had a press ago. */
const hasSlid = (now: TableMessage, before: TableMessage | undefined): boolean => {
  if (!before || !hasPress(now.keyboard, "undo")) return false;
  const places = placesIn(now);
  return [...placesIn(before)].some(([move, at]) => (places.get(move) ?? at) !== at);
};

/** ⋯ has a row of its own. */
const isMoreAlone = ({ keyboard }: TableMessage): boolean =>
  keyboard.some(([first, ...others]) => first?.text === "⋯" && others.length === 0);

const figuresOf = (ruleset: Ruleset, where: Where): readonly Figure[] => {
  const all = Array.from({ length: GAMES }, (_, game) => [
    ...randomGame(ruleset, game, "ru", "emoji", where),
  ]).flat();
  const states = all.filter(isTurn);
  const empties = states.map(emptiesIn);
  const many = states.filter((one) => emptiesIn(one) > FEW);
  const inside = states.filter((one) => innerDice(one) > 0);
  const places = states.reduce((sum, { keyboard }) => sum + keyboard.flat().length, 0);
  const rows = states.map(({ keyboard }) => keyboard.length).sort((a, b) => a - b);
  const dead = states.filter((one) => deadRows(one) > 0);
  const badness = (one: TableMessage): number => 10 * deadRows(one) + emptiesIn(one);
  const worst = states.toSorted((a, b) => badness(b) - badness(a)).slice(0, SHOWN);
  for (const one of worst) process.stderr.write(`${labels(one)}\n\n`);
  const total = empties.reduce((sum, count) => sum + count, 0);
  return [
    {
      what: `${ruleset.id}, ${where}, ${states.length} states of turns: % with more than ${FEW} empty places; most; % of places`,
      found: `${percent(many.length, states.length)}; ${Math.max(...empties)}; ${percent(total, places)}`,
      target: "2; –; –",
    },
    {
      what: "  % of states with a die inside a row; rows, median and most",
      found: `${percent(inside.length, states.length)}; ${rows[rows.length >> 1] ?? 0}, ${rows.at(-1) ?? 0}`,
      target: "0; –",
    },
    {
      what: "  % of states with a row in which nothing can be pressed; most such rows",
      found: `${percent(dead.length, states.length)}; ${Math.max(...states.map(deadRows))}`,
      target: "0",
    },
    {
      what: "  % of states in which a move has left its place",
      found: percent(all.filter((one, at) => hasSlid(one, all[at - 1])).length, states.length),
      target: "0.5",
    },
    {
      what: `  % of ${all.length} states of games with ⋯ alone in its row`,
      found: percent(all.filter(isMoreAlone).length, all.length),
      target: "5",
    },
  ];
};

/** How full keyboards are in every state of whole games by random presses. */
export const keyboardFigures = (): Figure[] =>
  RULESETS.flatMap((ruleset) => [...figuresOf(ruleset, "group"), ...figuresOf(ruleset, "private")]);
