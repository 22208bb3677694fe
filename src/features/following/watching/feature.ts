import { Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { comesFrom } from "../../../bot/updates/member.ts";
import { answer, erase, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import { privateChatOf } from "../../../ids/ids.ts";
import {
  pressed,
  pressedHere,
  WATCH_BEGUN_PAYLOAD,
  WATCH_PAYLOAD,
  WATCH_PRESSES,
  WATCHED_GAMES,
} from "./message.ts";
import {
  GAME,
  groupOf,
  stopWatching,
  type Watchable,
  watch,
  watchingExtension,
  watchNext,
} from "./watching.ts";

const watching = new Composer<BotContext>();

watching.filter(pressedHere("watch"), (ctx) =>
  beginWatching(ctx, { kind: GAME, number: ctx.press.game }),
);

/** A person new to the bot is led to its START, which opens the board. */
export const beginWatching = async (ctx: BotContext, what: Watchable): Promise<void> => {
  const { services, person, here } = ctx;
  if (groupOf(services, what) !== here?.id) return toast(ctx, "refused-no-game");
  const watched = watch(services, what, person.id);
  if (!watched.ok && watched.code === "watch-unreachable") return openBot(ctx, payloadOf(what));
  if (!watched.ok) return answer(ctx, watched);
  await toast(ctx, "watch-on");
  await show(ctx, watched.left);
};

const show = async (ctx: BotContext, left: number | null): Promise<void> => {
  ctx.delivery.jobs.collect();
  if (left === null) return;
  await ctx.api.deleteMessage(privateChatOf(ctx.person.id), left).catch(() => undefined);
};

const payloadOf = ({ kind, number }: Watchable): string => `${WATCH_PAYLOAD}${kind}-${number}`;

const readPayload = (payload: string): Watchable | undefined => {
  const [kind, number] = payload.split("-");
  return kind === undefined ? undefined : { kind, number: Number(number) };
};

/** Opens the game or contest of a link. */
const watchByLink = async (ctx: BotContext, payload: string): Promise<void> => {
  const { services, person, say } = ctx;
  const what = readPayload(payload);
  const group = what && groupOf(services, what);
  if (!what || group === undefined) return reply(ctx, say("refused-no-game"));
  const may = await comesFrom(ctx, group);
  const watched = may.ok ? watch(services, what, person.id) : may;
  if (!watched.ok) return reply(ctx, say(`refused-${watched.code}`));
  await show(ctx, watched.left);
};

watching.filter(pressed("watch-next"), async (ctx) => {
  await answer(ctx, watchNext(ctx.services, ctx.person.id));
  ctx.delivery.jobs.collect();
});

watching.filter(pressed("watch-stop"), async (ctx) => {
  stopWatching(ctx.services, ctx.person.id);
  await toast(ctx);
  await erase(ctx);
});

/** A game of others, watched in the private chat. */
export const WATCHING: Feature = {
  name: "watching",
  game: watchingExtension,
  presses: WATCH_PRESSES,
  handlers: [watching],
  starts: [
    { payload: WATCH_BEGUN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("watch-begun")) },
    { payload: WATCH_PAYLOAD, isBeginning: true, open: watchByLink },
  ],
  posts: [WATCHED_GAMES],
};
