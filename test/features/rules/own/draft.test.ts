import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import {
  switchesOf,
  switchLines,
  switchNamed,
  tidied,
  valueName,
  valuesOf,
  withSwitch,
} from "../../../../src/bot/view/switches.ts";
import { afterPress, type Draft, NEW_DRAFT } from "../../../../src/features/rules/own/draft.ts";
import { draftPage } from "../../../../src/features/rules/own/draft-page.ts";
import type { DraftPress } from "../../../../src/features/rules/own/presses.ts";
import { familyOf } from "../../../../src/rules/family.ts";
import { houseRules, SWITCH_NAMES, SWITCHES } from "../../../../src/rules/house-rules.ts";
import { gulbar, long, madGulbar, RULESETS, short } from "../../../../src/rules/rulesets.ts";
import type { Switches } from "../../../../src/rules/types.ts";
import { readPress, writePress } from "../../../support/presses.ts";

/** The longest that Telegram gives: a person of 52 bits, and a message of 31. */
const KEY = { person: 2 ** 52 - 1, draft: 2 ** 31 - 1 } as const;

/** All that a page's buttons say. */
const pressesOn = (draft: Draft): DraftPress[] =>
  draftPage(draft, KEY, speaker("ru"))
    .keyboard.flat()
    .flatMap((button) => {
      const press = "callback_data" in button ? readPress(button.callback_data) : undefined;
      if (!press?.do.startsWith("draft-")) throw new Error(`what is «${button.text}»?`);
      return "draft" in press ? [press] : [];
    });

describe("the switches that are offered", () => {
  test("are those that matter", () => {
    expect(switchesOf(short.switches)).toEqual([
      "opening",
      "homeHit",
      "fullMove",
      "leftover",
      "doubles",
      "koks",
      "nextFirst",
      "cube",
      "autoDoubles",
    ]);
    expect(switchesOf(long.switches)).not.toContain("homeHit");
    expect(switchesOf(long.switches)).toContain("fullMove");
    expect(switchesOf(long.switches)).not.toContain("ascendingMoves");
    expect(switchesOf(madGulbar.switches)).toContain("ascendingMoves");
    expect(switchesOf({ ...short.switches, doubles: "ascending" })).toEqual(
      expect.arrayContaining(["ascendingMoves", "ascendingFromTurn"]),
    );
    expect(switchesOf({ ...long.switches, cube: true })).toEqual(
      expect.arrayContaining(["raise", "beaver", "jacoby"]),
    );
    expect(switchesOf({ ...long.switches, autoDoubles: 1 })).toContain("raise");
    expect(switchNamed(short.switches, "block")).toBeUndefined();
  });

  test("are all that a question to the engine may set", () => {
    for (const { id, switches } of RULESETS) {
      const all = { ...switches, cube: true, doubles: "ascending" } as const;
      const offered = switchesOf(all);
      for (const name of SWITCH_NAMES) {
        const isTaken = [...SWITCHES[name].values].some(
          (value) => value !== switches[name] && houseRules("own", { base: id, [name]: value }).ok,
        );
        expect(offered.includes(name), `${name} of ${id}`).toBe(isTaken);
      }
    }
  });

  test("hold every value that a ruleset of ours has, but the leftovers by groups", () => {
    for (const { switches } of RULESETS) {
      for (const name of switchesOf(switches)) {
        if (switches[name] === "groups") continue;
        expect(valuesOf(name)).toContain(String(switches[name]));
      }
    }
  });

  test("can each be chosen, and change nothing else", () => {
    for (const name of switchesOf({ ...madGulbar.switches, cube: true })) {
      for (const value of valuesOf(name)) {
        const chosen = withSwitch(madGulbar.switches, name, value);
        expect(String(chosen[name])).toBe(value);
        expect({ ...chosen, [name]: null }).toEqual({ ...madGulbar.switches, [name]: null });
      }
    }
    expect(withSwitch(long.switches, "homeMars", "5")).toBe(long.switches);
  });

  test("go back to the base where they change nothing", () => {
    const cubed = { ...gulbar.switches, cube: true, beaver: true, jacoby: true };
    expect(tidied(cubed, gulbar.switches)).toEqual(cubed);
    expect(tidied({ ...cubed, cube: false }, gulbar.switches)).toEqual(gulbar.switches);
  });
});

describe("the two off the head", () => {
  const say = speaker("en");

  test("are named by the doubles of these rules", () => {
    const label = (differing: Partial<Switches>) =>
      valueName("headException", "opponent-head", { ...long.switches, ...differing }, say);
    expect(label({})).toBe("3:3, 4:4, 6:6");
    expect(label({ headException: "none" })).toBe("3:3, 4:4, 6:6");
    expect(label({ doubles: "ascending" })).toBe("6:6");
    expect(label({ doubles: "ascending", ascendingFromTurn: 2 })).toBe("3:3, 4:4, 6:6");
    expect(label({ doubles: "ascending", ascendingMoves: 4 })).toBe("3:3, 4:4, 6:6");
  });

  test("are told so in the dialog and where a ruleset is shown", () => {
    const { switches } = madGulbar;
    const draft: Draft = { page: "switch", name: "headException", base: madGulbar, switches };
    const { html, keyboard } = draftPage(draft, KEY, say);
    expect(html).toContain("<b>6:6</b>");
    expect(keyboard.flat().map(({ text }) => text)).toContain("✓ 6:6");
    expect(switchLines(switches, switches, say)).toContain("Two off the head: 6:6");
  });
});

describe("a draft", () => {
  test("keeps every button within Telegram's limits, on every page and in every language", () => {
    const made = RULESETS.flatMap((base): Draft[] => {
      const switches = { ...base.switches, cube: true };
      const pages = switchesOf(switches).map((name): Draft => {
        return { page: "switch", name, base, switches };
      });
      return [{ page: "switches", base, switches }, { page: "name", base, switches }, ...pages];
    });
    for (const draft of [NEW_DRAFT, ...made]) {
      for (const language of LANGUAGES) {
        const { html, keyboard } = draftPage(draft, KEY, speaker(language));
        expect(html.length).toBeLessThan(4096);
        expect(keyboard.flat().length).toBeGreaterThan(0);
      }
      expect(pressesOn(draft).map(writePress)).toHaveLength(pressesOn(draft).length);
    }
  });

  test("can be pressed anyhow, and is always one that can be shown and played", () => {
    const anyPress = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyPress, (choices) => {
        let draft = NEW_DRAFT;
        const seen: DraftPress[] = [];
        for (const choice of choices) {
          // Now and then a button of an older keyboard.
          const offered = [...pressesOn(draft), ...seen];
          const press = offered[choice % offered.length];
          if (!press) throw new Error("nothing to press");
          seen.push(press);
          draft = afterPress(draft, press);
        }
        if (!("base" in draft)) return;
        const { base, switches } = draft;
        expect(familyOf(switches)).toBe(familyOf(base.switches));
        expect(tidied(switches, base.switches)).toEqual(switches);
        for (const name of switchesOf(switches)) {
          expect(valuesOf(name)).toContain(String(switches[name]));
        }
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  test("begins anew with another base", () => {
    const base = { ...KEY, do: "draft-base", ruleset: "long" } as const;
    const value = { ...KEY, do: "draft-value", name: "block", value: "free" } as const;
    const draft = [base, value].reduce<Draft>(afterPress, NEW_DRAFT);
    expect(draft).toMatchObject({ page: "switches", switches: { block: "free" } });
    const back = afterPress(draft, { ...KEY, do: "draft-back" });
    expect(back).toBe(NEW_DRAFT);
    expect(afterPress(back, value)).toBe(NEW_DRAFT);
    expect(afterPress(draft, base)).toMatchObject({ switches: long.switches });
  });
});
