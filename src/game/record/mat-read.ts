import { findRuleset } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { COLOURS, opponent } from "../colours.ts";
import { fitsCube, rulesetFor } from "../series.ts";
import type { Colour, Game, GameEvent, PerColour } from "../types.ts";
import { type MatFault, playMat } from "./mat-game.ts";
import { type MatGameText, type MatText, scanMat } from "./mat-text.ts";
import { rulesetNamed, startRow, variationOf } from "./mat-variations.ts";

export type ReadGame = {
  readonly number: number;
  /** Before it. */
  readonly score: PerColour<number>;
  readonly crawford: boolean;
  readonly ruleset: Ruleset;
  readonly events: readonly GameEvent[];
};

/** A match, or a series for money, that was played anywhere; White stands on the left. */
export type ReadMatch = {
  readonly players: PerColour<string>;
  /** Undefined: for money. */
  readonly to: number | undefined;
  readonly games: readonly ReadGame[];
  /** The score after the last game. */
  readonly score: PerColour<number>;
};

/** What is wrong with a match file, and where: the game and the number of the row. */
export type MatUnfit =
  | { readonly code: "no-match" | "no-games" | "more-matches" }
  /** Of our own record: it does not hold, or its game is not over. */
  | { readonly code: "record" | "still-played" }
  | { readonly code: "variation"; readonly name: string }
  | { readonly code: "names" | "start"; readonly game: number }
  | {
      readonly code: MatFault;
      readonly game: number;
      readonly move: number;
      /** What stands there. */
      readonly said: string;
    };

export type MatRead =
  | { readonly ok: true; readonly match: ReadMatch }
  | ({ readonly ok: false } & MatUnfit);

/**
 * Reads a match file (`.mat`) of any program; the first thing in it that does not fit is named. It
 * takes some milliseconds for each game: a whole match belongs in a thread.
 */
export const readMat = (text: string): MatRead => {
  const mat = scanMat(text);
  const [to, ...others] = mat.lengths;
  if (to === undefined) return { ok: false, code: "no-match" };
  if (others.length > 0) return { ok: false, code: "more-matches" };
  if (mat.games.length === 0) return { ok: false, code: "no-games" };
  const name = mat.tags.get("variation") ?? "Backgammon";
  const known = rulesetNamed(name);
  if (known === undefined) return { ok: false, code: "variation", name };
  return playedOver(mat, ownRuleset(mat, known), to);
};

/** Our own files say by which of our rules a game was played: of those that have files. */
const ownRuleset = ({ tags }: MatText, known: Ruleset): Ruleset => {
  const own = findRuleset(tags.get("ruleset") ?? "");
  const hasFiles = own?.switches.doubles === "four" && own.switches.koks !== "off";
  return own && hasFiles && variationOf(own) === variationOf(known) ? own : known;
};

const playedOver = (mat: MatText, ruleset: Ruleset, to: number): MatRead => {
  const games: ReadGame[] = [];
  let score: PerColour<number> = { white: 0, black: 0 };
  for (const [at, text] of mat.games.entries()) {
    const { number: game, names, start, said } = text;
    if (names === undefined) return { ok: false, code: "names", game };
    if (start !== undefined && start !== startRow(ruleset))
      return { ok: false, code: "start", game };
    const crawford = isCrawford(mat, games, text, to);
    const rules = rulesetOf(mat, ruleset, text, { to, crawford });
    const played = playMat(rules, said, wonBetween(names.score, mat.games[at + 1]));
    if (!played.ok) {
      const { code, at: cell } = played;
      return { ok: false, code, game, move: cell?.move ?? 0, said: cell?.text ?? "" };
    }
    games.push({
      ...{ number: game, score: names.score, crawford, ruleset: rules, events: played.events },
    });
    score = scoreAfter(names.score, played.game);
  }
  const players = mat.games[0]?.names?.players ?? { white: "", black: "" };
  return { ok: true, match: { players, to: to === 0 ? undefined : to, games, score } };
};

const isOn = (mat: MatText, tag: string): boolean | undefined => {
  const value = mat.tags.get(tag)?.toLowerCase();
  return value === undefined ? undefined : ["on", "yes", "true", "1"].includes(value);
};

const hasSaid = ({ said }: MatGameText, word: RegExp): boolean =>
  said.some(({ text }) => word.test(text));

/**
 * The first game in which one player alone needs a single point, as other programs take it. A game
 * in which the cube is turned is none. Our own files say it, for they have one game of a match.
 */
const isCrawford = (
  mat: MatText,
  before: readonly ReadGame[],
  game: MatGameText,
  to: number,
): boolean => {
  const said = isOn(mat, "crawfordgame");
  if (said !== undefined) return said;
  if (to === 0 || isOn(mat, "crawford") === false || hasSaid(game, /^(?:re)?double/i)) return false;
  const isFirst = !before.some(({ score }) => isOneAway(score, to));
  return isFirst && game.names !== undefined && isOneAway(game.names.score, to);
};

const isOneAway = (score: PerColour<number>, to: number): boolean =>
  COLOURS.filter((colour) => score[colour] === to - 1).length === 1;

const rulesetOf = (
  mat: MatText,
  ruleset: Ruleset,
  game: MatGameText,
  { to, crawford }: { readonly to: number; readonly crawford: boolean },
): Ruleset => {
  const cube = isOn(mat, "cube") ?? fitsCube(ruleset);
  const withCube = { ...ruleset, switches: { ...ruleset.switches, cube } };
  if (to > 0) return rulesetFor({ ruleset: withCube, stake: 1, match: to }, crawford);
  const beaver = isOn(mat, "beaver") === true || hasSaid(game, /^beaver/i);
  const jacoby = isOn(mat, "jacoby") === true;
  return { ...ruleset, switches: { ...ruleset.switches, cube, beaver, jacoby } };
};

/** The winner of a game that the file does not end, by the score of the next one. */
const wonBetween = (
  before: PerColour<number>,
  next: MatGameText | undefined,
): { readonly by: Colour; readonly points: number } | undefined => {
  const after = next?.names?.score;
  if (after === undefined) return undefined;
  const by = COLOURS.find(
    (one) => after[one] > before[one] && after[opponent(one)] === before[opponent(one)],
  );
  return by && { by, points: after[by] - before[by] };
};

const scoreAfter = (before: PerColour<number>, { phase }: Game): PerColour<number> => {
  if (phase.kind !== "over" || phase.result.winner === undefined) return before;
  const { winner, cube, multiplier } = phase.result;
  return { ...before, [winner]: before[winner] + Number(cube) * multiplier };
};
