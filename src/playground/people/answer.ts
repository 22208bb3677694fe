import type { QueryAnswer } from "../world/queries.ts";
import type { World } from "../world/world.ts";

/** Waits for the bot to answer a query; undefined if it does not in time. */
export const answerTo = (
  world: World,
  queryId: string,
  seconds: number,
): Promise<QueryAnswer | undefined> =>
  new Promise((resolve) => {
    const finish = (answer: QueryAnswer | undefined): void => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(undefined), seconds * 1000);
    const stop = world.onChange((change) => {
      if (change.type === "closing") finish(undefined);
      if (change.type === "answered" && change.queryId === queryId) {
        finish(world.queries.get(queryId)?.answer);
      }
    });
    const answer = world.queries.get(queryId)?.answer;
    if (answer !== undefined) finish(answer);
  });
