import { expect, test } from "vitest";
import type { Keyboard } from "../../../src/bot/view/button.ts";
import { linesTaken } from "../../../src/bot/view/fit.ts";
import { findRuleset, RULESETS } from "../../../src/rules/rulesets.ts";
import { randomGame } from "../../bench/games.ts";
import { unlike } from "../../rules/shapes.ts";
import { firstOf } from "../../support/first-of.ts";
import { readPress } from "../../support/presses.ts";

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

/** As many states as bring every kind of caption but the end. */
const BEGINNING = 60;
/** As many as show what is told once. */
const HALF = 150;

test.for(GAMES)(
  "a caption in play has five lines at most: $ruleset.id, $language",
  ({ ruleset, seed, language }) => {
    for (const { html, keyboard } of firstOf(randomGame(ruleset, seed, language), BEGINNING)) {
      if (isOver(keyboard)) continue;
      expect(linesTaken(html, "group"), html).toBeLessThanOrEqual(5);
    }
  },
);

/** As long as a line of a person can be. */
const WORDS = `${"Ну ты даёшь, вот это бросок: я-то думал, что ты опять проспишь всю партию, а ты вот"}…`;

/** What is typed stands apart from what a game has to say: a few games show it. */
test.for(GAMES.filter((_, at) => at % 4 === 0))(
  "what the other player types stands under every board, in five lines: $ruleset.id, $language",
  ({ ruleset, seed, language }) => {
    const game = randomGame(ruleset, seed, language, "picture", "private", WORDS);
    for (const { html, keyboard } of firstOf(game, BEGINNING)) {
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

test.each(["picture", "emoji"] as const)(
  "a held checker is told of once, when the first one of a game is: %s",
  (board) => {
    const mahbusa = findRuleset("mahbusa") ?? expect.fail("no mahbusa");
    const isTold = ({ html }: { html: string }): boolean =>
      spaced(html).includes(", ваша шашка под чужой: пока та не уйдёт, она стоит.");
    const shown = [...firstOf(randomGame(mahbusa, 5, "ru", board), HALF)];
    const first = shown.findIndex(isTold);
    const after = shown.slice(first);
    const told = after.findIndex((one) => !isTold(one));
    expect(first).toBeGreaterThan(0);
    expect(told).toBeLessThan(15);
    expect(after.slice(told).some(isTold)).toBe(false);
    expect(shown[first]?.html).toContain("✶");
    expect(shown.slice(0, first).some(({ html }) => /✶.*\n/.test(html))).toBe(false);
  },
);

test.each(["mahbusa", "plakoto", "tapa"])(
  "the pips stand in the picture alone, in five lines of words: %s",
  (id) => {
    const game = findRuleset(id) ?? expect.fail(`no ${id}`);
    for (const { html } of firstOf(randomGame(game, 5, "ru"), BEGINNING)) {
      expect(html).not.toContain("Идти ещё");
      expect(linesTaken(html, "group"), html).toBeLessThanOrEqual(5);
    }
  },
);

test("a held checker of one's own is told of under one's own board alone", () => {
  const plakoto = findRuleset("plakoto") ?? expect.fail("no plakoto");
  const game = firstOf(randomGame(plakoto, 5, "ru", "picture", "private"), HALF);
  const shown = [...game].map(({ html }) => html);
  expect(shown.some((html) => spaced(html).includes("Ваша шашка под чужой"))).toBe(true);
  expect(shown.some((html) => spaced(html).includes(", ваша шашка под чужой"))).toBe(false);
});

test("below a board of emoji a turn has no title above it, once the game is under way", () => {
  const game = randomGame(RULESETS[0] ?? expect.fail("no ruleset"), 0, "ru", "emoji");
  const shown = [...firstOf(game, HALF)];
  const turns = shown.filter(({ html }) => html.includes("ваш ход — "));
  const titled = turns.filter(({ html }) => html.includes("Короткие нарды"));
  expect(turns.length).toBeGreaterThan(50);
  expect(titled.every(({ html }) => html.includes("🔒"))).toBe(true);
  expect(shown.some(({ html }) => html.includes("Короткие нарды") && !html.includes("🔒"))).toBe(
    true,
  );
});
