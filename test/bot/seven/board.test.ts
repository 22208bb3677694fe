import { describe, expect, test } from "vitest";
import { readPress } from "../../../src/bot/callback-data.ts";
import { isPlaying, sevenBoard } from "../../../src/bot/seven/board.ts";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { movesOf, turnAfter } from "../../../src/game/moves.ts";
import type { CheckerMove } from "../../../src/game/types.ts";
import { keyOf, turnOf } from "../../../src/seven/ends.ts";
import { endAt } from "../../../src/seven/squares.ts";
import { readSupply } from "../../../src/seven/supply.ts";
import { SEVEN_GAMES, type SevenSet } from "../../../src/seven/types.ts";
import type { SevenState } from "../../../src/tables/seven/play.ts";

const LOOK = { board: "picture", theme: "wood" } as const;
/** Telegram's limit for what stands under a picture. */
const LONGEST_CAPTION = 1024;

type Now = NonNullable<SevenState["now"]>;

const setsOf = (game: SevenSet["game"]): readonly SevenSet[] =>
  readSupply(game).map(({ decisions }) => ({ game, day: 1, decisions }));

const boardAt = (set: SevenSet, now: Now, language = "ru") => {
  const turns = set.decisions.map((decision) => turnOf(set.game, decision));
  const open = { set, turns, text: "" };
  const state = { game: set.game, day: set.day, open, isToday: true, answers: [], now };
  if (!isPlaying(state)) throw new Error("nothing is played");
  return sevenBoard(state, LOOK, speaker(language));
};

const pressesOf = (set: SevenSet, now: Now): readonly (readonly CheckerMove[])[] =>
  boardAt(set, now)
    .keyboard.flat()
    .flatMap((one) => {
      const press = "callback_data" in one ? readPress(one.callback_data) : undefined;
      return press?.do === "seven-move" ? [press.moves] : [];
    });

const after = (now: Now, moves: readonly CheckerMove[]): Now =>
  moves.reduce(
    ({ before, turn, ...rest }, move) => ({
      ...rest,
      before: [...before, turn],
      turn: turnAfter(turn, move),
    }),
    now,
  );

const beginning = (set: SevenSet, number: number): Now => {
  const decision = set.decisions[number];
  if (!decision) throw new Error(`no decision ${number}`);
  return { number, step: 0, before: [], turn: turnOf(set.game, decision) };
};

/** The fewest presses that lead to the best turn of a decision, Done among them. */
const fewestTo = (set: SevenSet, number: number): number => {
  const { position, ends } = set.decisions[number] ?? {};
  let states = [beginning(set, number)];
  for (let presses = 1; presses <= 4; presses++) {
    states = states.flatMap((now) => pressesOf(set, now).map((moves) => after(now, moves)));
    const isThere = states.some(
      ({ turn }) =>
        position && movesOf(turn).length === 0 && keyOf(position, turn.position) === ends?.[0]?.key,
    );
    if (isThere) return presses + 1;
  }
  throw new Error("the buttons do not lead to the best turn");
};

describe("the board of a seven", () => {
  test.each(SEVEN_GAMES)("of %s leads to every best turn, by 20 presses a set or so", (game) => {
    const all = setsOf(game).map((set) =>
      set.decisions.reduce((sum, _, number) => sum + fewestTo(set, number), 0),
    );
    expect(Math.max(...all)).toBeLessThanOrEqual(21);
    expect(all.filter((presses) => presses > 20).length).toBeLessThanOrEqual(1);
    expect(all.reduce((sum, presses) => sum + presses, 0) / all.length).toBeLessThan(18.5);
  });

  test.each(SEVEN_GAMES)(
    "of %s ends every turn that its buttons play where the set has an end",
    (game) => {
      for (const set of setsOf(game).slice(0, 4)) {
        for (const [number, decision] of set.decisions.entries()) {
          let now = beginning(set, number);
          for (let moves = pressesOf(set, now); moves[0]; moves = pressesOf(set, now)) {
            now = after(now, moves.at(-1) ?? moves[0]);
          }
          expect(endAt(decision, now.turn.position)).toBeDefined();
        }
      }
    },
  );

  test.each(LANGUAGES)("has room for its words in %s", (language) => {
    for (const set of SEVEN_GAMES.flatMap((game) => setsOf(game).slice(0, 3))) {
      for (const number of set.decisions.keys()) {
        const { html, picture } = boardAt(set, beginning(set, number), language);
        expect(html.split("\n").length).toBeLessThanOrEqual(5);
        expect(html.length).toBeLessThan(LONGEST_CAPTION);
        expect(picture).toBeDefined();
      }
    }
  });
});
