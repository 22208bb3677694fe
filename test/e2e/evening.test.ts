import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { hasButton, pressFor, toastOf } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ introduces: true });
const { anna, boris } = stage;

const NAMES = ["arena", "cup", "chouette"] as const;

const buttonOf = (page: SeenMessage, name: (typeof NAMES)[number]) => {
  const found = page.keyboard.flat().find(({ text }) => text === ru(`button-contest-${name}`));
  if (!found) throw new Error(`no button for ${name}`);
  return found;
};

describe("/evening in a group", () => {
  test.each(["/evening", "/play вечер", "/play evening", "/play contests"])(
    "%s says in a line each what can be opened",
    async (words) => {
      const page = await answerTo(anna, words);
      for (const name of NAMES) expect(page.text).toContain(plain(`contest-kind-${name}`));
      expect(page.text.split("\n")).toHaveLength(1 + NAMES.length);
    },
  );

  test.each(NAMES)("leads to the menu of %s and back, for the person who asked", async (name) => {
    const page = await answerTo(anna, "/evening");
    expect(toastOf(await boris.press(page, buttonOf(page, name)))).toBe(
      en("contest-not-your-menu"),
    );
    await anna.press(page, buttonOf(page, name));
    const menu = await anna.waitFor(
      "group",
      ({ id, text }) => id === page.id && text !== page.text,
    );
    expect(hasButton(menu, name === "chouette" ? "chouette-open" : `${name}-begin`)).toBe(true);
    await pressFor(anna, menu, "contests");
    await anna.waitFor("group", ({ id, text }) => id === page.id && text === page.text);
  });

  test("brings the message of what is open already", async () => {
    await anna.say("group", "/arena short 20");
    const arena = await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
    const page = await answerTo(anna, "/evening");
    await anna.press(page, buttonOf(page, "arena"));
    await stage.sweep();
    await anna.waitFor("group", (one) => one.id > page.id && hasButton(one, "arena-play"));
    const ids = (await anna.messages("group")).map(({ id }) => id);
    expect(ids).not.toContain(page.id);
    expect(arena.id).toBeLessThan(page.id);
  });
});

test.each(["/evening", "вечер"])("in private %s says where contests happen", async (words) => {
  await anna.start();
  await anna.say("bot", words);
  const page = await anna.waitFor("bot", ({ text }) => text.includes(ru("contests-in-groups")));
  expect(page.keyboard.flat().map(({ text }) => text)).toEqual([ru("button-add-to-group")]);
});

const plain = (key: `contest-kind-${(typeof NAMES)[number]}`): string =>
  ru(key).replaceAll(/<[^>]+>/g, "");

describe("the lists of commands", () => {
  const listed = async (chat: string): Promise<readonly string[]> =>
    (await anna.chat(chat)).commands.map(({ command }) => command);

  test("have ten in private and eight in a group", async () => {
    await stage
      .poll(() => listed("bot"))
      .toEqual([
        ...["play", "games", "board", "seven", "evening", "top", "me", "rules"],
        ...["settings", "help"],
      ]);
    await stage
      .poll(() => listed("group"))
      .toEqual(["play", "board", "evening", "top", "me", "rules", "settings", "help"]);
  });
});
