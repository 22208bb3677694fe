import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";
import { linkIn } from "../support/links.ts";
import { type Phone, PlaygroundRefusal, type SeenMessage } from "../support/playground-client.ts";
import type { Press } from "../support/presses.ts";
import { type Button, buttonsOf, calledOn, isCalled } from "../support/table.ts";
import type { Tally } from "./tally.ts";

/** A press, and how it was answered; undefined: the answer was lost, or never made. */
export type PressOutcome = {
  readonly by: number;
  readonly press: Press;
  readonly toast: string | undefined;
  /** When it was made, and answered or given up, as time elapses. */
  readonly at: number;
  readonly until: number;
};

/** What the players have to do with each other. */
export type Company = {
  readonly phones: readonly Phone[];
  readonly random: Random;
  readonly tally: Tally;
  /** Every press so far. */
  readonly presses: PressOutcome[];
  /** The messages that people took away, by chat and number. */
  readonly taken: Set<string>;
  /** The links that can be opened. */
  readonly links: string[];
  readonly time: Time;
  readonly isOn: () => boolean;
};

export type Player = {
  readonly phone: Phone;
  readonly id: number;
  readonly name: string;
  readonly habit: Habit;
};

/** How a person plays: the pause between two deeds, and what else they do, in a thousand. */
type Habit = {
  readonly pauseMs: number;
  /** Several presses at once, on the keyboard as it was. */
  readonly quick: number;
  /** Presses on whatever there is, however old. */
  readonly anything: number;
  readonly talks: number;
  /** Leaves and comes back, blocks the bot, takes messages away, changes the name. */
  readonly leaves: number;
};

const HABITS = {
  ordinary: { pauseMs: 4_000, quick: 100, anything: 20, talks: 20, leaves: 2 },
  "quick fingers": { pauseMs: 700, quick: 600, anything: 50, talks: 5, leaves: 2 },
  sleeper: { pauseMs: 25_000, quick: 50, anything: 20, talks: 20, leaves: 2 },
  talker: { pauseMs: 2_500, quick: 50, anything: 20, talks: 700, leaves: 2 },
  "presses everything": { pauseMs: 1_500, quick: 300, anything: 800, talks: 10, leaves: 2 },
  leaver: { pauseMs: 5_000, quick: 100, anything: 50, talks: 20, leaves: 150 },
} as const satisfies Readonly<Record<string, Habit>>;

/** Most people are ordinary. */
const HABIT_NAMES = [
  ...(["ordinary", "ordinary", "ordinary", "quick fingers", "quick fingers", "sleeper"] as const),
  ...(["talker", "presses everything", "leaver"] as const),
];

const GAMES = [
  // Three checkers each: a game of it ends in a sitting.
  ...["hypergammon", "hypergammon", "hypergammon cube", "hypergammon match 3", "hypergammon 20s"],
  ...["bot hypergammon easy", "bot hypergammon easy"],
  "long",
  "short",
  "short 5 cube",
  "long match 3",
  "gulbar",
  "mad-gulbar",
  "caucasian",
  "bot long easy",
  "bot short easy",
  "bot gulbar easy",
  "tavla",
  "plakoto",
  "tavli",
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
  "menu-more": 8,
  "ask-back": 40,
  "allow-back": 10,
  "refuse-back": 10,
  "arena-play": 5,
  "cup-enter": 10,
  "cube-double": 5,
  "cube-take": 20,
  "cube-drop": 3,
  "cube-beaver": 5,
  "cup-start": 5,
  drop: 3,
  resign: 3,
  "seven-begin": 40,
  "seven-move": 40,
  "seven-done": 40,
  "dare-open": 20,
  "dare-try": 20,
  "dare-move": 40,
  "dare-done": 40,
};

/** What a contest of the group is called for by, and ended. */
const CONTESTS = [
  "/arena hypergammon 5 20s",
  "/arena short 5 20s",
  "/arena cancel",
  "/cup hypergammon 1 1 hour",
  "/cup hypergammon 1 1 hour",
  "/cup short 1 1 hour",
  "/cup cancel",
  // It takes all three: one that was cancelled would hardly ever have been played at.
  "/chouette short 5 beaver",
  "/chouette",
  "/chouette",
] as const;

const KINDS = ["arena-", "cup-", "chouette-"] as const;

/** How often a person plays on when called on. */
const ONWARD = 0.6;

/** Where a person looks, beside the chats with two friends. */
const OFTEN = ["group", "group", "group", "bot", "bot", "bot"];
const FRIENDS_LOOKED_AT = 2;

const LONGEST_ANSWER_MS = 4_000;
const LOOKED_AT = 30;

/** A player presses on the own table most of the time; sometimes anybody anywhere. */
const isForMe = (message: SeenMessage, { name }: Player): boolean => {
  const called = calledOn(message);
  return called === undefined || called.name === name;
};

/** A person who does something at random, again and again: each time in one of these places. */
export const play = async (
  company: Company,
  phone: Phone,
  places: readonly Phone[] = [phone],
): Promise<void> => {
  const { random, tally, time } = company;
  const kind = random.pick(HABIT_NAMES);
  tally.count(`somebody: ${kind}`);
  const player = await playerOf(phone, kind);
  while (company.isOn()) {
    try {
      await act(company, { ...player, phone: random.pick(places) });
    } catch (error) {
      // The playground itself forbids what no phone could do.
      if (!(error instanceof PlaygroundRefusal)) throw error;
    }
    await time.sleep(1 + random.below(2 * player.habit.pauseMs));
  }
};

export const playerOf = async (phone: Phone, kind: keyof typeof HABITS): Promise<Player> => {
  const { id, name } = await phone.me();
  return { phone, id, name, habit: HABITS[kind] };
};

const act = async (company: Company, player: Player): Promise<void> => {
  const { random } = company;
  const { habit, phone } = player;
  const chat = random.pick(["group", "bot"]);
  if (random.below(1_000) < habit.leaves) return leave(company, player);
  if (random.below(1_000) < habit.talks) return say(company, player, "group", random.pick(TALK));
  if (random.below(1_000) < habit.anything) return pressAnything(company, player);
  if (random.chance(ONWARD) && (await playOn(company, player))) return;
  const dice = random.below(100);
  if (dice < 2) return say(company, player, chat, "/board");
  if (dice < 6) return say(company, player, chat, random.pick(PAGES));
  if (dice < 7) return say(company, player, chat, random.pick(["/resign", "/cancel"]));
  if (dice < 9) return say(company, player, "group", random.pick(CONTESTS));
  if (dice < 12) return say(company, player, chat, `/play ${random.pick(GAMES)}`);
  if (dice < 13) return void (await phone.start());
  if (dice < 15) return offerInline(company, player);
  if (dice < 17) return openLink(company, player);
  if (dice < 19) return share(company, player);
  if (dice < 24) return pressInEvent(company, player);
  return pressSomething(company, player);
};

export const say = async (
  { tally }: Company,
  { phone }: Player,
  chat: string,
  words: string,
): Promise<void> => {
  tally.count(`said ${words.split(" ")[0]} ${chat === "group" ? "in the group" : "in private"}`);
  await phone.say(chat, words);
};

/** What people say who want nothing of the bot, and what they ask it for. */
const TALK = ["ого", "ну и кости", "🎲", "who plays?", "завтра в восемь", "5", "короткие"];
const PAGES = [
  ...["/games", "/top", "/me", "/help", "/rules", "/settings", "/seven", "/train", "/lesson"],
  ...["/rules new", "/find", "/evening", "/play", "/language", "/league", "семёрка"],
];

/** What people do with their membership and with the messages of others. */
const leave = async ({ random, tally, taken }: Company, { phone }: Player): Promise<void> => {
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    "left the group": () => phone.leaveGroup(),
    "came back into the group": () => phone.joinGroup(),
    "blocked the bot": () => phone.block(),
    "unblocked the bot": () => phone.unblock(),
    "threw the bot out": () => phone.removeBot(),
    "brought the bot back": () => phone.addBot(),
    "made the bot an administrator": () => phone.promote("bot", random.chance(0.5)),
    "took a message away": async () => {
      const messages = await phone.messages(random.pick(["group", "bot"]), LOOKED_AT);
      if (messages.length === 0) return;
      const message = random.pick(messages);
      await phone.delete(message);
      taken.add(`${message.chat} ${message.id}`);
    },
  };
  const [what, way] = random.pick(Object.entries(ways));
  tally.count(what);
  await way();
};

/** Any button of any message that can still be seen. */
const pressAnything = async (company: Company, player: Player): Promise<void> => {
  const { random } = company;
  const all = await player.phone.messages(random.pick(["group", "bot"]), 3 * LOOKED_AT);
  const messages = all.filter((one) => buttonsOf(one).length > 0);
  if (messages.length === 0) return;
  const message = random.pick(messages);
  await pressOne(company, player, message, random.pick(buttonsOf(message)));
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

/** Sends a friend what a key under a message offers: a seven, a position, an invitation. */
const share = async ({ random, tally, phones }: Company, { phone }: Player) => {
  const queries = (await phone.messages("bot", LOOKED_AT)).flatMap(({ keyboard }) =>
    keyboard.flat().flatMap((one) => {
      if ("switch_inline_query" in one) return one.switch_inline_query;
      if (!("switch_inline_query_chosen_chat" in one)) return [];
      return one.switch_inline_query_chosen_chat.query ?? "";
    }),
  );
  if (queries.length === 0) return;
  const friend = random.pick(phones.filter(({ key }) => key !== phone.key));
  const found = await phone.inline(friend.key, random.pick(queries), LONGEST_ANSWER_MS);
  if (!found.results?.length) return;
  tally.count("shared what a key offers");
  await phone.choose(found, random.below(found.results.length));
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
  const chat = random.pick([...OFTEN, ...random.shuffled(friends).slice(0, FRIENDS_LOOKED_AT)]);
  const all = (await phone.messages(chat, LOOKED_AT)).filter(
    (one) => (one.from.bot || one.viaBot) && buttonsOf(one).length > 0,
  );
  const mine = all.filter((one) => isForMe(one, player));
  const message = random.chance(0.9) ? mine : all;
  if (message.length === 0) return;
  await pressOn(company, player, random.pick(message.slice(-6)));
};

/** Presses on the newest table that calls on this player; false if none does. */
export const playOn = async (company: Company, player: Player): Promise<boolean> => {
  for (const chat of company.random.shuffled(["group", "bot"])) {
    const all = await player.phone.messages(chat, LOOKED_AT);
    const table = all.findLast((one) => isCalled(one, player));
    if (!table || buttonsOf(table).length === 0) continue;
    await pressOn(company, player, table);
    return true;
  }
  return false;
};

/** One press, or several by quick fingers on the keyboard as it was. */
export const pressOn = async (
  company: Company,
  player: Player,
  message: SeenMessage,
  isMeant: (button: Button) => boolean = () => true,
): Promise<void> => {
  const { random, tally } = company;
  const buttons = buttonsOf(message).filter(isMeant);
  const weighted = buttons.flatMap((one) =>
    Array.from({ length: LIKELY[one.press.do] ?? 1 }, () => one),
  );
  const first = random.pick(weighted);
  const more =
    random.below(1_000) < player.habit.quick
      ? Array.from({ length: 1 + random.below(2) }, () =>
          random.chance(0.5) ? first : random.pick(weighted),
        )
      : [];
  if (more.length > 0) tally.count("quick fingers");
  await Promise.all([first, ...more].map((one) => pressOne(company, player, message, one)));
};

export const pressOne = async (
  { tally, presses, time, links }: Pick<Company, "tally" | "presses" | "time" | "links">,
  { phone, id }: Pick<Player, "phone" | "id">,
  message: SeenMessage,
  { data, press }: Button,
): Promise<void> => {
  const at = time.elapsed();
  const pressed = await phone.pressOld(message, data, LONGEST_ANSWER_MS);
  if (pressed.type !== "callback") return;
  const { answer } = pressed;
  const toast = answer && ("text" in answer ? (answer.text ?? "") : "");
  if (answer?.url !== undefined) links.push(answer.url);
  presses.push({ by: id, press, toast, at, until: time.elapsed() });
  tally.count(answer ? "presses answered" : "presses whose answer was lost");
};
