import { loadPlayers } from "../../src/ai/load.ts";
import type { Players } from "../../src/ai/players.ts";
import { type Think, thinkNow } from "../../src/ai/table/task.ts";
import { oneDeep } from "./one-deep.ts";

let players: Players | undefined;

/**
 * Where code is not compiled there is no thread that could think. What people see of a thought is
 * the same if it looks no further than over one roll.
 */
export const think: Think = async (task) => {
  players ??= oneDeep(loadPlayers());
  return thinkNow(task, players);
};
