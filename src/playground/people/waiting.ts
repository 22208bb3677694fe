import type { QueryAnswer } from "../world/queries.ts";
import type { World } from "../world/world.ts";

/** Waits for the bot to answer a query; gives nothing when it has not in that time. */
export const answerTo = (
  world: World,
  queryId: string,
  seconds: number,
): Promise<QueryAnswer | undefined> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve(world.queries.get(queryId)?.answer);
    };
    const timer = setTimeout(finish, seconds * 1000);
    const stop = world.onChange((change) => {
      if (change.type === "answered" && change.queryId === queryId) finish();
    });
    if (world.queries.get(queryId)?.answer !== undefined) finish();
  });
