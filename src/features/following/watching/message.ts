import { type Say, speaker } from "../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import { COLOUR_MARK } from "../../../bot/view/lines.ts";
import { percentText } from "../../../bot/view/numbers.ts";
import { type BoardMessage, tableMessage } from "../../../bot/view/table-message.ts";
import type { TableView } from "../../../tables/shown/view.ts";
import { watchPress } from "./presses.ts";
import type { Watched } from "./watching.ts";

/**
 * A game as its group sees it, with the score between the two and, where hints are allowed, White's
 * chances; `me` is the bot's username.
 */
export const watchMessage = (
  { view, isOver, hasNext, won }: Watched,
  white: number | undefined,
  me: string,
  board: TableView["look"]["board"],
): BoardMessage => {
  const say = speaker(view.look.language);
  const look = board === "emoji" ? { ...view.look, board } : view.look;
  const { html, picture } = tableMessage({ ...view, look }, me);
  const lines = [
    ...(won.white + won.black > 0 ? [say("watch-rivals", { ...MARKS, ...won })] : []),
    ...(white === undefined ? [] : [say("watch-worth", { ...MARKS, ...sharesOf(white, say) })]),
  ];
  return { html: [html, ...lines].join("\n"), picture, keyboard: keyboardOf(isOver, hasNext, say) };
};

const MARKS = { whiteMark: COLOUR_MARK.white, blackMark: COLOUR_MARK.black };

const sharesOf = (white: number, say: Say) => ({
  white: percentText(white, say),
  black: percentText(1 - white, say),
});

const keyboardOf = (isOver: boolean, hasNext: boolean, say: Say): Keyboard => {
  const next = hasNext ? [button(say("button-watch-next"), watchPress({ do: "watch-next" }))] : [];
  const stop = isOver ? [] : [button(say("button-watch-stop"), watchPress({ do: "watch-stop" }))];
  const row = [...next, ...stop];
  return row.length > 0 ? [row] : [];
};
