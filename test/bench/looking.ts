import { chooseTurn } from "../../src/ai/choose.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import type { Player } from "../../src/ai/players.ts";
import { createRandom } from "../../src/ai/rollouts/sampling.ts";
import { writePress } from "../../src/bot/press/presses.ts";
import { speaker } from "../../src/bot/text/texts.ts";
import type { Keyboard, Row } from "../../src/bot/view/button.ts";
import { turnRows } from "../../src/bot/view/turn-buttons.ts";
import { runs, singleMoves } from "../../src/bot/view/turn-plays.ts";
import { movesAlong, turnAfter } from "../../src/game/moves.ts";
import type { CheckerMove } from "../../src/game/types.ts";
import { isGameId } from "../../src/ids/ids.ts";
import { endAfterStep } from "../../src/rules/outcome.ts";
import { flip, startPosition } from "../../src/rules/position.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import { begin, type Roll, type Turn } from "../../src/rules/turn.ts";
import type { Move, Ruleset } from "../../src/rules/types.ts";
import { readPress } from "../support/presses.ts";
import type { Figure } from "./figures.ts";

// What a person does who knows their turn from the board and looks for its keys. The turns are those
// of the computer against itself, where each has many moves; the way is the one of fewest presses.

/** Games of one family are played in turn. */
const FAMILIES = {
  long: ["long", "uzun", "fevga", "khachapuri"],
  short: ["short", "tavla", "nackgammon"],
  pinning: ["plakoto", "mahbusa"],
  gulbar: ["gulbar", "gul-bara"],
} as const;

const STATES = Number(process.env.LOOKING_STATES ?? 300);
/** Moves by one die and by both, with which a keyboard has to be searched. */
const MANY = 12;
const MOST_TURNS = 400;

/** One look: the eye goes to a key and reads it (Card, Moran and Newell 1983: 230 ms). */
const LOOK_S = 0.23;

type State = { readonly before: readonly Turn[]; readonly turn: Turn };
type Wanted = { readonly start: Turn; readonly moves: readonly Move[] };
type Moves = readonly CheckerMove[];

const say = speaker("ru");

const pressFor = (moves: Moves) => {
  const game = 1;
  if (!isGameId(game)) throw new Error("no game");
  return writePress({ do: "move", game, version: 1, moves });
};

const keyboardOf = ({ before, turn }: State): Keyboard =>
  turnRows({ before, turn }, pressFor, "none", say, "usual").rows;

const movesOn = (one: Row[number]): Moves | undefined => {
  const press = "callback_data" in one ? readPress(one.callback_data) : undefined;
  return press?.do === "move" ? press.moves : undefined;
};

/** The turns of one game of the computer against itself. */
const turnsOf = function* (ruleset: Ruleset, player: Player, seed: number): Generator<Wanted> {
  const random = createRandom(44, seed);
  let position = startPosition(ruleset);
  let pending: Roll | undefined;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const roll = pending ?? { dice: random.dice(), ownTurn: 1 + (turn >> 1) };
    const best = chooseTurn(player, { position, roll });
    yield { start: begin({ ruleset, position }, roll), moves: best.moves };
    if (endAfterStep(ruleset, best.position) !== undefined) return;
    const isOwn = "dice" in roll;
    const leaves = isOwn && best.rest.length > 0 && ruleset.switches.leftover === "opponent";
    pending = leaves ? { pending: best.rest } : undefined;
    position = isOwn ? flip(best.position) : best.position;
  }
};

const hasMany = (turn: Turn): boolean => {
  const groups = singleMoves(turn);
  const singles = groups.reduce((sum, { plays }) => sum + plays.length, 0);
  return groups.length > 1 && singles + (runs(turn)?.plays.length ?? 0) > MANY;
};

const DICE = /^[⚀-⚅]+$/u;
const diceOn = (text: string): string =>
  [...text]
    .map((sign) => (sign.codePointAt(0) ?? 0) - 0x267f)
    .toSorted()
    .join();

const nameOf = (moves: Moves): string => moves.map(({ from, die }) => `${from}/${die}`).join(" ");

/**
 * The looks until a key is found, row by row from above: at the dice of a row, which is left if they
 * are others, and then at its keys from the left. A key that begins with an arrow stands beside the
 * one that names its checker, and is looked at only for that checker.
 */
const looksFor = (wanted: Moves, keyboard: Keyboard): number => {
  const dice = wanted
    .map(({ die }) => die)
    .toSorted()
    .join();
  let looks = 0;
  for (const row of keyboard) {
    const head = row.find(({ text }) => DICE.test(text));
    if (head) looks++;
    if (head && diceOn(head.text) !== dice) continue;
    for (const one of row) {
      const moves = movesOn(one);
      const isOfOther = one.text.startsWith("→") && moves?.[0]?.from !== wanted[0]?.from;
      if (!moves || isOfOther) continue;
      looks++;
      if (nameOf(moves) === nameOf(wanted)) return looks;
    }
  }
  throw new Error("a key that is not there");
};

type Way = { readonly presses: number; readonly looks: number };

/** The keys that bring a state nearer to its wanted end, and what is left to play after each. */
const stepsFrom = (state: State, left: readonly Move[], keyboard: Keyboard) =>
  keyboard.flat().flatMap((one) => {
    const moves = movesOn(one);
    const rest = moves && without(left, moves);
    const played = rest && movesAlong(state.turn, moves);
    if (!played) return [];
    const after = played.reduce(
      ({ before, turn }, move): State => ({
        before: [...before, turn],
        turn: turnAfter(turn, move),
      }),
      state,
    );
    return [{ moves, after, rest }];
  });

const without = (left: readonly Move[], moves: Moves): readonly Move[] | undefined => {
  const rest = [...left];
  for (const move of moves) {
    const at = rest.findIndex(({ from, die }) => from === move.from && die === move.die);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
};

const bestWay = (state: State, left: readonly Move[]): Way | undefined => {
  if (left.length === 0) return { presses: 0, looks: 0 };
  const keyboard = keyboardOf(state);
  const ways = stepsFrom(state, left, keyboard).flatMap(({ moves, after, rest }) => {
    const way = bestWay(after, rest);
    return way ? [{ presses: way.presses + 1, looks: way.looks + looksFor(moves, keyboard) }] : [];
  });
  return ways.toSorted((a, b) => a.presses - b.presses || a.looks - b.looks)[0];
};

const wantedIn = (ids: readonly string[]): readonly Wanted[] => {
  const players = loadPlayers();
  const found: Wanted[] = [];
  for (let game = 0; found.length < STATES; game++) {
    const ruleset = findRuleset(ids[game % ids.length] ?? "");
    if (!ruleset) throw new Error("no such ruleset");
    const turns = turnsOf(ruleset, players.player(ruleset, "middle"), game);
    found.push(...[...turns].filter(({ start }) => hasMany(start)));
  }
  return found.slice(0, STATES);
};

const meanOf = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);

/** What a turn of many moves costs a person who looks for it, by the family of its game. */
export const lookingFigures = (): Figure[] =>
  Object.entries(FAMILIES).flatMap(([family, ids]): Figure[] => {
    const wanted = wantedIn(ids);
    const first = wanted.map(({ start }) => keyboardOf({ before: [], turn: start }));
    const ways = wanted.flatMap(({ start, moves }) => {
      const way = bestWay({ before: [], turn: start }, moves);
      return way ? [way] : [];
    });
    const rows = first.map(({ length }) => length);
    const keys = first.map((keyboard) => keyboard.flat().filter(movesOn).length);
    return [
      {
        what: `${family}, ${ways.length} turns of many moves: presses, looks, seconds of looking`,
        found: `${meanOf(ways.map(({ presses }) => presses))}; ${meanOf(ways.map(({ looks }) => looks))}; ${meanOf(ways.map(({ looks }) => looks * LOOK_S))}`,
      },
      {
        what: "  keys and rows at the beginning; most rows",
        found: `${meanOf(keys)}, ${meanOf(rows)}; ${Math.max(...rows)}`,
      },
    ];
  });
