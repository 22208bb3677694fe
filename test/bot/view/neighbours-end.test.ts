import { expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { resultCard } from "../../../src/bot/view/card.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { medleyOf } from "../../../src/game/medley.ts";
import type { Terms } from "../../../src/game/series.ts";
import { finishedGame, isWon } from "../../../src/tables/game/finished.ts";
import { changeSettings } from "../../../src/tables/people/settings.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { GROUP } from "../../tables/support.ts";
import { endedSo } from "../../tables/toward-draw.ts";

test("a held mother is told under the last board, with what it is worth, and on the card", () => {
  const terms: Terms = { ruleset: ruleset("plakoto"), stake: 5 };
  const { services, id } = endedSo(terms, ({ ending }) => ending === "mother");
  changeSettings(services, GROUP, { board: "emoji" });
  const [table] = services.store.tables.byGame(id);
  const view = table && viewOf(services, table.id);
  const over = finishedGame(services, id);
  if (!view || !over.ok || !isWon(over.finished)) throw new Error("the game is gone");
  const html = tableMessage(view, "shesh_besh_bot").html.replaceAll("\u00a0", " ");
  const { finished } = over;
  const name = finished.result.winner === "white" ? "⚪ \u2068Anna\u2069" : "🔴 \u2068Boris\u2069";
  expect(html).toContain(`The mother is pinned. 🏆 ${name} wins double.`);
  expect(html).toContain("mother 2 = 10 points");
  const card = resultCard(finished, "shesh_besh_bot", speaker("en"));
  expect(card).toMatchObject({ feat: "mother", outcome: "Mother", points: "+10 points" });
});

test("the card of a medley's game names both", () => {
  const medley = medleyOf({ id: "sreshta" }, ["tapa", "short"]) ?? expect.fail("no medley");
  const terms: Terms = { ruleset: medley, stake: 1, match: 5 };
  const { services, id } = endedSo(terms, ({ winner }) => winner !== undefined);
  const over = finishedGame(services, id);
  if (!over.ok || !isWon(over.finished)) throw new Error("the game is gone");
  const { facts } = resultCard(over.finished, "shesh_besh_bot", speaker("en"));
  expect(facts[0]).toMatchObject({ label: "Game", text: "Sreshta · Tapa" });
});

test("the end of a medley is told by the name of the match, that of a game by its own", () => {
  const medley = medleyOf({ id: "sreshta" }, ["tapa", "short"]) ?? expect.fail("no medley");
  const titleAfter = (match: number): string => {
    const { services, id } = endedSo(
      { ruleset: medley, stake: 1, match },
      ({ winner }) => winner !== undefined,
    );
    changeSettings(services, GROUP, { board: "emoji" });
    const [table] = services.store.tables.byGame(id);
    const view = table && viewOf(services, table.id);
    return view ? tableMessage(view, "shesh_besh_bot").html : "";
  };
  expect(titleAfter(1)).toContain("<b>Sreshta</b> · 1-point match");
  expect(titleAfter(5)).toContain("<b>Tapa</b>, then Backgammon · 5-point match");
});
