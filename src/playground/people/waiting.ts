import type { QueryAnswer } from "../world/queries.ts";
import type { World } from "../world/world.ts";

/** Waits until a change of the world brings something; undefined if none does in time. */
const brought = <T>(
  world: World,
  seconds: number,
  look: () => T | undefined,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    const found = look();
    if (found !== undefined || seconds === 0) return resolve(found);
    const end = (result?: T): void => {
      stopTimer();
      stopListening();
      resolve(result);
    };
    const stopTimer = world.time.after(seconds * 1000, end);
    const stopListening = world.onChange(({ type }) => {
      if (type === "closing") return end();
      const result = look();
      if (result !== undefined) end(result);
    });
  });

/** Waits for the bot to answer a query; undefined if it does not in time. */
export const answerTo = (
  world: World,
  queryId: string,
  seconds: number,
): Promise<QueryAnswer | undefined> =>
  brought(world, seconds, () => world.queries.get(queryId)?.answer);

/** Waits for a change of messages after the first `seen`, for so many seconds at most. */
export const changeAfter = (
  world: World,
  seen: number,
  seconds: number,
): Promise<true | undefined> => brought(world, seconds, () => world.changes() > seen || undefined);
