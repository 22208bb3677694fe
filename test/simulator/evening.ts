import { seeded } from "../rules/random.ts";
import { STORY_BEGINS } from "../support/begun.ts";
import { seededChance } from "../support/chance.ts";
import { type VirtualTime, virtualTime } from "../support/virtual-time.ts";
import { type Law, openStorms } from "./evening-laws.ts";
import { coupleOf, type Evening, playTogether, type Waits } from "./evening-people.ts";
import { type Called, openEveningTelegram } from "./evening-telegram.ts";
import { beginLife } from "./life.ts";
import { openTally } from "./tally.ts";

export type EveningWish = {
  readonly seed: number;
  readonly groups: number;
  readonly minutes: number;
  readonly law: Law;
};

export type EveningFigures = {
  readonly law: string;
  /** Answers to presses in a second of the evening. */
  readonly aSecond: number;
  readonly waits: Waits;
  readonly called: Called;
  readonly storms: number;
  /** The errors in the bot's log. */
  readonly errors: readonly string[];
};

const MINUTE_MS = 60_000;

/** A call or an answer takes so long on its way at most. */
const WAY_MS = 60;

const groupId = (n: number): number => -1_000_000 - n;

/** Two people play in each of many groups, and the bot has one Telegram for all of them. */
export const liveEvening = (wish: EveningWish): Promise<EveningFigures> => {
  const clock = virtualTime(STORY_BEGINS, wish.seed);
  return clock.awaited(live(clock, wish));
};

const live = async (
  { time }: VirtualTime,
  { seed, groups, minutes, law }: EveningWish,
): Promise<EveningFigures> => {
  const storms = openStorms(time, seeded(seed + 1));
  const telegram = openEveningTelegram(law, storms, time);
  const ways = seeded(seed + 2);
  const life = await beginLife({
    ...{ seed, time, wire: telegram.wire, tally: openTally(), chats: [] },
    ...{ random: seeded(seed + 3), chance: seededChance(`evening ${seed}`) },
    network: { pass: () => time.sleep(1 + ways.below(WAY_MS)).then(() => true) },
  });
  const waits: Waits = { answers: [], boards: [], offers: [], again: 0, refused: 0, presses: 0 };
  const ends = time.elapsed() + minutes * MINUTE_MS;
  const isOn = (): boolean => time.elapsed() < ends;
  const couples = Array.from({ length: groups }, (_, n) => {
    // Each couple has its own chance: no couple changes the deeds of another.
    const evening: Evening = { telegram, random: seeded(seed * 10_007 + n), time, waits, isOn };
    return playTogether(evening, telegram.openGroup(groupId(n)), coupleOf(n));
  });
  await Promise.all([...couples, law.isStormy && storms.rage(isOn)]);
  const output = life.output();
  await life.close();
  return {
    law: law.name,
    aSecond: waits.answers.length / (minutes * 60),
    ...{ waits, storms: storms.count(), called: telegram.called() },
    errors: output.split("\n").filter((line) => /"level":(?:"error"|50|60)/.test(line)),
  };
};
