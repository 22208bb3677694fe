import { constants, setPriority } from "node:os";
import { loadPlayers } from "../../../ai/load.ts";
import type { Players } from "../../../ai/players.ts";
import { type SevenDraft, tryGame } from "./make.ts";
import { SEVEN_RULESETS } from "./types.ts";
import type { Effort } from "./value.ts";

/** One game to try. Only tests set `effort`; it is full by default. */
export type MakingTask = { readonly draft: SevenDraft; readonly effort?: Effort };

// On Linux each thread has its own priority, and 0 means the calling thread. Elsewhere this would
// lower the priority of the whole bot.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

let players: Players | undefined;

/** The thread's answer to a task: the draft after one more game. */
export default ({ draft, effort }: MakingTask): SevenDraft => {
  players ??= loadPlayers();
  return tryGame(players.player(SEVEN_RULESETS[draft.game], "best"), draft, effort);
};
