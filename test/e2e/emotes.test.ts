import { expect, test } from "vitest";
import { sitByLink } from "../support/links.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonNamed, counted, hasButton, sitDown, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

/** Anna (White) begins with 3:1, Boris follows with 3:2. */
const stage = story({ secrets: THREE_ONE, asksDone: false, secondThoughtMs: 100 });
const { anna, boris, vahe, client } = stage;

const shows = (words: string) => (one: SeenMessage) => one.text.includes(words);

test("an emote is seen when it is pressed, by one edit, and goes with the turns", async () => {
  const table = await sitDown(anna, boris, "short");
  const calls = await client.callsDuring(async () => {
    expect(toastOf(await boris.press(table, buttonNamed(table, "🍀")))).toBe("🍀 What a roll!");
    const seen = await anna.waitFor("group", shows(ru("emote-lucky")));
    expect(seen.id).toBe(table.id);
    expect(seen.text).toContain("Boris Katz\u2069: 🍀 Вот это зары!");
  });
  expect(counted(calls)).toEqual(["editMessageMedia"]);
  await anna.pressOld(table, buttonNamed(table, "8→5").data);
  await anna.pressOld(table, buttonNamed(table, "6→5").data);
  const next = await boris.waitFor("group", shows("3:2"));
  expect(next.text).toContain(ru("emote-lucky"));
});

test("there is one a turn, and none for who only looks on", async () => {
  const table = await sitDown(anna, boris, "short");
  const bravo = buttonNamed(table, "👏");
  expect(toastOf(await vahe.press(table, bravo))).toBe(ru("refused-not-your-game"));
  expect(toastOf(await boris.press(table, bravo))).toContain("Well played!");
  expect(toastOf(await boris.press(table, buttonNamed(table, "😅")))).toBe(
    "One emote per turn is enough.",
  );
  await anna.pressOld(table, buttonNamed(table, "8→5").data);
  await anna.pressOld(table, buttonNamed(table, "6→5").data);
  const next = await boris.waitFor(
    "group",
    (one) => one.id === table.id && one.text.includes("3:2"),
  );
  expect(toastOf(await boris.pressOld(next, buttonNamed(table, "😅").data))).toContain(
    "Not my dice",
  );
});

test("a chat can do without: the buttons go, and old ones say so", async () => {
  const table = await sitDown(anna, boris, "short");
  await anna.say("group", "/settings");
  const page = await anna.waitFor("group", (one) => hasButton(one, "settings-page"));
  const board = await openPage(anna, page, "lines");
  await anna.press(board, "✓ Реплики");
  const after = await anna.waitFor(
    "group",
    (one) => one.id === table.id && !hasButton(one, "emote"),
  );
  expect(hasButton(after, "menu-more")).toBe(true);
  const late = await boris.pressOld(after, buttonFor(table, "emote").data);
  expect(toastOf(late)).toContain("Emotes are off");
});

test("in private chats the player who waits has them beside ⋯", async () => {
  const { guest } = await sitByLink(anna, boris, "short");
  expect(guest.keyboard.map((row) => row.map(({ text }) => text))).toEqual([
    ["👏", "🍀", "😅", "⋯"],
  ]);
});

test("an emote on a table whose sending was not answered makes it the table", async () => {
  const { guest } = await sitByLink(anna, boris, "short");
  await client.fault({ kind: "lose", method: "sendPhoto", times: 1 });
  await boris.say("bot", "/board");
  const isNewer = (one: SeenMessage) => one.id > guest.id && hasButton(one, "emote");
  await stage.poll(async () => (await boris.messages("bot")).filter(isNewer).length).toBe(2);
  const [stray] = (await boris.messages("bot")).filter(isNewer);
  if (!stray) throw new Error("two of them");
  await boris.press(stray, buttonFor(stray, "emote"));
  await stage.poll(async () => (await boris.messages("bot")).filter(isNewer).length).toBe(1);
});
