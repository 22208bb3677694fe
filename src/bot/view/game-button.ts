import type { PlayedView } from "../../tables/shown/view.ts";
import type { PlainPress } from "../press/presses.ts";
import { button, type Style } from "./button.ts";

/** A button for an action in a game, made for its current version. */
export const gameButton = (
  { row, game }: PlayedView,
  press: PlainPress,
  text: string,
  style?: Style,
) => button(text, { do: press, game: row.id, version: game.version }, style);
