import type { Drawing } from "../../../board/studio/drawing.ts";
import { unbroken } from "../../../bot/text/html.ts";
import type { Keyboard } from "../../../bot/view/button.ts";
import { type BoardMessage, type Look, pictureOf } from "../../../bot/view/table-message.ts";

/** The first three. */
export const MEDALS = ["🥇", "🥈", "🥉"] as const;

/** Who stands on the steps, the first first, each with what they have won. */
export const podiumDrawing = (
  title: string,
  placed: readonly { readonly name: string; readonly text: string }[],
  { theme }: Look,
): Drawing => ({
  kind: "stats",
  theme,
  stats: { title, rows: [[{ kind: "podium", facts: { placed } }]] },
});

/** A message of an event, with a picture where there is something to draw and the chat has pictures. */
export const eventMessage = (
  lines: readonly string[],
  keyboard: Keyboard,
  drawing: Drawing | undefined,
  { board }: Look,
): BoardMessage => ({
  html: unbroken(lines.join("\n")),
  keyboard,
  picture: drawing && board === "picture" ? pictureOf(drawing) : undefined,
});
