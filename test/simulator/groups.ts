import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";
import {
  type ChatName,
  type Phone,
  type PlaygroundClient,
  PlaygroundRefusal,
} from "../support/playground-client.ts";
import type { Tally } from "./tally.ts";

/** The groups of a company by their names, each with the keys of those who belong there. */
export type Groups = ReadonlyMap<string, readonly string[]>;

/** The playground itself forbids what no phone could do. */
export const unlessRefused = (error: unknown): void => {
  if (!(error instanceof PlaygroundRefusal)) throw error;
};

/** All of them in the one group that every playground has. */
export const oneGroup = (phones: readonly Phone[]): Groups =>
  new Map([["group", phones.map(({ key }) => key)]]);

const FURTHER = [
  { title: "Двор", people: 7 },
  { title: "Работа", people: 5 },
  { title: "Семья", people: 3 },
];

/** Beside the one for all there are three more, with some of the people each. */
export const foundGroups = async (phones: readonly Phone[], random: Random): Promise<Groups> => {
  const groups = new Map(oneGroup(phones));
  for (const { title, people } of FURTHER) {
    const members = random.shuffled(phones).slice(0, people);
    const [creator, ...others] = members;
    if (!creator) continue;
    const keys = others.map(({ key }) => key);
    const { name } = await creator.foundGroup(title, keys);
    groups.set(name, [creator.key, ...keys]);
  }
  return groups;
};

/** Most of what people do in groups they do in the one for all. */
const IN_THE_FIRST = 5;

/** A phone as seen from each of its groups. */
export const placesOf = (groups: Groups, phone: Phone): readonly Phone[] =>
  [...groups]
    .filter(([, members]) => members.includes(phone.key))
    .flatMap(([name]) => {
      const times = name === "group" ? IN_THE_FIRST : 1;
      return Array.from({ length: times }, () => lookingAt(phone, name));
    });

/** The members of each group, looking at it. */
export const membersOf = (
  groups: Groups,
  phones: readonly Phone[],
): readonly (readonly Phone[])[] =>
  [...groups].map(([name, members]) =>
    phones.filter(({ key }) => members.includes(key)).map((phone) => lookingAt(phone, name)),
  );

/** The same phone; on it, `group` is that group. */
const lookingAt = (phone: Phone, group: string): Phone => {
  const named = (chat: ChatName): ChatName => (chat === "group" ? group : chat);
  return {
    ...phone,
    messages: (chat, limit) => phone.messages(named(chat), limit),
    say: (chat, text, replyTo) => phone.say(named(chat), text, replyTo),
    inline: (chat, text, ms) => phone.inline(named(chat), text, ms),
    addBot: () => phone.addBot(group),
    removeBot: () => phone.removeBot(group),
    promote: (whom, admin) => phone.promote(whom, admin, group),
    upgradeGroup: () => phone.upgradeGroup(group),
    leaveGroup: () => phone.leaveGroup(group),
    joinGroup: () => phone.joinGroup(group),
  };
};

/** All are where they belong again, and look for the bot where it believes itself thrown out. */
export const gather = async (client: PlaygroundClient, groups: Groups): Promise<void> => {
  for (const [name, keys] of groups) {
    const phones = keys.map((key) => client.as(key));
    for (const phone of phones) await phone.joinGroup(name).catch(unlessRefused);
    const [first] = phones;
    await first?.addBot(name).catch(unlessRefused);
    await first?.say(name, "/help");
  }
};

/** How likely a group becomes a supergroup while people are together. */
const UPGRADES = 0.35;

/** Sometimes a group becomes a supergroup, at any moment. */
export const upgradeSometimes = async (
  client: PlaygroundClient,
  groups: Groups,
  random: Random,
  tally: Tally,
  time: Time,
  withinMs: number,
): Promise<void> => {
  if (!random.chance(UPGRADES)) return;
  await time.sleep(1 + random.below(withinMs));
  const [name, keys] = random.pick([...groups]);
  for (const key of keys) {
    const upgraded = await client.as(key).upgradeGroup(name).catch(unlessRefused);
    if (upgraded) return tally.count("a group became a supergroup");
  }
};
