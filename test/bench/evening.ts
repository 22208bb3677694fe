import { setTimeout as sleep } from "node:timers/promises";
import { TELEGRAM_BUDGET } from "../../src/playground/bot-api/budget.ts";
import type { JournalEntry } from "../../src/playground/bot-api/journal.ts";
import { type Random, seeded } from "../rules/random.ts";
import type { Phone, PlaygroundClient, SeenMessage } from "../support/playground-client.ts";
import { type Button, buttonFor, buttonsOf, counted, hasButton } from "../support/table.ts";
import { type Figure, median } from "./figures.ts";
import { openPlayingBot } from "./playing-bot.ts";

const PLAYERS = 16;
const MINUTES = 4;

/** Between two presses of a player: quicker than people are, all evening long. */
const BRISK = { least: 250, most: 900 };
/** So many presses of a hundred give up instead: an evening needs games that end. */
const GIVES_UP = 4;
const LOOKED_AT = 4;

type Kind = "arena" | "cup";

/** Opens an evening in the group, with everybody in it. */
const open = async (phones: readonly Phone[], kind: Kind): Promise<void> => {
  const [maker] = phones;
  if (!maker) throw new Error("nobody");
  const [words, enter] = OPENED[kind];
  await maker.say("group", words);
  const evening = await maker.waitFor("group", (one) => hasButton(one, enter));
  for (const phone of phones) {
    await phone.start();
    await phone.press(evening, { data: buttonFor(evening, enter).data });
  }
  if (kind === "arena") return;
  await maker.press(evening, { data: buttonFor(evening, "cup-start").data });
  const asked = await maker.waitFor("group", (one) => hasButton(one, "cup-format"));
  await maker.press(asked, { data: buttonFor(asked, "cup-format").data });
};

const OPENED = {
  arena: ["/arena short 60 60s", "arena-play"],
  cup: ["/cup short 1 1 hour", "cup-enter"],
} as const;

/** What a brisk player presses on this message; a game is given up where the way out stands there. */
const nextPress = (message: SeenMessage, random: Random): Button | undefined => {
  const buttons = buttonsOf(message);
  const first = (["resign", "menu-sure", "accept"] as const)
    .map((action) => buttons.findLast(({ press }) => press.do === action))
    .find((button) => button !== undefined);
  if (first) return first;
  const onwards = buttons.filter(({ press }) => ["roll", "move", "done"].includes(press.do));
  return onwards.length === 0 ? undefined : random.pick(onwards);
};

/** A person plays whatever comes into their private chat; gives how often they pressed. */
const playOn = async (phone: Phone, random: Random, isOn: () => boolean): Promise<number> => {
  let presses = 0;
  while (isOn()) {
    await sleep(BRISK.least + random.below(BRISK.most - BRISK.least));
    const newest = (await phone.messages("bot", LOOKED_AT)).filter(({ from }) => from.bot);
    const message = newest.findLast((one) => nextPress(one, random) !== undefined);
    const button = message && nextPress(message, random);
    if (!message || !button) continue;
    if (random.below(100) < GIVES_UP) await phone.say("bot", "/resign");
    // What has been redrawn meanwhile is pressed on the next look.
    else await phone.press(message, { data: button.data }).catch(() => undefined);
    presses++;
  }
  return presses;
};

/** The most of these times that lie within any so long a while. */
const mostWithin = (times: readonly number[], ms: number): number =>
  Math.max(0, ...times.map((end) => times.filter((at) => at > end - ms && at <= end).length));

const figuresOf = (
  kind: Kind,
  calls: readonly JournalEntry[],
  group: number,
  presses: number,
): Figure[] => {
  const told = calls.filter((call) => counted([call]).length > 0);
  const timesOf = (some: readonly JournalEntry[]): number[] => some.map(({ at }) => at);
  const inGroup = timesOf(told.filter(({ chat }) => Number(chat) === group));
  const refused = told.filter(({ error }) => error?.startsWith("Too Many Requests"));
  const refusedThere = refused.filter(({ chat }) => Number(chat) === group).length;
  const gaps = inGroup.slice(1).map((at, before) => at - (inGroup[before] ?? at));
  return [
    {
      what: `${kind} of ${PLAYERS} for ${MINUTES} minutes, ${presses} presses: most calls to its group in any minute`,
      found: String(mostWithin(inGroup, 60_000)),
      target: "18",
    },
    {
      what: "  most calls to all chats in any second; refused as too many in the group",
      found: `${mostWithin(timesOf(told), 1_000)}, ${refusedThere}`,
      target: "25, 0",
    },
    {
      what: "  calls in all; refused in private, where people press more than once a second",
      found: `${told.length}, ${refused.length - refusedThere}`,
    },
    {
      what: "  seconds between two calls to the group, median",
      found: (median(gaps) / 1000).toFixed(1),
    },
  ];
};

const peopleOf = async (client: PlaygroundClient): Promise<readonly Phone[]> => {
  const [host] = await client.people();
  if (!host) throw new Error("nobody");
  while ((await client.people()).length < PLAYERS) await client.as(host.key).invite();
  return (await client.people()).map(({ key }) => client.as(key));
};

const evening = async (kind: Kind): Promise<Figure[]> => {
  const { client, close } = await openPlayingBot(TELEGRAM_BUDGET, { PACE: "telegram" });
  const phones = await peopleOf(client);
  const [host] = phones;
  const group = await host?.waitFor("group", ({ from }) => from.bot);
  const end = Date.now() + MINUTES * 60_000;
  await open(phones, kind);
  const pressed = await Promise.all(
    phones.map((phone, at) => playOn(phone, seeded(at), () => Date.now() < end)),
  );
  const figures = figuresOf(
    kind,
    await client.calls(),
    group?.chat ?? 0,
    pressed.reduce((sum, some) => sum + some, 0),
  );
  await close();
  return figures;
};

/** What an evening of sixteen brisk players asks of Telegram. */
export const eveningFigures = async (): Promise<Figure[]> => [
  ...(await evening("arena")),
  ...(await evening("cup")),
];
