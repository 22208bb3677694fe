import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Press } from "../../src/bot/callback-data.ts";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { type Button, buttonsOf, toastOf } from "../support/table.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ secrets: [secretThrowing([6, 1], [3, 2])] });
});
afterEach(() => stage.close());

/** Presses a button of the settings, and waits until their message shows something else. */
const press = async (
  phone: Phone,
  message: SeenMessage,
  find: (button: Button) => boolean,
): Promise<SeenMessage> => {
  const button = buttonsOf(message).find(find);
  if (!button) throw new Error(`no such button under «${message.text}»`);
  const refusal = toastOf(await phone.press(message, { data: button.data }));
  if (refusal !== "") throw new Error(`${phone.key} pressed «${button.text}»: ${refusal}`);
  return phone.waitFor(
    message.chat,
    ({ id, text, keyboard }) =>
      id === message.id &&
      (text !== message.text || JSON.stringify(keyboard) !== JSON.stringify(message.keyboard)),
  );
};

type PageName = Extract<Press, { do: "settings-page" }>["page"];

const open = (phone: Phone, message: SeenMessage, page: PageName): Promise<SeenMessage> =>
  press(phone, message, (one) => one.press.do === "settings-page" && one.press.page === page);

const choose = (phone: Phone, message: SeenMessage, words: string): Promise<SeenMessage> =>
  press(phone, message, ({ text }) => text === words);

const back = (phone: Phone, message: SeenMessage): Promise<SeenMessage> =>
  press(phone, message, (one) => one.press.do === "settings");

/** What is marked on a page of choices. */
const markedOn = (message: SeenMessage): string[] =>
  buttonsOf(message).flatMap(({ text }) => (text.startsWith("✓ ") ? [text.slice(2)] : []));

describe("the settings of a group", () => {
  test("are shown with what is set, and a button for each section", async () => {
    const settings = await answerTo(stage.anna, "/settings");
    expect(settings.text).toContain("Язык: Русский\nДоска: Картинка · Дерево\nИгра: Спрашивать");
    const page = await open(stage.anna, settings, "board");
    expect(markedOn(page)).toEqual(["Картинка", "Дерево"]);
    const dark = await choose(stage.anna, page, "Тёмная");
    expect(markedOn(dark)).toEqual(["Картинка", "Тёмная"]);
    const main = await back(stage.anna, dark);
    expect(main.text).toContain("Доска: Картинка · Тёмная");
  });
});
