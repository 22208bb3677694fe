import { Composer } from "grammy";
import type { BotContext } from "../../bot/updates/context.ts";
import { comesFrom } from "../../bot/updates/member.ts";
import { answer, erase, openBot, reply, toast } from "../../bot/updates/reply.ts";
import { WATCH_PAYLOAD } from "../../bot/view/links.ts";
import { isArenaId, isCupId, isGameId, privateChatOf } from "../../ids/ids.ts";
import { pressed, pressedHere } from "./presses.ts";
import { groupOf, stopWatching, type Watchable, watch, watchNext } from "./watching.ts";

/** Anybody in a group opens a running game of others in their private chat. */
export const watching = new Composer<BotContext>();

watching.filter(pressedHere("watch"), (ctx) => begin(ctx, { kind: "game", game: ctx.press.game }));

watching.filter(pressedHere("watch-arena"), (ctx) =>
  begin(ctx, { kind: "arena", arena: ctx.press.arena }),
);

watching.filter(pressedHere("watch-cup"), (ctx) => begin(ctx, { kind: "cup", cup: ctx.press.cup }));

/** Whoever has not begun with the bot is led to where they begin: its START opens the board. */
const begin = async (ctx: BotContext, what: Watchable): Promise<void> => {
  const { services, person, here } = ctx;
  if (groupOf(services, what) !== here?.id) return toast(ctx, "refused-no-game");
  const watched = watch(services, what, person.id);
  if (!watched.ok && watched.code === "watch-unreachable") return openBot(ctx, payloadOf(what));
  if (!watched.ok) return answer(ctx, watched);
  await toast(ctx, "watch-on");
  await show(ctx, watched.left);
};

const show = async (ctx: BotContext, left: number | null): Promise<void> => {
  ctx.delivery.jobs.look();
  if (left === null) return;
  await ctx.api.deleteMessage(privateChatOf(ctx.person.id), left).catch(() => undefined);
};

const payloadOf = (what: Watchable): string => {
  switch (what.kind) {
    case "game":
      return `${WATCH_PAYLOAD}game-${what.game}`;
    case "arena":
      return `${WATCH_PAYLOAD}arena-${what.arena}`;
    case "cup":
      return `${WATCH_PAYLOAD}cup-${what.cup}`;
  }
};

const readPayload = (payload: string): Watchable | undefined => {
  const [kind, number] = payload.split("-");
  const id = Number(number);
  if (kind === "game" && isGameId(id)) return { kind, game: id };
  if (kind === "arena" && isArenaId(id)) return { kind, arena: id };
  return kind === "cup" && isCupId(id) ? { kind, cup: id } : undefined;
};

/** Somebody has come by the link of what they wanted to watch. */
export const watchByLink = async (ctx: BotContext, payload: string): Promise<void> => {
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
  ctx.delivery.jobs.look();
});

watching.filter(pressed("watch-stop"), async (ctx) => {
  stopWatching(ctx.services, ctx.person.id);
  await toast(ctx);
  await erase(ctx);
});
