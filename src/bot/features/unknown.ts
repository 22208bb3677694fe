import { Composer } from "grammy";
import type { BotContext } from "../context.ts";
import { reply } from "../reply.ts";

/** Words that no handler understood. In a group most words are not for us. */
export const unknown = new Composer<BotContext>();

unknown.on("message", async (ctx) => {
  const isCommandForUs =
    ctx.msg.text?.startsWith("/") && ctx.msg.text.includes(`@${ctx.me.username}`);
  if (ctx.here?.kind === "private" || isCommandForUs) await reply(ctx, ctx.say("unknown-command"));
});
