import { drawEmoji } from "../../board/emoji.ts";
import type { Diagram } from "../../board/pictures/diagram.ts";
import type { DrawnDie, Scene } from "../../board/scene/scene.ts";
import { startPosition } from "../../rules/position.ts";
import { short } from "../../rules/rulesets.ts";
import type { Die, Ruleset } from "../../rules/types.ts";
import { escapeHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import type { Keyboard } from "./button.ts";
import { sceneOf } from "./example.ts";
import type { Page } from "./page.ts";
import { type BoardMessage, type Look, pictureOf } from "./table-message.ts";

const ready = (value: Die): DrawnDie => ({ value, state: "ready" });

/** A diagram of the roll six and five, from which the game has its name. */
export const shesbeshDiagram = (ruleset: Ruleset): Diagram => ({
  scene: {
    ...sceneOf(ruleset, startPosition(ruleset), undefined),
    dice: { of: "white", dice: [ready(6), ready(5)] },
  },
  ...{ may: [], mayNot: [], ways: false },
});

/** A page with a picture of the board; an emoji board would only take room. */
export const covered = (
  html: string,
  keyboard: Keyboard,
  look: Look,
  say: Say,
  diagram: Diagram = shesbeshDiagram(short),
): BoardMessage =>
  look.board === "emoji" ? { html, keyboard } : framed(html, diagram, keyboard, look, say);

/** Words under a board; the reader is White. */
export const framed = (
  html: string,
  diagram: Diagram,
  keyboard: Keyboard,
  { board, theme }: Look,
  say: Say,
): BoardMessage => {
  const scene = inWords(diagram.scene, say);
  return board === "emoji"
    ? belowEmoji(scene, html, keyboard)
    : {
        ...{ html, keyboard },
        picture: pictureOf({ kind: "diagram", diagram: { ...diagram, scene }, theme }),
      };
};

export const belowEmoji = (scene: Scene, html: string, keyboard: Keyboard): Page => ({
  html: `${escapeHtml(drawEmoji(scene))}\n\n${html}`,
  keyboard,
});

/** A board with the reader as White. */
export const inWords = (scene: Scene, say: Say): Scene => {
  const names = { white: say("rules-you"), black: say("rules-opponent") };
  return { ...scene, names, pipsWord: say("picture-pips") };
};
