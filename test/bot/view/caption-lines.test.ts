import { expect, test } from "vitest";
import type { Keyboard } from "../../../src/bot/view/button.ts";
import { linesTaken } from "../../../src/bot/view/fit.ts";
import { medleyOf } from "../../../src/game/medley.ts";
import { findRuleset, RULESETS } from "../../../src/rules/rulesets.ts";
import { randomGame } from "../../bench/games.ts";
import { unlike } from "../../rules/shapes.ts";
import { readPress } from "../../support/presses.ts";

const WINNER = "🏆";

const offers = (keyboard: Keyboard, press: "rematch" | "take"): boolean =>
  keyboard
    .flat()
    .some((one) => "callback_data" in one && readPress(one.callback_data)?.do === press);

const isOver = (keyboard: Keyboard): boolean => offers(keyboard, "rematch");

/** One language for each table, in turn. */
const GAMES = unlike(RULESETS, "table").map((ruleset, at) => ({
  ruleset,
  seed: at + 3,
  language: at % 2 === 0 ? ("ru" as const) : ("en" as const),
}));

test.for(GAMES)(
  "a caption in play has five lines at most: $ruleset.id, $language",
  ({ ruleset, seed, language }) => {
    for (const { html, keyboard } of randomGame(ruleset, seed, language)) {
      if (isOver(keyboard)) continue;
      expect(linesTaken(html, "group"), html).toBeLessThanOrEqual(5);
    }
  },
);

/** As many states as bring every kind of caption but the end. */
const BEGINNING = 60;

const beginningOf = function* <Shown>(game: Generator<Shown>): Generator<Shown> {
  for (let count = 0; count < BEGINNING; count++) {
    const next = game.next();
    if (next.done) return;
    yield next.value;
  }
};

/** As long as a line of a person can be. */
const WORDS = `${"Ну ты даёшь, вот это бросок: я-то думал, что ты опять проспишь всю партию, а ты вот"}…`;

test.for(GAMES)(
  "what the other player types stands under every board, in five lines: $ruleset.id, $language",
  ({ ruleset, seed, language }) => {
    const game = randomGame(ruleset, seed, language, "picture", "private", WORDS);
    for (const { html, keyboard } of beginningOf(game)) {
      // Who is asked whether they resign reads that first.
      if (isOver(keyboard) || html.includes("🏳")) continue;
      expect(spaced(html).includes(WORDS), html).toBe(true);
      // A double is told in three lines, over few keys.
      const most = offers(keyboard, "take") ? 6 : 5;
      expect(linesTaken(html, "private"), html).toBeLessThanOrEqual(most);
    }
  },
);

/** The spaces at which no line breaks, as plain ones. */
const spaced = (html: string): string => html.replaceAll("\u00a0", " ");

test("a long game of pins says how many pips both still have to go, where five lines have room", () => {
  const mahbusa = findRuleset("mahbusa") ?? expect.fail("no mahbusa");
  const inPlay = [...randomGame(mahbusa, 5, "ru")].filter(({ html }) => !html.includes(WINNER));
  const counted = inPlay.filter(({ html }) => /Идти ещё: ⚪ \d+, 🔴 \d+ очк/.test(spaced(html)));
  expect(counted.length / inPlay.length).toBeGreaterThan(0.65);
  for (const { html } of inPlay) expect(linesTaken(html, "group"), html).toBeLessThanOrEqual(5);
  const emoji = [...randomGame(mahbusa, 5, "ru", "emoji")];
  expect(emoji.some(({ html }) => spaced(html).includes("Идти ещё"))).toBe(false);
});

test("in a medley they are said as often, before the length of the match", () => {
  const pins = medleyOf({ id: "sreshta" }, ["plakoto", "tapa"]) ?? expect.fail("no medley");
  const inPlay = [...randomGame(pins, 5, "ru")].filter(({ html }) => !html.includes(WINNER));
  const counted = inPlay.filter(({ html }) => spaced(html).includes("Идти ещё: "));
  expect(counted.length / inPlay.length).toBeGreaterThan(0.65);
  for (const { html } of inPlay) expect(linesTaken(html, "group"), html).toBeLessThanOrEqual(5);
});

test("below a board of emoji a turn has no title above it, once the game is under way", () => {
  const shown = [...randomGame(RULESETS[0] ?? expect.fail("no ruleset"), 0, "ru", "emoji")];
  const turns = shown.filter(({ html }) => html.includes("ваш ход — "));
  const titled = turns.filter(({ html }) => html.includes("Короткие нарды"));
  expect(turns.length).toBeGreaterThan(50);
  expect(titled.every(({ html }) => html.includes("🔒"))).toBe(true);
  expect(shown.some(({ html }) => html.includes("Короткие нарды") && !html.includes("🔒"))).toBe(
    true,
  );
});
