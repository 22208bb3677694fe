import type { SheetLine } from "../../../board/sheets/lines.ts";
import type { Stats, StatsPanel } from "../../../board/sheets/stats.ts";
import { linesInOrder } from "../../../bot/text/direction.ts";
import { digitsOf, figures } from "../../../bot/text/figures.ts";
import { cleanName } from "../../../bot/text/html.ts";
import { listed, type Say, type Values } from "../../../bot/text/texts.ts";
import type { Keyboard } from "../../../bot/view/button.ts";
import { grouped, percentText, signedFigure, signedPoints } from "../../../bot/view/numbers.ts";
import { type BoardMessage, type Look, pictureOf } from "../../../bot/view/table-message.ts";
import { dieSign } from "../../../bot/view/turn-buttons.ts";
import type { Fairness } from "../../../game/fairness.ts";
import { UNRATED } from "../../../game/rating.ts";
import type { Family } from "../../../rules/types.ts";
import { hasPicture } from "../../../tables/people/boards.ts";
import type { Person } from "../../../tables/people/people.ts";
import type { TopRow } from "./standings.ts";
import type { TopStanding } from "./standings-store.ts";
import type { OwnStats } from "./stats.ts";

/** A line through fewer values says no more than the stats do. */
const FEWEST_VALUES = 3;
/** A phone cannot show more steps apart. */
const MOST_STEPS = 120;
/** The number of lines for a chat; each looks different. */
const LOOKS = [
  { colour: "white", dashed: false },
  { colour: "black", dashed: false },
  { colour: "white", dashed: true },
] as const;

const RATED = [
  { family: "long", colour: "white", dashed: false },
  { family: "short", colour: "black", dashed: true },
] as const satisfies readonly (Omit<SheetLine, "label" | "values"> & { readonly family: Family })[];

/** The look of a person's games: ratings, dice, points over time. */
export const ownStats = (person: Person, own: OwnStats, say: Say): Stats => {
  const rated = RATED.flatMap(({ family, ...look }): SheetLine[] => {
    const now = own.ratings[family];
    const course = own.ratingCourses[family];
    if (!now || course.length < FEWEST_VALUES) return [];
    const label = say(`stats-rating-${family}`, { value: String(Math.round(now.rating)) });
    return [{ ...look, label, values: thinOut(course) }];
  });
  const { rolls, faces, facesExpected } = own.fairness;
  const rating: StatsPanel = {
    kind: "lines",
    facts: { heading: say("stats-rating"), lines: rated, level: UNRATED.rating },
  };
  const dice: StatsPanel = {
    kind: "dice",
    facts: { heading: say("dice-title", { rolls }), faces, expected: facesExpected },
  };
  const first = [...(rated.length > 0 ? [rating] : []), ...(rolls > 0 ? [dice] : [])];
  const name = cleanName(person.name, say("nobody"));
  return { title: name, rows: [...(first.length > 0 ? [first] : []), ...pointsRow(own, say)] };
};

/** Two players compared: the score, and the points of the first over time. */
export const versusStats = (me: Person, friend: Person, own: OwnStats, say: Say): Stats => {
  const { games, won } = own.stats;
  const nameOf = (person: Person): string => cleanName(person.name, say("nobody"));
  const names = { white: nameOf(me), black: nameOf(friend) };
  const score: StatsPanel = {
    kind: "versus",
    facts: { names, won: { white: won, black: games - won } },
  };
  const title = say("me-against", { me: names.white, friend: names.black });
  return { title, rows: [[score], ...pointsRow(own, say)] };
};

/** The players of a chat in order, and the points of the first ones over time. */
export const topStats = (rows: readonly TopRow[], title: string, say: Say): Stats => {
  const first = rows.filter(({ place }, index) => place === index + 1);
  const lines = first.slice(0, LOOKS.length).map(
    ({ place, course }, index): SheetLine => ({
      ...(LOOKS[index] ?? LOOKS[0]),
      label: `${place}`,
      values: course().map(Number),
    }),
  );
  const points: StatsPanel = {
    kind: "lines",
    facts: { heading: say("stats-points"), lines, level: 0 },
  };
  const isLong = lines.some(({ values }) => values.length >= FEWEST_VALUES);
  return { title, rows: [[rankingOf(first, say)], ...(isLong ? [[points]] : [])] };
};

export const rankingOf = (
  rows: readonly Pick<TopRow, "person" | "stats">[],
  say: Say,
): StatsPanel => ({
  kind: "ranking",
  facts: {
    ranked: rows.map(({ person, stats }) => ({
      name: cleanName(person.name, say("nobody")),
      value: Number(stats.points),
      text: signedFigure(stats.points),
    })),
  },
});

const pointsRow = ({ stats, drawn, course }: OwnStats, say: Say): StatsPanel[][] => {
  const values = courseOf(course);
  if (values.length < FEWEST_VALUES) return [];
  const { won, points } = stats;
  const games = stats.games + drawn;
  const share = percentText(won / games, say);
  const facts = {
    heading: `${signedPoints(points, say)} · ${say("stats-games", { games, share })}`,
    lines: [{ ...LOOKS[0], label: signedFigure(points), values }],
    level: 0,
  };
  return [[{ kind: "lines", facts }]];
};

/** From zero, as numbers exact enough for a picture. */
const courseOf = (course: readonly bigint[]): readonly number[] =>
  thinOut([0, ...course.map(Number)]);

/** Keeps the last value. */
const thinOut = (values: readonly number[]): readonly number[] => {
  const step = Math.ceil(values.length / MOST_STEPS);
  return values.filter((_, index) => (values.length - 1 - index) % step === 0);
};

/** Words under a picture of figures, where there are any. */
export const withPicture = (
  html: string,
  keyboard: Keyboard,
  stats: Stats,
  look: Look,
  say: Say,
): BoardMessage => {
  const { board, theme } = look;
  const isDrawn = hasPicture(board) && stats.rows.length > 0;
  return {
    html,
    keyboard,
    picture: isDrawn ? pictureOf({ kind: "stats", theme, stats, ...digitsOf(say) }) : undefined,
  };
};

export const topLine = (own: TopStanding, say: Say): string =>
  [
    say("stats-games", { games: own.games, share: percentText(own.won / own.games, say) }),
    ...(own.mars > 0 ? [say("stats-mars", { mars: own.mars })] : []),
    ...(own.koks > 0 ? [say("stats-koks", { koks: own.koks })] : []),
    ...(own.longestSeries > 1 ? [say("stats-series", { series: own.longestSeries })] : []),
  ].join(" · ");

export const wonAndLost = (won: number, games: number, say: Say): string =>
  listed([say("stats-won", { won }), say("stats-lost", { lost: games - won })], say);

/** What a player's games have come to; no line before the first game. */
export const scoreLines = ({ stats: own, drawn }: OwnStats, say: Say): string[] => {
  const draws = drawn > 0 ? [say("stats-drawn", { drawn })] : [];
  if (own.games === 0) return draws;
  const score = wonAndLost(own.won, own.games, say);
  return [listed([score, ...draws, signedPoints(own.points, say)], say)];
};

/** The same with how they went. */
export const gameLines = (stats: OwnStats, say: Say): string[] => [
  ...scoreLines(stats, say),
  ...courseLines(stats, say),
];

/** How a player's games went; no line before the first game. */
export const courseLines = ({ stats: own, drawn }: OwnStats, say: Say): string[] =>
  own.games === 0
    ? []
    : [
        topLine({ ...own, games: own.games + drawn }, say),
        ...(own.longestRun > 1 ? [say("stats-run", { run: own.longestRun })] : []),
      ];

/** Dice of every twentieth player differ by more: nothing to tell of. */
const USUAL = 0.05;
/** Nobody has met so many players. */
const MOST_PLAYERS = 1_000_000;

/** What becomes of fair dice in words: as always, or as with one player in so many. */
const judged = (
  key: "dice-faces" | "dice-doubles",
  chance: number,
  values: Values,
  say: Say,
): string => {
  if (chance >= USUAL) return say(`${key}-usual`, values);
  const oneIn = Number(Math.min(1 / chance, MOST_PLAYERS).toPrecision(1));
  return say(`${key}-rare`, { ...values, oneIn: grouped(oneIn) });
};

/** How a player's rolls fell, and whether that is unusual. */
export const diceLines = (fairness: Fairness, say: Say): string[] => {
  const { rolls, faces, doubles, facesChance, doublesChance } = fairness;
  if (rolls === 0) return [];
  const counts = [
    `<b>${say("dice-title", { rolls })}</b>`,
    linesInOrder(
      figures(faces.map(({ die, count }) => `${dieSign(die)} ${count}`).join(" · "), say),
      say,
    ),
  ];
  if (facesChance === undefined || doublesChance === undefined) {
    return [...counts, say("dice-too-few")];
  }
  const expected = Math.round(fairness.doublesExpected);
  const told = say("dice-doubles", { doubles, expected });
  return [
    ...counts,
    judged("dice-faces", facesChance, { expected: Math.round(fairness.facesExpected) }, say),
    judged("dice-doubles", doublesChance, { doubles: told }, say),
  ];
};
