import type { Phone, SeenMessage } from "./playground-client.ts";

/** Says something in the group and waits for the bot's reply to it. */
export const answerTo = async (phone: Phone, words: string): Promise<SeenMessage> => {
  const { id } = await phone.say("group", words);
  return phone.waitFor("group", (one) => one.from.bot && one.replyTo?.id === id);
};
