import { constants, setPriority } from "node:os";
import { loadPlayers } from "../../../ai/load.ts";
import type { Players } from "../../../ai/players.ts";
import { type SevenDraft, tryGame } from "./make.ts";
import { SEVEN_RULESETS } from "./types.ts";
import type { Effort } from "./value.ts";

/** One game to be tried; `effort` is the full one unless a test says otherwise. */
export type MakingTask = { readonly draft: SevenDraft; readonly effort?: Effort };

// Linux gives each thread a priority of its own, and 0 is who asks; elsewhere it would be that of the whole bot.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

let players: Players | undefined;

/** What the maker's thread does with each task: the draft after one more game. */
export default ({ draft, effort }: MakingTask): SevenDraft => {
  players ??= loadPlayers();
  return tryGame(players.player(SEVEN_RULESETS[draft.game], "best"), draft, effort);
};
