import { Session } from "node:inspector/promises";

/** The playground runs in the same process, and how often the bot polls follows the machine. */
const OURS = /\/src\/(?!playground\/|bot\/intake\/)/;

/**
 * Counts steps: the calls of the bot's functions while it works, the same on every machine. What a
 * pattern does inside is none of them.
 */
export type Steps = {
  during(work: () => Promise<unknown>): Promise<number>;
  stop(): void;
};

export const openSteps = async (): Promise<Steps> => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true });
  /** The calls since it was asked last. */
  const taken = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const functions = result.filter(({ url }) => OURS.test(url)).flatMap((one) => one.functions);
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  };
  return {
    async during(work) {
      await taken();
      await work();
      return taken();
    },
    stop: () => session.disconnect(),
  };
};
