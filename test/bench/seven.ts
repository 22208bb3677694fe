import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readPress } from "../support/presses.ts";
import { startProcess } from "../support/process.ts";
import { type Figure, inMs, median } from "./figures.ts";
import { type Call, ME, Telegram, TOKEN } from "./telegram.ts";

/** One after the other, each with a board of their own: only the first finds nothing in mind. */
const PEOPLE = 20;
const FIRST_PERSON = 1_000;

const LONGEST_MS = 30_000;

type Room = { readonly telegram: Telegram; readonly person: number };

const from = ({ person }: Room) => ({
  id: person,
  is_bot: false,
  first_name: "P",
  language_code: "en",
});
const chat = ({ person }: Room) => ({ id: person, type: "private", first_name: "P" }) as const;

/** The first call of a method in a person's chat after something was done. */
const callAfter = (room: Room, method: string, act: () => void): Promise<Call> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${method}`)), LONGEST_MS);
    room.telegram.onCall = (call) => {
      if (call.method !== method || call.args.integer("chat_id") !== room.person) return;
      clearTimeout(timer);
      resolve(call);
    };
    act();
  });

const opening = (room: Room): string => {
  const buttons = room.telegram.shownIn(room.person)?.buttons ?? [];
  const found = buttons.find(
    (one) => "callback_data" in one && readPress(one.callback_data)?.do === "seven-open",
  );
  if (!found || !("callback_data" in found)) throw new Error("no seven to open");
  return found.callback_data;
};

/** From the press on a game to the call that shows its first board. */
const firstBoard = async (room: Room): Promise<number> => {
  const text = "/seven";
  const entities = [{ type: "bot_command", offset: 0, length: text.length } as const];
  await callAfter(room, "sendPhoto", () =>
    room.telegram.tell({
      message: {
        ...{ message_id: 1, date: 1, from: from(room), chat: chat(room) },
        ...{ text, entities },
      },
    }),
  );
  // The call is noted before it is answered.
  await new Promise(setImmediate);
  const data = opening(room);
  const message_id = room.telegram.shownIn(room.person)?.id ?? 1;
  const photo = [{ file_id: "1", file_unique_id: "1", width: 1, height: 1 }];
  const message = { message_id, chat: chat(room), date: 1, from: ME, photo };
  const begun = performance.now();
  const shown = await callAfter(room, "editMessageMedia", () =>
    room.telegram.tell({
      callback_query: {
        ...{ id: String(room.person), from: from(room) },
        ...{ chat_instance: "1", data, message },
      },
    }),
  );
  return shown.at - begun;
};

/** How soon the first board of a seven is there. */
export const sevenFigures = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
  const telegram = new Telegram(0);
  const variables = {
    BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: await telegram.open(),
    DATABASE_PATH: join(folder, "nardy.db"),
    LOG_LEVEL: "info",
  };
  const bot = startProcess(folder, variables, resolve("dist/main.js"));
  await bot.says(/"playing"/);
  const times: number[] = [];
  for (let number = 0; number < PEOPLE; number++)
    times.push(await firstBoard({ telegram, person: FIRST_PERSON + number }));
  bot.kill("SIGKILL");
  await bot.ended;
  telegram.close();
  rmSync(folder, { recursive: true });
  const [first = Number.NaN] = times;
  return [
    {
      what: `first board of a seven: the first of all, median of ${PEOPLE}, slowest`,
      found: [first, median(times), Math.max(...times)].map(inMs).join(", "),
      target: "1,000 ms",
    },
  ];
};
