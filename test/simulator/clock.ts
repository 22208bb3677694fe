import { type Time, timeOf } from "../../src/machine/time.ts";
import { type Moments, openMoments } from "./moments.ts";
import { type Course, nowAndThen } from "./now-and-then.ts";

/** The clock of the bot's machine, which may be wrong; Telegram's is right. */
export type MachineClock = {
  readonly time: Time;
  /** What it showed, and when. */
  readonly moments: Moments;
  /** It goes by so much ahead of the right one from now on. */
  readonly setAhead: (ms: number) => void;
  /** It is right, and was so for so long that the bot has seen it. */
  readonly isSettled: () => boolean;
};

/** A sweep of the bot, and the one before it, which may have to ask Telegram. */
const SEEN_MS = 20_000;

export const openMachineClock = (right: Time): MachineClock => {
  let [ahead, settledAt] = [0, 0];
  const time = timeOf({ ...right, now: () => right.now() + ahead });
  const moments = openMoments(time);
  return {
    ...{ time, moments },
    isSettled: () => ahead === 0 && right.elapsed() >= settledAt,
    setAhead: (ms) => {
      ahead = ms;
      settledAt = right.elapsed() + SEEN_MS;
      moments.note();
    },
  };
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const JUMPS = {
  "the clock jumped an hour ahead": HOUR_MS,
  "the clock jumped an hour back": -HOUR_MS,
  "the clock jumped days ahead": 3 * DAY_MS,
  "the clock jumped days back": -2 * DAY_MS,
} as const;

const PAUSE_MS = 80_000;
/** A jump between two sweeps of the bot is seen by none of them. */
const LEAST_MS = 4_000;
const LASTS_MS = 15_000;

/** The clock jumps while everything runs, and is right again after a while. */
export const makeJumps = ({ setAhead }: MachineClock, course: Course): Promise<void> =>
  nowAndThen(course, PAUSE_MS, async () => {
    const { random, tally, time } = course;
    const [what, ahead] = random.pick(Object.entries(JUMPS));
    tally.count(what);
    setAhead(ahead);
    await time.sleep(LEAST_MS + random.below(LASTS_MS));
    setAhead(0);
  });
