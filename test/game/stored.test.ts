import { expect, test } from "vitest";
import { formerSwitches, storedSwitches } from "../../src/game/stored.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";

/** The switches that were one word, or went without saying, when the first games were stored. */
const LATER = ["way", "meeting", "start", "checkers", "opening", "koks"];

test.each(["short", "short-caucasian", "long", "mad-gulbar"])(
  "%s as it was stored with a family is what it is today",
  (id) => {
    const { switches } = RULESETS.find((one) => one.id === id) ?? expect.fail("no such ruleset");
    const kept = Object.fromEntries(
      Object.entries(switches).filter(([name]) => !LATER.includes(name)),
    );
    const family = id.startsWith("short") ? "short" : "long";
    expect(storedSwitches.parse({ family, ...kept })).toEqual(switches);
    expect(storedSwitches.parse(switches)).toEqual(switches);
  },
);

test.each(["short", "gulbar"])("%s is sealed as it was first stored", (id) => {
  const { switches } = RULESETS.find((one) => one.id === id) ?? expect.fail("no such ruleset");
  const names = Object.keys(formerSwitches(switches));
  expect(names[0]).toBe("family");
  expect(names.filter((name) => LATER.includes(name))).toEqual([]);
  expect(storedSwitches.parse(formerSwitches(switches))).toEqual(switches);
});
