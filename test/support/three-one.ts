import type { SeenMessage } from "./playground-client.ts";
import { secretThrowing, seededSecret } from "./secrets.ts";
import type { StageWish, TestStage } from "./stage.ts";
import { sitDown } from "./table.ts";

/** Anna (White) has 3:1 to play, Boris follows with 3:2. */
export const THREE_ONE = [secretThrowing([3, 1], [3, 2])];

/**
 * White begins with 5:2, and 6:6 follows three times. In long nardy the third one leaves White one
 * way to play it: a single checker from the head. Four throws take too long to look for.
 */
export const THREE_SIXES = [seededSecret("throwing", 632_591)];

/** A table of short nardy at which Anna has just this to play. */
export const seatedAt = async (stage: TestStage, wish: StageWish = {}): Promise<SeenMessage> => {
  await stage.open({ secrets: THREE_ONE, ...wish });
  return sitDown(stage.anna, stage.boris, "short");
};
