import { describe, expect, test } from "vitest";
import {
  clockChoices,
  clockCycle,
  clockOrNone,
  cubeCycle,
  matchCycle,
  type WishChoice,
  wishMenu,
} from "../../../src/bot/play/wish-menu.ts";
import type { CubeCode } from "../../../src/bot/press/fields.ts";
import { speaker } from "../../../src/bot/text/texts.ts";

const say = speaker("en");

type Wish = { readonly cube: CubeCode; readonly match: number; readonly clock?: number };

const labels = (wish: Wish) =>
  wishMenu<Wish>({
    say,
    html: "",
    wish,
    choices: [
      [{ label: "without", change: { cube: 2, match: 0 } }],
      [3, 5].map((match) => ({ label: `to ${match}`, change: { cube: 1, match } })),
      [],
      clockChoices([{ turn: 60 }], say),
    ],
    turn: ({ match }) => ({ do: "play-close", person: match }),
  }).keyboard.map((row) => row.map((one) => one.text.startsWith("✓")));

describe("a menu of wishes", () => {
  test("marks what would change nothing, and has no empty rows", () => {
    expect(labels({ cube: 1, match: 5 })).toEqual([[false], [false, true], [false]]);
    expect(labels({ cube: 2, match: 0 })).toEqual([[true], [false, false], [false]]);
  });

  test("takes the chosen clock away again, and shows one that words have said", () => {
    const usual = clockOrNone({}, say);
    const said = clockOrNone({ clock: 2 }, say);
    expect(usual.map(({ isChosen }) => isChosen)).toEqual([false, false, false]);
    expect(said.filter(({ isChosen }) => isChosen).map(({ change }) => change)).toEqual([
      { clock: 0 },
    ]);
    expect(said).toHaveLength(4);
  });
});

/** What a key says after each press on it, until it says the same again. */
const turned = <Wish extends object>(
  keyOf: (wish: Wish) => WishChoice<Wish>,
  wish: Wish,
  said: readonly string[] = [],
): readonly string[] => {
  const { label, change } = keyOf(wish);
  return said.includes(label) ? said : turned(keyOf, { ...wish, ...change }, [...said, label]);
};

describe("a key with its value", () => {
  const matches = { lengths: [3, 5], cube: 1, without: 2 } as const;

  test("takes the next one with each press, a typed one among them, and begins anew", () => {
    const match = (wish: Wish) => matchCycle(wish, matches, say);
    expect(turned(match, { cube: 2, match: 0 })).toEqual([
      "Match: no",
      "Match: to 3",
      "Match: to 5",
    ]);
    expect(match({ cube: 1, match: 4 })).toMatchObject({ change: { match: 5 } });
    const clock = (wish: Wish) => clockCycle(wish, { mayLack: true }, say);
    expect(turned(clock, { cube: 2, match: 0 })).toEqual([
      ...["⏱ No clock", "⏱ 1 min a turn", "⏱ 3 min a turn", "⏱ 5 min + 10 s a turn"],
    ]);
  });

  test("brings the cube with a match, and ends the match without the cube", () => {
    expect(matchCycle({ match: 0 }, matches, say).change).toEqual({ cube: 1, match: 3 });
    expect(matchCycle({ match: 5 }, matches, say).change).toEqual({ cube: 2, match: 0 });
    expect(cubeCycle(true, say)).toMatchObject({
      label: "Cube: yes",
      change: { cube: 2, match: 0 },
    });
    expect(cubeCycle(false, say)).toMatchObject({ label: "Cube: no", change: { cube: 1 } });
  });
});
