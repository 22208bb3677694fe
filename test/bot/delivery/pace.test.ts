import { Api, type Transformer } from "grammy";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { Budgets, TELEGRAM_ALLOWANCES } from "../../../src/bot/delivery/budget.ts";
import { openDelivery } from "../../../src/bot/delivery/delivery.ts";
import { Door } from "../../../src/bot/delivery/door.ts";
import { challenge } from "../../../src/tables/challenge/challenge.ts";
import { remember } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { redraw } from "../../../src/tables/shown/pressed.ts";
import { ruleset } from "../../game/support.ts";
import { seeded } from "../../rules/random.ts";
import { mostIn, virtualTime } from "../../support/virtual-time.ts";
import { ANNA, chatId, GROUP, openServices, sitTogether } from "../../tables/support.ts";

const SILENT = pino({ level: "silent" });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Each call, with what it costs to make it, and an API that knows nobody else. */
const fakeTelegram = (now: () => number, under: () => Promise<void> = async () => undefined) => {
  const calls: {
    readonly method: string;
    readonly chat: unknown;
    readonly message: unknown;
    readonly at: number;
  }[] = [];
  const answer: Transformer = async (_, method, payload) => {
    const chat = payload && "chat_id" in payload ? payload.chat_id : undefined;
    const message = payload && "message_id" in payload ? payload.message_id : undefined;
    calls.push({ method, chat, message, at: now() });
    await under();
    const result = method.startsWith("edit") ? "true" : `{"message_id":${calls.length}}`;
    return JSON.parse(`{"ok":true,"result":${result}}`);
  };
  const openApi = (transformer: Transformer): Api => {
    const api = new Api("1:token");
    api.config.use(answer, transformer);
    return api;
  };
  return { calls, openApi };
};

/** A game in a group, and a press after which its board has to be shown once more. */
const seatedIn = (services: Services) => {
  const game = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  return () => {
    for (const { id } of services.store.tables.byGame(game)) redraw(services, id);
  };
};

describe("two brisk players in a group", () => {
  test("never wait longer than six seconds for their board, and Telegram for nothing", async () => {
    const { time, now, pass, awaited } = virtualTime();
    const services = { ...openServices(5), time, now };
    const press = seatedIn(services);
    const { calls, openApi } = fakeTelegram(now);
    const { deliverer, stop } = openDelivery({
      ...{ services, openApi, allowances: TELEGRAM_ALLOWANCES, me: "shesh_besh_bot" },
      ...{ log: SILENT, draw: async () => new Uint8Array(1) },
    });
    deliverer.wake();
    await pass(MINUTE);
    const random = seeded(7);
    const end = now() + 8 * MINUTE;
    let behindSince: number | undefined;
    let longest = 0;
    while (now() < end) {
      // Some turns are thought about, most are not.
      await pass(random.below(20) === 0 ? 15 * SECOND : 300 + random.below(1_500));
      const shown = calls.at(-1)?.at ?? 0;
      if (behindSince !== undefined && shown >= behindSince) {
        longest = Math.max(longest, shown - behindSince);
        behindSince = undefined;
      }
      behindSince ??= now();
      press();
      deliverer.wake();
    }
    const edits = calls.map(({ at }) => at);
    expect(longest).toBeLessThanOrEqual(6 * SECOND);
    expect(mostIn(edits, MINUTE)).toBeLessThanOrEqual(18);
    expect(edits.length).toBeGreaterThan(8 * 12);
    await awaited(stop());
  });
});

describe("players at two tables of one group", () => {
  /** How long each press waits for the board of its table, in seconds. */
  const waits = async (): Promise<readonly number[]> => {
    const { time, now, pass, awaited } = virtualTime();
    const services = { ...openServices(5), time, now };
    const tables = [seatedIn(services), seatedIn(services)].map((press, at) => ({
      press,
      message: at + 1,
      pressedAt: undefined as number | undefined,
    }));
    const { calls, openApi } = fakeTelegram(now);
    const { deliverer, stop } = openDelivery({
      ...{ services, openApi, allowances: TELEGRAM_ALLOWANCES, me: "shesh_besh_bot" },
      ...{ log: pino({ level: "silent" }), draw: async () => new Uint8Array(1) },
    });
    deliverer.wake();
    await pass(MINUTE);
    const random = seeded(7);
    const end = now() + 6 * MINUTE;
    const all: number[] = [];
    let read = calls.length;
    while (now() < end) {
      await pass(400 + random.below(1_600));
      for (const call of calls.slice(read)) {
        const table = tables.find(({ message }) => message === call.message);
        if (table?.pressedAt === undefined) continue;
        all.push((call.at - table.pressedAt) / SECOND);
        table.pressedAt = undefined;
      }
      read = calls.length;
      const table = random.pick(tables);
      table.pressedAt ??= now();
      table.press();
      deliverer.wake();
    }
    await awaited(stop());
    return all.toSorted((one, other) => one - other);
  };

  test("wait about as long at either, also where one presses without a pause", async () => {
    const all = await waits();
    // Each table has every second of eighteen calls a minute, and at first a little less.
    expect(all[all.length >> 1]).toBeLessThanOrEqual(5);
    expect(all.at(-1)).toBeLessThanOrEqual(8.5);
  });
});

describe("four hundred tables that are behind at one time", () => {
  const GROUPS = 400;

  test("are shown in the order of what people did, and before them those who did something", async () => {
    const { time, now, pass, awaited } = virtualTime();
    const services = { ...openServices(5), time, now };
    const groups = Array.from({ length: GROUPS }, (_, at) => chatId(-1_000 - at));
    const anna = services.store.people.person(ANNA);
    for (const id of groups) {
      remember(services, anna, { id, kind: "group", language: "en" });
      challenge(services, id, ANNA, { ruleset: ruleset("short"), stake: 1 });
    }
    const { calls, openApi } = fakeTelegram(now);
    const { deliverer, stop } = openDelivery({
      ...{ services, openApi, allowances: TELEGRAM_ALLOWANCES, me: "shesh_besh_bot" },
      ...{ log: SILENT, draw: async () => new Uint8Array(1) },
    });
    deliverer.wake();
    await pass(2 * MINUTE);
    const shown = calls.length;
    for (const id of groups)
      for (const table of services.store.tables.openIn(id)) redraw(services, table.id);
    deliverer.wake();
    const [one, two] = [groups[GROUPS - 10] ?? GROUP, groups[GROUPS - 50] ?? GROUP];
    for (const chat of [one, two]) deliverer.noteDeed({ place: String(chat), chat });
    const begun = now();
    await pass(MINUTE);
    const again = calls.slice(shown);
    expect(again).toHaveLength(GROUPS);
    const watched = again.filter(({ chat }) => chat === one || chat === two);
    for (const { at } of watched) expect(at - begun).toBeLessThanOrEqual(1.5 * SECOND);
    const others = again.filter((call) => !watched.includes(call)).map(({ chat }) => chat);
    expect(others).toEqual(groups.filter((id) => id !== one && id !== two));
    await awaited(stop());
  });
});

describe("boards in chats where nobody has done anything", () => {
  test("are shown at once where somebody's deed elsewhere changes them, else when there is time", async () => {
    const { time, now, pass, awaited } = virtualTime();
    const services = { ...openServices(5), time, now };
    const press = seatedIn(services);
    const { calls, openApi } = fakeTelegram(now);
    const unasked = { calls: 1, windowMs: 10 * SECOND, burst: 1 };
    const { deliverer, stop } = openDelivery({
      ...{ services, openApi, allowances: { ...TELEGRAM_ALLOWANCES, unasked } },
      ...{ me: "shesh_besh_bot", log: SILENT, draw: async () => new Uint8Array(1) },
    });
    deliverer.wake();
    await pass(MINUTE);
    const shownAfter = async (asked?: "asked"): Promise<number> => {
      const [before, begun] = [calls.length, now()];
      press();
      deliverer.wake(asked);
      await pass(MINUTE);
      return (calls[before]?.at ?? Number.NaN) - begun;
    };
    const useUp = async (): Promise<void> => {
      press();
      deliverer.wake();
      await pass(SECOND);
    };
    await useUp();
    expect(await shownAfter("asked")).toBeLessThan(SECOND);
    await useUp();
    expect(await shownAfter()).toBeGreaterThan(5 * SECOND);
    await awaited(stop());
  });
});

describe("a chat where somebody turns pages without a pause", () => {
  test.each([
    ["a group, every three seconds", -1_000, 3 * SECOND],
    ["a private chat, every second", 1_000, SECOND],
  ])("still has its messages soon: %s", async (_, chat, pause) => {
    const { time, now, pass, awaited } = virtualTime();
    const services = { ...openServices(5), time, now };
    const { calls, openApi } = fakeTelegram(now);
    const { pages, jobs, stop } = openDelivery({
      ...{ services, openApi, allowances: TELEGRAM_ALLOWANCES, me: "shesh_besh_bot" },
      ...{ log: SILENT, draw: async () => new Uint8Array(1) },
    });
    const page = openApi(pages);
    const given: number[] = [];
    const EVERY = 13 * SECOND;
    const begun = now();
    while (now() < begun + 4 * MINUTE) {
      void page.editMessageText(chat, 1, "page").catch(() => undefined);
      if (given.length < 10 && now() >= begun + MINUTE + given.length * EVERY) {
        const lane = `message ${given.push(now())}`;
        jobs.add({ chat: chatId(chat), lane, run: (api) => api.sendMessage(chat, "words") });
      }
      await pass(pause);
    }
    const sent = calls.filter(({ method }) => method === "sendMessage").map(({ at }) => at);
    expect(sent).toHaveLength(given.length);
    const longest = Math.max(...sent.map((at, which) => at - (given[which] ?? at)));
    expect(longest).toBeLessThanOrEqual(16 * SECOND);
    expect(
      mostIn(
        calls.map(({ at }) => at),
        MINUTE,
      ),
    ).toBeLessThanOrEqual(chat < 0 ? 18 : 50);
    await awaited(stop());
  });
});

const openDoor = (onDisk = async () => undefined) => {
  const { time, now, pass } = virtualTime();
  let asked = 0;
  const counted = (): number => {
    asked++;
    return now();
  };
  const budgets = new Budgets(TELEGRAM_ALLOWANCES, counted);
  const door = new Door({ budgets, time, onDisk, log: SILENT, onCarriedOut: () => undefined });
  const random = seeded(3);
  const slow = () => time.sleep(random.below(400), new AbortController().signal);
  const { calls, openApi } = fakeTelegram(now, slow);
  const [board, page, job] = (["board", "page", "job"] as const).map((caller) =>
    openApi(door.for(caller)),
  );
  if (!board || !page || !job) throw new Error("no API");
  return { now, pass, budgets, door, calls, board, page, job, asked: () => asked };
};

describe("the door to Telegram", () => {
  test("lets no more than 25 calls through in any second, however many tables are behind", async () => {
    const { calls, board, pass } = openDoor();
    for (let chat = 1; chat <= 1_000; chat++) void board.sendMessage(-chat, "board");
    await pass(MINUTE);
    expect(calls).toHaveLength(1_000);
    expect(
      mostIn(
        calls.map(({ at }) => at),
        SECOND,
      ),
    ).toBeLessThanOrEqual(25);
  });

  test("asks little of a thousand calls that wait, and nothing of their chats", async () => {
    const { asked, board, pass } = openDoor();
    const CALLS = 1_000;
    for (let chat = 1; chat <= CALLS; chat++) void board.sendMessage(-chat, "board");
    await pass(0);
    const before = asked();
    await pass(SECOND);
    // Some 22 calls go, and for each the others are asked once.
    expect(asked() - before).toBeLessThan(25 * CALLS);
  });

  test("counts questions too, which go with the messages and are no burden to their chat", async () => {
    const { calls, budgets, page, pass } = openDoor();
    for (let chat = 1; chat <= 50; chat++) {
      void page.sendMessage(-chat, "page").catch(() => undefined);
      void page.getChatMember(GROUP, chat).catch(() => undefined);
    }
    await pass(MINUTE);
    const asked = calls.filter(({ method }) => method === "getChatMember");
    expect(asked).toHaveLength(50);
    expect(
      mostIn(
        calls.map(({ at }) => at),
        SECOND,
      ),
    ).toBeLessThanOrEqual(30);
    expect(budgets.in(GROUP).wait()).toBe(0);
  });

  test("lets a board go before what is said in its chat, and deleting before all", async () => {
    const { calls, budgets, board, job, pass } = openDoor();
    const budget = budgets.in(GROUP);
    for (let n = 0; n < 18; n++) budget.spend();
    void job.sendMessage(GROUP, "words");
    budget.isAwaited = true;
    void board.editMessageCaption(GROUP, 1);
    void board.deleteMessage(GROUP, 2);
    await pass(2 * MINUTE);
    expect(calls.map(({ method }) => method)).toEqual([
      "deleteMessage",
      "editMessageCaption",
      "sendMessage",
    ]);
  });

  test("lets a job through within a minute, though boards come without an end", async () => {
    const { calls, board, job, pass } = openDoor();
    for (let chat = 1; chat <= 20; chat++) void job.sendMessage(-chat, "words");
    for (let second = 0; second < 60; second++) {
      for (let n = 0; n < 30; n++) void board.editMessageCaption(-1_000 - 30 * second - n, 1);
      await pass(SECOND);
    }
    expect(calls.filter(({ method }) => method === "sendMessage")).toHaveLength(20);
  });

  test("lets a job through in ten seconds, though thirty pages a second are pressed for", async () => {
    const { calls, page, job, pass } = openDoor();
    for (let chat = 1; chat <= 20; chat++) void job.sendMessage(-chat, "words");
    for (let second = 0; second < 10; second++) {
      for (let n = 0; n < 30; n++) {
        const turned = page.editMessageText(-1_000 - 30 * second - n, 1, "page");
        void turned.catch(() => undefined);
      }
      await pass(SECOND);
    }
    expect(calls.filter(({ method }) => method === "sendMessage")).toHaveLength(20);
  });

  test("tells a person within a second of their press how long a page would take", async () => {
    const { calls, budgets, page, pass } = openDoor();
    for (let n = 0; n < 18; n++) budgets.in(GROUP).spend();
    const refused = page.editMessageText(GROUP, 1, "page").catch((error: unknown) => error);
    await pass(SECOND);
    expect(await refused).toMatchObject({ error_code: 429, parameters: { retry_after: 59 } });
    expect(calls).toEqual([]);
  });

  test("asks Telegram for nothing while it says to wait, not even for what is free", async () => {
    const { calls, budgets, board, pass, now } = openDoor();
    budgets.in(GROUP).block(30);
    const refused = board.deleteMessage(GROUP, 1).catch((error: unknown) => error);
    expect(await refused).toMatchObject({ error_code: 429, parameters: { retry_after: 30 } });
    await pass(30 * SECOND);
    void board.deleteMessage(GROUP, 1);
    await pass(SECOND);
    expect(calls).toMatchObject([{ method: "deleteMessage", chat: GROUP, at: now() - SECOND }]);
  });

  test("lets nothing out before it is on the disk", async () => {
    let done: () => void = () => undefined;
    const disk = new Promise<undefined>((resolve) => {
      done = () => resolve(undefined);
    });
    const { calls, board, pass } = openDoor(() => disk);
    void board.sendMessage(GROUP, "board");
    await pass(SECOND);
    expect(calls).toEqual([]);
    done();
    await pass(SECOND);
    expect(calls).toHaveLength(1);
  });

  test("holds nothing up once it is closed", async () => {
    const { calls, budgets, door, job, pass } = openDoor();
    for (let n = 0; n < 18; n++) budgets.in(GROUP).spend();
    const refused = job.sendMessage(GROUP, "words").catch((error: unknown) => error);
    await pass(SECOND);
    door.close();
    expect(await refused).toMatchObject({ error_code: 429 });
    expect(calls).toEqual([]);
  });
});
