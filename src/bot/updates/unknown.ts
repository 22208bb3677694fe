import { Composer } from "grammy";
import type { BotContext } from "./context.ts";
import { reply, toast } from "./reply.ts";

export const unknown = new Composer<BotContext>();

unknown.on("callback_query", (ctx) => toast(ctx, "refused-unknown-button"));

// In a group most words are not for the bot.
unknown.on("message", async (ctx) => {
  const isCommandForUs =
    ctx.msg.text?.startsWith("/") && ctx.msg.text.includes(`@${ctx.me.username}`);
  if (ctx.here?.kind === "private" || isCommandForUs) await reply(ctx, ctx.say("unknown-command"));
});
