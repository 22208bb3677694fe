import { describe, expect, test } from "vitest";
import { isChouette } from "../support/chouette.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  doubleAndPass,
  hasButton,
  isTable,
  passDouble,
  pressFor,
  pressOn,
  sitDown,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ secrets: [secretThrowing([6, 1], [3, 2])] });
const { anna, boris, vahe } = stage;

/** What an administrator does, quietly: the command in reply to something that Boris has written. */
const turning = async (by: Phone = anna): Promise<SeenMessage> => {
  const { id } = await boris.say("group", "Who plays?");
  return by.say("group", "/sideline", id);
};

/** Anna has begun with the bot, which so has somebody to tell. */
const borisSidelined = async (): Promise<void> => {
  await anna.start();
  await turning();
  await anna.waitFor("bot", ({ text }) => text.startsWith("\u2068Boris Katz\u2069 больше не"));
};

const challenging = async (phone: Phone, words = "/play short"): Promise<SeenMessage> => {
  const said = await phone.say("group", words);
  return phone.waitFor("group", (one) => one.id > said.id && isTable(one) && hasButton(one, "sit"));
};

const sits = (phone: Phone, challenge: SeenMessage): Promise<SeenMessage> =>
  pressOn(phone, challenge, buttonFor(challenge, "sit"));

const refused = en("refused-sidelined");

/** All that the bot has said in the group after a message. */
const saidAfter = async ({ id }: SeenMessage): Promise<readonly SeenMessage[]> => {
  await stage.sweep();
  return (await vahe.messages("group", 60)).filter((one) => one.id > id && one.from.bot);
};

describe("/sideline in reply to a message", () => {
  test("keeps its author from sitting down and from calling, and tells only the two", async () => {
    await boris.start();
    await borisSidelined();
    const challenge = await challenging(anna);
    expect(await pressFor(boris, challenge, "sit")).toBe(refused);
    const said = await boris.say("group", "/play short");
    await boris.waitFor("bot", ({ text }) => text.includes("You can’t play in"));
    expect(await saidAfter(said)).toEqual([]);
    await sits(vahe, challenge);
  });

  test("says nothing in the group, and takes the command away where it may", async () => {
    await anna.promote("bot");
    await anna.start();
    const command = await turning();
    await anna.waitFor("bot", ({ text }) => text.includes("Группе об этом не сказано"));
    expect(await saidAfter(command)).toEqual([]);
    await vahe.waitUntilGone("group", ({ id }) => id === command.id);
  });

  test("of an administrator to whom the bot may not write is answered in a word", async () => {
    const command = await turning();
    const [answer, ...others] = await saidAfter(command);
    expect(answer?.text).toBe(ru("sideline-done"));
    expect(others).toEqual([]);
    expect(await pressFor(boris, await challenging(anna), "sit")).toBe(refused);
  });

  test("is undone by the same command, also after a restart", async () => {
    await borisSidelined();
    await stage.stopBot();
    await stage.startBot();
    const challenge = await challenging(anna);
    expect(await pressFor(boris, challenge, "sit")).toBe(refused);
    await turning();
    await anna.waitFor("bot", ({ text }) => text.includes("снова играет"));
    await sits(boris, challenge);
  });

  test("is taken from administrators alone", async () => {
    await vahe.start();
    const command = await turning(vahe);
    await vahe.waitFor("bot", ({ text }) => text.includes("решают её администраторы"));
    expect(await saidAfter(command)).toEqual([]);
    await sits(boris, await challenging(anna));
    await anna.promote("vahe");
    await turning(vahe);
    await vahe.waitFor("bot", ({ text }) => text.includes("больше не играет"));
    expect(await pressFor(boris, await challenging(anna), "sit")).toBe(refused);
  });

  test("says how it goes where it is no reply", async () => {
    await anna.start();
    await anna.say("group", "/sideline");
    await anna.waitFor("bot", ({ text }) => text === ru("sideline-how"));
  });

  test("leaves a game that runs to its end, and no other follows it", async () => {
    await anna.start();
    const begun = await sitDown(boris, anna, "short 2 cube");
    await turning();
    await stage.sweep();
    const over = await doubleAndPass(begun, boris, anna);
    expect(await pressFor(boris, over, "rematch")).toBe(refused);
    expect(await pressFor(anna, over, "rematch")).toBe("");
  });

  test("withdraws their challenge, and their wish for another game", async () => {
    const over = await passDouble(boris, anna, "short 2");
    expect(await pressFor(boris, over, "rematch")).toBe("");
    await challenging(boris);
    await borisSidelined();
    await stage.sweep();
    await anna.waitUntilGone("group", (one) => hasButton(one, "sit"));
    const table = await anna.last("group", (one) => hasButton(one, "rematch"));
    expect(await pressFor(anna, table, "rematch")).toContain(ru("refused-challenge-closed"));
  });

  test("holds for chouettes, arenas, cups and games with the bot, too", async () => {
    await boris.start();
    await boris.say("group", "/play");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "computer-begin"));
    await borisSidelined();
    await anna.say("group", "/chouette short");
    const chouette = await anna.waitFor("group", isChouette);
    expect(await pressFor(boris, chouette, "chouette-sit")).toBe(refused);
    await anna.say("group", "/arena short 20");
    const arena = await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
    expect(await pressFor(boris, arena, "arena-play")).toBe(refused);
    await anna.say("group", "/cup short");
    const cup = await anna.waitFor("group", (one) => hasButton(one, "cup-enter"));
    expect(await pressFor(boris, cup, "cup-enter")).toBe(refused);
    expect(await pressFor(boris, menu, "computer-begin")).toBe("");
    const games = await boris.waitFor("group", (one) => hasButton(one, "computer-play"));
    expect(await pressFor(boris, games, "computer-play")).toBe(refused);
  });

  test("takes them out of what has not begun yet", async () => {
    await Promise.all([anna.start(), boris.start()]);
    await anna.say("group", "/chouette short");
    const chouette = await anna.waitFor("group", isChouette);
    expect(await pressFor(boris, chouette, "chouette-sit")).not.toBe(refused);
    await anna.say("group", "/cup short");
    const cup = await anna.waitFor("group", (one) => hasButton(one, "cup-enter"));
    expect(await pressFor(boris, cup, "cup-enter")).toBe(en("cup-entered"));
    await stage.pass(7_000);
    await vahe.waitFor("group", ({ id, text }) => id === cup.id && text.includes("Boris Katz"));
    await borisSidelined();
    await stage.pass(7_000);
    const isWithout = ({ id, text }: SeenMessage): boolean =>
      (id === cup.id || id === chouette.id) && !text.includes("Boris Katz");
    await vahe.waitFor("group", (one) => one.id === cup.id && isWithout(one));
    await vahe.waitFor("group", (one) => one.id === chouette.id && isWithout(one));
  });

  test("in reply to one's own message says how it is done", async () => {
    await anna.start();
    const { id } = await anna.say("group", "Who plays?");
    await anna.say("group", "/sideline", id);
    await anna.waitFor("bot", ({ text }) => text === ru("sideline-how"));
    await sits(boris, await challenging(anna));
  });

  test("goes with the group when it becomes a supergroup", async () => {
    await borisSidelined();
    await anna.upgradeGroup();
    expect(await pressFor(boris, await challenging(anna), "sit")).toBe(refused);
  });

  test("outlasts that they are forgotten", async () => {
    await boris.start();
    await borisSidelined();
    await boris.say("bot", "/forget");
    const question = await boris.waitFor("bot", (one) => hasButton(one, "forget"));
    await boris.press(question, buttonFor(question, "forget"));
    expect(await pressFor(boris, await challenging(anna), "sit")).toBe(refused);
  });
});
