import { expect } from "vitest";
import type { Phone, SeenMessage } from "./playground-client.ts";
import type { Press } from "./presses.ts";
import { type Button, buttonsOf, hasButton, toastOf } from "./table.ts";

/** Making rulesets by the dialog of /rules new, as people do. */

/** The button whose press has these fields. */
export const buttonWith = (message: SeenMessage, wanted: Partial<Press>): Button => {
  const found = buttonsOf(message).find(({ press }) =>
    Object.entries(wanted).every(([field, value]) => Reflect.get(press, field) === value),
  );
  if (!found) throw new Error(`no button ${JSON.stringify(wanted)} under «${message.text}»`);
  return found;
};

/** Presses a button that must count, and waits for its message to become another. */
export const pressTo = async (
  phone: Phone,
  message: SeenMessage,
  wanted: Partial<Press>,
): Promise<SeenMessage> => {
  expect(toastOf(await phone.press(message, buttonWith(message, wanted)))).toBe("");
  return phone.waitFor(
    message.chat,
    (one) =>
      one.id === message.id &&
      JSON.stringify([one.text, one.keyboard]) !== JSON.stringify([message.text, message.keyboard]),
  );
};

/** Presses a button that must meet this refusal. */
export const refusedBy = async (
  phone: Phone,
  message: SeenMessage,
  wanted: Partial<Press>,
  refusal: string,
): Promise<void> => {
  expect(toastOf(await phone.press(message, buttonWith(message, wanted)))).toBe(refusal);
};

/** Says /rules new and waits for the first page. */
export const askForRules = async (phone: Phone, chat = "group"): Promise<SeenMessage> => {
  const { id } = await phone.say(chat, "/rules new");
  return phone.waitFor(chat, (one) => one.id > id && hasButton(one, "draft-base"));
};

/** From /rules new to the page of switches of a base. */
export const beginRules = async (
  phone: Phone,
  base = "long",
  chat = "group",
): Promise<SeenMessage> =>
  pressTo(phone, await askForRules(phone, chat), { do: "draft-base", ruleset: base });

/** Opens a switch and chooses a value of it. */
export const chooseRule = async (
  phone: Phone,
  page: SeenMessage,
  name: string,
  value: string,
): Promise<SeenMessage> => {
  const open = await pressTo(phone, page, { do: "draft-switch", name });
  return pressTo(phone, open, { do: "draft-value", name, value });
};

/** A page of the dialog, whichever. */
export const isDialog = (message: SeenMessage): boolean =>
  buttonsOf(message).some(({ press }) => press.do.startsWith("draft-"));

/** A line that asks for a reply. */
export const isPrompt = ({ forceReply }: SeenMessage): boolean => forceReply === true;

/** The page of the dialog as it is now. */
export const pageOn = (phone: Phone): Promise<SeenMessage> => phone.waitFor("group", isDialog);

/** Waits until nothing that fits is left in the group. */
export const isGone = (phone: Phone, fits: (message: SeenMessage) => boolean): Promise<void> =>
  phone.waitUntilGone("group", fits);

/** The newest line that asks for a reply. */
export const promptOn = (phone: Phone, chat = "group", after = 0): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => one.id > after && isPrompt(one));

/** Replies to what the bot asked, as the phone does by itself when it is asked for a reply. */
export const replyToPrompt = async (
  phone: Phone,
  text: string,
  chat = "group",
): Promise<SeenMessage> => phone.say(chat, text, (await promptOn(phone, chat)).id);

/** Gives the name, and waits for the page of the ruleset that is made. */
export const nameRules = async (
  phone: Phone,
  page: SeenMessage,
  name: string,
  chat = "group",
): Promise<SeenMessage> => {
  await pressTo(phone, page, { do: "draft-name" });
  const { id } = await replyToPrompt(phone, name, chat);
  return phone.waitFor(chat, (one) => one.id > id && hasButton(one, "own-play"));
};
