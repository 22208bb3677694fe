import { possibleOutcomes } from "../../rules/outcome.ts";
import type { Outcome } from "../../rules/types.ts";
import { opponent } from "../colours.ts";
import { positionFor } from "../game.ts";
import { costOfLeaving } from "../leaving.ts";
import type { Colour, Decision, Game, GameEvent } from "../types.ts";
import type { RecordEvent } from "./format.ts";

/** Leaving a game never cost more than a mars. */
const DEARER_NOW: ReadonlySet<Outcome> = new Set(["koks", "home-mars"]);

/** An event that was legal when resigning had other prices, so that old records stay valid. */
export const formerly = (
  game: Game,
  found: RecordEvent,
  decided: Decision,
): readonly GameEvent[] | undefined => {
  const ended = decided.ok ? decided.events[0] : undefined;
  const isGivenUp = ended?.type === "ended";
  if (found.type === "resignation-offered") {
    const { by, outcome } = found;
    const isLower = outcome !== highest(game, by);
    return isGivenUp && isLower ? [{ type: found.type, by, outcome }] : undefined;
  }
  if (found.type !== "ended") return undefined;
  const { winner, outcome, ending } = found;
  const loser = opponent(winner);
  const wasHighest =
    !decided.ok && decided.code === "outcome-impossible" && outcome === highest(game, loser);
  const isMarsOfHomeMars = outcome === "mars" && costOfLeaving(game, loser) === "home-mars";
  const isResigned = ending === "resigned" && !game.resignation && (wasHighest || isMarsOfHomeMars);
  const isClaimed =
    ending === "claimed" && isGivenUp && DEARER_NOW.has(ended.outcome) && outcome === "mars";
  return isResigned || isClaimed ? [{ type: "ended", winner, outcome, ending }] : undefined;
};

const highest = (game: Game, loser: Colour): Outcome | undefined =>
  possibleOutcomes(game.ruleset, positionFor(game, loser)).at(-1);
