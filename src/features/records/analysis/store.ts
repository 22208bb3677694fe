import type { PerColour } from "../../../game/types.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import { postsOfPlayed, type Traces } from "../../../store/traces.ts";

/** The kind of posts with the analysis of a reader's own turns; the subject is the game. */
export const ANALYSIS_POST = "analysis";

/** Those with the turns of one player, which that player has sent to the group of the game. */
export const GROUP_POSTS = {
  white: "analysis-white",
  black: "analysis-black",
} as const satisfies PerColour<string>;

export const analysisTraces: Traces = {
  forgetting: [
    // A forgotten person who comes back learns nothing from earlier games.
    "UPDATE analyses SET taught = 1 WHERE game IN (SELECT game FROM played)",
    ...[ANALYSIS_POST, ...Object.values(GROUP_POSTS)].map(postsOfPlayed),
  ],
};

/** Analyses of finished games, as JSON. */
export const analysesIn = queriesOf((sql) => {
  const { run, value, values } = statements(sql);
  return {
    find: value<[game: GameId], string>("SELECT analysis FROM analyses WHERE game = ?"),
    save: run<[game: GameId, analysis: string]>(
      "INSERT OR REPLACE INTO analyses (game, analysis, taught) VALUES (?, ?, 1)",
    ),
    /** A person's last analysed games, before one if that is given, the last first. */
    before: values<[{ person: PersonId; game: GameId | null; most: number }], GameId>(
      `SELECT game FROM analyses JOIN ledger USING (game)
       WHERE (winner = @person OR loser = @person) AND (@game IS NULL OR game < @game)
       ORDER BY game DESC LIMIT @most`,
    ),
    /** Games that ended since then and are not analysed, the first first. */
    missing: values<[since: number], GameId>(
      `SELECT game FROM ledger WHERE at >= ? AND game NOT IN (SELECT game FROM analyses)
       ORDER BY at, game`,
    ),
    /** A person's analysed games that are not in the trainer yet, the last first. */
    untaught: values<[{ person: PersonId; most: number }], GameId>(
      `SELECT game FROM analyses WHERE taught = 0 AND game IN (
       SELECT game FROM ledger WHERE winner = @person
       UNION SELECT game FROM ledger WHERE loser = @person) ORDER BY game DESC LIMIT @most`,
    ),
    taught: run<[game: GameId]>("UPDATE analyses SET taught = 1 WHERE game = ?"),
  };
});
