import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { openPage, setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import { hasButton, isTable, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story();
const { anna, boris } = stage;

const DAY = 24 * 60 * 60_000;
const WISH = ru("toggle-tidies");

/** A command of Boris's; whether it stands in the group once it is answered. */
const stands = async (words: string): Promise<boolean> => {
  const { id } = await boris.say("group", words);
  await stage.sweep();
  return (await anna.messages("group", 60)).some((one) => one.id === id);
};

/** How often the bot has tried to delete something during some work. */
const deletionsIn = async (work: () => Promise<unknown>): Promise<number> =>
  (await stage.client.callsDuring(work)).filter(({ method }) => method === "deleteMessage").length;

describe("a group that wants answered commands away", () => {
  test("sees them go where the bot may delete, and what is said to people stays", async () => {
    await anna.promote("bot");
    await setInGroup(anna, "time", WISH);
    expect(await stands("/help")).toBe(false);
    expect(await stands("/play short")).toBe(false);
    await anna.waitFor("group", (one) => isTable(one) && hasButton(one, "sit"));
    expect(await stands("/weather")).toBe(true);
    expect(await stands("/help@another_bot")).toBe(true);
    expect(await stands("play?")).toBe(true);
  });

  test("does not do so before it has said so", async () => {
    await anna.promote("bot");
    expect(await stands("/help")).toBe(true);
  });

  test("hears at once that the bot lacks the right; one call a day finds out", async () => {
    const page = await openPage(anna, await answerTo(anna, "/settings"), "time");
    const wish = page.keyboard.flat().find(({ text }) => text === WISH);
    if (!wish || !("callback_data" in wish)) throw new Error("no such wish");
    const told = toastOf(await anna.press(page, { data: wish.callback_data }));
    expect(told).toBe(ru("tidies-needs-right"));
    expect(await deletionsIn(() => stands("/help"))).toBe(1);
    expect(await deletionsIn(() => stands("/help"))).toBe(0);
    stage.passTime(DAY);
    expect(await deletionsIn(() => stands("/help"))).toBe(1);
    await anna.promote("bot");
    expect(await stands("/help")).toBe(false);
  });
});
