import { expect, test } from "vitest";
import { LANGUAGES, type Say, speaker } from "../../../src/bot/text/texts.ts";
import { button } from "../../../src/bot/view/button.ts";
import { linesTaken } from "../../../src/bot/view/fit.ts";
import { AFTERS } from "../../../src/bot/view/look.ts";
import { linesUnderCard } from "../../../src/bot/view/result.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { opponent } from "../../../src/game/colours.ts";
import type { Colour } from "../../../src/game/types.ts";
import { sideOf } from "../../../src/rules/position.ts";
import { type PlayedView, viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { endedSo } from "../../tables/toward-draw.ts";

const say: Say = speaker("en");
const NAMES = { white: "\u2068Anna\u2069", black: "\u2068Boris\u2069" };
const MARKS = { white: "⚪", black: "🔴" };

const won = () => {
  const { services, id } = endedSo(
    { ruleset: ruleset("short"), stake: 1 },
    ({ winner }) => winner !== undefined,
  );
  const [table] = services.store.tables.byGame(id);
  const view = table && viewOf(services, table.id);
  if (view?.played?.game.phase.kind !== "over") throw new Error("the game is not over");
  const { played } = view;
  const winner = view.played.game.phase.result.winner ?? "white";
  return { table: view.table, look: view.look, played, winner };
};

test("a card that says all has words that a notification can show, for each reader", () => {
  const { played, winner } = won();
  const toldTo = (viewer: Colour | undefined) =>
    linesUnderCard({ ...played, remark: undefined, viewer }, say);
  expect(toldTo(winner)).toEqual([say("caption-you-won")]);
  expect(toldTo(opponent(winner))[0]).toBe(say("caption-you-lost"));
  expect(toldTo(undefined).join()).toContain(`🏆 ${MARKS[winner]} ${NAMES[winner]} wins: `);
});

test("the first line stays whatever comes later: a rematch that is asked for, an analysis", () => {
  const { played, winner } = won();
  const asker = opponent(winner);
  const row = { ...played.row, rematchBy: played.row[asker] };
  const given = [AFTERS.give({ lines: () => ["worked out later"] })];
  for (const viewer of [winner, undefined]) {
    const [first] = linesUnderCard({ ...played, viewer }, say);
    const lines = linesUnderCard({ ...played, row, given, viewer }, say);
    expect(lines[0]).toBe(first);
    expect(lines[1]).toBe(say("rematch-asked", { name: NAMES[asker] }));
    expect(lines.at(-1)).toBe("worked out later");
  }
});

test("who has lost by one double is told so, nobody else", () => {
  const { played, winner } = won();
  const loser = opponent(winner);
  const linesAt = (counts: Readonly<Record<number, number>>, viewer: Colour | undefined) => {
    const sides = { ...played.game.sides, [loser]: sideOf(counts) };
    return linesUnderCard({ ...played, game: { ...played.game, sides }, viewer }, say);
  };
  const near = { 1: 1, 4: 1, 6: 1 };
  const missed = say("missed-double", { pips: 11 });
  expect(missed).toContain("11 pips");
  expect(linesAt(near, loser)).toContain(missed);
  expect(linesAt(near, winner)).not.toContain(missed);
  expect(linesAt(near, undefined)).not.toContain(missed);
  for (const far of [{ 1: 5 }, { 1: 1, 7: 1 }])
    expect(linesAt(far, loser).join()).not.toContain("double");
});

test("the card of a game that does not count has no points and no score", () => {
  const { table, look, played } = won();
  const cardOf = (counts: object, score: object) => {
    if (!played.finished) throw new Error("the game is not over");
    const finished = { ...played.finished, ...counts, score: { white: 0n, black: 0n, ...score } };
    const { picture } = tableMessage({ table, look, played: { ...played, finished } }, "bot");
    if (picture?.drawing.kind !== "result") throw new Error("there is no card");
    return picture.drawing.card;
  };
  expect(cardOf({}, { white: 1n }).score?.of).toEqual({ white: "1", black: "0" });
  for (const counts of [{ isCounted: false }, { wasLeftEarly: true }]) {
    expect(cardOf(counts, {})).toMatchObject({ score: undefined });
    expect(cardOf(counts, {}).points).toBe(speaker(look.language)("card-not-counted"));
    expect(cardOf(counts, { black: 3n }).score?.of).toEqual({ white: "0", black: "3" });
  }
});

test("who wins the last game of a match is not named once more as the winner of the match", () => {
  const { played, winner } = won();
  const match = { ...played.terms, match: 1 };
  const standing = { ...played.standing, score: { white: 0n, black: 0n, [winner]: 1n } };
  const linesTo = (viewer: Colour | undefined) =>
    linesUnderCard({ ...played, terms: match, standing, remark: undefined, viewer }, say);
  expect(linesTo(winner)).toContain("And the match is yours!");
  expect(linesTo(opponent(winner))).toContain("The match is theirs, too.");
  expect(linesTo(undefined)).toContain("That wins the match, too.");
  expect(linesTo(undefined).join().match(new RegExp(NAMES[winner], "g"))).toHaveLength(1);
});

test.each(LANGUAGES)("under a tall card there is room for less: %s", (language) => {
  const { table, look, played, winner } = won();
  const speak = speaker(language);
  const loser = opponent(winner);
  const worse = speak("turn-worse", { turn: 25, moves: "8→4 4→1", best: "7→3 8→5" });
  const reason = speak("seven-worse-outside", { own: 3, best: 2 });
  const lines = (_played: PlayedView, _say: Say, isBrief?: boolean) => [
    isBrief ? worse : `${worse} ${reason}`,
  ];
  const sides = { ...played.game.sides, [loser]: sideOf({ 1: 1, 4: 1 }) };
  const shownWith = (outcome: "oin" | "mars"): number => {
    const times = { cube: 1n, multiplier: 1 };
    const result = { winner, outcome, ending: "borne-off", ...times } as const;
    const game = { ...played.game, sides, phase: { kind: "over", result } } as const;
    const given = [AFTERS.give({ lines })];
    const shown = { table, look: { ...look, language }, played: { ...played, game, given } };
    const { html } = tableMessage({ ...shown, played: { ...shown.played, viewer: loser } }, "bot");
    return linesTaken(html, "private");
  };
  expect(shownWith("oin")).toBeLessThanOrEqual(4);
  expect(shownWith("mars")).toBeLessThanOrEqual(3);
});

test("the buttons under a finished game take one row below those for another one", () => {
  const { table, look, played } = won();
  for (const language of LANGUAGES) {
    const speak = speaker(language);
    const rowsWith = (...looks: readonly string[]): readonly string[][] => {
      const after = AFTERS.give({
        looks: () => looks.map((words) => button(words, { do: "rules-list" })),
      });
      const shown = { table, look: { ...look, language }, played: { ...played, given: [after] } };
      const { keyboard } = tableMessage(shown, "shesh_besh_bot");
      return keyboard.slice(1).map((row) => row.map(({ text }) => text));
    };
    const [share, more] = [speak("button-show-friend"), speak("button-over-more")];
    const inOrder = (row: readonly string[]) => [speak.isRightToLeft ? row.toReversed() : row];
    expect(rowsWith()).toEqual(inOrder([share, speak("button-analysis"), more]));
    // The way to one turn stands for that to all of them.
    const turn = speak("button-look-turn");
    expect(rowsWith(turn)).toEqual(inOrder([share, turn, more]));
  }
});

test.each([
  ["short", "gammon"],
  ["long", "mars"],
] as const)("a first win by two is called as in %s nardy: a %s", (id, word) => {
  const { played, winner } = won();
  const game = { ...played.game, ruleset: ruleset(id) };
  const remark = { note: "first-mars", count: 1, won: 1, lost: 0 } as const;
  const toldTo = (viewer: Colour | undefined) =>
    linesUnderCard({ ...played, game, remark, viewer }, say);
  expect(toldTo(winner)).toContain(`💥 Your first ${word} in this group!`);
  expect(toldTo(opponent(winner)).join()).toContain(`’s first ${word} in this group.`);
  expect(toldTo(undefined).join()).toContain(`’s first ${word} here!`);
});
