import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  calledOn,
  hasButton,
  hasCounted,
  pressMenu,
  toastOf,
  versionOf,
} from "../support/table.ts";

const stage = useStage({ secrets: [secretThrowing([3, 1], [3, 2])] });

/** Types `6→5ot words` in the chat with a friend, and sends the first result. */
const send = async (words: string, result = 0): Promise<SeenMessage> =>
  stage.anna.choose(await stage.anna.inline("boris", words), result);

/** The same message, as soon as it fits. */
const becomes = (phone: Phone, chat: string, id: number, fits: (one: SeenMessage) => boolean) =>
  phone.waitFor(chat, (one) => one.id === id && fits(one));

const inGame = (one: SeenMessage): boolean => hasButton(one, "menu-more");

/** The first press makes the message known to the bot, and its buttons those of a challenge. */
const sitButton = (message: SeenMessage): { readonly data: string } => ({
  data: buttonFor(message, hasButton(message, "sit") ? "sit" : "offer-sit").data,
});

const sitAt = async (challenge: SeenMessage): Promise<SeenMessage> => {
  const seen = await becomes(stage.boris, "anna", challenge.id, () => true);
  expect(toastOf(await stage.boris.press(seen, sitButton(seen)))).toBe("");
  return becomes(stage.anna, "boris", challenge.id, inGame);
};

describe("inline mode", () => {
  test("offers every ruleset, and those that the words could mean", async () => {
    const all = await stage.anna.inline("boris", "");
    expect(all.results?.length).toBe(9);
    expect(all.results?.[0]).toMatchObject({
      title: "Длинные нарды",
      description: "шашки не бьют: занятый пункт закрыт",
      thumbnail: "/icon.svg",
    });
    const lines = new Set(all.results?.map(({ description }) => description));
    expect(lines.size).toBe(9);
    const found = await stage.anna.inline("boris", "длинные 5 куб");
    expect(found.results?.map(({ title }) => title)).toEqual(["Длинные нарды · ставка 5 · куб"]);
  });

  test.each([
    ["шахматы", "Такой игры нет"],
    ["длинные 0", "Ставка — целое число от 1 до 1 000 000"],
    ["длинные матч 0", "После «матч» — число от 1 до"],
    ["короткие матч", "После «матч» напишите, до скольких очков: матч 5"],
    ["длинные 5 10", "Ставка нужна одна, например: длинные 5"],
    ["короткие матч 5 без куба", "Матч играется с кубом: уберите «без куба»"],
  ])("says what is wrong with «%s», and leads to what can be typed", async (words, hint) => {
    const { results, button } = await stage.anna.inline("boris", words);
    expect(results).toEqual([]);
    expect(button?.text.replaceAll(/\s/g, " ")).toContain(hint);
    expect(button?.text.length).toBeLessThanOrEqual(64);
    await stage.anna.open(`https://t.me/shesh_besh_bot?start=${button?.start}`);
    await stage.anna.waitFor("bot", ({ text }) => text.includes("/play длинные 5 куб"));
  });

  test("sends a challenge on the emoji board that others than its sender accept", async () => {
    const challenge = await send("short");
    expect(challenge.viaBot).toBe(true);
    expect(challenge.text).toContain("⚪⚪⚪5️⃣⬛5️⃣🔴🔴🔴 13·12");
    const own = toastOf(await stage.anna.press(challenge, sitButton(challenge)));
    expect(own).toContain("ваш вызов");
    const table = await sitAt(challenge);
    expect(table.text).toContain("⚪ \u2068Anna\u2069 👣");
    expect(table.text).toContain("🔴 \u2068Boris Katz\u2069 👣");
    expect(table.photo).toBeUndefined();
  });

  test("lets its sender take the challenge back", async () => {
    const challenge = await send("short");
    const cancel = { data: buttonFor(challenge, "offer-cancel").data };
    const seen = await becomes(stage.boris, "anna", challenge.id, () => true);
    expect(toastOf(await stage.boris.press(seen, cancel))).toContain("Only the challenger");
    await stage.anna.pressOld(challenge, cancel.data);
    const over = await becomes(
      stage.boris,
      "anna",
      challenge.id,
      ({ keyboard }) => keyboard.length === 0,
    );
    expect(over.text).toContain("снимает вызов");
  });

  test("plays where the bot is no member, without uploads, through restarts, to the end", async () => {
    const random = seeded(7);
    let table = await sitAt(await send("short"));
    for (const words of ["8→5", "6→5", "Готово"]) {
      const before = versionOf(table);
      await stage.anna.press(table, { data: buttonNamed(table, words).data });
      table = await becomes(stage.anna, "boris", table.id, (one) => versionOf(one) > before);
    }
    const calls = await stage.client.callsDuring(async () => {
      for (let presses = 1; presses <= 30; presses++) {
        if (presses % 12 === 0) {
          await stage.stopBot();
          await stage.startBot();
        }
        const isAnnas = calledOn(table)?.name === "Anna";
        const [player, chat] = isAnnas
          ? ([stage.anna, "boris"] as const)
          : ([stage.boris, "anna"] as const);
        const seen = await becomes(
          player,
          chat,
          table.id,
          (one) => versionOf(one) >= versionOf(table),
        );
        const onwards = buttonsOf(seen).filter(({ press }) => ["move", "done"].includes(press.do));
        const onward = random.pick(onwards);
        const told = toastOf(await player.press(seen, { data: onward.data }));
        expect(hasCounted(onward, told), told).toBe(true);
        const before = versionOf(seen);
        table = await becomes(stage.anna, "boris", table.id, (one) => versionOf(one) > before);
      }
    });
    expect(calls.filter(({ method }) => /photo|media/i.test(method))).toEqual([]);
    const menu = await pressMenu(
      stage.anna,
      await pressMenu(stage.anna, table, "menu-more"),
      "menu-resign",
    );
    await stage.anna.press(menu, { data: buttonNamed(menu, "Кокс ×3 — сразу").data });
    const over = await becomes(stage.anna, "boris", table.id, (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("Победа: 🔴 \u2068Boris Katz\u2069 — кокс");
    await stage.anna.press(over, { data: buttonFor(over, "rematch").data });
    const asked = await becomes(stage.boris, "anna", table.id, ({ text }) =>
      text.includes("сыграть ещё"),
    );
    await stage.boris.press(asked, { data: buttonFor(asked, "rematch").data });
    const again = await becomes(stage.anna, "boris", table.id, inGame);
    expect(again.text).toContain("счёт 3:0");
  }, 60_000);
});

describe("the chat picker of a link", () => {
  test("sends the link into a friend's chat, or the challenge itself", async () => {
    await stage.anna.start();
    await stage.anna.say("bot", "/play long");
    const invitation = await stage.anna.waitFor("bot", (one) => hasButton(one, "cancel"));
    const [picker] = invitation.keyboard.flat();
    if (!picker || !("switch_inline_query_chosen_chat" in picker))
      throw new Error("no chat picker");
    const query = picker.switch_inline_query_chosen_chat.query ?? "";
    const results = await stage.anna.inline("boris", query);
    expect(results.results?.length).toBe(2);
    const sent = await stage.anna.choose(results, 0);
    const [link] = sent.keyboard.flat();
    if (!link || !("url" in link)) throw new Error("no link");
    await stage.boris.open(link.url);
    const offered = await stage.boris.waitFor("bot", (one) => hasButton(one, "sit"));
    expect(offered.text).toContain("\u2068Anna\u2069 challenges you");
  });
});
