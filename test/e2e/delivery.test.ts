import Database from "better-sqlite3";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { draw } from "../support/draw.ts";
import { sendHere } from "../support/inline.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { refusal, tooMany } from "../support/refusals.ts";
import { type StageWish, story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  isTable,
  movesSaid,
  newerThan,
  playerOf,
  pressAll,
  pressMenu,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { seatedAt, THREE_ONE } from "../support/three-one.ts";

const stage = story("later");
const { anna, boris, vahe } = stage;

const seated = (wish?: StageWish) => seatedAt(stage, wish);

const tables = async (): Promise<SeenMessage[]> => (await anna.messages("group")).filter(isTable);

const oneTable = async (fits: (table: SeenMessage) => boolean): Promise<SeenMessage> => {
  await stage.poll(async () => (await tables()).map((table) => fits(table))).toEqual([true]);
  return tableIn(anna);
};

/** A table sent twice, since nobody heard that the first came through. */
const withStray = async () => {
  const table = await seated();
  await stage.client.fault({ kind: "lose", method: "sendPhoto", times: 1 });
  await boris.say("group", "/board");
  const again = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id + 2);
  const [stray] = (await tables()).filter(({ id }) => id > table.id && id !== again.id);
  if (!stray) throw new Error("the lost message is not there");
  return { again, stray };
};

describe("a table that is brought down", () => {
  test.each([20, 60, 150, 300])(
    "%i ms after a press whose edit is under way stays, and shows the newest state",
    async (ms) => {
      const table = await seated();
      const slow = { kind: "delay", method: "editMessageMedia", seconds: 0.4, times: 1 } as const;
      await stage.client.fault(slow);
      await anna.press(table, buttonNamed(table, "8→5"));
      await stage.wait(ms);
      await boris.say("group", "/board");
      const down = await oneTable((one) => one.id > table.id && movesSaid(one) === "8→5");
      expect(movesSaid(await pressAll(anna, down, "6→5"))).toBe("8→5 6→5");
    },
  );
});

describe("a table whose sending was not answered", () => {
  test("leaves no second one: a press on it counts, and it goes", async () => {
    const { again, stray } = await withStray();
    await anna.press(stray, buttonNamed(stray, "8→5"));
    const left = await oneTable((one) => one.id === again.id && movesSaid(one) === "8→5");
    expect(movesSaid(await pressAll(anna, left, "6→5"))).toBe("8→5 6→5");
  });

  test("is all that is left of a finished game: a press on it shows how that ended", async () => {
    const { again, stray } = await withStray();
    const more = await pressMenu(anna, again, "menu-more");
    const menu = await pressMenu(anna, more, "menu-resign");
    const gone = refusal(400, "Bad Request: message to edit not found");
    await stage.client.fault({ ...gone, method: "editMessageMedia", times: 1 });
    const mars = buttonsOf(menu).find(({ text }) => text.startsWith("Марс"));
    await anna.press(menu, { data: mars?.data ?? "" });
    await oneTable(({ id }) => id === stray.id);
    await anna.press(stray, buttonNamed(stray, "8→5"));
    await oneTable((one) => one.id === stray.id && hasButton(one, "rematch"));
  });

  test("is taken for the table as soon as it is pressed", async () => {
    const table = await seated();
    await stage.client.fault({ kind: "lose", method: "sendPhoto", times: 1 });
    await stage.client.fault({ ...refusal(502, "Bad Gateway"), method: "sendPhoto" });
    await boris.say("group", "/board");
    const sent = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    await anna.press(sent, buttonNamed(sent, "8→5"));
    await oneTable((one) => one.id === sent.id && movesSaid(one) === "8→5");
  });

  test("and is brought down before the answer comes does not come back with it", async () => {
    const table = await seated();
    const late = { kind: "delay", method: "sendPhoto", seconds: 5, times: 1 } as const;
    await stage.client.fault(late);
    await boris.say("group", "/board");
    const sent = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    // By a press, also of a stranger, it becomes known.
    await vahe.press(sent, buttonNamed(sent, "8→5"));
    await boris.say("group", "/board");
    await stage.wait(10_000);
    await oneTable((one) => one.id > sent.id);
  });
});

describe("an old table that Telegram does not let go yet", () => {
  test("goes when its time has come, and nobody waits for it meanwhile", async () => {
    const table = await seated();
    await stage.client.fault({ ...tooMany(5), method: "deleteMessage", times: 1 });
    await boris.say("group", "/board");
    const down = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    await boris.start();
    const answer = await boris.waitFor("bot", ({ from }) => from.bot);
    await oneTable((one) => one.id === down.id);
    const calls = (await stage.client.calls()).filter(({ ok }) => ok);
    const gone = calls.findLastIndex(({ method }) => method === "deleteMessage");
    const said = calls.findIndex(({ arguments: { chat_id } }) => chat_id === String(answer.chat));
    expect(said).toBeGreaterThan(0);
    expect(gone).toBeGreaterThan(said);
  });
});

describe("a table that Telegram no longer lets be edited", () => {
  test("is sent anew, and the old one goes", async () => {
    const table = await seated();
    const error = refusal(400, "Bad Request: message can't be edited");
    await stage.client.fault({ ...error, method: "editMessageMedia", times: 1 });
    await anna.press(table, buttonNamed(table, "8→5"));
    await oneTable((one) => one.id > table.id && movesSaid(one) === "8→5");
  });
});

describe("a call that is not answered", () => {
  test("is given up after a while, and made again", async () => {
    const table = await seated({ longestCallSeconds: 1 });
    const never = { kind: "delay", method: "editMessageMedia", seconds: 30, times: 1 } as const;
    await stage.client.fault(never);
    const moved = await pressAll(anna, table, "8→5");
    expect(movesSaid(await pressAll(anna, moved, "6→5"))).toBe("8→5 6→5");
  });

  test("because it is the answer to a press, keeps nobody waiting", async () => {
    const table = await seated();
    await stage.client.fault({
      kind: "delay",
      method: "answerCallbackQuery",
      seconds: 20,
      times: 1,
    });
    await anna.press(table, buttonNamed(table, "8→5"), 0);
    const moved = await newerThan(anna, table);
    // A test that waits for the table gives up long before those twenty seconds are over.
    expect(movesSaid(await pressAll(anna, moved, "6→5"))).toBe("8→5 6→5");
  });

  test("for it came too soon, is answered when Telegram allows it", async () => {
    const table = await seated();
    await stage.client.fault({ ...tooMany(1), method: "answerCallbackQuery", times: 1 });
    const pressed = await anna.press(table, buttonNamed(table, "8→5"));
    expect(pressed).toMatchObject({ type: "callback", answer: expect.anything() });
  });
});

describe("presses of one turn", () => {
  const patienceMs = { least: 400, most: 400 };

  test("share an edit, and what hands over the turn goes at once", async () => {
    const table = await seated({ allowances: { patienceMs } });
    const calls = await stage.client.callsDuring(async () => {
      await anna.press(table, buttonNamed(table, "8→5"));
      await anna.press(table, buttonNamed(table, "6→5"));
      await anna.waitFor("group", (one) => movesSaid(one) === "8→5 6→5");
    }, 600);
    expect(counted(calls)).toEqual(["editMessageMedia"]);
    const moved = await tableIn(anna);
    const next = await pressOn(anna, moved, buttonFor(moved, "done"));
    expect(next.text).toContain("3:2");
  });
});

describe("a press whose board has to wait", () => {
  test("is answered at once, and told how long", async () => {
    const group = { calls: 3, windowMs: 60_000, burst: 18 };
    const table = await seated({ allowances: { group } });
    const pressed = await anna.press(table, buttonNamed(table, "8→5"));
    expect(toastOf(pressed)).toMatch(/^8→5\nДоска через \d\d с$/);
  });
});

describe("a picture that Telegram does not take", () => {
  const photoOf = ({ photo }: SeenMessage) => photo ?? expect.fail("there is no picture");

  test("leaves the old one under the new words, and comes when it is taken", async () => {
    const table = await seated();
    const error = refusal(400, "Bad Request: IMAGE_PROCESS_FAILED");
    await stage.client.fault({ ...error, method: "editMessageMedia", times: 1 });
    await anna.press(table, buttonNamed(table, "8→5"));
    const kept = await oneTable((one) => movesSaid(one) === "8→5");
    expect([kept.id, photoOf(kept)]).toEqual([table.id, photoOf(table)]);
    await oneTable((one) => photoOf(one).url !== photoOf(table).url);
    expect(movesSaid(await pressAll(anna, kept, "6→5"))).toBe("8→5 6→5");
  });

  test("is tried a few times only while nobody presses", async () => {
    const table = await seated();
    const error = refusal(400, "Bad Request: IMAGE_PROCESS_FAILED");
    await stage.client.fault({ ...error, method: "editMessageMedia" });
    await anna.press(table, buttonNamed(table, "8→5"));
    await oneTable((one) => movesSaid(one) === "8→5");
    await stage.wait(10 * 60_000);
    const calls = await stage.client.callsDuring(() => stage.wait(20 * 60_000));
    expect(counted(calls)).toEqual([]);
  });

  /** Nothing can be drawn as long as `works` is false. */
  const studio = (works: boolean) => {
    const state = { works };
    const failed = (): Promise<never> => Promise.reject(new Error("no memory"));
    const log = pino({ level: "silent" });
    const drawn: typeof draw = (one) => (state.works ? draw(one) : failed());
    return { state, wish: { log, draw: drawn } };
  };

  test("for it cannot be drawn, follows when it can: each press changes the words at once", async () => {
    const { state, wish } = studio(true);
    const table = await seated(wish);
    state.works = false;
    const calls = await stage.client.callsDuring(async () => {
      await anna.press(table, buttonNamed(table, "8→5"));
      const kept = await oneTable((one) => movesSaid(one) === "8→5");
      const next = await pressAll(anna, kept, "6→5");
      expect(photoOf(next)).toEqual(photoOf(table));
      await stage.wait(30_000);
    });
    expect(counted(calls)).toEqual(["editMessageCaption", "editMessageCaption"]);
    state.works = true;
    await oneTable((one) => one.id === table.id && photoOf(one).url !== photoOf(table).url);
  });

  test("for it cannot be drawn, is the old one also where the table comes down", async () => {
    const { state, wish } = studio(true);
    const table = await seated(wish);
    state.works = false;
    await anna.press(table, buttonNamed(table, "8→5"));
    await oneTable((one) => movesSaid(one) === "8→5");
    await boris.say("group", "/board");
    const down = await oneTable((one) => one.id > table.id);
    expect([movesSaid(down), photoOf(down).url]).toEqual(["8→5", photoOf(table).url]);
    state.works = true;
    await oneTable((one) => one.id === down.id && photoOf(one).url !== photoOf(table).url);
  });

  test("gives way to emoji only where there never was one", async () => {
    const { state, wish } = studio(false);
    const table = await seated(wish);
    expect(table.photo).toBeUndefined();
    state.works = true;
    expect((await pressAll(anna, table, "8→5")).photo).toBeDefined();
  });

  test("because the chat allows none, is not gone without a word", async () => {
    await stage.open({ secrets: THREE_ONE });
    await stage.forbidPictures();
    const table = await sitDown(anna, boris, "short");
    expect(table.photo).toBeUndefined();
    const said = await anna.messages("group");
    expect(said.filter(({ text }) => text.includes("нельзя присылать картинки"))).toHaveLength(1);
  });
});

describe("the database", () => {
  const change = (...statements: string[]): void => {
    const sql = new Database(stage.databasePath);
    for (const statement of statements) sql.exec(statement);
    sql.close();
  };

  test("with a damaged game: all others are played on, and the log tells it once", async () => {
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
    await stage.open({ secrets: THREE_ONE, log });
    const first = await sitDown(anna, boris, "short");
    await stage.stopBot();
    change("UPDATE events SET event = '{' WHERE number = 2", "UPDATE tables SET behind = 90");
    await stage.startBot();
    await vahe.say("group", "/play short");
    const challenge = await boris.waitFor("group", (one) => hasButton(one, "sit"));
    const second = await pressOn(boris, challenge, buttonFor(challenge, "sit"));
    expect(second.id).toBeGreaterThan(first.id);
    await boris.say("group", "/games");
    await stage.sweep();
    const player = await playerOf(second, [vahe, boris]);
    await pressOn(player, second, buttonFor(second, "move"));
    expect(lines.filter((line) => line.includes("set aside"))).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  test("with damaged settings of a chat: they are as if nothing had been set", async () => {
    const log = pino({ level: "silent" });
    const table = await seated({ log });
    await stage.stopBot();
    change("UPDATE chats SET settings = '{\"theme\":'");
    await stage.startBot();
    expect(movesSaid(await pressAll(anna, table, "8→5"))).toBe("8→5");
  });

  test("that takes no note: nothing is sent, and all goes on when it does", async () => {
    const log = pino({ level: "silent" });
    const table = await seated({ log });
    const full = "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    change(
      `CREATE TRIGGER full_1 BEFORE UPDATE OF sending ON tables ${full}`,
      `CREATE TRIGGER full_2 BEFORE UPDATE OF remind_at ON waits ${full}`,
    );
    await boris.say("group", "/board");
    stage.passTime(181_000);
    const sent = await stage.client.callsDuring(async () => {
      await stage.sweep();
      await stage.wait(2_500);
      await stage.sweep();
    });
    expect(counted(sent)).toEqual([]);
    change("DROP TRIGGER full_1", "DROP TRIGGER full_2");
    await oneTable((one) => one.id > table.id);
  });

  test("that takes no note of what was sent: it is not sent again", async () => {
    const log = pino({ level: "silent" });
    const table = await seated({ log });
    const full = "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    change(`CREATE TRIGGER full BEFORE UPDATE OF message ON tables
      WHEN NEW.message IS NOT NULL ${full}`);
    await boris.say("group", "/board");
    await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    await stage.wait(2_500);
    change("DROP TRIGGER full");
    await oneTable((one) => one.id > table.id);
    const sent = (await stage.client.calls()).filter(({ method }) => method === "sendPhoto");
    // The challenge, the game and its repost.
    expect(sent).toHaveLength(3);
  });
});

describe("a stranger's old press at an inline table", () => {
  test("costs no edit", async () => {
    await stage.open({ secrets: THREE_ONE });
    const { id } = await sendHere(anna, "group", "short");
    const becomes = (fits: (one: SeenMessage) => boolean) =>
      anna.waitFor("group", (one) => one.id === id && fits(one));
    const offer = await becomes((one) => hasButton(one, "offer-sit"));
    await boris.press(offer, buttonFor(offer, "offer-sit"));
    const table = await becomes((one) => hasButton(one, "move"));
    const old = buttonNamed(table, "8→5").data;
    await anna.press(table, { data: old });
    const moved = await becomes((one) => versionOf(one) > versionOf(table));
    const calls = await stage.client.callsDuring(() => vahe.pressOld(moved, old));
    expect(counted(calls)).toEqual([]);
  });
});
