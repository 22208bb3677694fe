import type { Say } from "../../../bot/text/texts.ts";
import { capitalized } from "../../../bot/view/titles.ts";
import type { Worse } from "../play/look.ts";
import type { SevenState } from "../play/play.ts";
import { type Square, squaresOf } from "../play/results.ts";

const SIGNS: Readonly<Record<Square, string>> = { best: "🟩", small: "🟨", large: "🟥" };

export const squareSign = (square: Square): string => SIGNS[square];

/** The squares so far: "🟩🟨". */
export const squaresText = (state: Pick<SevenState, "answers">): string =>
  squaresOf(state).map(squareSign).join("");

/** The loss of a turn: "the best move", "−3 points per 100 games". */
export const lossText = (loss: number, say: Say): string =>
  loss === 0 ? say("seven-loss-none") : say("seven-loss", { loss });

export const gameText = ({ game }: Pick<SevenState, "game">, say: Say): string =>
  say(`seven-game-${game}`);

/** The same on a button or above a table. */
export const gameName = (of: Pick<SevenState, "game">, say: Say): string =>
  capitalized(gameText(of, say));

/** The sum of a whole seven: "no mistakes", "−7 points per 100 games". */
export const sumText = (loss: number, say: Say): string =>
  loss === 0 ? say("seven-sum-none") : lossText(loss, say);

/** A sum of losses as a bare number, where squares stand beside it: "−7", "0". */
export const lossSum = (loss: number): string => (loss === 0 ? "0" : `−${loss}`);

/**
 * What is worse after a turn than after the best one: "Row of points: 3; after the best move 5".
 */
export const worseText = (worse: Worse, say: Say): string =>
  "own" in worse
    ? say(`seven-worse-${worse.kind}`, { own: worse.own, best: worse.best })
    : say(`seven-worse-${worse.kind}`);
