import { Composer, InlineKeyboard } from "grammy";
import type { BotContext } from "../context.ts";
import { reply } from "../reply.ts";

/** The first words, and the help. */
export const start = new Composer<BotContext>();

start.command("start", async (ctx) => {
  if (ctx.here?.kind === "group") return reply(ctx, ctx.say("start-group"));
  await reply(ctx, ctx.say("start-private"), addToGroup(ctx));
});

start.command("help", async (ctx) => {
  await reply(ctx, ctx.say("help"));
});

/** A button with which the bot is taken along into a group. */
export const addToGroup = (ctx: BotContext): InlineKeyboard =>
  new InlineKeyboard().url(
    ctx.say("button-add-to-group"),
    `https://t.me/${ctx.me.username}?startgroup=play`,
  );
