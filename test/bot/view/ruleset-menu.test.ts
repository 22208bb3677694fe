import { expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { button } from "../../../src/bot/view/button.ts";
import { isListed, rulesetMenu } from "../../../src/bot/view/ruleset-menu.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";

const BACK = button("back", { do: "rules-list" });

const pageAt = (page: number) =>
  rulesetMenu(
    RULESETS.filter(isListed),
    () => ({ do: "blank" }),
    { page, turn: () => ({ do: "rules-begin" }), back: BACK },
    speaker("en"),
  );

test("rulesets to choose from come three at a time, each with a line and a button", () => {
  for (const page of [0, 1, 2]) {
    const { html, keyboard } = pageAt(page);
    expect(html.match(/^• <b>[^<]+<\/b> — /gmu)).toHaveLength(3);
    const games = keyboard.slice(0, -1).flat();
    expect(games).toHaveLength(3);
  }
});

test("the last row leads back from the first page, and on to all but beyond the last", () => {
  const rows = [0, 1, 3, 9].map((page) =>
    pageAt(page)
      .keyboard.at(-1)
      ?.map(({ text }) => text),
  );
  expect(rows).toEqual([["back", "More…"], ["‹ Back", "More…"], ["‹ Back"], ["‹ Back"]]);
});
