import { expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { resultCard } from "../../../src/bot/view/card.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import type { Terms } from "../../../src/game/series.ts";
import { finishedGame, isWon } from "../../../src/tables/game/finished.ts";
import { changeSettings } from "../../../src/tables/people/settings.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { GROUP, openServices, sitTogether } from "../../tables/support.ts";
import { playTowardDraw } from "../../tables/toward-draw.ts";

/** A game with these terms that a held mother has ended. */
const wonByMother = (terms: Terms) => {
  for (let seed = 1; seed < 40; seed++) {
    const services = openServices(seed);
    changeSettings(services, GROUP, { board: "emoji" });
    const id = sitTogether(services, terms);
    if (playTowardDraw(services, id).ending === "mother") return { services, id };
    services.store.close();
  }
  return expect.fail("no mother was held");
};

test("a held mother is told under the last board, with what it is worth, and on the card", () => {
  const { services, id } = wonByMother({ ruleset: ruleset("plakoto"), stake: 5 });
  const [table] = services.store.tables.byGame(id);
  const view = table && viewOf(services, table.id);
  const over = finishedGame(services, id);
  if (!view || !over.ok || !isWon(over.finished)) throw new Error("the game is gone");
  const html = tableMessage(view, "shesh_besh_bot").html.replaceAll("\u00a0", " ");
  const { finished } = over;
  const name = finished.result.winner === "white" ? "⚪ \u2068Anna\u2069" : "🔴 \u2068Boris\u2069";
  expect(html).toContain(`The mother is held. 🏆 ${name} wins double.`);
  expect(html).toContain("mother 2 = 10 points");
  const card = resultCard(finished, undefined, "shesh_besh_bot", speaker("en"));
  expect(card).toMatchObject({ feat: "mother", outcome: "Mother", points: "+10 points" });
});
