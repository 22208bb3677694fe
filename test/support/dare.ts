import type { Phone, SeenMessage } from "./playground-client.ts";
import { pressSeven } from "./seven.ts";
import { buttonFor, buttonsOf, hasButton } from "./table.ts";

/** Sending a position to others and trying it, as people do. */

/** The words that the button under a position writes after the bot's name. */
export const dareQuery = (message: SeenMessage): string => {
  const picker = message.keyboard.flat().find((one) => "switch_inline_query_chosen_chat" in one);
  if (!picker || !("switch_inline_query_chosen_chat" in picker))
    throw new Error(`no dare under «${message.text}»`);
  return picker.switch_inline_query_chosen_chat.query ?? "";
};

/** Sends a position into a chat. */
export const sendDare = async (phone: Phone, chat: string, query: string): Promise<SeenMessage> => {
  const found = await phone.inline(chat, query);
  return phone.choose(found, 0);
};

/** Presses Try, of either age, and START in the private chat; the board to play. */
export const tryDare = async (phone: Phone, dare: SeenMessage): Promise<SeenMessage> => {
  const pressed = await phone.press(dare, tryButton(dare));
  const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
  await phone.open(url);
  return phone.waitFor("bot", ({ text }) => text.startsWith("💪"));
};

export const tryButton = (dare: SeenMessage) =>
  buttonFor(dare, hasButton(dare, "dare-open") ? "dare-open" : "dare-try");

/** Plays the first moves of the board to Done. */
export const playDare = async (phone: Phone, board: SeenMessage): Promise<SeenMessage> => {
  let message = board;
  for (;;) {
    const move = buttonsOf(message).find(({ press }) => press.do === "dare-move");
    if (!move) return pressSeven(phone, message, buttonFor(message, "dare-done"));
    message = await pressSeven(phone, message, move);
  }
};
