import {
  type Analysis,
  type JudgedCube,
  type JudgedTurn,
  luckFor,
  type SideSummary,
  type Summary,
  summaryOf,
} from "../../../ai/analysis/analysis.ts";
import type { AnalysisSheet } from "../../../board/sheets/analysis.ts";
import type { Mistake } from "../../../board/sheets/mistake.ts";
import { digitsOf } from "../../../bot/text/figures.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { againRow, button, type Keyboard, type Row } from "../../../bot/view/button.ts";
import { ownTurnText, playerText, rollText } from "../../../bot/view/lines.ts";
import {
  exactPoints,
  hundredths,
  lostPoints,
  percentText,
  pointWorth,
  signedExact,
} from "../../../bot/view/numbers.ts";
import type { NamedPlayers } from "../../../bot/view/person-name.ts";
import { namesOf, sceneBefore } from "../../../bot/view/scene-after.ts";
import {
  type BoardMessage,
  drawnFor,
  type Look,
  pictureOf,
} from "../../../bot/view/table-message.ts";
import { rulesetTitle } from "../../../bot/view/titles.ts";
import { opponent } from "../../../game/colours.ts";
import { raised } from "../../../game/cube.ts";
import type { Colour, TurnRecord } from "../../../game/types.ts";
import type { GameId } from "../../../ids/ids.ts";
import type { Move } from "../../../rules/types.ts";
import type { Finished } from "../../../tables/game/finished.ts";
import { hasPicture } from "../../../tables/people/boards.ts";
import { slotOf } from "../../../tables/services/slots.ts";

/** Less luck, or a smaller difference of play, decides nothing. */
const DECIDES = 0.3;
const EVEN = 0.1;
/** A player with this chance resigns too early. */
const HOPE = 0.15;

export type Analysed = {
  readonly id: GameId;
  readonly finished: Finished;
  readonly analysis: Analysis;
  /** Whose turns it judges: nobody else's are told. Undefined: of neither. */
  readonly by: Colour | undefined;
};

/** Features that teach from an analysis add their buttons beside those for looking through it. */
export const LEARN_BUTTONS = slotOf<(say: Say, game: GameId) => Row[number]>();

/** The chances and one player's worst turns as a picture, with their play and the luck below it. */
export const analysisMessage = (
  analysed: Analysed,
  look: Look,
  say: Say,
  ways: { readonly learn?: Row; readonly share?: Row } = {},
): BoardMessage => {
  const { finished, analysis, id } = analysed;
  const summary = summaryOf(analysis);
  const keyboard: Keyboard = [
    againRow(id, finished, say),
    [button(say("button-look"), { do: "look", game: id }), ...(ways.learn ?? [])],
    ...(ways.share && ways.share.length > 0 ? [ways.share] : []),
  ];
  const lines = linesOf(analysed, summary, say);
  const told = look.board === "picture" ? [] : worstLines(analysed, summary, say);
  const html = [...lines, ...told].join("\n");
  if (!hasPicture(look.board)) return { html, keyboard, picture: undefined };
  const sheet = sheetOf(analysed, summary, say);
  return {
    ...{ html, keyboard },
    picture: pictureOf({ kind: "analysis", sheet, ...drawnFor(look), ...digitsOf(say) }),
  };
};

const linesOf = (analysed: Analysed, summary: Summary, say: Say): string[] => {
  const { finished, by } = analysed;
  const rules = escapeHtml(rulesetTitle(finished.game.ruleset, say));
  const side = by && summary.sides[by];
  return [
    say("analysis-title", { rules }),
    ...(by && side ? [sideLine(finished, side, by, say)] : []),
    luckLine(finished, summary, say),
    ...verdict(analysed, summary, say),
    ...(side?.cubes ?? []).map((cube) => cubeLine(finished, cube, say)),
    ...(side?.worst.length === 0 ? [say("analysis-flawless")] : []),
  ];
};

/** Whose words and points an analysis is told in. */
type ToldGame = NamedPlayers & Pick<Finished, "terms">;

export const sideLine = (
  finished: ToldGame,
  { lost, form }: SideSummary,
  colour: Colour,
  say: Say,
): string => {
  const points = lost * pointWorth(finished.terms);
  const player = playerText(finished, colour, say);
  return form === undefined
    ? say("analysis-side-short", { player, lost: exactPoints(points, say) })
    : say("analysis-side", { player, form, lost: lostPoints(points, say) });
};

export const luckLine = (
  finished: ToldGame,
  { sides: { white, black } }: Pick<Summary, "sides">,
  say: Say,
): string => {
  const worth = pointWorth(finished.terms);
  // The numbers shown have to add up.
  const [ofWhite, ofBlack] = [hundredths(white.luck * worth), hundredths(black.luck * worth)];
  const net = ofWhite - ofBlack;
  const told = { white: signedExact(ofWhite, say), black: signedExact(ofBlack, say) };
  if (Math.abs(net) < EVEN * worth) return say("analysis-luck-even", told);
  return say("analysis-luck", {
    ...told,
    player: playerText(finished, net > 0 ? "white" : "black", say),
    points: exactPoints(net, say),
  });
};

/** Whether the dice decided the game; to who lost it also their mistakes, or giving up early. */
const verdict = ({ finished, analysis, by }: Analysed, summary: Summary, say: Say): string[] => {
  const { winner, ending } = finished.result;
  if (winner === undefined || ending === "claimed") return [];
  const loser = opponent(winner);
  const white = analysis.turns.at(-1)?.white ?? analysis.white;
  const left = loser === "white" ? white : 1 - white;
  if (ending === "resigned" && left > HOPE) {
    const player = playerText(finished, loser, say);
    const chance = percentText(left, say);
    return by === loser ? [say("analysis-gave-up", { player, chance })] : [];
  }
  const luck = luckFor(summary, winner);
  const play = summary.sides[loser].lost - summary.sides[winner].lost;
  if (Math.max(luck, play) < DECIDES) return [];
  if (luck > play) return [say("analysis-by-dice")];
  return by === loser ? [say("analysis-by-play")] : [];
};

export const cubeLine = (
  finished: ToldGame,
  { by, right, after, loss, cube }: JudgedCube,
  say: Say,
): string =>
  say("analysis-cube", {
    turn: after + 1,
    player: playerText(finished, by, say),
    fault: say(`cube-fault-${right}`),
    cost: lostPoints(loss * cube * pointWorth(finished.terms), say),
  });

type Bad = {
  readonly index: number;
  readonly record: TurnRecord;
  readonly turn: JudgedTurn;
  readonly cost: string;
};

const worstOf = ({ finished, analysis, by }: Analysed, { sides }: Summary, say: Say): Bad[] =>
  worstBy(by, sides).flatMap((index) => {
    const record = finished.game.history[index];
    const turn = analysis.turns[index];
    if (!record || !turn) return [];
    const cost = lostPoints(turn.loss * turn.cube * pointWorth(finished.terms), say);
    return [{ index, record, turn, cost }];
  });

const worstBy = (by: Colour | undefined, sides: Summary["sides"]): readonly number[] =>
  by === undefined ? [] : sides[by].worst;

/** The worst turns in words, for messages without the picture. */
const worstLines = (analysed: Analysed, summary: Summary, say: Say): string[] =>
  worstOf(analysed, summary, say).map(({ index, record, turn, cost }) =>
    say("analysis-worst", {
      turn: index + 1,
      player: playerText(analysed.finished, record.by, say),
      roll: rollText(record.dice, record.part, say),
      moves: escapeHtml(ownTurnText(record.moves, say)),
      best: escapeHtml(ownTurnText(turn.best, say)),
      cost,
    }),
  );

const sheetOf = (analysed: Analysed, summary: Summary, say: Say): AnalysisSheet => {
  const { finished, analysis } = analysed;
  return {
    title: say("sheet-chances"),
    chances: {
      names: namesOf(finished, say),
      white: [analysis.white, ...analysis.turns.map(({ white }) => white)],
      swings: summary.swings.map((index) => index + 1),
      mistakes: worstBy(analysed.by, summary.sides).map((index) => index + 1),
      cubes: doublesOf(analysed),
    },
    mistakes: worstOf(analysed, summary, say).map((bad) => mistakeOf(finished, bad, say)),
  };
};

/** Every double, with the value of the cube after its answer. */
const doublesOf = ({ finished, analysis }: Analysed): AnalysisSheet["chances"]["cubes"] =>
  analysis.cubes
    .filter(({ did }) => did === "double")
    .map(({ after, cube }) => {
      const offered = raised(finished.game.ruleset.switches, BigInt(cube));
      const settled = finished.states[after + 1]?.cube.value ?? offered;
      return { turn: after, value: String(settled > offered ? settled : offered) };
    });

const mistakeOf = (finished: Finished, { index, record, turn, cost }: Bad, say: Say): Mistake => {
  const way = (label: string, moves: readonly Move[]) => ({
    label,
    text: ownTurnText(moves, say),
    steps: moves,
  });
  return {
    title: say("sheet-turn", { turn: index + 1 }),
    by: record.by,
    name: namesOf(finished, say)[record.by],
    cost,
    played: way(say("sheet-played"), record.moves),
    best: way(say("sheet-best"), turn.best),
    scene: sceneBefore(finished, index, record, say),
  };
};
