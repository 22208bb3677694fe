import { describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { setInGroup } from "../support/settings.ts";
import { openedSeven, playSeven, pressSeven, sevenMenu } from "../support/seven.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonNamed, hasButton, sitDown, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";

/** A call that failed keeps its place for three seconds. */
const [MOST_TRIES, TRY_MS] = [60, 100];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const SQUARES = "(?:🟩|🟨|🟥){7}";

describe("the sevens of a group", () => {
  const stage = story();
  const { anna, boris } = stage;
  /** What the group has collected of its days. */
  const collected = async (): Promise<readonly SeenMessage[]> =>
    (await anna.messages("group", 60)).filter((one) => hasButton(one, "seven-here"));

  const played = async (phone: Phone, family: "long" | "short" = "long"): Promise<SeenMessage> => {
    const board = await openedSeven(phone, await sevenMenu(phone), family);
    return (await playSeven(phone, board)).message;
  };

  /** The group wants them, and Anna and Boris have a game there. */
  const collects = async (): Promise<void> => {
    for (const phone of [anna, boris]) await phone.start();
    await setInGroup(anna, "seven", "Собирать семёрки");
    await sitDown(anna, boris, "short 1");
  };

  const shows = async (phone: Phone, result: SeenMessage): Promise<SeenMessage> => {
    await phone.press(result, buttonFor(result, "seven-belong"));
    return phone.waitFor("bot", (one) => one.id === result.id && !hasButton(one, "seven-belong"));
  };

  const minuteLater = async (): Promise<void> => {
    stage.passTime(MINUTE_MS);
    await stage.sweep();
  };

  /** Minutes pass until the group's messages are so; the newest of them. */
  const whenCollected = async (
    isSo: (messages: readonly SeenMessage[]) => boolean,
  ): Promise<SeenMessage | undefined> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await minuteLater();
      const messages = await collected();
      if (isSo(messages)) return messages.at(-1);
      await stage.wait(TRY_MS);
    }
    throw new Error(`the group has collected ${JSON.stringify(await collected())}`);
  };

  const tells = (words: string) => (messages: readonly SeenMessage[]) =>
    messages.at(-1)?.text.includes(words) ?? false;

  test("are shown for members who want it, in one message that is edited", async () => {
    await collects();
    const result = await played(anna);
    expect(result.text).toContain("Показать ваши результаты в группе");
    await stage.sweep();
    expect(await collected()).toEqual([]);
    await shows(anna, result);
    await stage.sweep();
    const [message, ...others] = await collected();
    expect(others).toEqual([]);
    expect(message?.text).toMatch(
      new RegExp(`^🧩 Семёрка 1\n\nДлинные\n${SQUARES} \u2068Anna\u2069$`, "u"),
    );
    await shows(boris, await played(boris));
    await played(anna, "short");
    // Once a minute at most.
    await stage.sweep();
    expect((await collected())[0]?.text).not.toContain("Boris");
    const edited = await whenCollected(tells("Boris"));
    expect(await collected()).toHaveLength(1);
    expect(edited?.id).toBe(message?.id);
    expect(edited?.text).toContain("Boris");
    expect(edited?.text).toMatch(new RegExp(`\n\nКороткие\n${SQUARES} \u2068Anna`, "u"));
  });

  test("are not asked about twice, and not where no is the answer", async () => {
    await collects();
    const result = await played(anna);
    const no = buttonNamed(result, "Не надо");
    expect(toastOf(await anna.press(result, no))).toContain(ru("seven-shown-not"));
    expect((await played(anna, "short")).text).not.toContain("Показать");
    expect((await played(boris)).text).toContain("Show your results in");
    // It was not answered: it is not asked again either.
    stage.passTime(DAY_MS);
    expect((await played(boris)).text).not.toContain("Show your results in");
    await stage.sweep();
    expect(await collected()).toEqual([]);
  });

  test("are not asked about where the group wants none", async () => {
    for (const phone of [anna, boris]) await phone.start();
    await sitDown(anna, boris, "short 1");
    expect((await played(anna)).text).not.toContain("Показать");
    await stage.sweep();
    expect(await collected()).toEqual([]);
  });

  test("name the winner of the day before, and are quiet on a day that nobody played", async () => {
    await collects();
    await shows(anna, await played(anna));
    await stage.sweep();
    stage.passTime(2 * DAY_MS);
    await stage.sweep();
    expect(await collected()).toHaveLength(1);
    await played(anna, "short");
    await stage.sweep();
    const texts = (await collected()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    const [latest] = texts.filter((text) => text.includes("Семёрка 3\n"));
    const right = `(?:\\d из 7 верно|${ru("seven-right-all")})`;
    expect(latest).toMatch(
      new RegExp(`\n\n🏆 Семёрка 1: длинные — \u2068Anna\u2069,\\s${right}$`, "u"),
    );
  });

  test("are changed in the private chat, and by a press in the group itself", async () => {
    await collects();
    await shows(anna, await played(anna));
    await stage.sweep();
    const [message] = await collected();
    if (!message) throw new Error("nothing is collected");
    const here = buttonFor(message, "seven-here");
    await played(boris);
    expect(toastOf(await boris.press(message, here))).toContain("will be shown");
    expect(toastOf(await anna.press(message, here))).toContain("уже видны");
    await whenCollected(tells("Boris"));
    const menu = await sevenMenu(anna);
    const page = await pressSeven(anna, menu, buttonFor(menu, "seven-groups"));
    const [group] = page.keyboard.flat();
    expect(group?.text).toMatch(/^✓ /);
    await pressSeven(anna, page, buttonFor(page, "seven-group"));
    const after = await whenCollected((messages) => !tells("Anna")(messages));
    expect(after?.text).toContain("Boris");
  });

  test("forget who is forgotten", async () => {
    await collects();
    await shows(anna, await played(anna));
    await stage.sweep();
    await anna.say("bot", "/forget");
    const ask = await anna.waitFor("bot", (one) => hasButton(one, "forget"));
    await anna.press(ask, buttonFor(ask, "forget"));
    await whenCollected(tells(ru("seven-group-nobody")));
  });

  test("are sent once more where the message was deleted, and then no more that day", async () => {
    await collects();
    await shows(anna, await played(anna));
    await stage.sweep();
    const [first] = await collected();
    if (!first) throw new Error("nothing is collected");
    await anna.delete(first);
    await played(anna, "short");
    const second = await whenCollected(tells("Короткие"));
    if (!second) throw new Error("it was not sent again");
    await anna.delete(second);
    const calls = await stage.client.callsDuring(async () => {
      await shows(boris, await played(boris));
      for (let minute = 0; minute < 3; minute++) await minuteLater();
    });
    expect(calls.filter(({ chat }) => chat === first.chat)).toHaveLength(1);
    expect(await collected()).toEqual([]);
  });

  test("follow a group that becomes a supergroup, and a bot that returns", async () => {
    await collects();
    await shows(anna, await played(anna));
    await stage.sweep();
    const { chat } = await anna.upgradeGroup();
    await shows(boris, await played(boris));
    const moved = await whenCollected(tells("Boris"));
    expect(moved?.chat).toBe(chat);
    await anna.removeBot();
    await played(boris, "short");
    await minuteLater();
    await anna.addBot();
    const after = await whenCollected(tells("Короткие"));
    expect(after?.id).toBe(moved?.id);
  });

  test("go on after a restart", async () => {
    await collects();
    await shows(anna, await played(anna));
    await stage.stopBot();
    await stage.startBot();
    await stage.sweep();
    expect(await collected()).toHaveLength(1);
    await stage.stopBot();
    await stage.startBot();
    await stage.sweep();
    expect(await collected()).toHaveLength(1);
  });
});
