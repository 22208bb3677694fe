import type { CubeAction } from "../../../ai/cube-actions.ts";
import type { Diagram } from "../../../board/pictures/diagram.ts";
import { spoiler } from "../../../bot/text/html.ts";
import { keyOf, type Say } from "../../../bot/text/texts.ts";
import {
  button,
  copyButton,
  inReadingOrder,
  type Keyboard,
  type Row,
} from "../../../bot/view/button.ts";
import { sceneOf } from "../../../bot/view/example.ts";
import { framed, turnHtml } from "../../../bot/view/framed.ts";
import { rollLine } from "../../../bot/view/lines.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { rulesetTitle } from "../../../bot/view/titles.ts";
import type { Problem, ProblemAsked } from "../../../game/problem.ts";
import { begin, type Turn } from "../../../rules/turn.ts";
import { squareOf } from "../decision/decision.ts";
import { dareButton } from "../sharing/buttons.ts";
import { lossText, matchWords, partOf, squareSign } from "../solve/words.ts";
import { cubeKeys, cubeVerdict } from "../trainer/pages/cube.ts";
import type { CubeOption } from "../trainer/rules/cube.ts";
import type { PuzzleId } from "../trainer/store/puzzles.ts";
import type { ProblemAnswer } from "./answer.ts";
import { countsPoints } from "./keep.ts";
import { broughtPress } from "./presses.ts";

export type BroughtPage = {
  readonly problem: Problem;
  readonly answer: ProblemAnswer;
  /** Undefined: it cannot be tried. */
  readonly puzzle: PuzzleId | undefined;
  /** What the reader has done with the cube; undefined as long as they have not. */
  readonly did?: CubeAction | undefined;
};

/** A position that somebody has brought: its board, what is asked, and the hidden answer. */
export const broughtPage = (page: BroughtPage, look: Look, say: Say): BoardMessage => {
  const { problem, answer } = page;
  const { asked, ruleset, position } = problem;
  const turn = asked.kind === "turn" ? begin({ ruleset, position }, asked.roll) : undefined;
  const html = [
    termsLine(problem, say),
    ...(turn ? [rollLine(turn, partOf(turn), say)] : []),
    ...(turn || answer.about === "nothing" ? [] : [say(asksOf(asked))]),
  ];
  const below = [
    ...(verdictLines(page, say) ?? answerLines(answer, say)),
    ...(answer.about === "turn" && !countsPoints(ruleset) ? [say("problem-no-try")] : []),
  ];
  const words = { above: html.join("\n"), below: below.join("\n") };
  return framed(words, diagramOf(problem, turn), keyboardOf(page, say), look, say);
};

const asksOf = ({ kind }: ProblemAsked) =>
  kind === "answer" ? "problem-asks-answer" : "problem-asks-roll";

/** "Short nardy · match to 5 · you 2, opponent 3 · cube 2, yours". */
const termsLine = ({ ruleset, match, cube }: Problem, say: Say): string =>
  [
    `<b>${rulesetTitle(ruleset, say)}</b>`,
    ...matchWords(match, say),
    ...(cube && cube.value > 1n
      ? [say(keyOf(`problem-cube-${cube.owner}`), { value: String(cube.value) })]
      : []),
  ].join(" · ");

/** What can be done about the cube, the best first. */
const optionsOf = (answer: ProblemAnswer): readonly CubeOption[] =>
  "options" in answer ? answer.options : [];

const verdictLines = ({ answer, did }: BroughtPage, say: Say): readonly string[] | undefined => {
  const options = optionsOf(answer);
  const done = options.find(({ action }) => action === did);
  const [best] = options;
  return best && done ? cubeVerdict(done.action, { ...done, right: best.action }, say) : undefined;
};

const answerLines = (answer: ProblemAnswer, say: Say): readonly string[] => {
  switch (answer.about) {
    case "turn": {
      if (answer.turns[0]?.moves.length === 0) return [say("problem-no-move")];
      const turns = answer.turns.map(({ moves, loss }) => {
        const hundredths = Math.round(100 * loss);
        const words = `${turnHtml(moves, say)} — ${lossText(hundredths, say)}`;
        return spoiler(`${squareSign(squareOf(hundredths))} ${words}`);
      });
      return [say("problem-hidden-turns"), ...turns];
    }
    case "roll":
      return [say("problem-hidden"), spoiler(say(`hint-roll-${answer.advice}`))];
    case "double":
      return [say("problem-hidden"), spoiler(say(`hint-double-${answer.advice}`))];
    case "nothing":
      return [say("problem-only-roll")];
    case "own-game":
    case "own-puzzle":
      return [say(`problem-${answer.about}`)];
  }
};

/** The deciding player is the reader, so White. */
const diagramOf = (
  { ruleset, position, asked, cube }: Problem,
  turn: Turn | undefined,
): Diagram => {
  const owners = { own: "white", other: "black", centre: "centre" } as const;
  const isOffered = asked.kind === "answer";
  const drawn = cube && {
    value: isOffered ? 2n * cube.value : cube.value,
    owner: isOffered ? ("offered" as const) : owners[cube.owner],
  };
  return {
    scene: {
      ...sceneOf(ruleset, position, turn),
      toMove: isOffered ? "black" : "white",
      ...(drawn && { cube: drawn }),
    },
    ...{ may: [], mayNot: [], ways: false },
  };
};

const keyboardOf = (page: BroughtPage, say: Say): Keyboard => {
  const { problem, answer, did, puzzle } = page;
  const doubled = 2n * (problem.cube?.value ?? 1n);
  const press = (action: CubeAction) => broughtPress({ do: "brought-cube", action });
  const cube = did === undefined ? cubeKeys(optionsOf(answer), doubled, press, say) : [];
  const copy = copyButton(problem, say);
  const isWithheld = answer.about === "own-game" || answer.about === "own-puzzle";
  const onward = isWithheld ? [] : [playOnRow(say)];
  if (puzzle === undefined) return [...(cube.length > 0 ? [cube] : []), ...onward, [copy]];
  const [attempt, kept] = [
    button(say("button-dare-try"), broughtPress({ do: "brought-try", puzzle }), "success"),
    button(say("button-problem-keep"), broughtPress({ do: "brought-keep", puzzle })),
  ];
  const dare = dareButton({ source: "p", of: puzzle, turn: 0 }, say);
  return [[attempt], ...onward, [kept, dare], [copy]].map((row) => inReadingOrder(row, say));
};

const playOnRow = (say: Say): Row => [
  button(say("button-brought-bot"), broughtPress({ do: "brought-bot" })),
  button(say("button-brought-friend"), broughtPress({ do: "brought-friend" })),
];
