import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { THEMES, type ThemeName, themeOf } from "../../../src/board/colours/theme.ts";
import { WIDTH } from "../../../src/board/layout/geometry.ts";
import { type Drawing, drawingKey, drawNow } from "../../../src/board/studio/drawing.ts";
import {
  allAnalyses,
  allStats,
  CUP_STATS,
  mars,
  mistake,
  oneTurn,
  person,
  results,
  seven,
  sevenSheets,
  swinging,
  worstCard,
} from "./sheet-samples.ts";

type Sheet = Extract<Drawing, { readonly kind: "analysis" | "result" | "seven" | "stats" }>;

const drawings = (theme: ThemeName): readonly (readonly [string, Sheet])[] => [
  ...Object.entries(allStats).map(
    ([name, stats]) => [name, { kind: "stats", theme, stats }] as const,
  ),
  ...Object.entries(results).map(
    ([name, card]) => [name, { kind: "result", theme, card }] as const,
  ),
  ...Object.entries(allAnalyses).map(
    ([name, sheet]) => [name, { kind: "analysis", theme, sheet }] as const,
  ),
  ...Object.entries(sevenSheets).map(
    ([name, sheet]) => [name, { kind: "seven", theme, sheet }] as const,
  ),
];

/** The first sheet of each kind. */
const firstOfKinds = (theme: ThemeName) => {
  const all = drawings(theme);
  return all.filter(([, { kind }], at) => all.findIndex(([, one]) => one.kind === kind) === at);
};

/** Every sheet, in one theme after the other. */
const all = THEMES.flatMap((theme, at) =>
  drawings(theme)
    .filter((_, number) => number % THEMES.length === at)
    .map(([name, drawing]) => ({ theme, name, drawing })),
);

/** How many pixels of a picture have exactly a colour, in a part of it. */
const counted = async (drawing: Drawing, hex: string, part?: readonly [number, number]) => {
  const image = await loadImage(Buffer.from(drawNow(drawing)));
  const canvas = createCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const [from, to] = part ?? [0, image.width];
  const { data } = canvas.getImageData(from, 0, to - from, image.height);
  const wanted = Number.parseInt(hex.slice(1), 16);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (((red << 16) | (green << 8) | blue) === wanted) count++;
  }
  return count;
};

const of = (drawing: Drawing): string => Buffer.from(drawNow(drawing)).toString("base64");

describe("a sheet", () => {
  test.each(all)("is a small PNG as wide as a board: $theme, $name", async ({ drawing, name }) => {
    const png = drawNow(drawing);
    const { width, height } = await loadImage(Buffer.from(png));
    expect(width).toBe(WIDTH);
    // On a phone of 390 it leaves room for its words and buttons; three small boards are higher.
    const most = {
      analysis: 1_000,
      result: name === "worstFeat" ? 960 : 880,
      seven: 470,
      stats: name in CUP_STATS ? 1_120 : 720,
    };
    expect(height).toBeLessThan(most[drawing.kind]);
    expect(png.length).toBeLessThan(150 * 1024);
  });

  test("is the same to the last byte each time, and has a key of its own", () => {
    for (const [, drawing] of firstOfKinds("dark")) {
      expect(of(structuredClone(drawing))).toBe(of(drawing));
    }
    for (const [, drawing] of drawings("dark")) {
      expect(drawingKey(structuredClone(drawing))).toBe(drawingKey(drawing));
    }
    expect(new Set(all.map(({ drawing }) => drawingKey(drawing))).size).toBe(all.length);
  });

  test("draws of a name what the font has, and nothing where it has nothing", () => {
    const titled = (title: string): string =>
      of({ kind: "stats", theme: "wood", stats: { ...person, title } });
    expect(titled("🦄🦄")).toBe(titled(""));
    expect(titled("Анна 🦄")).toBe(titled("Анна"));
    expect(titled("Анна")).not.toBe(titled("Anna"));
  });
});

describe("the figures of a sheet", () => {
  const digits = "۰۱۲۳۴۵۶۷۸۹";

  test.each(firstOfKinds("wood"))("are those of its language: %s", (_, drawing) => {
    const persian = { ...drawing, digits };
    expect(of(persian)).not.toBe(of(drawing));
    expect(drawingKey(persian)).not.toBe(drawingKey(drawing));
  });

  test("do not reach into moves and words", () => {
    const titled = (title: string, language: { digits?: string }): string =>
      of({ kind: "stats", theme: "wood", stats: { title, rows: [] }, ...language });
    for (const title of ["13→8 6→5", "Анна 7"])
      expect(titled(title, { digits })).toBe(titled(title, {}));
    expect(titled("7 : 3", { digits })).not.toBe(titled("7 : 3", {}));
  });
});

describe("the dice of a player", () => {
  const withFaces = (...counts: readonly number[]): Drawing => ({
    kind: "stats",
    theme: "contrast",
    stats: {
      title: "",
      rows: [
        [
          {
            kind: "dice",
            facts: {
              heading: "",
              faces: ([1, 2, 3, 4, 5, 6] as const).map((die, index) => ({
                die,
                count: counts[index] ?? 0,
              })),
              expected: 20,
            },
          },
        ],
      ],
    },
  });

  test("stand as high as they fell often, beside what is expected", async () => {
    const { checkers, trace } = themeOf("contrast");
    const none = await counted(withFaces(0, 0, 0, 0, 0, 0), checkers.black.face);
    const few = await counted(withFaces(10, 0, 0, 0, 0, 0), checkers.black.face);
    const many = await counted(withFaces(20, 0, 0, 0, 0, 0), checkers.black.face);
    expect(none).toBe(0);
    expect(many / few).toBeGreaterThan(1.7);
    expect(many / few).toBeLessThan(2.4);
    expect(await counted(withFaces(0, 0, 0, 0, 0, 0), trace.line)).toBeGreaterThan(1000);
  });
});

describe("winning chances", () => {
  const drawn = (chances: typeof swinging): Drawing => ({
    kind: "analysis",
    theme: "wood",
    sheet: { title: "", chances, mistakes: [] },
  });

  test("are a line for each side, with rings where the game turned and cubes", async () => {
    const { trace, cube } = themeOf("wood");
    const plain = drawn({ ...swinging, swings: [], mistakes: [], cubes: [] });
    expect(await counted(plain, trace.line)).toBe(0);
    const one = await counted(
      drawn({ ...swinging, swings: [14], mistakes: [], cubes: [] }),
      trace.line,
    );
    const two = await counted(
      drawn({ ...swinging, swings: [14, 33], mistakes: [], cubes: [] }),
      trace.line,
    );
    expect(one).toBeGreaterThan(50);
    expect(two).toBeGreaterThan(1.4 * one);
    expect(await counted(plain, cube.face)).toBe(0);
    expect(await counted(drawn({ ...swinging, swings: [] }), cube.face)).toBeGreaterThan(200);
  });

  test("of a game of one turn, and of none, can be drawn", () => {
    expect(of(drawn(oneTurn))).not.toBe(
      of(drawn({ ...oneTurn, white: [0.5], swings: [], mistakes: [] })),
    );
  });
});

describe("a mistake", () => {
  const drawn = (...mistakes: readonly (typeof mistake)[]): Drawing => ({
    kind: "analysis",
    theme: "contrast",
    sheet: { title: "", chances: oneTurn, mistakes },
  });

  test("looks different with every fact of it", () => {
    const { played, best } = mistake;
    const all = [
      drawn(mistake),
      drawn({ ...mistake, title: "Ход 15" }),
      drawn({ ...mistake, by: "white" }),
      drawn({ ...mistake, name: "Анна" }),
      drawn({ ...mistake, cost: "−0,22 очка" }),
      drawn({ ...mistake, played: { ...played, text: "24/17" } }),
      drawn({ ...mistake, best: { ...best, steps: [] } }),
      drawn({ ...mistake, played: best, best: played }),
      drawn(mistake, mistake),
    ];
    expect(new Set(all.map(of)).size).toBe(all.length);
  });

  test("has no arrow for a move that belongs to both ways", () => {
    const { best } = mistake;
    const same = { ...best, text: mistake.played.text };
    const none = { ...same, steps: [] };
    expect(of(drawn({ ...mistake, played: same, best }))).toBe(
      of(drawn({ ...mistake, played: none, best: { ...best, steps: [] } })),
    );
  });
});

describe("a whole seven", () => {
  test("looks different with every square, every loss and the worst turn", () => {
    const [first, ...others] = seven.tiles;
    const tiles = (square: "best" | "small" | "large", text: string) => ({
      ...seven,
      tiles: [{ square, text }, ...others],
    });
    const sheets = [
      seven,
      tiles("small", "0"),
      tiles("large", "0"),
      tiles("best", "−1"),
      { ...seven, tiles: first ? [...others, first] : others },
      { ...seven, title: "Семёрка 143 · длинные" },
      { ...seven, worst: undefined },
    ];
    const drawn = sheets.map((sheet) => of({ kind: "seven", theme: "dark", sheet }));
    expect(new Set(drawn).size).toBe(sheets.length);
  });
});

describe("a result", () => {
  const drawn = (card: typeof mars): Drawing => ({ kind: "result", theme: "wood", card });

  test("has no letter that the font lacks, wherever a name stands", () => {
    const named = (name: string) =>
      drawn({
        ...mars,
        names: { white: name, black: name },
        facts: [{ label: "", text: name }],
        board: { ...mars.board, name },
      });
    expect(of(named("🤖 Shesh-Besh ★★"))).toBe(of(named("Shesh-Besh ★★")));
  });

  test("shows a name whole where there is room, and a long turn over two lines", () => {
    const names = (white: string) => drawn({ ...mars, names: { white, black: "" } });
    expect(of(names("Shesh-Besh ★★★"))).not.toBe(of(names("Shesh-Besh ★★☆")));
    const text = worstCard.board.text.split(" ");
    const told = (words: readonly string[]) =>
      drawn({ ...mars, board: { ...mars.board, text: words.join(" ") } });
    expect(of(told(text))).not.toBe(of(told([...text.slice(0, -1), "13/12"])));
  });

  test("looks different with every fact of it", () => {
    const [first = { label: "", text: "" }] = mars.facts;
    const cards = [
      mars,
      { ...mars, winner: "black" },
      { ...mars, outcome: "Кокс" },
      { ...mars, points: "+9 очков" },
      { ...mars, score: { label: "Матч до 15", of: { white: "12", black: "8" } } },
      { ...mars, score: { label: "Счёт по очкам", of: { white: "13", black: "8" } } },
      { ...mars, score: undefined },
      { ...mars, facts: [{ ...first, text: "Длинные нарды" }] },
      { ...mars, facts: mars.facts.slice(1) },
      { ...mars, board: { ...mars.board, text: "24/18" } },
      { ...mars, footer: "@x" },
    ] as const;
    expect(new Set(cards.map((card) => of(drawn(card)))).size).toBe(cards.length);
  });
});
