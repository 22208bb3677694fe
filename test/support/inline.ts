import type { Phone, SeenMessage } from "./playground-client.ts";

/** Types these words after the bot's name in a chat, and sends what is played there: the last result. */
export const sendHere = async (phone: Phone, chat: string, words: string): Promise<SeenMessage> => {
  const found = await phone.inline(chat, words);
  return phone.choose(found, (found.results?.length ?? 0) - 1);
};
