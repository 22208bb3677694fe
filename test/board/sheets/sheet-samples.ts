import type { AnalysisSheet, ChancesSheet } from "../../../src/board/sheets/analysis.ts";
import type { BracketSide } from "../../../src/board/sheets/bracket.ts";
import type { Mistake } from "../../../src/board/sheets/mistake.ts";
import type { ResultCard } from "../../../src/board/sheets/result.ts";
import type { SevenSheet } from "../../../src/board/sheets/seven.ts";
import type { Stats } from "../../../src/board/sheets/stats.ts";
import { seeded } from "../../rules/random.ts";
import { bars, gulBara } from "../scene/scenes.ts";

/** Statistics as they come, and at their worst. */

const walk = (seed: number, length: number, step: number, from: number): number[] => {
  const random = seeded(seed);
  let value = from;
  return Array.from({ length }, () => {
    value += (random.chance(0.52) ? 1 : -1) * step * (1 + random.below(3));
    return value;
  });
};

const faces = (...counts: readonly number[]) =>
  ([1, 2, 3, 4, 5, 6] as const).map((die, index) => ({ die, count: counts[index] ?? 0 }));

export const person: Stats = {
  title: "Анна Каренина",
  rows: [
    [
      {
        kind: "lines",
        facts: {
          heading: "Рейтинг",
          lines: [
            { colour: "white", dashed: false, label: "дл. 1624", values: walk(1, 60, 8, 1500) },
            { colour: "black", dashed: true, label: "кор. 1580", values: walk(2, 25, 9, 1500) },
          ],
          level: 1500,
        },
      },
      {
        kind: "dice",
        facts: {
          heading: "Зары: 1240 бросков",
          faces: faces(398, 421, 405, 430, 399, 427),
          expected: 413.3,
        },
      },
    ],
    [
      {
        kind: "lines",
        facts: {
          heading: "Очки за 85 партий: +31",
          lines: [{ colour: "white", dashed: false, label: "+31", values: walk(3, 85, 1, 0) }],
          level: 0,
        },
      },
    ],
  ],
};

export const beginner: Stats = {
  title: "🦄🦄",
  rows: [
    [
      {
        kind: "lines",
        facts: {
          heading: "Рейтинг",
          lines: [{ colour: "black", dashed: true, label: "1338", values: [1338] }],
          level: 1500,
        },
      },
      {
        kind: "dice",
        facts: { heading: "Зары: 3 броска", faces: faces(6, 0, 0, 0, 0, 0), expected: 1 },
      },
    ],
    [
      {
        kind: "lines",
        facts: {
          heading: "Очки за 1 партию: −1 000 000",
          lines: [{ colour: "white", dashed: false, label: "−1000000", values: [0, -1_000_000] }],
          level: 0,
        },
      },
    ],
  ],
};

export const rivals: Stats = {
  title: "Анна — Борис",
  rows: [
    [
      {
        kind: "versus",
        facts: {
          names: { white: "Александра-Елизавета Константинопольская", black: "Борис" },
          won: { white: 112, black: 98 },
        },
      },
    ],
    [
      {
        kind: "lines",
        facts: {
          heading: "Очки Анны",
          lines: [{ colour: "white", dashed: false, label: "−14", values: walk(5, 210, 1, 0) }],
          level: 0,
        },
      },
    ],
  ],
};

export const group: Stats = {
  title: "Нарды на Фонтанке",
  rows: [
    [
      {
        kind: "ranking",
        facts: {
          ranked: [
            { name: "Анна", value: 124, text: "+124" },
            { name: "Александра-Елизавета К.", value: 31, text: "+31" },
            { name: "🦄🦄", value: 7, text: "+7" },
            { name: "Արամ", value: 0, text: "0" },
            { name: "Əliyev", value: -2, text: "−2" },
            { name: "W".repeat(100), value: -48, text: "−48" },
            { name: "דוד", value: -112, text: "−1 000 000" },
          ],
        },
      },
    ],
    [
      {
        kind: "lines",
        facts: {
          heading: "Очки по партиям",
          lines: [
            { colour: "white", dashed: false, label: "1", values: walk(7, 90, 1, 0) },
            { colour: "black", dashed: false, label: "2", values: walk(8, 90, 1, 0) },
            { colour: "white", dashed: true, label: "3", values: walk(9, 90, 1, 0) },
          ],
          level: 0,
        },
      },
    ],
  ],
};

export const podium: Stats = {
  title: "Подиум",
  rows: [
    [
      {
        kind: "podium",
        facts: {
          placed: [
            { name: "Александра-Елизавета", text: "21" },
            { name: "Boris Katz", text: "14" },
            { name: "Արամ", text: "9" },
          ],
        },
      },
    ],
  ],
};

/** Sixteen have played a knock-out, as many as its picture is made for. */
const side = (key: number, hasWon: boolean): BracketSide => ({
  key,
  name: ["Анна", "Maximilian von Rosen", "Гаянэ", "Boris"][key % 4] ?? "",
  score: hasWon ? "3" : "−",
  hasWon,
});

const bracketOf = (heading: string, most: number): Stats["rows"][number] => [
  {
    kind: "bracket",
    facts: {
      heading,
      columns: [0, 1, 2, 3].map((round) => ({
        heading: `Тур ${round + 1}`,
        pairs: Array.from({ length: most >> round }, (_, at) => [
          side(at << (round + 1), true),
          side((2 * at + 1) << round, false),
        ]),
      })),
    },
  },
];

const knockout: Stats = {
  title: "Кубок",
  rows: [bracketOf("Без поражений", 8), bracketOf("Второй шанс", 4)],
};

const cross: Stats = {
  title: "Кубок",
  rows: [
    [
      {
        kind: "cross",
        facts: {
          heads: { points: "Очки", tie: "Бх" },
          rows: Array.from({ length: 16 }, (_, place) => ({
            name: ["Анна", "Maximilian von Rosen", "Гаянэ", "Boris"][place % 4] ?? "",
            cells: (["won", "lost", "open", "nothing"] as const).map((came, at) => ({
              text: came === "nothing" ? "½" : `${((place + at) % 16) + 1}`,
              came,
            })),
            points: "2½",
            tie: "10",
          })),
        },
      },
    ],
  ],
};

/** A cup's picture is the whole of its message: it may be higher. */
export const CUP_STATS: Readonly<Record<string, Stats>> = { knockout, cross };

const climber: Stats = {
  title: "Анна Каренина",
  rows: [
    [
      {
        kind: "ladder",
        facts: {
          heading: "Лестница против бота",
          ladders: [
            { label: "Длинные", colour: "white", reached: [true, true, true, false, false] },
            { label: "Короткие", colour: "black", reached: [true, false, true, false, true] },
          ],
        },
      },
    ],
    [
      {
        kind: "lines",
        facts: {
          heading: "Форма, последние 20: меньше — лучше",
          lines: [{ colour: "white", dashed: false, label: "9.4", values: walk(5, 20, 1, 14) }],
          level: 12,
        },
      },
    ],
  ],
};

export const allStats: Readonly<Record<string, Stats>> = {
  person,
  climber,
  beginner,
  rivals,
  group,
  podium,
  ...CUP_STATS,
};

export const mars: ResultCard = {
  winner: "white",
  left: "white",
  names: { white: "Анна", black: "Борис" },
  outcome: "Марс",
  feat: "mars",
  points: "+8 очков",
  score: { label: "Счёт по очкам", of: { white: "12", black: "8" } },
  facts: [
    { label: "Игра", text: "Короткие нарды, куб 4" },
    { label: "Длина", text: "43 хода, 27 минут" },
    { label: "Побед подряд", text: "Анна · 4" },
  ],
  board: { label: "Последний ход", name: "Анна", text: "24/18(2) 13/7*(2)", scene: bars },
  footer: "Шеш-беш · @shesh_besh_bot",
};

export const worstCard: ResultCard = {
  winner: "black",
  left: "black",
  names: { white: "🦄🦄", black: "Александра-Елизавета Константинопольская фон Шлезвиг" },
  feat: undefined,
  outcome: "Победа: у соперника вышло время, и он сдался без боя",
  points: "+1 180 591 620 717 411 303 424 очка",
  score: {
    label: "Матч до 1 000 000 000 000 000 000 000",
    of: { white: "1 180 591 620 717", black: "1 000 000 000 000" },
  },
  facts: [
    { label: "Игра", text: "Правила нашего двора и соседнего тоже" },
    { label: "Длина", text: "1 ход" },
    { label: "Прервана серия побед", text: "Александра-Елизавета · 1 000" },
    { label: "Ещё", text: "что-то ещё" },
  ],
  board: {
    label: "Последний ход",
    name: "🤖 Shesh-Besh ★★",
    text: "24/22 23/21 22/20 21/19 20/18 19/17 18/16 17/15 16/14 15/13 14/12 13/11",
    scene: gulBara,
  },
  footer: `@${"w".repeat(32)}`,
};

export const results: Readonly<Record<string, ResultCard>> = {
  mars,
  koks: { ...mars, feat: "koks", outcome: "Кокс" },
  homeMars: { ...mars, feat: "home-mars", outcome: "Домашний марс" },
  worstFeat: { ...worstCard, feat: "home-mars" },
  worstCard,
};

export const swinging: ChancesSheet = {
  names: { white: "Анна", black: "Борис" },
  white: walk(11, 61, 2.5, 50).map((percent) => Math.min(1, Math.max(0, percent / 100))),
  swings: [14, 33, 47],
  mistakes: [15, 16, 47],
  cubes: [
    { turn: 20, value: "2" },
    { turn: 52, value: "4" },
  ],
};

export const oneTurn: ChancesSheet = {
  names: { white: "王小明", black: "W".repeat(40) },
  white: [0.5, 1],
  swings: [1],
  mistakes: [1],
  cubes: [],
};

export const crowdedChances: ChancesSheet = {
  ...swinging,
  white: walk(12, 401, 1.2, 50).map((percent) => Math.min(0.99, Math.max(0.01, percent / 100))),
  cubes: [{ turn: 390, value: "65536" }],
};

/** A double of short nardy, played badly. */
export const mistake: Mistake = {
  title: "Ход 14",
  by: "black",
  name: "Борис",
  cost: "−0,21 очка",
  played: {
    label: "Сыграно",
    text: "24/18",
    steps: [{ from: 24, to: 18 }],
  },
  best: { label: "Лучше", text: "13/7", steps: [{ from: 13, to: 7 }] },
  scene: { ...gulBara, bottom: "black", numbering: "black" },
};

/** As long as a turn of mad gulbar can be. */
const climbing = Array.from({ length: 12 }, (_, at) => `${24 - at}/${22 - at}`).join(" ");

const analysisOf = (chances: ChancesSheet, mistakes: readonly Mistake[]): AnalysisSheet => ({
  title: "Шансы на победу",
  chances,
  mistakes,
});

export const allAnalyses: Readonly<Record<string, AnalysisSheet>> = {
  swinging: analysisOf(swinging, []),
  oneTurn: analysisOf(oneTurn, [mistake]),
  crowded: analysisOf(crowdedChances, [
    mistake,
    { ...mistake, by: "white", name: "W".repeat(40), scene: bars },
    { ...mistake, played: { ...mistake.played, text: climbing } },
  ]),
};

const tile = (square: "best" | "small" | "large", text: string) => ({ square, text });

export const seven: SevenSheet = {
  title: "Семёрка 142 · длинные",
  tiles: [
    tile("best", "0"),
    tile("best", "−1"),
    tile("small", "−9"),
    tile("best", "0"),
    tile("large", "−31"),
    tile("large", "−124"),
    tile("best", "0"),
  ],
  worst: { ...mistake, by: "white", name: "съём фишек", cost: "−124 из 100" },
};

export const sevenSheets: Readonly<Record<string, SevenSheet>> = {
  seven,
  flawless: { ...seven, tiles: seven.tiles.map(() => tile("best", "0")), worst: undefined },
};
