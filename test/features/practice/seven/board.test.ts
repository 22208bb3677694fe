import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import {
  lossOf,
  openDecision,
  turnOf,
} from "../../../../src/features/practice/decision/decision.ts";
import {
  MOST_PRESSES,
  pressesOf,
  withinPresses,
} from "../../../../src/features/practice/sets/ahead.ts";
import { newDraft } from "../../../../src/features/practice/sets/make.ts";
import { SEVEN_GAMES, type SevenSet } from "../../../../src/features/practice/sets/types.ts";
import { isPlaying, sevenBoard } from "../../../../src/features/practice/seven/pages/board.ts";
import { fewestPresses } from "../../../../src/features/practice/seven/pages/fewest-presses.ts";
import type { SevenState } from "../../../../src/features/practice/seven/play/play.ts";
import { turnAfter } from "../../../../src/game/moves.ts";
import type { CheckerMove } from "../../../../src/game/types.ts";
import { readPress } from "../../../support/presses.ts";
import { readSupply } from "../../../support/supply.ts";

const LOOK = { board: "picture", theme: "wood" } as const;
/** Telegram's limit for what stands under a picture. */
const LONGEST_CAPTION = 1024;

type Now = NonNullable<SevenState["now"]>;

const setsOf = (game: SevenSet["game"]): readonly SevenSet[] =>
  readSupply(game).map(({ decisions }) => ({ game, day: 1, decisions }));

const boardAt = (set: SevenSet, now: Now, language = "ru") => {
  const open = set.decisions.map(openDecision);
  const state = { game: set.game, day: set.day, open, isToday: true, answers: [], now };
  if (!isPlaying(state)) throw new Error("nothing is played");
  return sevenBoard(state, undefined, LOOK, speaker(language));
};

const offersOf = (set: SevenSet, now: Now): readonly (readonly CheckerMove[])[] =>
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
  const kept = { number, presses: "", step: 0, undone: 0 };
  const start = turnOf(decision);
  return { decision, start, kept, before: [], turn: start };
};

describe("the board of a seven", () => {
  test.each(SEVEN_GAMES)("of %s leads to every best turn, by 20 presses a set at most", (game) => {
    const all = setsOf(game).map(({ decisions }) =>
      decisions.reduce((sum, one) => sum + pressesOf(one, fewestPresses), 0),
    );
    expect(Math.max(...all)).toBeLessThanOrEqual(MOST_PRESSES);
    expect(all.reduce((sum, presses) => sum + presses, 0) / all.length).toBeLessThan(18.5);
  });

  const nothing = async () => undefined;

  test("that would take more presses is made without its longest turn", async () => {
    const [set] = setsOf("long");
    if (!set) throw new Error("no set is shipped");
    const draft = { ...newDraft("5e".repeat(32), "long", "test"), decisions: set.decisions };
    const [dear] = set.decisions.slice(3).map((one) => turnOf(one).all.join());
    const trim = withinPresses((turn) => (turn.all.join() === dear ? 4 : 3), nothing);
    const { decisions } = await trim(draft);
    expect(decisions).toEqual(set.decisions.filter((_, at) => at !== 3));
    expect(await withinPresses(() => 2, nothing)(draft)).toBe(draft);
  });

  test.each(SEVEN_GAMES)(
    "of %s ends every turn that its buttons play where the set has an end",
    (game) => {
      for (const set of setsOf(game).slice(0, 4)) {
        for (const [number, decision] of set.decisions.entries()) {
          let now = beginning(set, number);
          for (let moves = offersOf(set, now); moves[0]; moves = offersOf(set, now)) {
            now = after(now, moves.at(-1) ?? moves[0]);
          }
          expect(lossOf(decision, now.turn.position)).toBeDefined();
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
