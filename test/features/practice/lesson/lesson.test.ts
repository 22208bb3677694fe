import { describe, expect, test } from "vitest";
import { unmarked } from "../../../../src/bot/text/direction.ts";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import type { Look } from "../../../../src/bot/view/table-message.ts";
import { turnLabel } from "../../../../src/bot/view/turn-buttons.ts";
import { lessonMessage } from "../../../../src/features/practice/lesson/message.ts";
import { SCRIPTS } from "../../../../src/features/practice/lesson/script.ts";
import { LESSONS, TAUGHT } from "../../../../src/features/practice/lesson/steps.ts";
import { outcomeOf } from "../../../../src/rules/outcome.ts";
import { sideOf } from "../../../../src/rules/position.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { beginTurn } from "../../../../src/rules/turn.ts";
import type { Family } from "../../../../src/rules/types.ts";
import { readPress } from "../../../support/presses.ts";

const PICTURES: Look = { board: "picture", theme: "wood" };
const FAMILIES = ["long", "short"] as const;

/** The whole turns of a player who has nothing to choose in a lesson, as the script has it. */
const turnsAlone = (family: Family, by: "reader" | "opponent") => {
  const at = SCRIPTS[family].findIndex((act) => act.kind === "alone" && act.by === by);
  const act = SCRIPTS[family][at];
  if (act?.kind !== "alone") return expect.fail("no such act");
  const step =
    LESSONS[family]().find(({ words }) => words === act.words) ?? expect.fail("no such step");
  const { sides } = step.scene;
  const before = SCRIPTS[family][at - 1];
  const position =
    by === "opponent"
      ? { own: sides.black, other: sides.white }
      : before?.kind === "later"
        ? before.position
        : expect.fail("no position");
  return legalTurns(beginTurn({ ruleset: TAUGHT[family], position, dice: act.dice, ownTurn: 9 }));
};

test.each(FAMILIES)("in a lesson of %s nardy every row of moves begins with its die", (family) => {
  const rows = LESSONS[family]().flatMap((_, at) =>
    lessonMessage({ family, step: at + 1 }, PICTURES, speaker("ru")).keyboard.filter((row) =>
      row.some((one) => "callback_data" in one && one.callback_data.startsWith(";")),
    ),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const [first] of rows) expect(first?.text).toMatch(/^[⚀-⚅]$/u);
});

test("where there is most to choose in the lesson of long nardy, each die has one row", () => {
  const step = 1 + LESSONS.long().findIndex(({ words }) => words === "lesson-long-build");
  expect(lessonMessage({ family: "long", step }, PICTURES, speaker("en")).keyboard).toHaveLength(3);
});

describe("the first lesson of short nardy", () => {
  const STEPS = LESSONS.short();

  test("has a move of one die, a hit, a pass, an only turn and bearing off", () => {
    const moves = STEPS.flatMap(({ press }) => (typeof press === "object" ? [press] : []));
    const say = speaker("ru");
    expect(moves.map((move) => turnLabel([move], say))).toEqual([
      "24→20",
      "13→10",
      "10→7✶",
      "8→7",
      "6→снять",
      "3→снять",
    ]);
    expect(STEPS.filter(({ press }) => press === "next")).toHaveLength(2);
    expect(STEPS.at(-1)?.press).toBe("again");
  });

  test("calls a turn the only one where it is, and a pass where nothing can be played", () => {
    expect(turnsAlone("short", "reader")).toHaveLength(1);
    expect(turnsAlone("short", "opponent").flatMap(({ moves }) => moves)).toEqual([]);
  });
});

describe("the first lesson of long nardy", () => {
  test("has the head, a closed point, a pass, the wall and bearing off", () => {
    const moves = LESSONS.long().flatMap(({ press }) => (typeof press === "object" ? [press] : []));
    const say = speaker("ru");
    expect(moves.map((move) => turnLabel([move], say))).toEqual([
      "24→19",
      "19→16",
      "24→20",
      "16→14",
      "24→20",
      "10→8",
      "6→снять",
      "3→снять",
    ]);
    expect(turnsAlone("long", "opponent").flatMap(({ moves }) => moves)).toEqual([]);
  });
});

describe.each(FAMILIES)("a lesson (%s)", (family) => {
  const STEPS = LESSONS[family]();
  const ruleset = TAUGHT[family];

  test("ends as its last words say: with an oin", () => {
    const { sides } = STEPS.at(-1)?.scene ?? expect.fail("no last step");
    expect(sides.white).toEqual(sideOf({}));
    expect(outcomeOf(ruleset, { own: sides.black, other: sides.white })).toBe("oin");
  });

  test.each(LANGUAGES)("names the button that leads on (%s)", (language) => {
    const say = speaker(language);
    for (const [index, { words, press }] of STEPS.entries()) {
      if (typeof press !== "object") continue;
      expect(unmarked(say(words))).toContain(unmarked(turnLabel([press], say)));
      const labels = lessonMessage({ family, step: index + 1 }, PICTURES, say).keyboard.flat();
      expect(labels.map(({ text }) => text)).toContain(turnLabel([press], say));
    }
  });

  test("is left by a button of every step but the last", () => {
    for (const [index] of STEPS.entries()) {
      const presses = lessonMessage({ family, step: index + 1 }, PICTURES, speaker("en"))
        .keyboard.flat()
        .map((one) => ("callback_data" in one ? readPress(one.callback_data)?.do : undefined));
      expect(presses.includes("lesson-leave")).toBe(index < STEPS.length - 1);
    }
  });

  test("shows the last step where there is none of that number", () => {
    const html = (step: number) => lessonMessage({ family, step }, PICTURES, speaker("en")).html;
    expect(html(99)).toBe(html(STEPS.length));
    expect(html(0)).toBe(html(1));
  });

  test("ends in a game of what was learnt", () => {
    const end = lessonMessage({ family, step: STEPS.length }, PICTURES, speaker("ru"));
    const [first] = end.keyboard.flat();
    expect(first && "callback_data" in first && readPress(first.callback_data)).toEqual({
      do: "computer-first",
      ruleset: ruleset.id,
    });
  });
});
