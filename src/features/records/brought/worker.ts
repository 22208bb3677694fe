import type { Analysis } from "../../../ai/analysis/analysis.ts";
import type { Running } from "../../../bot/feature/feature.ts";
import type { BotParts } from "../../../bot/feature/parts.ts";
import type { ReadGame } from "../../../game/record/record.ts";
import { TaskFailed } from "../../../threads/threads.ts";
import { forgetOldMatches, touchLine } from "./keep.ts";
import {
  MATCH_DONE_NOTICE,
  MATCH_POST,
  type MatchId,
  type MatchRow,
  matchesIn,
  readStoredGame,
} from "./store.ts";

/** Who has waited so long for a match looks at something else by now. */
const LONG_MS = 10_000;

/** What is kept of a game that cannot be analysed. */
const NOTHING: Analysis = { white: 0.5, turns: [], cubes: [] };

/** The points that both needed when a game began; undefined for money. */
export const toGoAt = ({ score }: Pick<ReadGame, "score">, to: number | null) =>
  to === null ? undefined : { white: to - score.white, black: to - score.black };

/**
 * Analyses the games of brought matches, one after the other: at most one of all waits in the
 * threads, so games that people have just played come before the next one. A kill loses one game.
 */
export const workAtMatches = ({ services, think, jobs, log }: BotParts): Running => {
  const { store } = services;
  const matches = matchesIn(store);
  let working: Promise<void> | undefined;
  let isStopped = false;

  const analysisOf = async (game: ReadGame, to: number | null): Promise<Analysis> => {
    const { ruleset, events } = game;
    const thought = await think({ kind: "analysis", ruleset, events, toGo: toGoAt(game, to) });
    if (thought.kind !== "analysis") throw new Error("asked for an analysis, got another thought");
    return thought.analysis;
  };

  const end = ({ id, person, at }: MatchRow): void => {
    touchLine(services, person);
    if (services.now() - at >= LONG_MS)
      store.notices.add({ kind: MATCH_DONE_NOTICE, subject: id, person });
  };

  const save = (match: MatchId, number: number, analysis: Analysis): void => {
    store.transaction(() => {
      matches.saveAnalysis({ match, number, analysis: JSON.stringify(analysis) });
      store.posts.touch({ kind: MATCH_POST, subject: match });
      const row = matches.find(match);
      if (row && row.done === row.games) end(row);
    });
    jobs.collect();
  };

  const work = async (): Promise<void> => {
    for (let next = matches.next(); next !== undefined && !isStopped; next = matches.next()) {
      const { match, number, game } = next;
      try {
        const to = matches.find(match)?.length ?? null;
        save(match, number, await analysisOf(readStoredGame(game), to));
      } catch (error) {
        if (isStopped) return;
        // Too much waits in the threads: the next sweep tries again.
        if (error instanceof TaskFailed && error.code !== "hangs") return;
        log.error({ err: error, match, number }, "a game of a match could not be analysed");
        save(match, number, NOTHING);
      }
    }
  };

  return {
    sweep: () => {
      forgetOldMatches(services);
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    stop: async () => {
      isStopped = true;
      await working;
    },
  };
};
