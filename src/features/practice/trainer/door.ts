export { partOf, puzzleGame } from "./pages/game.ts";
export { TRAIN_WAYS } from "./pages/ways.ts";
export type { OpenPuzzle } from "./play/open.ts";
export { trainingOf } from "./play/play.ts";
export { isOpenToAll, isOwnPuzzle, judgedLoss, openPuzzle } from "./play/puzzles.ts";
export { isPuzzleId, type PuzzleId } from "./rules/ids.ts";
export { mistakeAt } from "./rules/mistakes.ts";
export { knownLoss, type Puzzle, puzzleTurn, withJudged } from "./rules/puzzle.ts";
export { readPuzzle, writePuzzle } from "./rules/text.ts";
