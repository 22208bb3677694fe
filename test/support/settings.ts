import { answerTo } from "./answers.ts";
import type { Phone, SeenMessage } from "./playground-client.ts";
import type { Press } from "./presses.ts";
import { type Button, buttonsOf, toastOf } from "./table.ts";

/** Using /settings as people do: its pages, and what is marked on them. */

export type PageName = Exclude<
  Extract<Press, { do: "settings-page" }>["topic"],
  "deadline" | "reminder"
>;

/** Presses a button of the settings, and waits until their message shows something else. */
const press = async (
  phone: Phone,
  message: SeenMessage,
  isWanted: (button: Button) => boolean,
): Promise<SeenMessage> => {
  const button = buttonsOf(message).find(isWanted);
  if (!button) throw new Error(`no such button under «${message.text}»`);
  const refusal = toastOf(await phone.press(message, button));
  if (refusal !== "") throw new Error(`${phone.key} pressed «${button.text}»: ${refusal}`);
  return phone.waitFor(
    message.chat,
    (one) =>
      one.id === message.id &&
      (one.text !== message.text ||
        JSON.stringify(one.keyboard) !== JSON.stringify(message.keyboard)),
  );
};

/** The zone is behind the page of time. */
export const openPage = async (
  phone: Phone,
  message: SeenMessage,
  page: PageName,
): Promise<SeenMessage> => {
  const from = page === "zone" ? await openPage(phone, message, "time") : message;
  return press(phone, from, (one) => one.press.do === "settings-page" && one.press.topic === page);
};

/** Presses a choice by its words, whether it is marked or not. */
export const choose = (phone: Phone, message: SeenMessage, words: string) =>
  press(phone, message, ({ text }) => text.replace("✓ ", "") === words);

/** Presses the key with this name until it says this value. */
export const turnTo = async (
  phone: Phone,
  message: SeenMessage,
  name: string,
  value: string,
): Promise<SeenMessage> =>
  keyNamed(message, name) === `${name}: ${value}`
    ? message
    : turnTo(
        phone,
        await press(phone, message, ({ text }) => text.startsWith(`${name}: `)),
        name,
        value,
      );

export const toMain = (phone: Phone, message: SeenMessage) =>
  press(phone, message, (one) => one.press.do === "settings");

/** Opens the settings of the group and sets something on one of its pages. */
export const setInGroup = async (
  phone: Phone,
  page: PageName,
  ...words: readonly string[]
): Promise<SeenMessage> => {
  let message = await openPage(phone, await answerTo(phone, "/settings"), page);
  for (const one of words) message = await choose(phone, message, one);
  return message;
};

/** What is marked on a page of choices. */
export const markedOn = (message: SeenMessage): string[] =>
  buttonsOf(message).flatMap(({ text }) => (text.startsWith("✓ ") ? [text.slice(2)] : []));

/** What the key with this name says: "Cube: no". */
export const keyNamed = ({ keyboard }: SeenMessage, name: string): string =>
  keyboard.flat().find(({ text }) => text.startsWith(`${name}: `))?.text ?? "";
