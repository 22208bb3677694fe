import { describe, expect, test } from "vitest";
import {
  clockChoices,
  clockOrNone,
  cubeChoices,
  matchChoices,
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
      cubeChoices(say),
      matchChoices([3, 5], 1, say),
      [],
      clockChoices([{ turn: 60 }], say),
    ],
    turn: ({ match }) => ({ do: "play-close", person: match }),
  }).keyboard.map((row) => row.map((one) => one.text.startsWith("✓")));

describe("a menu of wishes", () => {
  test("marks what would change nothing, and has no empty rows", () => {
    expect(labels({ cube: 1, match: 5 })).toEqual([[false, false], [false, true], [false]]);
    expect(labels({ cube: 2, match: 0 })).toEqual([[true, false], [false, false], [false]]);
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
