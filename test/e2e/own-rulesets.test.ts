import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Press } from "../../src/bot/callback-data.ts";
import { seeded } from "../rules/random.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { openStage, type Stage } from "../support/stage.ts";
import {
  type Button,
  buttonsOf,
  hasButton,
  playerOf,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(async () => {
  vi.useRealTimers();
  await stage.close();
});

/** The button of that kind whose press has these fields. */
const buttonWith = (message: SeenMessage, wanted: Partial<Press>): Button => {
  const found = buttonsOf(message).find(({ press }) =>
    Object.entries(wanted).every(([field, value]) => Reflect.get(press, field) === value),
  );
  if (!found) throw new Error(`no button ${JSON.stringify(wanted)} under «${message.text}»`);
  return found;
};

/** Presses and waits for the message to become another; the press must count. */
const press = async (
  phone: Phone,
  message: SeenMessage,
  wanted: Partial<Press>,
): Promise<SeenMessage> => {
  expect(toastOf(await phone.press(message, buttonWith(message, wanted)))).toBe("");
  return phone.waitFor(
    "group",
    (one) => one.id === message.id && (one.text !== message.text || one.edited !== message.edited),
  );
};

const promptIn = (phone: Phone, after = 0): Promise<SeenMessage> =>
  phone.waitFor("group", (one) => one.id > after && one.replyKeyboard?.type === "force-reply");

/** From /rules new to the page of switches of a base. */
const begin = async (phone: Phone, base = "long"): Promise<SeenMessage> =>
  press(phone, await answerToNew(phone), { do: "draft-base", ruleset: base });

const answerToNew = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("group", "/rules new");
  return phone.waitFor("group", (one) => one.id > id && hasButton(one, "draft-base"));
};

const choose = async (
  phone: Phone,
  page: SeenMessage,
  name: string,
  value: string,
): Promise<SeenMessage> => {
  const open = await press(phone, page, { do: "draft-switch", name });
  return press(phone, open, { do: "draft-value", name, value });
};

/** Gives the name by replying, as the phone does by itself when it is asked for a reply. */
const nameIt = async (phone: Phone, page: SeenMessage, name: string): Promise<SeenMessage> => {
  await press(phone, page, { do: "draft-name" });
  await phone.say("group", name, (await promptIn(phone)).id);
  return phone.waitFor("group", (one) => one.id === page.id && hasButton(one, "own-play"));
};

describe("the dialog", () => {
  test("goes from the first word to a game under the new rules", async () => {
    const { anna, boris } = stage;
    let page = await begin(anna, "short");
    page = await choose(anna, page, "homeHit", "no-hiding");
    page = await choose(anna, page, "cube", "true");
    const made = await nameIt(anna, page, "Дворовые <b>");
    expect(made.text).toContain("Дворовые <b>");
    const first = await sitDown(anna, boris, "дворовые b 5");
    expect(first.text).toContain("Дворовые <b>");
    let [table, moves] = [first, 0];
    const random = seeded(5);
    while (moves < 20) {
      const button = random.pick(
        buttonsOf(table).filter((one) => ["roll", "move", "done"].includes(one.press.do)),
      );
      table = await pressOn(await playerOf(table, [anna, boris]), table, button);
      moves++;
    }
    expect(table.text).toContain("Дворовые <b>");
  });
});
