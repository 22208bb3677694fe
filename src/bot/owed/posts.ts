import type { MiddlewareFn } from "grammy";
import type { Chat } from "../../tables/people/people.ts";
import type { Post } from "../../tables/services/services.ts";
import { claimForPost } from "../../tables/shown/pressed.ts";
import type { Job } from "../delivery/jobs.ts";
import type { Shown } from "../delivery/place.ts";
import type { Composed, Fate, PostKind } from "../feature/kinds.ts";
import type { OwedParts } from "../feature/parts.ts";
import type { BotContext } from "../updates/context.ts";
import { buttonsUnder, pressedMessage } from "../updates/shown.ts";
import { readerIn } from "./notices.ts";

export const bringPosts = (parts: OwedParts, kinds: readonly PostKind[]): void => {
  const { services, jobs } = parts;
  const { posts, people } = services.store;
  // The others note no attempt, and may be planned for days ahead.
  const paced = kinds.filter(({ onTaken }) => !onTaken).map(({ kind }) => kind);
  jobs.addSource(() =>
    posts.due(services.now(), paced).flatMap((post) => {
      if (jobs.isFull({ lane: laneOf(post) })) return [];
      const kind = kinds.find((one) => one.kind === post.kind);
      const chat = people.chat(post.chat);
      return kind && chat && (kind.isDue?.(parts, post) ?? true)
        ? [jobFor(parts, kind, post, chat)]
        : [];
    }),
  );
};

const laneOf = ({ kind, subject, chat }: Post): string => `${kind} ${subject} ${chat}`;

const jobFor = (parts: OwedParts, kind: PostKind, post: Post, chat: Chat): Job => {
  const { posts } = parts.services.store;
  const { onTaken, refused } = kind;
  return {
    chat: chat.id,
    lane: laneOf(post),
    take: () => (onTaken ? takeOnce(parts, kind, post) : take(parts, kind, post)),
    ...(onTaken && { giveBack: () => posts.giveBack(post.id) }),
    run: (api) => bring(parts, kind, post, chat, api),
    onRefused: (failure) => {
      const fate = refused?.(parts, post, failure) ?? USUAL[failure];
      FATES[fate](parts, post);
    },
  };
};

const USUAL: Readonly<Record<"lost" | "refused", Fate>> = {
  lost: "sent again",
  refused: "settled",
};

const FATES: Readonly<Record<Fate, ({ services }: OwedParts, post: Post) => void>> = {
  "sent again": ({ services }, { id }) => services.store.posts.lose(id),
  settled: ({ services }, { id }) => void services.store.posts.settle(id),
  removed: ({ services }, { id }) => services.store.posts.remove(id),
};

const take = ({ services }: OwedParts, { paceMs = 0 }: PostKind, { id }: Post): boolean =>
  services.store.posts.take({ id, dueAt: services.now() + paceMs });

const takeOnce = (parts: OwedParts, { onTaken }: PostKind, post: Post): boolean => {
  const { store } = parts.services;
  return store.transaction(() => {
    const isTaken = store.posts.settle(post.id);
    if (isTaken) onTaken?.(parts, post);
    return isTaken;
  });
};

const bring = async (
  parts: OwedParts,
  kind: PostKind,
  { id }: Post,
  chat: Chat,
  api: Parameters<Job["run"]>[0],
): Promise<unknown> => {
  const { posts } = parts.services.store;
  const taken = posts.byId(id);
  if (!taken) return undefined;
  const composed = await kind.composed({ ...parts, api }, taken);
  if (!composed) return posts.remove(id);
  // Changes during the composing are in it already.
  const post = posts.byId(id);
  if (!post) return undefined;
  const place = { ...post, quiet: kind.quiet ?? false };
  return parts.show(
    {
      api,
      onSending: () => posts.sending(id),
      onShown: (shown) => note(parts, post, shown, composed),
    },
    place,
    (board) => composed.compose(readerIn(chat, board)),
  );
};

/**
 * Telegram cannot turn a picture into text: a new message replaces it, and the old one goes. What
 * was called anew meanwhile does not take the message back that it has left.
 */
const note = (
  { services }: OwedParts,
  { id, chat, message: before, behind }: Post,
  shown: Shown,
  { isHalf }: Composed,
): void => {
  const { posts, outbox } = services.store;
  // A press may have found a message meanwhile.
  const { message } = posts.byId(id) ?? { message: before };
  const isLeft = shown.message !== null && outbox.isLeftover(chat, shown.message);
  if (message !== before && (isLeft || shown.message === before)) return;
  if (message !== null && shown.message !== message) outbox.leave({ chat, message });
  // A press before the answer may have taken it for a stray.
  outbox.keep({ chat, message: shown.message });
  posts.shown({ id, ...shown, behind: isHalf ? 0 : behind });
};

/** The pressed message may be one that its post does not know. */
export const claimPosts =
  (kinds: readonly PostKind[]): MiddlewareFn<BotContext> =>
  (ctx, next) => {
    const pressed = pressedMessage(ctx);
    if (!pressed) return next();
    const { services } = ctx;
    const posts = buttonsUnder(ctx).flatMap((data) =>
      kinds.flatMap(({ under }) => under?.(services.store, data, pressed.chat) ?? []),
    );
    for (const post of posts.slice(0, 1)) claimForPost(services, pressed, post);
    return next();
  };
