import type { Composed, PostKind } from "../../../bot/feature/kinds.ts";
import type { OwedParts } from "../../../bot/feature/parts.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import { COLOURS } from "../../../game/colours.ts";
import type { Colour } from "../../../game/types.ts";
import { type GameId, isGameId, isPersonId } from "../../../ids/ids.ts";
import { finishedGame } from "../../../tables/game/finished.ts";
import { sideOf } from "../../../tables/game/players.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { Post, Services } from "../../../tables/services/services.ts";
import { analystOf, storedAnalysis } from "./analyst.ts";
import { groupOf } from "./asking.ts";
import { analysisPress } from "./look.ts";
import { analysisMessage, LEARN_BUTTONS } from "./message.ts";
import { ANALYSIS_POST, GROUP_POSTS } from "./store.ts";

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

/** Whose turns a post judges. */
type SideIn = (parts: OwedParts, post: Post, game: GameId) => Colour | undefined;

const composePost = (sideIn: SideIn, parts: OwedParts, post: Post, game: GameId): Composed => {
  const { services } = parts;
  const isLine = post.sent === 0 && linesIn(services.caches).find(post.id) === true;
  const analysis = storedAnalysis(services, game);
  const found = finishedGame(services, game);
  if (analysis && found.ok && !isLine) {
    const analysed = {
      id: game,
      finished: found.finished,
      analysis,
      by: sideIn(parts, post, game),
    };
    const isOwn = post.kind === ANALYSIS_POST && analysed.by !== undefined;
    return {
      compose: ({ look, say }) =>
        analysisMessage(analysed, look, say, isOwn ? waysFrom(services, game, say) : {}),
    };
  }
  const isDone = !isLine && (analysis !== undefined || isFailed(parts, game));
  const key = isDone ? "analysis-failed" : "analysis-making";
  return { compose: ({ say }) => ({ html: say(key), keyboard: [] }), isHalf: !isDone };
};

const waysFrom = (services: Services, game: GameId, say: Say) => ({
  learn: LEARN_BUTTONS.of(services).map((buttonIn) => buttonIn(say, game)),
  share: groupOf(services, game)
    ? [button(say("button-analysis-share"), analysisPress({ do: "analysis-share", game }))]
    : [],
});

/** A line announces each, and then becomes the analysis. */
const postsOf = (kind: string, sideIn: SideIn): PostKind => ({
  kind,
  quiet: true,
  isDue: (parts, { id, subject, message }) => {
    if (!isGameId(subject) || isMade(parts, subject)) return true;
    if (message === null) linesIn(parts.services.caches).keep(id, true);
    make(parts, subject);
    return message === null;
  },
  composed: (parts, post) =>
    isGameId(post.subject) ? composePost(sideIn, parts, post, post.subject) : undefined,
  // An analysis that people deleted does not come again for a name in it.
  refused: ({ services }, { subject }, failure) =>
    failure === "lost" && isGameId(subject) && storedAnalysis(services, subject) === undefined
      ? "sent again"
      : "settled",
});

/**
 * Analyses of the reader's own turns in private chats, and of one player's in a group, where that
 * player has sent it. Those that earlier versions have sent to groups judge nobody any more.
 */
export const ANALYSES_ASKED_FOR: readonly PostKind[] = [
  postsOf(ANALYSIS_POST, ({ services }, { chat }, game) => {
    const row = services.store.games.game(game);
    const reader: number = chat;
    return row && isPersonId(reader) ? sideOf(services, row, reader) : undefined;
  }),
  ...COLOURS.map((colour) => postsOf(GROUP_POSTS[colour], () => colour)),
];
