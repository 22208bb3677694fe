import type { Say } from "../../../bot/text/texts.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import { wrongWordPress } from "./presses.ts";

/** Leads to a line about a wrong word; for private chats, where the bot has an owner to tell. */
export const reportRow = (say: Say): Row => [
  button(say("button-wrong-word"), wrongWordPress({ do: "wrong-word" })),
];
