import { describe, expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { BLANK, type Keyboard } from "../../../src/bot/view/button.ts";
import { across } from "../../../src/bot/view/fit.ts";
import { turnRows } from "../../../src/bot/view/turn-buttons.ts";
import { type Sharing, turnGrid } from "../../../src/bot/view/turn-grid.ts";
import type { Holds, Play, TurnLine } from "../../../src/bot/view/turn-plays.ts";
import { isPlayable, movesOf, turnAfter } from "../../../src/game/moves.ts";
import type { CheckerMove } from "../../../src/game/types.ts";
import { isGameId } from "../../../src/ids/ids.ts";
import { long, RULESETS, short } from "../../../src/rules/rulesets.ts";
import { beginTurn, type Turn } from "../../../src/rules/turn.ts";
import type { Dice, Position, Ruleset } from "../../../src/rules/types.ts";
import { randomGame } from "../../bench/games.ts";
import { position } from "../../rules/helpers.ts";
import { playedFor } from "../../rules/positions.ts";
import { type Random, seeded } from "../../rules/random.ts";
import { unlike } from "../../rules/shapes.ts";
import { firstOf } from "../../support/first-of.ts";
import { readPress } from "../../support/presses.ts";

const TURNS = 15;
/** Towards its end a game has few moves, which leave nothing empty. */
const MOST_STATES = 160;
const statesOf = (ruleset: Ruleset): number => (climbs(ruleset) ? 2 : 1) * MOST_STATES;
/** Doubles that climb are rare, and each makes many keyboards: one game of them says little. */
const climbs = ({ switches }: Ruleset): boolean => switches.doubles === "ascending";

const gamesOf = (ruleset: Ruleset): number => (climbs(ruleset) ? 2 : 1);

/** The share of keyboards with more than two empty places: each die of a climb brings its own. */
const mostEmpty = (ruleset: Ruleset): number => (climbs(ruleset) ? 0.03 : 0.02);

/** So few fit that many rows are needed: whole turns two side by side, single moves four. */
const FOUR_ACROSS: Holds = (dice, plays) =>
  plays.some((play) => play.length > 1) && dice.length === 0 ? 2 : 4;

const linesOf = (states: readonly Turn[], sharing: Sharing = "none"): readonly TurnLine[] => {
  const now = states.at(-1) ?? expect.fail("no state");
  return turnGrid(states.slice(0, -1), now, FOUR_ACROSS, sharing).lines;
};

/** The states of a turn that is played by random single moves. */
const walk = (start: Turn, random: Random): readonly Turn[] => {
  const states = [start];
  for (const state of states) {
    const moves = movesOf(state);
    if (moves.length > 0) states.push(turnAfter(state, random.pick(moves)));
  }
  return states;
};

const placesIn = ({ places }: TurnLine): readonly (Play | undefined)[] => places;

const nameOf = (play: Play): string => play.map(({ from, die }) => `${from}/${die}`).join(" ");

/** Where a key lies: its row, counted from below, and its edges as shares of the row. */
type Place = { readonly row: number; readonly left: number; readonly right: number };

const placeAt = (row: number, at: number, across: number): Place => ({
  ...{ row, left: at / across, right: (at + 1) / across },
});

/** Whether a finger that is on its way to the middle of one place comes down on the other. */
const isUnder = (old: Place, { row, left, right }: Place): boolean => {
  const middle = (old.left + old.right) / 2;
  return row === old.row && left < middle && middle < right;
};

/** Every play with its place. */
const placed = (lines: readonly TurnLine[]): ReadonlyMap<string, Place> =>
  new Map(
    lines.toReversed().flatMap((line, row) => {
      const heads = Math.min(line.dice.length, 1);
      const across = heads + line.places.length;
      return placesIn(line).flatMap((play, at): [string, Place][] =>
        play ? [[nameOf(play), placeAt(row, heads + at, across)]] : [],
      );
    }),
  );

const playsOf = (lines: readonly TurnLine[]): readonly Play[] =>
  lines.flatMap(placesIn).flatMap((play) => (play ? [play] : []));

const offersTurns = (lines: readonly TurnLine[]): boolean =>
  lines.some(({ dice }) => dice.length === 0) && playsOf(lines).some((play) => play.length > 1);

/** Turns out of random games, each with the states in which it is played. */
const walksOf = (ruleset: Ruleset): readonly (readonly Turn[])[] => {
  const random = seeded(11);
  return playedFor(ruleset, random, TURNS).map((position) =>
    walk(beginTurn({ ruleset, position, dice: random.dice(), ownTurn: 5 }), random),
  );
};

describe.each(unlike(RULESETS, "table").map((ruleset) => [ruleset.id, ruleset] as const))(
  "the places of a turn (%s)",
  (_, ruleset) => {
    const walks = walksOf(ruleset);
    /** Each state with the one before it, of turns that are played by single moves. */
    const steps = walks
      .filter(([start]) => start && !offersTurns(linesOf([start])))
      .flatMap((states) => states.slice(1).map((_, at) => states.slice(0, at + 2)));

    test("are as few rows as single moves take, below a board that is tall", () => {
      for (const [start] of walks) {
        if (!start) continue;
        const { lines } = turnGrid([], start, FOUR_ACROSS, "none", "low");
        const dice = [...new Set(movesOf(start).map(({ die }) => die))];
        const rowsOf = (die: number) =>
          Math.ceil(movesOf(start).filter((move) => move.die === die).length / 4);
        expect(lines.length).toBeLessThanOrEqual(dice.reduce((sum, die) => sum + rowsOf(die), 0));
      }
    });

    test("are full at its beginning", () => {
      for (const [start] of walks) {
        const lines = start ? linesOf([start]) : [];
        expect(lines.flatMap(placesIn)).not.toContain(undefined);
      }
    });

    test("offer every legal move once, and nothing else, in each of its states", () => {
      for (const states of steps) {
        const now = states.at(-1) ?? expect.fail("no state");
        const plays = playsOf(linesOf(states));
        expect(plays.every((play) => isPlayable(now, play))).toBe(true);
        const singles = plays.filter((play) => play.length === 1).map(nameOf);
        expect(singles.toSorted()).toEqual(
          movesOf(now)
            .map((move) => nameOf([move]))
            .toSorted(),
        );
      }
    });

    test("are kept by what is still legal", () => {
      for (const states of steps) {
        const now = placed(linesOf(states));
        for (const [play, old] of placed(linesOf(states.slice(0, -1)))) {
          const place = now.get(play);
          if (place) expect(isUnder(old, place), play).toBe(true);
        }
      }
    });

    test("do not offer something else where the finger has just been", () => {
      for (const states of steps) {
        const [made] = states.at(-1)?.moves.slice(-1) ?? [];
        const before = placed(linesOf(states.slice(0, -1)));
        const pressed = made && before.get(nameOf([made]));
        const under = [...placed(linesOf(states))].filter(
          ([, place]) => pressed && isUnder(pressed, place),
        );
        for (const [play] of under) expect(before.get(play)).toBe(pressed);
      }
    });

    test("are empty only as long as a live button stands above them or beside them", () => {
      for (const states of steps) {
        const isLive = linesOf(states).map((line) => placesIn(line).some(Boolean));
        if (isLive.length > 0) expect(isLive[0]).toBe(true);
      }
    });

    test("are gone once the dice are played", () => {
      for (const states of walks) expect(linesOf(states)).toEqual([]);
    });

    test("leave few empty ones, and no die stands inside a row", () => {
      const keyboards = Array.from({ length: gamesOf(ruleset) }, (_, game) => [
        ...firstOf(randomGame(ruleset, game, "ru", "emoji"), statesOf(ruleset)),
      ])
        .flat()
        .map(({ keyboard }) => keyboard)
        .filter((keyboard) =>
          keyboard.flat().some((one) => {
            const press = "callback_data" in one ? readPress(one.callback_data) : undefined;
            return press?.do === "move" || press?.do === "done";
          }),
        );
      const rows = keyboards.flat();
      expect(rows.filter((row) => row.slice(1).some(({ text }) => /^[⚀-⚅]/u.test(text)))).toEqual(
        [],
      );
      const empties = keyboards.map(
        (keyboard) => keyboard.flat().filter(({ text }) => text === BLANK.text).length,
      );
      expect(keyboards.length).toBeGreaterThan(50);
      const many = empties.filter((count) => count > 2).length;
      expect(many / keyboards.length).toBeLessThanOrEqual(mostEmpty(ruleset));
    });
  },
);

const starting = (from: Position, dice: Dice): Turn =>
  beginTurn({ ruleset: short, position: from, dice, ownTurn: 5 });

const named = (lines: readonly TurnLine[]): readonly string[] =>
  lines.map(({ dice, places }) =>
    places.length > 0
      ? [...dice, ":", ...places.map((play) => (play ? nameOf(play) : "–"))].join(" ")
      : "free",
  );

test("two ways in from the bar are one row of two buttons", () => {
  const start = starting(
    position({ 25: 1, 13: 5, 8: 4, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 }),
    [4, 3],
  );
  expect(named(linesOf([start]))).toEqual([": 25/4 25/3"]);
});

test("the row of a die that is played goes above those that are live, and is free below them", () => {
  const start = starting(
    position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 }),
    [3, 1],
  );
  const play = (from: number, die: number): readonly string[] => {
    const move = movesOf(start).find((one) => one.from === from && one.die === die);
    return named(linesOf([start, turnAfter(start, move ?? expect.fail("not legal"))]));
  };
  expect(named(linesOf([start]))).toEqual([
    "3 1 : 24/3 21/1 13/3 10/1 8/3 5/1 6/3 3/1",
    "3 : 24/3 13/3 8/3 6/3",
    "1 : 24/1 8/1 6/1",
  ]);
  expect(play(8, 3)).toEqual(["1 : 5/1", "free", "1 : 24/1 8/1 6/1"]);
  expect(play(6, 1)).toEqual(["3 : 24/3 13/3 8/3 6/3", "3 : 5/3 – –"]);
});

test("the die with fewer rows comes last, where its spent rows leave the smallest gap", () => {
  const start = starting(
    position({ 24: 1, 23: 1, 13: 4, 8: 3, 6: 4, 5: 2 }, { 24: 2, 13: 5, 8: 3, 6: 5 }),
    [6, 1],
  );
  const dice = named(linesOf([start])).map((line) => line.split(" :")[0]);
  expect(dice.filter((one) => one !== "6 1")).toEqual(["1", "1", "6"]);
});

/** Long nardy, 4:3, with checkers all over the board. */
const many = beginTurn({
  ruleset: long,
  position: position({ 24: 4, 23: 2, 19: 2, 15: 2, 10: 2, 8: 2, 6: 1 }, { 24: 8, 13: 4, 1: 3 }),
  dice: [4, 3],
  ownTurn: 9,
});

const press = (moves: readonly CheckerMove[]) => {
  const game = 1;
  return {
    do: "move",
    game: isGameId(game) ? game : expect.fail("no id"),
    version: 1,
    moves,
  } as const;
};

const labels = (states: readonly Turn[]): readonly string[] => {
  const turn = states.at(-1) ?? expect.fail("no state");
  const say = speaker("en");
  const { rows } = turnRows({ before: states.slice(0, -1), turn }, press, "always", say, "usual");
  return rows.map((row) => row.map(({ text }) => text).join(" "));
};

test("of many moves those of one checker stand together, and its point is said once", () => {
  expect(labels([many])).toEqual([
    "24→20 →21 →17",
    "23→19 →20 →16 19→15 →16",
    "15→11 →8 10→6 →7 →3",
    "8→4 →5 6→2 →3",
  ]);
});

test("so do fewer moves that would be too tall die by die", () => {
  const start = starting(
    position({ 16: 1, 13: 5, 8: 4, 6: 4, 2: 1 }, { 14: 1, 13: 5, 8: 3, 6: 6 }),
    [5, 3],
  );
  expect(labels([start])).toEqual(["16→11✶ →13 →11✶→8 →8", "13→8 →10 →5", "8→3 →5 6→1 →3"]);
});

test("after a move their keys grow where they are, and nothing comes where the finger has been", () => {
  const move = movesOf(many).find(({ from, die }) => from === 19 && die === 4);
  const after = turnAfter(many, move ?? expect.fail("not legal"));
  expect(labels([many, after])).toEqual([
    "24→21",
    `${BLANK.text} 23→20 ${BLANK.text} 19→16`,
    "10→7",
    `${BLANK.text} 8→5 6→3`,
  ]);
});

test("no row is wider at the beginning of a turn than a small phone", () => {
  const plakoto = RULESETS.find(({ id }) => id === "plakoto") ?? short;
  const wide = [...firstOf(randomGame(plakoto, 0, "ru", "picture", "emotes"), MOST_STATES)]
    .filter(({ keyboard }) => !isMidTurn(keyboard))
    .flatMap(({ keyboard }) => keyboard.filter(hasMove).map((row) => row.map(({ text }) => text)))
    .filter((row) => row.length > across(row));
  expect(wide).toEqual([]);
});

describe.each([
  // Without emotes Undo alone fills a row that is spent.
  ["in a group", "group", 0.06],
  ["in a group with emotes", "emotes", 0.01],
  ["where ⋯ has no company", "private", 0.12],
] as const)("%s", (_, where, mostApart) => {
  const keyboards = (["short", "long"] as const).flatMap((id) => {
    const ruleset = RULESETS.find((one) => one.id === id) ?? short;
    return [...randomGame(ruleset, 1, "ru", "picture", where)].map(({ keyboard }) => keyboard);
  });

  test("a move that is still legal has the place that it had a press ago", () => {
    const turns = keyboards.map(placesOfMoves).flatMap((now, at) => {
      const before = keyboards[at - 1];
      return before && isMidTurn(keyboards[at]) ? [{ now, before: placesOfMoves(before) }] : [];
    });
    const slid = turns.filter(({ now, before }) =>
      [...before].some(([move, old]) => !isUnder(old, now.get(move) ?? old)),
    );
    expect(turns.length).toBeGreaterThan(50);
    // A die with three rows or more leaves more of them than there is to fill them with.
    expect(slid.length / turns.length).toBeLessThanOrEqual(0.01);
  });

  test("⋯ shares a row with others in nearly all states", () => {
    const alone = keyboards.filter((rows) =>
      rows.some((row) => row.length === 1 && row[0]?.text === "⋯"),
    );
    expect(alone.length / keyboards.length).toBeLessThanOrEqual(0.05);
  });

  test("four rows of moves have none below them at the beginning of a turn", () => {
    const tall = keyboards.filter((rows) => !isMidTurn(rows) && rows.filter(hasMove).length > 3);
    expect(tall.length).toBeGreaterThan(5);
    const below = tall.filter((rows) => rows.some((row) => !hasMove(row)));
    expect(below.length / tall.length).toBeLessThanOrEqual(0.2);
  });

  test("↩, ✓ and ⋯ share a row in nearly all states", () => {
    const mine = keyboards.filter((rows) => isMidTurn(rows) || rows.flat().some(isDone));
    const apart = mine.filter((rows) => rows.filter((row) => row.some(isControl)).length > 1);
    expect(mine.length).toBeGreaterThan(50);
    expect(apart.length / mine.length).toBeLessThanOrEqual(mostApart);
  });

  test("no row is dead", () => {
    const dead = keyboards.flat().filter((row) => row.every((one) => "disabled" in one));
    expect(dead).toEqual([]);
  });
});

const isDone = (one: Keyboard[number][number]): boolean => pressOn(one)?.do === "done";

const isControl = (one: Keyboard[number][number]): boolean =>
  ["undo", "done", "menu-more"].includes(pressOn(one)?.do ?? "");

const hasMove = (row: Keyboard[number]): boolean => row.some((one) => pressOn(one)?.do === "move");

const isMidTurn = (keyboard: Keyboard = []): boolean =>
  keyboard.flat().some((one) => pressOn(one)?.do === "undo");

/** The place of each move that can be pressed. */
const placesOfMoves = (keyboard: Keyboard): ReadonlyMap<string, Place> =>
  new Map(
    keyboard.toReversed().flatMap((row, up) =>
      row.flatMap((one, at): [string, Place][] => {
        const press = pressOn(one);
        return press?.do === "move"
          ? [[JSON.stringify(press.moves), placeAt(up, at, row.length)]]
          : [];
      }),
    ),
  );

const pressOn = (one: Keyboard[number][number]) =>
  "callback_data" in one ? readPress(one.callback_data) : undefined;
