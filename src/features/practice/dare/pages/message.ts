import { escapeHtml, nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../../bot/view/button.ts";
import { soloBoard } from "../../../../bot/view/solo.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { OpenDecision } from "../../decision/decision.ts";
import { friendLine, sharedSeven } from "../../seven/pages/words.ts";
import type { TryLine } from "../play/play.ts";
import type { SharedResults } from "../play/sevens.ts";
import { darePress } from "./presses.ts";
import { rollHtml, titleHtml, triesHtml } from "./words.ts";

/** What a dare's message in any chat shows. */
export type PostedDare = {
  readonly dare: OpenDecision;
  /** The sender's name; undefined: forgotten. */
  readonly maker: string | undefined;
  readonly lines: readonly TryLine[];
  readonly keyboard: Keyboard;
  readonly isOver: boolean;
};

/** The words of the message; under a picture they are all that changes. */
export const postedPage = (
  { dare, maker, lines, keyboard, isOver }: PostedDare,
  say: Say,
): { readonly html: string; readonly keyboard: Keyboard } => {
  const asks =
    maker === undefined
      ? say("dare-asks-nobody")
      : say("dare-asks", { name: nameHtml(maker, say("nobody")) });
  const html = [
    titleHtml(dare, say),
    rollHtml(dare, say),
    isOver ? say("dare-ended") : asks,
    ...(lines.length > 0 ? ["", ...triesHtml(lines, say)] : []),
  ].join("\n");
  return { html, keyboard: isOver ? [] : keyboard };
};

/** The same with its board. */
export const postedBoard = (posted: PostedDare, look: Look, say: Say): BoardMessage => {
  const { html, keyboard } = postedPage(posted, say);
  return soloBoard(posted.dare.start, html, keyboard, look, say);
};

/** The message with a result of a seven. */
export const sharedPage = (
  { own, others }: SharedResults,
  isOver: boolean,
  say: Say,
): { readonly html: string; readonly keyboard: Keyboard } => {
  const html = [
    ...(own ? [escapeHtml(sharedSeven(own, say).text)] : []),
    ...(others.length > 0 ? ["", ...others.map((one) => friendLine(one, say))] : []),
  ].join("\n");
  const same = button(say("button-dare-seven"), darePress({ do: "dare-try" }), "primary");
  return { html: html || say("dare-ended"), keyboard: isOver ? [] : [[same]] };
};

/** The buttons of a message with a position that the bot knows. */
export const postedKeyboard = (say: Say): Keyboard => [
  [
    button(say("button-dare-try"), darePress({ do: "dare-try" }), "success"),
    button(say("button-dare-best"), darePress({ do: "dare-best" })),
  ],
];
