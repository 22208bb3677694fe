import type { Diagram } from "../../../board/pictures/diagram.ts";
import { figures } from "../../../bot/text/figures.ts";
import { escapeHtml, nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import {
  BLANK,
  button,
  copyButton,
  inReadingOrder,
  type Keyboard,
  type Page,
  type Row,
} from "../../../bot/view/button.ts";
import { withBoard } from "../../../bot/view/framed.ts";
import { COLOUR_MARK, playerText, rollText, turnTextFor } from "../../../bot/view/lines.ts";
import { exactPoints, lostPoints, pointWorth } from "../../../bot/view/numbers.ts";
import { personName } from "../../../bot/view/person-name.ts";
import { type SeenGame, sceneAfter, sceneBefore } from "../../../bot/view/scene-after.ts";
import {
  type BoardMessage,
  drawnFor,
  type Look,
  pictureOf,
} from "../../../bot/view/table-message.ts";
import { COLOURS } from "../../../game/colours.ts";
import { matchStand, problemOfTurn } from "../../../game/problem/of-game.ts";
import type { Terms } from "../../../game/series.ts";
import { statesOf } from "../../../tables/game/finished.ts";
import { hasPicture } from "../../../tables/people/boards.ts";
import { cubeLine, luckLine, sideLine } from "../analysis/message.ts";
import { type CostlyDecision, summaryOfMatch } from "./decisions.ts";
import { matchPress } from "./presses.ts";
import type { MatchRow, StoredGame } from "./store.ts";
import { toGoAt } from "./worker.ts";

/** The players by the names of the file; neither is the computer here. */
const playersOf = ({ person: id, white, black }: MatchRow) => ({
  white: { id, name: white },
  black: { id, name: black },
});

/** "Anna — Boris", "match to 5 · 2:5 · 6 games". The last game can win more than it needs to. */
const titleOf = (row: MatchRow, say: Say): string => {
  const most = row.length ?? Infinity;
  const [own, other] = [row.whiteScore, row.blackScore].map((points) => Math.min(points, most));
  const score = figures(`${own}:${other}`, say);
  const about = [
    row.length === null ? say("match-money") : say("terms-match", { match: row.length }),
    say("series-score", { score }),
    say("match-games", { games: row.games }),
  ];
  return `<b>${namesOf(row, say)}</b>\n${about.join(" · ")}`;
};

const namesOf = (row: MatchRow, say: Say): string =>
  COLOURS.map((colour) => nameHtml(row[colour], say("nobody"))).join(" — ");

const forgetRow = (row: MatchRow, say: Say): Row => [
  button(say("button-match-forget"), matchPress({ do: "match-forget", brought: row.id })),
];

/** Asks who the reader was in a match. */
export const askPage = (row: MatchRow, say: Say): Page => {
  const players = playersOf(row);
  const sides = COLOURS.map((side) => [
    button(
      `${COLOUR_MARK[side]} ${personName(players[side], say)}`,
      matchPress({ do: "match-side", brought: row.id, side }),
    ),
  ]);
  return {
    html: [titleOf(row, say), say("match-who")].join("\n\n"),
    keyboard: [...sides, forgetRow(row, say)],
  };
};

const BAR = 10;

/** How far the work at a match is. */
export const progressPage = (row: MatchRow, say: Say): Page => {
  const full = Math.floor((BAR * row.done) / row.games);
  const bar = `${"▰".repeat(full)}${"▱".repeat(BAR - full)}`;
  const line = say("match-working", { done: row.done, games: row.games });
  return {
    html: [titleOf(row, say), `${bar}\n${line}`].join("\n\n"),
    keyboard: [forgetRow(row, say)],
  };
};

/** A match that waits until another one of the same person is done. */
export const waitingPage = (row: MatchRow, say: Say): Page => ({
  html: [titleOf(row, say), say("match-waiting")].join("\n\n"),
  keyboard: [forgetRow(row, say)],
});

/** Says that a match is done, in reply to the message that shows it. */
export const donePage = (row: MatchRow, say: Say): Page => ({
  html: say("match-done", { players: namesOf(row, say) }),
  keyboard: [],
});

type MatchReport = {
  readonly row: MatchRow;
  readonly games: readonly StoredGame[];
  readonly costly: readonly CostlyDecision[];
};

/** How both played a match, and the ways to the decisions that cost most. */
export const reportPage = ({ row, games, costly }: MatchReport, say: Say, learn: Row): Page => {
  const [first] = games;
  const sides = summaryOfMatch(games);
  const told = { players: playersOf(row), terms: termsOf(row, first) };
  const lost = costly.reduce((sum, { cost }) => sum + cost, 0) * pointWorth(told.terms);
  const has = costly.length > 0;
  const look = button(
    say("button-match-look", { count: costly.length }),
    matchPress({ do: "match-look", brought: row.id }),
  );
  return {
    html: [
      titleOf(row, say),
      "",
      ...COLOURS.map((colour) => sideLine(told, sides[colour], colour, say)),
      luckLine(told, { sides }, say),
      has ? say("match-costly", { lost: lostPoints(lost, say) }) : say("analysis-flawless"),
    ].join("\n"),
    keyboard: [...(has ? [[look], learn] : []), forgetRow(row, say)],
  };
};

/** Without a game nothing is counted in points of another stake. */
const termsOf = ({ length }: MatchRow, stored: StoredGame | undefined): Terms => {
  if (!stored) throw new Error("a match without games is not kept");
  return { ruleset: stored.game.ruleset, stake: 1, ...(length !== null && { match: length }) };
};

type ShownDecision = {
  readonly row: MatchRow;
  readonly stored: StoredGame;
  readonly decision: CostlyDecision;
  readonly page: number;
  readonly pages: number;
};

/** One of the decisions that cost most: its board, what was played and what was better. */
export const decisionPage = (decided: ShownDecision, look: Look, say: Say): BoardMessage => {
  const { row, stored, decision, page, pages } = decided;
  const { ruleset, events, number } = stored.game;
  const states = statesOf(ruleset, events);
  const [game] = states.slice(-1);
  if (!game) throw new Error("a game has no state");
  const seen: SeenGame & { readonly terms: Terms } = {
    ...{ states, game, players: playersOf(row), terms: termsOf(row, stored) },
  };
  const turn = decision.kind === "turn" ? decision.index : decision.cube.after;
  const title = say("match-decision", {
    ...{ page: page + 1, pages, game: number, turn: turn + 1 },
  });
  const { lines, diagram } = partsOf(seen, decision, say);
  const html = [title, ...lines].join("\n");
  const keyboard: Keyboard = [
    arrows(row, page, pages, say),
    ...copyRow(seen, stored, row, decision, say),
  ];
  const told = { html: withBoard(diagram.scene, html, look, say, "named"), keyboard };
  if (!hasPicture(look.board)) return told;
  return { ...told, picture: pictureOf({ kind: "diagram", diagram, ...drawnFor(look) }) };
};

const partsOf = (
  seen: SeenGame & { readonly terms: Terms },
  decision: CostlyDecision,
  say: Say,
): { readonly lines: readonly string[]; readonly diagram: Diagram } => {
  const plain = { may: [], mayNot: [], ways: false } as const;
  if (decision.kind === "cube") {
    const { cube } = decision;
    const scene = { ...sceneAfter(seen, cube.after, cube.by, say), numbering: cube.by };
    return { lines: [cubeLine(seen, cube, say)], diagram: { scene, ...plain } };
  }
  const { index, turn } = decision;
  const cost = decision.cost * pointWorth(seen.terms);
  const { by, best } = turn;
  const record = seen.game.history[index];
  if (!record) throw new Error("a judged turn is not in its game");
  const words = (moves: typeof best): string =>
    escapeHtml(turnTextFor(seen.game, { moves, by }, by, say));
  return {
    lines: [
      say("turn", {
        player: playerText(seen, by, say),
        roll: rollText(record.dice, record.part, say),
        moves: words(record.moves),
      }),
      say("look-mistake", { best: words(best), cost: exactPoints(cost, say) }),
    ],
    diagram: {
      ...plain,
      scene: { ...sceneBefore(seen, index, record, say), movable: [] },
      may: [best],
      played: record.moves,
    },
  };
};

const arrows = (row: MatchRow, page: number, pages: number, say: Say): Row => {
  const to = (there: number, sign: string): Row[number] =>
    there >= 0 && there < pages
      ? button(sign, matchPress({ do: "match-at", brought: row.id, page: there }))
      : BLANK;
  const at = button(figures(`${page + 1}/${pages}`, say), { do: "blank" });
  return inReadingOrder([to(page - 1, "◀"), at, to(page + 1, "▶")], say);
};

/** The position in one line, as other programs read it. */
const copyRow = (
  { states, game, terms }: SeenGame & { readonly terms: Terms },
  { game: played }: StoredGame,
  row: MatchRow,
  decision: CostlyDecision,
  say: Say,
): readonly Row[] => {
  if (decision.kind === "cube") return [];
  const [before, after] = [states[decision.index], states[decision.index + 1] ?? game];
  const record = game.history[decision.index];
  const stand = matchStand(terms, toGoAt(played, row.length), played.crawford);
  const problem = before && record && problemOfTurn({ before, record, after }, stand);
  return problem ? [[copyButton(problem, say)]] : [];
};
