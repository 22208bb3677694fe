import { describe, expect, test } from "vitest";
import type { JournalEntry } from "../../src/playground/bot-api/journal.ts";
import { isBoard } from "../support/chouette.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { RELEASES } from "../support/releases.ts";
import { playSeven } from "../support/seven.ts";
import { story } from "../support/stage.ts";
import {
  type Button,
  buttonFor,
  buttonsOf,
  calledOn,
  counted,
  gameOf,
  hasButton,
  hasCounted,
  isCalled,
  moveButtons,
  pressFor,
  pressOn,
  toastOf,
  versionOf,
} from "../support/table.ts";

const stage = story("later");
const { anna, boris, vahe } = stage;

/** Of these no evening is kept. */
const BEFORE_EVENTS: readonly string[] = ["e5fd4f3", "383804b", "da5c167", "1fdd8f8"];

type Kept = { readonly phone: Phone; readonly message: SeenMessage };

/** Every message with buttons that a phone shows. */
const keptOn = async (phone: Phone): Promise<Kept[]> => {
  const { chats } = await phone.me();
  const messages = await Promise.all(chats.map(({ id }) => phone.messages(id)));
  return messages
    .flat()
    .flatMap((message) => (message.keyboard.length > 0 ? [{ phone, message }] : []));
};

const kept = async (): Promise<Kept[]> =>
  (await Promise.all([anna, boris, vahe].map(keptOn))).flat();

/** The tables at which a player has moves to choose from, on that player's own phone. */
const toMove = async (): Promise<Kept[]> => {
  const people = await Promise.all([anna, boris, vahe].map((phone) => phone.me()));
  return (await kept()).filter(
    ({ phone, message }) =>
      moveButtons(message).length > 0 &&
      people.some((one) => one.key === phone.key && isCalled(message, one)),
  );
};

const stateOf = (message: SeenMessage) => [
  versionOf(message),
  moveButtons(message)
    .map(({ data }) => data)
    .sort(),
];

const isLater = (one: SeenMessage, message: SeenMessage): boolean =>
  gameOf(one) === gameOf(message) && versionOf(one) > versionOf(message);

/** What /board brings: where there are several games it asks which, and each is asked for. */
const boardsBrought = async (phone: Phone, chat: string): Promise<SeenMessage[]> => {
  const said = await phone.say(chat, "/board");
  const answer = await phone.waitFor(chat, (one) => one.id > said.id && one.keyboard.length > 0);
  if (isBoard(answer)) return [answer];
  const boards: SeenMessage[] = [];
  for (const { data } of buttonsOf(answer)) {
    await phone.press(answer, { data });
    const isNew = (one: SeenMessage) => boards.every((board) => gameOf(board) !== gameOf(one));
    boards.push(await phone.waitFor(chat, (one) => one.id > said.id && isBoard(one) && isNew(one)));
  }
  return boards;
};

describe.each(RELEASES)("the database of release %s", (release) => {
  test("opens with every game where it stood, and no call but for clocks that start again", async () => {
    await stage.open({ release, botWaits: true });
    const tables = await toMove();
    expect(tables.length).toBeGreaterThanOrEqual(4);
    const calls = await stage.client.callsDuring(() => stage.startBot());
    const runs = (call: JournalEntry): boolean =>
      JSON.stringify(call.arguments).includes("<tg-time");
    expect(counted(calls.filter((call) => !runs(call)))).toEqual([]);
    for (const { phone, message } of tables) {
      const { kind, name } = await phone.chat(message.chat);
      // The bot is no member of the chat between two people: there its message stays what it is.
      if (kind === "direct") continue;
      const before = (await phone.messages(name)).filter(isBoard);
      for (const shown of await boardsBrought(phone, name)) {
        const kept = before.findLast((one) => gameOf(one) === gameOf(shown));
        expect(stateOf(shown)).toEqual(kept && stateOf(kept));
      }
    }
  });

  test("plays on by the buttons of that version, in every game", async () => {
    await stage.open({ release });
    for (const { phone, message } of await toMove()) {
      const [move] = moveButtons(message);
      if (!move) throw new Error("no move to press");
      const told = toastOf(await phone.press(message, move));
      expect(hasCounted(move, told), told).toBe(true);
      // Not `pressOn`: the message of an inline game is its sender's, not the bot's.
      await phone.waitFor(message.chat, (one) => isLater(one, message));
    }
  });

  test("takes a move back by a button of that version", async () => {
    await stage.open({ release });
    const begun = (await toMove()).filter(({ message }) => hasButton(message, "undo"));
    expect(begun.length).toBeGreaterThan(0);
    for (const { phone, message } of begun) {
      await phone.press(message, buttonFor(message, "undo"));
      const back = await phone.waitFor(message.chat, (one) => isLater(one, message));
      expect(moveButtons(back).length).toBeGreaterThan(0);
    }
  });

  test("has its challenge taken up, and its rematch begun", async () => {
    await stage.open({ release });
    const all = await kept();
    const find = (phone: Phone, action: Button["press"]["do"]): [SeenMessage, Button] => {
      const found = all.find((one) => one.phone === phone && hasButton(one.message, action));
      if (!found) throw new Error(`nothing to ${action}`);
      return [found.message, buttonFor(found.message, action)];
    };
    const [challenge, sit] = find(anna, "sit");
    const seated = await pressOn(anna, challenge, sit);
    expect(hasButton(seated, "menu-more")).toBe(true);
    const [over, rematch] = find(anna, "rematch");
    for (const phone of [anna, vahe]) {
      expect(hasCounted(rematch, toastOf(await phone.pressOld(over, rematch.data)))).toBe(true);
    }
    await anna.waitFor("group", (one) => one.id > over.id && calledOn(one) !== undefined);
  });

  test("goes on with a seven where it stood, if it had one", async () => {
    await stage.open({ release });
    const [board] = (await kept()).filter(({ message }) => hasButton(message, "seven-undo"));
    expect(board === undefined).toBe(release === "e5fd4f3");
    if (!board) return;
    expect(board.message.text).toContain("3 из 7");
    const { message } = await playSeven(board.phone, board.message, 5);
    expect(message.text).toMatch(/(?:🟩|🟨|🟥){7}/u);
  });

  test("goes on with its cup, its arena and its chouette, if it had them", async () => {
    await stage.open({ release });
    const all = await kept();
    const find = (action: Button["press"]["do"]) =>
      all.find(({ phone, message }) => phone === boris && hasButton(message, action))?.message;
    const [cup, arena] = [find("cup-start"), find("arena-pause")];
    const board = all.find(({ message }) => isBoard(message) && message.text.includes("🦉"));
    expect([cup, arena, board].map(Boolean)).toEqual(
      new Array(3).fill(!BEFORE_EVENTS.includes(release)),
    );
    if (!cup || !arena) return;
    expect(await pressFor(boris, arena, "arena-pause")).toContain("Pause");
    await pressFor(anna, cup, "cup-start");
    await stage.pass(7_000);
    await anna.waitFor("group", (one) => one.id === cup.id && one.text.includes("Тур 1"));
  });

  test("has every kind of button answered that is still there to be pressed", async () => {
    await stage.open({ release });
    const [shown, answered] = [new Set<string>(), new Set<string>()];
    for (const { phone, message } of await kept()) {
      const kinds = new Map(buttonsOf(message).map(({ press, data }) => [press.do, data]));
      for (const [kind, data] of kinds) {
        shown.add(kind);
        if (answered.has(kind)) continue;
        const isThere = async () =>
          (await phone.messages(message.chat)).some(({ id }) => id === message.id);
        // A board goes to the end of its chat, also while it is pressed.
        if (!(await isThere())) break;
        const told = await phone.pressOld(message, data).catch(async (error: unknown) => {
          if (await isThere()) throw error;
        });
        if (!told) break;
        toastOf(told);
        answered.add(kind);
      }
    }
    // The others were under messages that went before their turn came.
    expect(answered.size).toBeGreaterThan(shown.size / 2);
  });
});
