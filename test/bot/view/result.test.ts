import { expect, test } from "vitest";
import { type Say, speaker } from "../../../src/bot/text/texts.ts";
import { linesUnderCard } from "../../../src/bot/view/result.ts";
import { opponent } from "../../../src/game/colours.ts";
import type { Colour } from "../../../src/game/types.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { endedSo } from "../../tables/toward-draw.ts";

const isWon = ({ winner }: { readonly winner?: Colour | undefined }) => winner !== undefined;

test("a card that says all has words that a notification can show, for each reader", () => {
  const { services, id } = endedSo({ ruleset: ruleset("short"), stake: 1 }, isWon);
  const [table] = services.store.tables.byGame(id);
  const played = table && viewOf(services, table.id)?.played;
  if (played?.game.phase.kind !== "over") throw new Error("the game is not over");
  const { winner = "white" } = played.game.phase.result;
  const say: Say = speaker("en");
  const toldTo = (viewer: Colour | undefined) =>
    linesUnderCard({ ...played, remark: undefined, viewer }, say);
  expect(toldTo(winner)).toEqual(["🏆 You won!"]);
  expect(toldTo(opponent(winner))).toEqual([say("look-over")]);
  const name = winner === "white" ? "⚪ \u2068Anna\u2069" : "🔴 \u2068Boris\u2069";
  expect(toldTo(undefined).join()).toContain(`🏆 ${name} wins: `);
});
