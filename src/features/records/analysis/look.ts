import {
  type Analysis,
  isCubeMistake,
  isMistake,
  type JudgedTurn,
} from "../../../ai/analysis/analysis.ts";
import type { Diagram } from "../../../board/pictures/diagram.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import {
  BLANK,
  button,
  copyButton,
  inReadingOrder,
  type Keyboard,
  type Row,
} from "../../../bot/view/button.ts";
import { resultLine } from "../../../bot/view/card.ts";
import { withBoard } from "../../../bot/view/framed.ts";
import { playerText, rollText, turnTextFor } from "../../../bot/view/lines.ts";
import { exactPoints, percentText, pointWorth, signedExact } from "../../../bot/view/numbers.ts";
import { sceneAfter, sceneBefore } from "../../../bot/view/scene-after.ts";
import {
  type BoardMessage,
  drawnFor,
  type Look,
  pictureOf,
} from "../../../bot/view/table-message.ts";
import { rulesetTitle } from "../../../bot/view/titles.ts";
import type { Problem } from "../../../game/problem.ts";
import type { Colour, TurnRecord } from "../../../game/types.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { Finished } from "../../../tables/game/finished.ts";
import { hasPicture } from "../../../tables/people/boards.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { cubeLine } from "./message.ts";

export const ANALYSIS_PRESSES = pressBook(
  FIELDS,
  {
    /** Opens the pages of turns at this one. */
    "look-from": ["8f", "game", "page"],
    "look-at": ["8", "game", "page"],
    /**
     * One forward or back from the page that is shown: this one, unless more was pressed meanwhile.
     */
    "look-turn": ["|", "game", "page", "by"],
    /** Under the analysis of one's own turns: sends it to the group of the game. */
    "analysis-share": ["8a", "game"],
  },
  {
    // A player may turn the pages faster than they are shown.
    "look-at": { at: "own page" },
    "look-turn": { at: "own page" },
    "analysis-share": { at: "own page" },
  },
);

export const analysisPress = ANALYSIS_PRESSES.write;
export const { pressed } = filtersOf(ANALYSIS_PRESSES, "records");

type Looked = {
  readonly id: GameId;
  readonly finished: Finished;
  /** Undefined until it is made. */
  readonly analysis: Analysis | undefined;
  readonly bottom: Colour;
  /** Whose turns are judged for the reader: their own and the computer's. */
  readonly judged: readonly Colour[];
  /** What a turn asked, counted from 0; undefined where no line can tell it. */
  readonly problemOf: (turn: number) => Problem | undefined;
};

/** A losing turn of a game, and the person who looks at it. */
type LosingTurn = { readonly game: GameId; readonly turn: number; readonly reader: PersonId };

/** Features that do more with a losing turn add their buttons under it. */
export const LOOK_WAYS = slotOf<(services: Services, at: LosingTurn, say: Say) => Row>();

/** Less luck has no line. */
const LUCK = 0.1;

/**
 * The board after `asked` turns, with the last one and its judgement; past the end the last board.
 * `waysFrom` tells what else can be done with a losing turn, counted from 0.
 */
export const lookPage = (
  looked: Looked,
  asked: number,
  look: Look,
  say: Say,
  waysFrom: (turn: number) => Row = () => [],
): BoardMessage => {
  const turns = looked.finished.game.history.length;
  const page = Math.min(asked, turns);
  const { bottom } = looked;
  const scene = { ...sceneAfter(looked.finished, page, bottom, say), numbering: bottom };
  const mistake = mistakeAt(looked, page);
  const ways = mistake ? waysFrom(page - 1) : [];
  const problem = looked.problemOf(page - 1);
  const keyboard: Keyboard = [
    arrows(looked.id, page, turns, say),
    ...mistakeRows(looked, page, say),
    ...(ways.length > 0 ? [ways] : []),
    ...(problem ? [[copyButton(problem, say)]] : []),
  ];
  const words = linesOf(looked, page, say).join("\n");
  const html = withBoard(scene, words, look, say, "named");
  if (!hasPicture(look.board)) return { html, keyboard };
  const drawing = mistake ? bothTurns(looked, page, mistake, say) : undefined;
  const drawn = drawnFor(look);
  return {
    ...{ html, keyboard },
    picture: pictureOf(
      drawing
        ? { kind: "diagram", diagram: drawing, ...drawn }
        : { kind: "board", scene, ...drawn },
    ),
  };
};

/** A turn that is a mistake of somebody whose turns the reader may judge. */
const mistakeAt = ({ analysis, judged }: Looked, page: number): JudgedTurn | undefined => {
  const turn = analysis?.turns[page - 1];
  return turn && judged.includes(turn.by) && isMistake(turn) ? turn : undefined;
};

/** The reader's turn and the better one, on the board before it. */
const bothTurns = (
  { finished, bottom }: Looked,
  page: number,
  { by, best }: JudgedTurn,
  say: Say,
): Diagram | undefined => {
  const record = finished.game.history[page - 1];
  if (!record || by !== bottom) return undefined;
  const scene = { ...sceneBefore(finished, page - 1, record, say), movable: [] };
  return { scene, may: [best], mayNot: [], ways: false, played: record.moves };
};

/** Each arrow keeps its place for repeated presses. */
const arrows = (game: GameId, page: number, last: number, say: Say): Row => {
  const to = (there: number, sign: string): Row[number] =>
    there === page ? BLANK : button(sign, analysisPress({ do: "look-at", game, page: there }));
  const turn = (there: number, by: "on" | "back", sign: string): Row[number] =>
    there < 0 || there > last
      ? BLANK
      : button(sign, analysisPress({ do: "look-turn", game, page: there, by }));
  const [back, on] = [turn(page - 1, "back", "◀"), turn(page + 1, "on", "▶")];
  return inReadingOrder([to(0, "⏮"), back, on, to(last, "⏭")], say);
};

/** The way to the next mistake, and from the last one back to the first. */
const mistakeRows = (looked: Looked, page: number, say: Say): Row[] => {
  const { id, analysis } = looked;
  const pages = (analysis?.turns ?? []).flatMap((_, at) =>
    mistakeAt(looked, at + 1) ? [at + 1] : [],
  );
  const next = pages.find((one) => one > page);
  const there = next ?? pages[0];
  if (there === undefined || there === page) return [];
  const words = say(next === undefined ? "button-first-mistake" : "button-next-mistake");
  return [[button(words, analysisPress({ do: "look-at", game: id, page: there }))]];
};

const linesOf = (looked: Looked, page: number, say: Say): string[] => {
  const { finished, analysis } = looked;
  const { history, ruleset } = finished.game;
  const rules = escapeHtml(rulesetTitle(ruleset, say));
  const record = history[page - 1];
  const turn = analysis?.turns[page - 1];
  const isLast = page === history.length;
  return [
    page === 0
      ? say("look-start", { rules })
      : say("look-title", { turn: page, turns: history.length, rules }),
    ...cubeLines(looked, page - 1, say),
    ...(record ? [turnLine(looked, record, say)] : []),
    ...(turn ? judgement(looked, turn, say) : []),
    ...(analysis ? [chancesLine(turn?.white ?? analysis.white, say)] : []),
    ...(isLast ? [...cubeLines(looked, page, say), resultLine(finished, say)] : []),
  ];
};

const turnLine = (looked: Looked, { by, part, dice, moves }: TurnRecord, say: Say): string =>
  say(part === "leftovers" ? "turn-leftovers" : "turn", {
    player: playerText(looked.finished, by, say),
    roll: rollText(dice, part, say),
    moves: moves.length > 0 ? turnHtml(looked, { moves, by }, say) : say("no-move"),
  });

/** In the point numbers of the board above. */
const turnHtml = (
  { finished, bottom }: Looked,
  turn: Pick<TurnRecord, "moves" | "by">,
  say: Say,
): string => escapeHtml(turnTextFor(finished.game, turn, bottom, say));

const judgement = (looked: Looked, turn: JudgedTurn, say: Say): string[] => {
  const worth = turn.cube * pointWorth(looked.finished.terms);
  const points = signedExact(turn.luck * worth, say);
  const luck = say(turn.luck > 0 ? "look-lucky" : "look-unlucky", { points });
  return [
    ...(turn.chosen && looked.judged.includes(turn.by)
      ? [qualityLine(looked, turn, worth, say)]
      : []),
    ...(Math.abs(turn.luck) < LUCK ? [] : [luck]),
  ];
};

const qualityLine = (looked: Looked, turn: JudgedTurn, worth: number, say: Say): string => {
  if (turn.loss === 0) return say("look-best");
  if (!isMistake(turn)) return say("look-good");
  const best = turnHtml(looked, { moves: turn.best, by: turn.by }, say);
  return say("look-mistake", { best, cost: exactPoints(turn.loss * worth, say) });
};

/** The two chances add up to a hundred. */
const chancesLine = (white: number, say: Say): string => {
  const share = Math.round(white * 100) / 100;
  return say("look-chances", {
    white: percentText(share, say),
    black: percentText(1 - share, say),
  });
};

/** Wrong decisions about the cube after that turn. */
const cubeLines = ({ finished, analysis, judged }: Looked, after: number, say: Say): string[] =>
  (analysis?.cubes ?? [])
    .filter((cube) => cube.after === after && judged.includes(cube.by) && isCubeMistake(cube))
    .map((cube) => cubeLine(finished, cube, say));
