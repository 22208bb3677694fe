import { expect, test } from "vitest";
import { type Say, speaker } from "../../../src/bot/text/texts.ts";
import { button } from "../../../src/bot/view/button.ts";
import { AFTERS } from "../../../src/bot/view/look.ts";
import { linesUnderCard } from "../../../src/bot/view/result.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { opponent } from "../../../src/game/colours.ts";
import type { Colour } from "../../../src/game/types.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
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
  expect(toldTo(winner)).toEqual(["🏆 You won!"]);
  expect(toldTo(opponent(winner))).toEqual([say("look-over")]);
  expect(toldTo(undefined).join()).toContain(`🏆 ${MARKS[winner]} ${NAMES[winner]} wins: `);
});

test("that another game is asked for stands first, where a notification shows it", () => {
  const { played, winner } = won();
  const asker = opponent(winner);
  const row = { ...played.row, rematchBy: played.row[asker] };
  const lines = linesUnderCard({ ...played, row, viewer: winner }, say);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toBe(say("rematch-asked", { name: NAMES[asker] }));
});

test("the buttons under a finished game share a row only where their words fit", () => {
  const { table, look, played } = won();
  const rowsWith = (words: string): readonly string[][] => {
    const way = button(words, { do: "rules-list" });
    const after = AFTERS.give({ lines: () => [], ways: () => [], looks: () => [way] });
    const shown = { table, look, played: { ...played, given: [after] } };
    const { keyboard } = tableMessage(shown, "shesh_besh_bot");
    return keyboard.slice(1).map((row) => row.map(({ text }) => text));
  };
  const [analysis, more] = [say("button-analysis"), say("button-over-more")];
  const [show, replay] = [say("button-show-friend"), say("button-replay")];
  expect(rowsWith("🎯 Mine")).toEqual([
    [show, replay],
    [analysis, "🎯 Mine", more],
  ]);
  expect(rowsWith("🎯 My mistakes")).toEqual([
    [show, replay],
    [analysis],
    ["🎯 My mistakes", more],
  ]);
});
