import { describe, expect, test } from "vitest";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  counted,
  gameOf,
  hasButton,
  inGame,
  pressAll,
  pressFor,
  sitDown,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

/** Anna (White) begins every game with 3:1, and Boris or Vahe would go on with 3:2. */
const stage = story({
  secrets: ([1, 2, 3] as const).map((die) => secretThrowing([3, 1], [3, 2], [die, 6])),
});
const { anna, boris, vahe } = stage;

/** Anna's board in a new game against that friend; it is her turn. */
const begun = async (friend: Phone, words = "short"): Promise<SeenMessage> => {
  const before = (await anna.messages("bot")).filter(inGame).map(gameOf);
  await sitByLink(anna, friend, words);
  return anna.waitFor("bot", (one) => hasButton(one, "move") && !before.includes(gameOf(one)));
};

/** Anna plays a turn in private; her board, on which she waits from now on. */
const playTurn = async (table: SeenMessage): Promise<SeenMessage> => {
  const played = await pressAll(anna, table, "8→5", "6→5");
  await anna.press(played, buttonFor(played, "done"));
  return anna.waitFor("bot", (one) => one.id === table.id && !hasButton(one, "done"));
};

const firstRow = ({ keyboard }: SeenMessage): readonly string[] =>
  (keyboard[0] ?? []).map(({ text }) => text);

const waits = (name: string, others = 0): string => ru("button-waiting", { name, others });

describe("a board on which a person waits", () => {
  test("leads to who has waited for them longest, in the edit that shows the hand-over", async () => {
    const one = await begun(boris);
    stage.passTime(60_000);
    await begun(vahe);
    stage.passTime(60_000);
    const last = await begun(boris, "short 5");
    expect(hasButton(last, "waiting")).toBe(false);
    const played = await pressAll(anna, last, "8→5", "6→5");
    const calls = await stage.client.callsDuring(() =>
      anna.press(played, buttonFor(played, "done")),
    );
    const me = (await anna.me()).id;
    expect(counted(calls.filter(({ arguments: given }) => given.chat_id === String(me)))).toEqual([
      "editMessageMedia",
    ]);
    const handed = await anna.last("bot", (seen) => seen.id === last.id);
    expect(firstRow(handed)).toEqual([waits("Boris Katz", 1)]);
    expect(handed.keyboard).toHaveLength(2);

    expect(await pressFor(anna, handed, "waiting")).toBe("");
    const board = await anna.waitFor("bot", (seen) => seen.id > last.id && hasButton(seen, "move"));
    expect(gameOf(board)).toBe(gameOf(one));
    expect(firstRow(await playTurn(board))).toEqual([waits("Vahe")]);
  });

  test("leads first to whose game is due first, however long the others have waited", async () => {
    await begun(boris);
    stage.passTime(60_000);
    await begun(vahe, "short 20m");
    const last = await begun(boris, "short 5");
    expect(firstRow(await playTurn(last))).toEqual([waits("Vahe", 1)]);
  });

  test("says so where nobody waits any more, and the button goes", async () => {
    const one = await begun(boris);
    const two = await begun(vahe);
    const before = await playTurn(one);
    expect(firstRow(before)).toEqual([waits("Vahe")]);
    const after = await playTurn(two);
    expect(hasButton(after, "waiting")).toBe(false);
    expect(await pressFor(anna, before, "waiting")).toBe(ru("no-your-turn"));
    await anna.waitFor(
      "bot",
      ({ id, ...seen }) => id === one.id && !hasButton({ id, ...seen }, "waiting"),
    );
  });

  test("leads into a group, too", async () => {
    await sitDown(anna, boris, "short");
    await anna.start();
    const table = await begun(vahe);
    const handed = await playTurn(table);
    expect(await pressFor(anna, handed, "waiting")).toBe(ru("reposted-elsewhere"));
  });
});
