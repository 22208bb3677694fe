import { describe, expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { rulesetMenu } from "../../../src/bot/view/ruleset-menu.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";

const linesOf = (...ids: readonly string[]): readonly string[] => {
  const rulesets = RULESETS.filter(({ id }) => ids.includes(id));
  return rulesetMenu(rulesets, () => ({ do: "blank" }), speaker("en")).html.split("\n");
};

describe("rulesets to choose from", () => {
  test("stand under their families where one has several", () => {
    expect(linesOf("long", "short", "short-strict")).toEqual([
      expect.stringMatching(/^<u>Long nardy<\/u>: <b>Long<\/b> — /u),
      expect.stringMatching(/^<u>Short nardy<\/u>: <b>Short<\/b> — /u),
      expect.stringMatching(/^• /u),
    ]);
  });

  test("say no name twice where each is alone in its family", () => {
    expect(linesOf("long", "short")).toEqual([
      expect.stringMatching(/^• <b>Long<\/b> — /u),
      expect.stringMatching(/^• <b>Short<\/b> — /u),
    ]);
  });
});
