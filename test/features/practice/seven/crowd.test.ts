import { Api, type Transformer } from "grammy";
import { pino } from "pino";
import { expect, test } from "vitest";
import { TELEGRAM_ALLOWANCES } from "../../../../src/bot/delivery/budget.ts";
import { openDelivery } from "../../../../src/bot/delivery/delivery.ts";
import { bringSayings } from "../../../../src/bot/owed/notices.ts";
import { dayBegins } from "../../../../src/features/practice/sets/days.ts";
import { sevensIn } from "../../../../src/features/practice/sets/sevens.ts";
import { sevenReminders } from "../../../../src/features/practice/seven/owed.ts";
import { isPersonId, type PersonId, privateChatOf } from "../../../../src/ids/ids.ts";
import { virtualTime } from "../../../support/virtual-time.ts";
import { openServices } from "../../../tables/support.ts";

const PEOPLE = 3_000;
const SECOND = 1_000;
const HOUR_MS = 3_600 * SECOND;
/** The clock of the bot. */
const SWEEP_MS = 2 * SECOND;
const PRESS_EVERY = 10;

const personOf = (number: number): PersonId => {
  const id = 1_000_000 + number;
  if (!isPersonId(id)) throw new Error("nobody");
  return id;
};

test("3,000 reminders of one hour keep within 25 calls a second, and a press goes first", async () => {
  const { time, now, pass, awaited } = virtualTime(dayBegins(3) + 3 * HOUR_MS);
  const services = { ...openServices(1), time, now };
  const { store } = services;
  const hour = new Date(now()).getUTCHours();
  store.transaction(() => {
    for (let number = 0; number < PEOPLE; number++) {
      const person = personOf(number);
      store.people.savePerson({ id: person, name: "P", username: null, language: "en" }, now());
      store.people.saveChat({ id: privateChatOf(person), kind: "private", language: "en" });
      sevensIn(store).remind({ person, hour, half: 0, day: 1 });
    }
  });
  const sent = new Map<number, number[]>();
  let calls = 0;
  const answer: Transformer = async (_, __, payload) => {
    calls++;
    const chat = payload && "chat_id" in payload ? Number(payload.chat_id) : 0;
    sent.set(chat, [...(sent.get(chat) ?? []), now()]);
    return JSON.parse(`{"ok":true,"result":{"message_id":${calls}}}`);
  };
  const openApi = (transformer: Transformer): Api => {
    const api = new Api("1:token");
    api.config.use(answer, transformer);
    return api;
  };
  const log = pino({ level: "silent" });
  const { jobs, show, pages, stop } = openDelivery({
    ...{ services, openApi, allowances: TELEGRAM_ALLOWANCES, me: "shesh_besh_bot" },
    ...{ log, draw: async () => new Uint8Array(1) },
  });
  const think = async () => Promise.reject(new Error("nobody thinks here"));
  const parts = { services, jobs, show, think, log, me: "shesh_besh_bot" };
  bringSayings(parts, [sevenReminders]);
  const page = openApi(pages);
  const waits: number[] = [];
  const presses: Promise<void>[] = [];
  const press = (number: number): void => {
    const at = now();
    const shown = page.sendMessage(privateChatOf(personOf(PEOPLE + number)), "a board");
    presses.push(shown.then(() => void waits.push(now() - at)));
  };
  const isDone = (): boolean => sent.size >= PEOPLE + presses.length;
  const end = now() + HOUR_MS;
  while (!isDone() && now() < end) {
    jobs.collect();
    for (let number = 0; number < PRESS_EVERY; number++) press(presses.length);
    await pass(SWEEP_MS);
  }
  await Promise.all(presses);
  expect(sent.size).toBe(PEOPLE + presses.length);
  expect([...sent.values()].every((times) => times.length === 1)).toBe(true);
  const told = [...sent].flatMap(([chat, times]) => (chat < personOf(PEOPLE) ? times : []));
  const tooSoon = told.filter((at, index) => (told[index + 25] ?? end) - at <= SECOND);
  expect(tooSoon).toEqual([]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(SECOND);
  await awaited(stop());
});
