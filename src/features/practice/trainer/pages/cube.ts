import { CUBE_ACTIONS, type CubeAction } from "../../../../ai/cube.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button } from "../../../../bot/view/button.ts";
import { sceneOf } from "../../../../bot/view/example.ts";
import { framed } from "../../../../bot/view/framed.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { gameText, lossText, squareSign } from "../../solve/words.ts";
import type { CubeAnswered, CubeTraining } from "../play/cube.ts";
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
  const words: Readonly<Record<CubeAction, string>> = {
    roll: say("button-roll"),
    double: say("button-double", { value: "2" }),
    take: say("button-take"),
    drop: say("button-drop"),
    beaver: say("button-beaver"),
  };
  const html = `${titleOf(training, say)}\n${say(`train-cube-${asked}`)}`;
  // Always in one order, so that the right one does not show.
  const actions = CUBE_ACTIONS.filter((action) => options.some((one) => one.action === action));
  const row = actions.map((action) =>
    button(words[action], trainPress({ do: "train-cube-do", puzzle: id, action }), "primary"),
  );
  return framed(html, boardOf(training), [row, [menuButton(say)]], look, say);
};

export const cubeResult = (
  training: CubeTraining,
  did: CubeAction,
  { loss, square, right, isRepeated }: CubeAnswered,
  look: Look,
  say: Say,
): BoardMessage => {
  const html = [
    titleOf(training, say),
    say(`train-cube-${training.asked}`),
    say(`train-cube-did-${did}`),
    `${squareSign(square)} ${loss === 0 ? say("train-cube-none") : lossText(loss, say)}`,
    ...(loss > 0 ? [say(`train-cube-right-${right}`)] : []),
    ...(isRepeated ? [say("train-cube-again")] : []),
  ].join("\n");
  const { family } = training;
  const next = button(
    say("button-train-cube-next"),
    trainPress({ do: "train-cube", family }),
    "primary",
  );
  return framed(html, boardOf(training), [[next, menuButton(say)]], look, say);
};
