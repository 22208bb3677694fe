import { CUBE_ACTIONS, type CubeAction } from "../../../../ai/cube-actions.ts";
import type { PressData } from "../../../../bot/press/book.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Row } from "../../../../bot/view/button.ts";
import { sceneOf } from "../../../../bot/view/example.ts";
import { framed } from "../../../../bot/view/framed.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { squareOf } from "../../decision/decision.ts";
import { gameText, lossText, squareSign } from "../../solve/words.ts";
import type { CubeAnswered, CubeTraining } from "../play/cube.ts";
import type { CubeOption } from "../rules/cube.ts";
import { menuButton } from "./pages.ts";
import { trainPress } from "./presses.ts";

const titleOf = ({ family }: CubeTraining, say: Say): string =>
  say("train-cube-title", { game: gameText(family, say) });

const boardOf = ({ ruleset, seen, asked }: CubeTraining) => ({
  scene: {
    ...sceneOf(ruleset, seen, undefined),
    toMove: asked === "choice" ? ("white" as const) : ("black" as const),
    cube:
      asked === "choice"
        ? ({ value: 1n, owner: "centre" } as const)
        : ({ value: 2n, owner: "offered" } as const),
  },
  may: [],
  mayNot: [],
  ways: false,
});

export const cubePage = (training: CubeTraining, look: Look, say: Say): BoardMessage => {
  const { id, asked, options } = training;
  const html = `${titleOf(training, say)}\n${say(`train-cube-${asked}`)}`;
  const press = (action: CubeAction) => trainPress({ do: "train-cube-do", puzzle: id, action });
  const row = cubeKeys(options, 2n, press, say);
  return framed(html, boardOf(training), [row, [menuButton(say)]], look, say);
};

/** A key for each action, always in one order, so that the right one does not show. */
export const cubeKeys = (
  options: readonly CubeOption[],
  doubled: bigint,
  pressOf: (action: CubeAction) => PressData,
  say: Say,
): Row => {
  const words: Readonly<Record<CubeAction, string>> = {
    roll: say("button-roll"),
    double: say("button-double", { value: String(doubled) }),
    take: say("button-take"),
    drop: say("button-drop"),
    beaver: say("button-beaver"),
  };
  return CUBE_ACTIONS.filter((action) => options.some((one) => one.action === action)).map(
    (action) => button(words[action], pressOf(action), "primary"),
  );
};

/** What was done, how good it was, and what was better. */
export const cubeVerdict = (
  did: CubeAction,
  { loss, right }: Pick<CubeAnswered, "loss" | "right">,
  say: Say,
): readonly string[] => [
  say(`train-cube-did-${did}`),
  `${squareSign(squareOf(loss))} ${loss === 0 ? say("train-cube-none") : lossText(loss, say)}`,
  ...(loss > 0 ? [say(`train-cube-right-${right}`)] : []),
];

export const cubeResult = (
  training: CubeTraining,
  did: CubeAction,
  answered: CubeAnswered,
  look: Look,
  say: Say,
): BoardMessage => {
  const html = [
    titleOf(training, say),
    say(`train-cube-${training.asked}`),
    ...cubeVerdict(did, answered, say),
    ...(answered.isRepeated ? [say("train-cube-again")] : []),
  ].join("\n");
  const { family } = training;
  const next = button(
    say("button-train-cube-next"),
    trainPress({ do: "train-cube", family }),
    "primary",
  );
  return framed(html, boardOf(training), [[next, menuButton(say)]], look, say);
};
