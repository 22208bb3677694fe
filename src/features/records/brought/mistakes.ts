import type { Analysis } from "../../../ai/analysis/analysis.ts";
import { matchSeenBy, matchStand } from "../../../game/problem/of-game.ts";
import type { MatchSoFar } from "../../../game/problem.ts";
import type { ReadGame } from "../../../game/record/record.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { costliest } from "./decisions.ts";
import { ownMatch } from "./keep.ts";
import { gamesOfMatch, type MatchId, type MatchRow } from "./store.ts";
import { toGoAt } from "./worker.ts";

/** A losing turn of an analysed game; `turn` is its number in the game, from 0. */
type LostTurn = Pick<ReadGame, "ruleset" | "events"> & {
  readonly analysis: Analysis;
  readonly turn: number;
  /** Undefined: for money. */
  readonly match: MatchSoFar | undefined;
};

const lengthOf = ({ length }: MatchRow) => (length === null ? {} : { match: length });

/** The turns that cost a person most in a match of theirs; undefined if it is forgotten. */
export const matchMistakes = (
  services: Services,
  id: MatchId,
  person: PersonId,
): readonly LostTurn[] | undefined => {
  const row = ownMatch(services, id, person);
  if (!row || row.side === null) return undefined;
  const games = gamesOfMatch(services, id);
  return costliest(games, row.side).flatMap((decision): LostTurn[] => {
    const stored = games[decision.at];
    if (decision.kind === "cube" || !stored?.analysis) return [];
    const { game, analysis } = stored;
    const { ruleset, events, crawford } = game;
    const stand = matchStand(lengthOf(row), toGoAt(game, row.length), crawford);
    const match = stand && matchSeenBy(stand, decision.turn.by);
    return [{ ruleset, events, analysis, turn: decision.index, match }];
  });
};
