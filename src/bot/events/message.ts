import type { Drawing } from "../../board/drawing.ts";
import type { Keyboard } from "../view/button.ts";
import { type BoardMessage, type Look, pictureOf } from "../view/table-message.ts";

/** The first three. */
export const MEDALS = ["🥇", "🥈", "🥉"] as const;

/** A message of an event, with a picture where there is something to draw and the chat has pictures. */
export const eventMessage = (
  lines: readonly string[],
  keyboard: Keyboard,
  drawing: Drawing | undefined,
  { board }: Look,
): BoardMessage => ({
  html: lines.join("\n"),
  keyboard,
  picture: drawing && board === "picture" ? pictureOf(drawing) : undefined,
});
