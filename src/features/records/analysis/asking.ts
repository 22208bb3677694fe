import type { Colour } from "../../../game/types.ts";
import { type ChatId, type GameId, type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import { ownGame } from "../../../tables/game/players.ts";
import { claimOnce } from "../../../tables/services/handouts.ts";
import type { Services } from "../../../tables/services/services.ts";
import { ANALYSIS_POST, GROUP_POSTS } from "./store.ts";

/** The game is not over, or was played by others. */
type NotTheirs = "no-game" | "not-over" | "analysis-not-yours";

const ownEnded = (
  services: Services,
  game: GameId,
  person: PersonId,
): Result<{ readonly by: Colour }, NotTheirs> => {
  const own = ownGame(services, game, person);
  if (!own.ok) return refused(own.code === "no-game" ? own.code : "analysis-not-yours");
  return own.row.endedAt === null ? refused("not-over") : own;
};

/** Notes that a player wants the analysis of their turns in their own chat; again only later. */
export const askForAnalysis = (
  services: Services,
  game: GameId,
  person: PersonId,
  thread: number | null = null,
): Done<NotTheirs | "analysis-there" | "no-private-chat"> =>
  services.store.transaction(() => {
    const { store } = services;
    const own = ownEnded(services, game, person);
    if (!own.ok) return own;
    const chat = privateChatOf(person);
    if (!store.people.chat(chat)?.present) return refused("no-private-chat");
    const mayAgain = claimOnce(services, `analysis ${game}`, chat);
    const post = { kind: ANALYSIS_POST, subject: game, chat, thread };
    const known = store.posts.in(post);
    if (known && !(known.behind === 0 && mayAgain)) return refused("analysis-there");
    store.posts.renew(post);
    return DONE;
  });

type Place = { readonly chat: ChatId; readonly thread: number | null };

/** The group in which a game was played, if the bot may write there. */
export const groupOf = ({ store }: Services, game: GameId): Place | undefined => {
  const row = store.games.game(game);
  const series = row && store.games.series(row.series);
  const chat = series?.home ?? series?.chat;
  const group = chat === undefined || chat === null ? undefined : store.people.chat(chat);
  if (group?.kind !== "group" || !group.present) return undefined;
  const thread = store.tables.byGame(game).find((table) => table.chat === group.id)?.thread;
  return { chat: group.id, thread: thread ?? null };
};

/** A player sends the analysis of their own turns to the group of the game, once. */
export const shareAnalysis = (
  services: Services,
  game: GameId,
  person: PersonId,
): Done<NotTheirs | "no-group" | "analysis-shared"> =>
  services.store.transaction(() => {
    const own = ownEnded(services, game, person);
    if (!own.ok) return own;
    const place = groupOf(services, game);
    if (!place) return refused("no-group");
    const post = { kind: GROUP_POSTS[own.by], subject: game, ...place };
    return services.store.posts.add(post) ? DONE : refused("analysis-shared");
  });
