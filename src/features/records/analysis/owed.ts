import type { Composed, PostKind } from "../../../bot/feature/kinds.ts";
import type { OwedParts } from "../../../bot/feature/parts.ts";
import { type GameId, isGameId } from "../../../ids/ids.ts";
import { finishedGame } from "../../../tables/game/finished.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { Post } from "../../../tables/services/services.ts";
import { analystOf, storedAnalysis } from "./analyst.ts";
import { analysisMessage, LEARN_BUTTONS } from "./message.ts";
import { ANALYSIS_POST } from "./store.ts";

const MOST_KEPT = 500;

/** The state of analyses in this process; chats are told of those that failed. */
const statesIn = cacheOf<GameId, "making" | "ended" | "failed">(MOST_KEPT);

/** Posts whose analysis was not made yet when it was asked for: a line announces it first. */
const linesIn = cacheOf<Post["id"], true>(MOST_KEPT);

const isFailed = ({ services }: OwedParts, game: GameId): boolean =>
  statesIn(services.caches).find(game) === "failed";

const make = (parts: OwedParts, game: GameId): void => {
  const { services, jobs, log } = parts;
  const states = statesIn(services.caches);
  if (states.find(game) === "making") return;
  states.keep(game, "making");
  analystOf(parts)
    .of(game)
    .then(
      (analysis) => states.keep(game, analysis ? "ended" : "failed"),
      (error: unknown) => {
        states.keep(game, jobs.isStopped ? "ended" : "failed");
        if (!jobs.isStopped) log.error({ err: error, game }, "a game could not be analysed");
      },
    )
    .finally(() => jobs.collect());
};

const isMade = (parts: OwedParts, game: GameId): boolean =>
  isFailed(parts, game) || storedAnalysis(parts.services, game) !== undefined;

const composePost = (parts: OwedParts, { id, sent }: Post, game: GameId): Composed => {
  const { services } = parts;
  const isLine = sent === 0 && linesIn(services.caches).find(id) === true;
  const analysis = storedAnalysis(services, game);
  const found = finishedGame(services, game);
  if (analysis && found.ok && !isLine) {
    const analysed = { id: game, finished: found.finished, analysis };
    const learn = LEARN_BUTTONS.of(services);
    return {
      compose: ({ look, say }) =>
        analysisMessage(
          analysed,
          look,
          say,
          learn.map((buttonIn) => buttonIn(say, game)),
        ),
    };
  }
  const isDone = !isLine && (analysis !== undefined || isFailed(parts, game));
  const key = isDone ? "analysis-failed" : "analysis-making";
  return { compose: ({ say }) => ({ html: say(key), keyboard: [] }), isHalf: !isDone };
};

/** Analyses in the chats that asked: a line announces each, and then becomes the analysis. */
export const ANALYSES_ASKED_FOR: PostKind = {
  kind: ANALYSIS_POST,
  quiet: true,
  isDue: (parts, { id, subject, message }) => {
    if (!isGameId(subject) || isMade(parts, subject)) return true;
    if (message === null) linesIn(parts.services.caches).keep(id, true);
    make(parts, subject);
    return message === null;
  },
  composed: (parts, post) =>
    isGameId(post.subject) ? composePost(parts, post, post.subject) : undefined,
  // An analysis that people deleted does not come again for a name in it.
  refused: ({ services }, { subject }, failure) =>
    failure === "lost" && isGameId(subject) && storedAnalysis(services, subject) === undefined
      ? "sent again"
      : "settled",
};
