import type { ChatId, GameId, PersonId } from "../../ids/ids.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";
import type { Traces } from "../../store/traces.ts";

export type AnalysisPost = {
  readonly game: GameId;
  readonly chat: ChatId;
  readonly thread: number | null;
  /** The message that announces the analysis, and then shows it. */
  readonly message: number | null;
};

type NewAnalysisPost = Omit<AnalysisPost, "message"> & {
  readonly at: number;
  readonly again: 0 | 1;
};

/** A forgotten person who comes back learns nothing from earlier games. */
export const analysisTraces: Traces = {
  forgetting: ["UPDATE analyses SET taught = 1 WHERE game IN (SELECT game FROM played)"],
};

/** Analyses of finished games, as JSON, and the chats that wait for one. */
export const analysesIn = queriesOf((sql) => {
  const { run, changed, rows, value, values } = statements(sql);
  return {
    find: value<[game: GameId], string>("SELECT analysis FROM analyses WHERE game = ?"),
    save: run<[game: GameId, analysis: string]>(
      "INSERT OR REPLACE INTO analyses (game, analysis, taught) VALUES (?, ?, 1)",
    ),
    /** A person's analysed games that are not in the trainer yet, the last first. */
    untaught: values<[{ person: PersonId; most: number }], GameId>(
      `SELECT game FROM analyses WHERE taught = 0 AND game IN (
       SELECT game FROM ledger WHERE winner = @person
       UNION SELECT game FROM ledger WHERE loser = @person) ORDER BY game DESC LIMIT @most`,
    ),
    taught: run<[game: GameId]>("UPDATE analyses SET taught = 1 WHERE game = ?"),
    /**
     * Notes that a chat waits for an analysis; false if it waits already, or may not have it again.
     */
    ask: changed<[NewAnalysisPost]>(
      `INSERT INTO analysis_posts (game, chat, thread, at) VALUES (@game, @chat, @thread, @at)
       ON CONFLICT (game, chat) DO UPDATE SET shown = 0, message = NULL, thread = @thread, at = @at
         WHERE shown = 1 AND @again = 1`,
    ),
    owed: rows<[], AnalysisPost>(
      `SELECT p.game, p.chat, p.thread, p.message FROM analysis_posts p
       JOIN chats c ON c.id = p.chat WHERE p.shown = 0 AND c.present = 1 ORDER BY p.at`,
    ),
    announced: run<[Pick<AnalysisPost, "game" | "chat" | "message">]>(
      "UPDATE analysis_posts SET message = @message WHERE game = @game AND chat = @chat",
    ),
    shown: run<[Pick<AnalysisPost, "game" | "chat">]>(
      "UPDATE analysis_posts SET shown = 1 WHERE game = @game AND chat = @chat",
    ),
  };
});
