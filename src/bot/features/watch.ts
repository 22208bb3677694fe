import { Composer } from "grammy";
import { privateChatOf } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people.ts";
import {
  type Evening,
  stopWatching,
  watchEvening,
  watchGame,
  watchNext,
} from "../../tables/watching.ts";
import { type BotContext, pressed, pressedHere } from "../context.ts";
import { answer, erase, openBot, toast } from "../reply.ts";
import { WATCH_PAYLOAD } from "../view/links.ts";

/** Anybody in a group opens a running game of others in their private chat. */
export const watching = new Composer<BotContext>();

watching.filter(pressedHere("watch"), (ctx) =>
  begun(ctx, watchGame(ctx.services, ctx.here.id, ctx.press.game, ctx.person.id)),
);

watching.filter(pressedHere("watch-arena"), (ctx) =>
  evening(ctx, ctx.here, { kind: "arena", arena: ctx.press.arena }),
);

watching.filter(pressedHere("watch-cup"), (ctx) =>
  evening(ctx, ctx.here, { kind: "cup", cup: ctx.press.cup }),
);

const evening = (ctx: BotContext, here: Chat, which: Evening): Promise<void> =>
  begun(ctx, watchEvening(ctx.services, here.id, which, ctx.person.id));

/** Whoever has not begun with the bot is led to where they begin. */
const begun = async (ctx: BotContext, watched: ReturnType<typeof watchGame>): Promise<void> => {
  if (!watched.ok && watched.code === "watch-unreachable") return openBot(ctx, WATCH_PAYLOAD);
  if (!watched.ok) return answer(ctx, watched);
  await toast(ctx, "watch-on");
  ctx.delivery.jobs.look();
  const { left } = watched;
  if (left === null) return;
  await ctx.api.deleteMessage(privateChatOf(ctx.person.id), left).catch(() => undefined);
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
