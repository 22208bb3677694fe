import type { Say } from "../../../../bot/text/texts.ts";
import { capitalized } from "../../../../bot/view/titles.ts";
import type { Square } from "../../decision/squares.ts";
import type { Worse } from "../../decision/worse.ts";
import type { SevenState } from "../play/play.ts";
import { rightIn, squaresOf } from "../play/results.ts";
import { FIRST_SHIPPED, isShipped } from "../sets/days.ts";
import { SEVEN } from "../sets/types.ts";

const SIGNS: Readonly<Record<Square, string>> = { best: "🟩", small: "🟨", large: "🟥" };

export const squareSign = (square: Square): string => SIGNS[square];

/** The squares so far: "🟩🟨". */
export const squaresText = (state: Pick<SevenState, "answers">): string =>
  squaresOf(state).map(squareSign).join("");

/** The same with the places of those to come: "🟩🟨⬜⬜⬜⬜⬜". */
export const squaresOfSeven = (state: Pick<SevenState, "answers">): string =>
  squaresText(state) + "⬜".repeat(SEVEN - state.answers.length);

/** The day of a seven; shipped ones without a day are numbered from 1: "№ 3". */
export const dayText = (day: number): string =>
  isShipped(day) ? `№ ${day - FIRST_SHIPPED + 1}` : String(day);

/** "4 of 7 right". */
export const rightText = (squares: readonly Square[], say: Say): string => {
  const right = rightIn(squares);
  return right === SEVEN ? say("seven-right-all") : say("seven-right", { right });
};

/** The loss of a turn: "the best move", "−3 points per 100 games". */
export const lossText = (loss: number, say: Say): string =>
  loss === 0 ? say("seven-loss-none") : say("seven-loss", { loss });

export const gameText = ({ game }: Pick<SevenState, "game">, say: Say): string =>
  say(`seven-game-${game}`);

/** The same on a button or above a table. */
export const gameName = (of: Pick<SevenState, "game">, say: Say): string =>
  capitalized(gameText(of, say));

/**
 * What is worse after a turn than after the best one: "Row of points: 3; best 5".
 */
export const worseText = (worse: Worse, say: Say): string =>
  "own" in worse
    ? say(`seven-worse-${worse.kind}`, { own: worse.own, best: worse.best })
    : say(`seven-worse-${worse.kind}`);
