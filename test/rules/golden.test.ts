import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { moveText, parseTurnText, turnText } from "../../src/rules/notation.ts";
import { endAfterStep, outcomeOf } from "../../src/rules/outcome.ts";
import { flip, pips, startPosition } from "../../src/rules/position.ts";
import { legalMoves, playMove } from "../../src/rules/search/search.ts";
import { beginTurn, type Turn } from "../../src/rules/turn.ts";
import type { Dice, Move, Ruleset } from "../../src/rules/types.ts";
import { rules } from "./helpers.ts";
import { seeded } from "./random.ts";

/** A turn of a written game: its number, the roll, the moves, and the mover's pips after them. */
const lineOf = (number: number, turn: Turn): string => {
  const roll = turn.all.slice(0, 2).join("-");
  return `${number}. ${roll}: ${turnText(turn.moves) || "–"} [${pips(turn.position.own)}]`;
};

/** Plays a game to its end; `choose` picks each move from those that are written differently. */
const playGame = (
  ruleset: Ruleset,
  diceOf: (number: number) => Dice,
  choose: (moves: readonly Move[], number: number, played: number) => Move | undefined,
): readonly string[] => {
  const lines: string[] = [];
  let position = startPosition(ruleset);
  for (let number = 1; ; number++) {
    const ownTurn = Math.ceil(number / 2);
    let turn = beginTurn({ ruleset, position, dice: diceOf(number), ownTurn });
    for (let moves = legalMoves(turn); moves.length > 0; moves = legalMoves(turn)) {
      const written = moves.filter(
        (move, index) => moves.findIndex((one) => moveText(one) === moveText(move)) === index,
      );
      const chosen = choose(written, number, turn.moves.length);
      const next = chosen && playMove(turn, chosen);
      if (next === undefined) throw new Error(`Turn ${number} cannot be played as chosen.`);
      turn = next;
    }
    lines.push(lineOf(number, turn));
    position = flip(turn.position);
    const end = endAfterStep(ruleset, turn.position);
    if (end === "drawn") return [...lines, end];
    if (end === "won") return [...lines, outcomeOf(ruleset, position)];
  }
};

const randomGame = (ruleset: Ruleset, seed: number): readonly string[] => {
  const random = seeded(seed);
  return playGame(ruleset, random.dice, random.pick);
};

const LINE = /^\d+\. (\d)-(\d): (.*) \[\d+\]$/;

type Written = { readonly dice: Dice; readonly moves: readonly string[] };

const readLine = (line: string): Written => {
  const [, first, second, text = ""] = LINE.exec(line) ?? [];
  const [one, two] = [Number(first), Number(second)];
  const moves = parseTurnText(text === "–" ? "" : text);
  if (!isFace(one) || !isFace(two) || moves === undefined) throw new Error(`Not a turn: ${line}`);
  return { dice: [one, two], moves: moves.map(({ from, to }) => `${from}/${to}`) };
};

const isFace = (face: number): face is Dice[0] => face >= 1 && face <= 6;

const SEEDS = {
  short: 7,
  long: 7,
  "quick-long": 7,
  hypergammon: 7,
  nackgammon: 7,
  tavla: 7,
  portes: 8,
  takhteh: 9,
  prava: 10,
  tawla: 7,
  celebi: 7,
  chelebi: 8,
  fevga: 7,
  moultezim: 8,
  uzun: 7,
  "gul-bara": 7,
  khachapuri: 7,
  mahbusa: 7,
  plakoto: 7,
  tapa: 8,
};

describe.each(Object.entries(SEEDS))("the golden game of %s", (id, seed) => {
  const ruleset = rules(id);
  const file = fileURLToPath(new URL(`../fixtures/golden-${id}.txt`, import.meta.url));

  test("is what its seed plays", async () => {
    const text = `${randomGame(ruleset, seed).join("\n")}\n`;
    await expect(text).toMatchFileSnapshot(file);
  });

  test("is played again from its notation", () => {
    const written = readFileSync(file, "utf8").trim().split("\n");
    const turns = written.slice(0, -1).map(readLine);
    const turnAt = (number: number): Written => {
      const turn = turns[number - 1];
      if (turn === undefined) throw new Error(`There is no turn ${number}.`);
      return turn;
    };
    const replayed = playGame(
      ruleset,
      (number) => turnAt(number).dice,
      (moves, number, played) =>
        moves.find(({ from, to }) => `${from}/${to}` === turnAt(number).moves[played]),
    );
    expect(replayed).toEqual(written);
  });
});
