import type { Phone } from "../support/playground-client.ts";
import { buttonsOf } from "../support/table.ts";
import { unlessRefused } from "./groups.ts";
import { type Company, type Player, playerOf, playOn, pressOn, say } from "./players.ts";

/** What is played to its end: by random moves a game of three checkers ends soon. */
const SHORT = ["hypergammon", "hypergammon", "hypergammon 5 cube", "hypergammon match 2"];

/** So often in a row nobody of a pair is called on: their games are over. */
const IDLE = 40;
/** For seven turns, with moves taken back. */
const MOST_PRESSES = 80;
const GROUPS = 2;
const LOOKED_AT = 30;
const LONGEST_PAUSE_MS = 1_600;
const BEGINNING_MS = 5_000;

/**
 * Two of some groups and somebody alone come to play, and stay until what they play is over. A
 * group in which more played at once would be shown too little.
 */
export const playToEnds = async (
  company: Company,
  groups: readonly (readonly Phone[])[],
): Promise<void> => {
  const some = company.random.shuffled(groups).slice(0, GROUPS);
  const pairs = some.map((members) => company.random.shuffled(members).slice(0, 2));
  const parties = [
    ...pairs.map((pair) => playOut(company, pair)),
    solve(company, company.random.pick(company.phones)),
  ];
  await Promise.all(parties.map((party) => party.catch(unlessRefused)));
};

const pause = ({ time, random }: Company): Promise<void> =>
  time.sleep(1 + random.below(LONGEST_PAUSE_MS));

const playOut = async (company: Company, phones: readonly Phone[]): Promise<void> => {
  const pair = await Promise.all(phones.map((phone) => playerOf(phone, "ordinary")));
  const [caller, friend] = pair;
  if (!caller || !friend) return;
  await say(company, caller, "group", `/play ${company.random.pick(SHORT)}`);
  await company.time.sleep(BEGINNING_MS);
  await pressNewest(company, friend, "group", "sit");
  for (let idle = 0; idle < IDLE && company.isOn(); idle++) {
    for (const player of pair) {
      if (await playOn(company, player)) idle = 0;
      await pause(company);
    }
  }
};

/** The seven of the day, as far as these presses lead. */
const solve = async (company: Company, phone: Phone): Promise<void> => {
  const player = await playerOf(phone, "ordinary");
  await phone.unblock().catch(unlessRefused);
  await say(company, player, "bot", "/seven");
  for (let presses = 0; presses < MOST_PRESSES && company.isOn(); presses++) {
    await pause(company);
    await pressNewest(company, player, "bot", "seven-");
  }
};

/** Presses under the newest message of a chat that has a button of this kind. */
const pressNewest = async (
  company: Company,
  player: Player,
  chat: string,
  kind: string,
): Promise<void> => {
  const all = await player.phone.messages(chat, LOOKED_AT);
  const isOfKind = ({ press }: ReturnType<typeof buttonsOf>[number]) => press.do.startsWith(kind);
  const newest = all.findLast((one) => one.from.bot && buttonsOf(one).some(isOfKind));
  if (newest) await pressOn(company, player, newest, isOfKind);
};
