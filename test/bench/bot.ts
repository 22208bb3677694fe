import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Random, seeded } from "../rules/random.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import type { BotProcess } from "../support/process.ts";
import {
  type Button,
  buttonFor,
  buttonsOf,
  calledOn,
  hasButton,
  hasCounted,
  sitDown,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { type Figure, inMb, inMs, median, percentile } from "./figures.ts";
import { openPlayingBot } from "./playing-bot.ts";
import { openWatch, type Watch } from "./watch.ts";

const GAMES = 200;
/** Presses before a game is given up: so that 200 games take a minute and not an hour. */
const PRESSES = 12;
/** After it the threads that analyse games and draw cards have ended. */
const IDLE_MS = 65_000;

type Room = {
  readonly phones: ReadonlyMap<string, Phone>;
  readonly watch: Watch;
  readonly random: Random;
};

/** Presses, and gives the table that the press brought. */
const press = async (room: Room, who: Phone, table: SeenMessage, button: Button) => {
  const version = versionOf(table);
  const next = room.watch.waitFor((one) => one.id === table.id && versionOf(one) > version);
  const toast = toastOf(await who.press(table, { data: button.data }));
  if (!hasCounted(button, toast)) throw new Error(toast);
  return next;
};

/** A few turns by random presses, then a resignation; the time that each press took to its edit. */
const someGame = async (room: Room, anna: Phone, boris: Phone, words: string) => {
  const times: number[] = [];
  let table = await sitDown(anna, boris, words);
  for (let n = 0; n < PRESSES; n++) {
    const onwards = buttonsOf(table).filter(({ press: { do: action } }) =>
      ["roll", "move", "done"].includes(action),
    );
    const player = room.phones.get(calledOn(table)?.name ?? "");
    if (!player) throw new Error(table.text);
    const begun = performance.now();
    table = await press(room, player, table, room.random.pick(onwards));
    times.push(performance.now() - begun);
  }
  await anna.say("group", "/resign");
  const menu = await anna.waitFor(
    "group",
    (one) =>
      one.id >= table.id && buttonsOf(one).some(({ press: { do: action } }) => action === "resign"),
  );
  const last = buttonsOf(menu).findLast(({ press: { do: action } }) => action === "resign");
  const over = room.watch.waitFor((one) => one.id >= table.id && hasButton(one, "rematch"));
  await anna.press(menu, { data: (last ?? buttonFor(menu, "resign")).data });
  await over;
  return times;
};

const residentBytes = ({ pid }: BotProcess): number => {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
};

/** How long a press takes to the edit that it brings, and what the bot's process weighs at last. */
export const botFigures = async (): Promise<Figure[]> => {
  // As in data/deploy.
  const { url, client, bot, close } = await openPlayingBot("off", { MALLOC_ARENA_MAX: "2" });
  const [anna, boris] = [client.as("anna"), client.as("boris")];
  const phones = new Map<string, Phone>();
  for (const phone of [anna, boris]) phones.set((await phone.me()).name, phone);
  const room = { phones, watch: await openWatch(url), random: seeded(1) };
  const times: number[] = [];
  for (let n = 0; n < GAMES; n++) {
    times.push(...(await someGame(room, anna, boris, n % 2 === 0 ? "short" : "long")));
  }
  const busy = residentBytes(bot);
  await sleep(IDLE_MS);
  const idle = residentBytes(bot);
  room.watch.close();
  await close();
  const found = [median(times), percentile(times, 0.95)].map(inMs).join(", ");
  return [
    { what: `press to edit without a chat budget, ${times.length} presses: median, 95 %`, found },
    {
      what: `resident after ${GAMES} games of ${PRESSES} presses: at once, a minute later`,
      found: [busy, idle].map(inMb).join(", "),
      target: "200 MB",
    },
  ];
};
