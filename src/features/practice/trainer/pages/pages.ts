import { figures } from "../../../../bot/text/figures.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, inEvenRows, type Keyboard, type Row } from "../../../../bot/view/button.ts";
import { covered, shesbeshDiagram } from "../../../../bot/view/framed.ts";
import { rollText } from "../../../../bot/view/lines.ts";
import { signedFigure } from "../../../../bot/view/numbers.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { capitalized } from "../../../../bot/view/titles.ts";
import type { CheckerMove } from "../../../../game/types.ts";
import type { Family } from "../../../../rules/types.ts";
import { SEVEN_GAMES, SEVEN_RULESETS } from "../../sets/types.ts";
import { attemptBoard, solvedBoard } from "../../solve/pages.ts";
import {
  decisionGame,
  gameName,
  gameText,
  matchWords,
  partOf,
  squareSign,
} from "../../solve/words.ts";
import type { Training } from "../play/play.ts";
import type { TrainedSoFar } from "../play/progress.ts";
import type { ThemeShare } from "../rules/losses.ts";
import { A_DAY } from "../rules/run.ts";
import { trainPress } from "./presses.ts";

/** A game to train: its number of due mistakes, and the person's strength once it is found. */
export type TrainChoice = {
  readonly family: Family;
  readonly due: number;
  readonly strength: number | undefined;
};

/** Asks for the game to train; each button has the number that is due. */
export const trainChoice = (
  choices: readonly TrainChoice[],
  lastFamily: Family,
  progress: TrainedSoFar,
  look: Look,
  say: Say,
): BoardMessage => {
  const games = choices.map(({ family, due }) => {
    const game = gameName(family, say);
    const words = due > 0 ? say("button-train-due", { game, due: String(due) }) : game;
    return button(words, trainPress({ do: "train-open", family }), "primary");
  });
  const strengths = choices.flatMap(({ family, strength }) =>
    strength === undefined ? [] : [`${gameName(family, say)} ${figures(String(strength), say)}`],
  );
  const html = [
    say("train-choice"),
    ...(strengths.length > 0 ? [say("train-strengths", { strengths: strengths.join(" · ") })] : []),
    capitalized(joinParts(todayText(progress, say), runText(progress, say))),
  ].join("\n");
  const themes = button(
    say("button-train-themes"),
    trainPress({ do: "train-themes", family: lastFamily }),
  );
  return covered(html, [games, [themes]], look, say, shesbeshDiagram(SEVEN_RULESETS[lastFamily]));
};

/** "🔥 3 in a row"; nothing to say of less than two. */
const runText = ({ run }: TrainedSoFar, say: Say): string =>
  run > 1 ? say("train-run", { run }) : "";

const todayText = ({ today }: TrainedSoFar, say: Say): string =>
  today < A_DAY
    ? say("train-today", { done: today, all: A_DAY })
    : say(today === A_DAY ? "train-today-done" : "train-today-more", { done: today });

/** What the answer has changed: "1532 (+12) · 🔥 3 in a row · 2 of 5 today". */
const progressLine = ({ strength, progress, kept }: Training, say: Say): string => {
  const { change } = kept;
  const isShown = change !== null && strength !== undefined;
  const moved = isShown ? strengthText(strength, change, say) : "";
  return capitalized(joinParts(moved, runText(progress, say), todayText(progress, say)));
};

const joinParts = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" · ");

const strengthText = (strength: number, change: number, say: Say): string =>
  say("train-strength", {
    strength: String(strength),
    change: change === 0 ? "±0" : signedFigure(BigInt(change)),
  });

/** A puzzle in play and, once it is done, its result with what else can be done with it. */
export const trainPage = (training: Training, ways: Row, look: Look, say: Say): BoardMessage =>
  training.loss === undefined ? board(training, look, say) : result(training, ways, look, say);

const titleOf = ({ decision, origin }: Training, say: Say): string => {
  const title = say("train-title", { game: decisionGame(decision, say) });
  return [title, say(`train-${origin}`), ...matchWords(decision.match, say)].join(" · ");
};

export const menuButton = (say: Say): Row[number] =>
  button(say("button-train-menu"), trainPress({ do: "train-choice" }));

const board = (training: Training, look: Look, say: Say): BoardMessage => {
  const { asked, kept } = training;
  const at = { asked, step: kept.step };
  const presses = {
    move: (played: readonly CheckerMove[]) =>
      trainPress({ do: "train-move", ...at, moves: played }),
    undo: trainPress({ do: "train-undo", ...at }),
    done: trainPress({ do: "train-done", ...at }),
  };
  return attemptBoard(training, titleOf(training, say), presses, menuButton(say), look, say);
};

const result = (training: Training, ways: Row, look: Look, say: Say): BoardMessage => {
  const { decision, start, square, isRepeated } = training;
  const theme = say(`seven-theme-${decision.theme}`);
  const words = {
    above: [titleOf(training, say), `🎲 ${rollText(start.all, partOf(decision), say)} · ${theme}`],
    sign: square === undefined ? "" : squareSign(square),
    below: [...(isRepeated ? [say("train-again")] : []), progressLine(training, say)],
  };
  return solvedBoard(training, words, resultKeyboard(training, ways, say), look, say);
};

const resultKeyboard = ({ asked, family, cubesDue }: Training, ways: Row, say: Say): Keyboard => [
  [button(say("button-train-next"), trainPress({ do: "train-next", asked }), "primary"), ...ways],
  [
    button(say("button-train-more"), trainPress({ do: "train-more", asked })),
    button(
      cubesDue > 0 ? say("button-train-cube-due", { due: cubesDue }) : say("button-train-cube"),
      trainPress({ do: "train-cube", family }),
    ),
    menuButton(say),
  ],
];

const IN_A_ROW = 2;

/** The themes of a game with one's own share of right answers, the weakest first. */
export const themesPage = (
  family: Family,
  shares: readonly ThemeShare[],
  look: Look,
  say: Say,
): BoardMessage => {
  const themes = shares.map((share) =>
    button(
      shareText(share, say),
      trainPress({ do: "train-theme", family, theme: share.theme }),
      share === shares[0] ? "primary" : undefined,
    ),
  );
  const others = SEVEN_GAMES.filter((one) => one !== family).map((one) =>
    button(gameName(one, say), trainPress({ do: "train-themes", family: one })),
  );
  const html = say("train-themes", { game: gameText(family, say) });
  const keyboard = [...inEvenRows(themes, IN_A_ROW), [...others, menuButton(say)]];
  return covered(html, keyboard, look, say, shesbeshDiagram(SEVEN_RULESETS[family]));
};

/** "the head · 2 of 5"; without tries the theme alone. */
const shareText = ({ theme, tries, right }: ThemeShare, say: Say): string => {
  const name = say(`seven-theme-${theme}`);
  return tries === 0 ? name : say("train-theme-share", { theme: name, right, tries });
};
