import type { Logger } from "pino";
import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show } from "../../bot/delivery/show.ts";
import { speaker } from "../../bot/text/texts.ts";
import { type BoardMessage, lookOn } from "../../bot/view/table-message.ts";
import type { GameId } from "../../ids/ids.ts";
import { finishedGame } from "../../tables/game/finished.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Services } from "../../tables/services/services.ts";
import { type AnalysisPost, type Analyst, storedAnalysis } from "./analyst.ts";
import { analysisMessage, LEARN_BUTTONS } from "./message.ts";
import { analysesIn } from "./store.ts";

type Parts = {
  readonly services: Services;
  readonly analyst: Analyst;
  readonly jobs: Jobs;
  readonly show: Show;
  readonly log: Logger;
};

/**
 * Sends analyses to the chats that asked: first a line that announces it, which then becomes the
 * analysis.
 */
export const bringAnalyses = ({ services, analyst, jobs, show, log }: Parts): void => {
  const analyses = analysesIn(services.store);
  const making = new Set<GameId>();
  /** Games whose analysis failed; their chats are told so. */
  const failed = new Set<GameId>();

  const make = (game: GameId): void => {
    if (making.has(game)) return;
    making.add(game);
    const isMade = (analysis: unknown) => analysis === undefined && failed.add(game);
    analyst
      .of(game)
      .then(isMade, (error: unknown) => {
        if (jobs.isStopped) return;
        log.error({ err: error, game }, "a game could not be analysed");
        failed.add(game);
      })
      .finally(() => {
        making.delete(game);
        jobs.look();
      });
  };

  const jobFor = (post: AnalysisPost, chat: Chat): Job[] => {
    const say = speaker(chat.language);
    const analysis = storedAnalysis(services, post.game);
    const isDone = analysis !== undefined || failed.has(post.game);
    if (!isDone) make(post.game);
    if (!isDone && post.message !== null) return [];
    const compose = (board: "picture" | "emoji"): BoardMessage => {
      const found = finishedGame(services, post.game);
      if (!analysis || !found.ok) {
        const html = say(isDone ? "analysis-failed" : "analysis-making");
        return { html, keyboard: [] };
      }
      const game = { id: post.game, finished: found.finished, analysis };
      const beside = LEARN_BUTTONS.of(services).map((buttonIn) => buttonIn(say));
      return analysisMessage(game, lookOn(chat.settings, board), say, beside);
    };
    const onShown = ({ message }: Pick<AnalysisPost, "message">) =>
      isDone ? analyses.shown(post) : analyses.announced({ ...post, message });
    const place = { ...post, quiet: true };
    return [
      {
        chat: chat.id,
        lane: `analysis ${post.game} ${chat.id}`,
        run: (api) => show({ api, onShown }, place, compose),
        onRefused: (kind) =>
          kind === "lost" ? analyses.announced({ ...post, message: null }) : analyses.shown(post),
      },
    ];
  };

  jobs.see(() =>
    analyses.owed().flatMap((post) => {
      const chat = services.store.people.chat(post.chat);
      return chat ? jobFor(post, chat) : [];
    }),
  );
};
