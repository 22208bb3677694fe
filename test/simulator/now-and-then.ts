import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";
import type { Tally } from "./tally.ts";

/** How trouble is dealt out, as long as it is on. */
export type Course = {
  readonly random: Random;
  readonly tally: Tally;
  readonly time: Time;
  readonly isOn: () => boolean;
};

/** Does something at random moments, between two of which lies a pause of this length at most. */
export const nowAndThen = async (
  { random, time, isOn }: Omit<Course, "tally">,
  pauseMs: number,
  work: () => Promise<void>,
): Promise<void> => {
  while (isOn()) {
    await time.sleep(1 + random.below(pauseMs));
    if (isOn()) await work();
  }
};
