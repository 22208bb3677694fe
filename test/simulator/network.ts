import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";
import type { Network } from "./machine.ts";
import type { Tally } from "./tally.ts";

/** In a hundred ways: how many lead nowhere, and how many take long. */
type Weather = { readonly lost: number; readonly late: number };

const WEATHER = {
  fair: { lost: 0, late: 1 },
  rough: { lost: 6, late: 10 },
  outage: { lost: 100, late: 30 },
} as const satisfies Readonly<Record<string, Weather>>;

const CHANGES = ["fair", "fair", "fair", "rough", "rough", "outage"] as const;

/** A way takes so long. */
const SHORT_MS = 60;
const LONG_MS = 9_000;
/** A kind of weather lasts so long at most; an outage less. */
const LASTS_MS = 90_000;
const OUTAGE_MS = 25_000;

/** A network whose weather changes as long as there is trouble. */
export const openNetwork = (time: Time, random: Random, tally: Tally) => {
  let weather: Weather = WEATHER.fair;
  const network: Network = {
    pass: async () => {
      const isLate = random.below(100) < weather.late;
      await time.sleep(1 + random.below(isLate ? LONG_MS : SHORT_MS));
      return random.below(100) >= weather.lost;
    },
  };
  return {
    network,
    /** Lets the weather change, and clear up in the end. */
    change: async (isOn: () => boolean): Promise<void> => {
      while (isOn()) {
        const next = random.pick(CHANGES);
        tally.count(`weather: ${next}`);
        weather = WEATHER[next];
        await time.sleep(1 + random.below(next === "outage" ? OUTAGE_MS : LASTS_MS));
      }
      weather = WEATHER.fair;
    },
  };
};
