import type { Drawing } from "../../board/studio/drawing.ts";
import { unbroken } from "../../bot/text/html.ts";
import type { Keyboard } from "../../bot/view/button.ts";
import { type BoardMessage, type Look, pictureOf } from "../../bot/view/table-message.ts";

export const MEDALS = ["🥇", "🥈", "🥉"] as const;

/** The players on the steps, the winner first, each with their result. */
export const podiumDrawing = (
  title: string,
  placed: readonly { readonly name: string; readonly text: string }[],
  { theme }: Look,
): Drawing => ({
  kind: "stats",
  theme,
  stats: { title, rows: [[{ kind: "podium", facts: { placed } }]] },
});

/** A message of a contest, with the picture if there is one and the chat shows pictures. */
export const contestMessage = (
  lines: readonly string[],
  keyboard: Keyboard,
  drawing: Drawing | undefined,
  { board }: Look,
): BoardMessage => ({
  html: unbroken(lines.join("\n")),
  keyboard,
  picture: drawing && board === "picture" ? pictureOf(drawing) : undefined,
});
