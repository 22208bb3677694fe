import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../rules/random.ts";
import { linkIn } from "../support/links.ts";
import { type Phone, PlaygroundRefusal, type SeenMessage } from "../support/playground-client.ts";
import type { Press } from "../support/presses.ts";
import { type Button, buttonsOf, calledOn } from "../support/table.ts";
import type { Tally } from "./tally.ts";

/** A press, and how it was answered; undefined: the answer was lost, or never made. */
export type PressOutcome = {
  readonly by: number;
  readonly press: Press;
  readonly toast: string | undefined;
};

/** What the players have to do with each other. */
export type Company = {
  readonly phones: readonly Phone[];
  readonly random: Random;
  readonly tally: Tally;
  /** Every press so far. */
  readonly presses: PressOutcome[];
  /** The links that can be opened. */
  readonly links: string[];
  readonly isOn: () => boolean;
};

type Player = { readonly phone: Phone; readonly id: number; readonly name: string };

const GAMES = [
  "long",
  "short",
  "short 5 cube",
  "long match 3",
  "gulbar",
  "mad-gulbar",
  "caucasian",
  "bot long",
  "bot short easy",
  "short 15s",
  "long 1+0 cube",
  "find short",
  "find short",
];

/** What leads a game on, and what ends it: the likelier, the oftener it stands here. */
const LIKELY: Readonly<Partial<Record<Press["do"], number>>> = {
  roll: 40,
  move: 40,
  done: 40,
  take: 20,
  sit: 20,
  "offer-sit": 20,
  "offer-link": 20,
  "link-sit": 20,
  accept: 10,
  rematch: 10,
  undo: 5,
  double: 5,
  beaver: 5,
  decline: 5,
  "arena-play": 5,
  "cup-enter": 10,
  "cube-double": 5,
  "cube-take": 20,
  "cube-drop": 3,
  "cube-beaver": 5,
  "cup-start": 5,
  drop: 3,
  resign: 3,
};

/** What an evening of the group is called for by, and ended. */
const EVENINGS = [
  "/arena short 5 20s",
  "/arena short 5 20s",
  "/arena cancel",
  "/cup short 1 1 hour",
  "/cup short 1 1 hour",
  "/cup short 1 1 hour",
  "/cup cancel",
  // It takes all three: one that was cancelled would hardly ever have been played at.
  "/chouette short 5 beaver",
  "/chouette",
  "/chouette",
] as const;

const KINDS = ["arena-", "cup-", "chouette-"] as const;

const LONGEST_ANSWER_MS = 4_000;
const LOOKED_AT = 30;

/** Whoever is called on presses on his own table most of the time; sometimes anybody anywhere. */
const isForMe = (message: SeenMessage, { name }: Player): boolean => {
  const called = calledOn(message);
  return called === undefined || called.name === name;
};

/** Somebody who does something at random, again and again. */
export const play = async (company: Company, phone: Phone): Promise<void> => {
  const { id, name } = await phone.me();
  const player = { phone, id, name };
  while (company.isOn()) {
    try {
      await act(company, player);
    } catch (error) {
      // The playground itself forbids what no phone could do.
      if (!(error instanceof PlaygroundRefusal)) throw error;
    }
    await sleep(company.random.below(300));
  }
};

const act = async (company: Company, player: Player): Promise<void> => {
  const { random, tally } = company;
  const { phone } = player;
  const say = async (chat: string, words: string): Promise<void> => {
    tally.count(`said ${words.split(" ")[0]} ${chat === "group" ? "in the group" : "in private"}`);
    await phone.say(chat, words);
  };
  const dice = random.below(100);
  if (dice < 2) return say(random.pick(["group", "bot"]), "/board");
  if (dice < 3) return say(random.pick(["group", "bot"]), random.pick(["/games", "/top", "/help"]));
  if (dice < 4) return say(random.pick(["group", "bot"]), random.pick(["/resign", "/cancel"]));
  if (dice < 6) return say("group", random.pick(EVENINGS));
  if (dice < 8) return say(random.pick(["group", "bot"]), `/play ${random.pick(GAMES)}`);
  if (dice < 10) return offerInline(company, player);
  if (dice < 13) return openLink(company, player);
  if (dice < 20) return pressInEvent(company, player);
  return pressSomething(company, player);
};

/** Comes to the newest arena, cup or chouette, or begins it. */
const pressInEvent = async (company: Company, player: Player): Promise<void> => {
  // Where people leave as often as they come, no cup would ever begin.
  const isOfEvent = ({ press }: Button): boolean =>
    press.do.startsWith("arena-p") ||
    press.do === "chouette-sit" ||
    press.do === "chouette-begin" ||
    (press.do.startsWith("cup-") && press.do !== "cup-leave");
  const all = await player.phone.messages("group", 10 * LOOKED_AT);
  const newest = KINDS.flatMap((kind) => {
    const isOfKind = (one: Button): boolean => isOfEvent(one) && one.press.do.startsWith(kind);
    return all.findLast((one) => one.from.bot && buttonsOf(one).some(isOfKind)) ?? [];
  });
  const message = newest.length > 0 ? company.random.pick(newest) : undefined;
  const button = message && company.random.pick(buttonsOf(message).filter(isOfEvent));
  if (message && button) await pressOne(company, player, message, button);
};

const offerInline = async ({ random, tally, phones }: Company, { phone }: Player) => {
  const friend = random.pick(phones.filter(({ key }) => key !== phone.key));
  const results = await phone.inline(friend.key, random.pick(GAMES), LONGEST_ANSWER_MS);
  if (!results.results?.length) return;
  tally.count("sent an inline challenge");
  await phone.choose(results, random.below(results.results.length));
};

const openLink = async ({ links, random, tally }: Company, { phone }: Player) => {
  const own = (await phone.messages("bot", LOOKED_AT)).findLast((one) =>
    one.keyboard.flat().some((button) => "copy_text" in button),
  );
  if (own) links.push(linkIn(own));
  if (links.length === 0) return;
  tally.count("opened a link");
  await phone.open(random.pick(links.slice(-3)));
};

const pressSomething = async (company: Company, player: Player): Promise<void> => {
  const { random, phones } = company;
  const { phone } = player;
  const friends = phones.filter(({ key }) => key !== phone.key).map(({ key }) => key);
  const chat = random.pick(["group", "group", "bot", "bot", ...friends]);
  const all = (await phone.messages(chat, LOOKED_AT)).filter(
    (one) => (one.from.bot || one.viaBot) && buttonsOf(one).length > 0,
  );
  const mine = all.filter((one) => isForMe(one, player));
  const message = random.chance(0.9) ? mine : all;
  if (message.length === 0) return;
  await pressOn(company, player, random.pick(message.slice(-6)));
};

/** One press, or several by quick fingers on the keyboard as it was. */
const pressOn = async (company: Company, player: Player, message: SeenMessage): Promise<void> => {
  const { random, tally } = company;
  const buttons = buttonsOf(message);
  const weighted = buttons.flatMap((one) =>
    Array.from({ length: LIKELY[one.press.do] ?? 1 }, () => one),
  );
  const first = random.pick(weighted);
  const more = random.chance(0.3)
    ? Array.from({ length: 1 + random.below(2) }, () =>
        random.chance(0.5) ? first : random.pick(weighted),
      )
    : [];
  if (more.length > 0) tally.count("quick fingers");
  await Promise.all([first, ...more].map((one) => pressOne(company, player, message, one)));
};

export const pressOne = async (
  { tally, presses }: Pick<Company, "tally" | "presses">,
  { phone, id }: Pick<Player, "phone" | "id">,
  message: SeenMessage,
  { data, press }: Button,
): Promise<void> => {
  const pressed = await phone.pressOld(message, data, LONGEST_ANSWER_MS);
  if (pressed.type !== "callback") return;
  const { answer } = pressed;
  const toast = answer && ("text" in answer ? (answer.text ?? "") : "");
  presses.push({ by: id, press, toast });
  tally.count(answer ? "presses answered" : "presses whose answer was lost");
};
