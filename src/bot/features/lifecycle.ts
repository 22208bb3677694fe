import { Composer } from "grammy";
import { isChatId } from "../../game/ids.ts";
import { botLeft, botReturned, chatMoved } from "../../tables/people.ts";
import type { BotContext } from "../context.ts";
import { reply } from "../reply.ts";
import { languageFor } from "../texts.ts";

/** The bot comes, goes and returns; a group becomes a supergroup. */
export const lifecycle = new Composer<BotContext>();

const OUTSIDE: readonly string[] = ["left", "kicked"];

lifecycle.on("my_chat_member", async (ctx) => {
  const { old_chat_member: before, new_chat_member: now } = ctx.myChatMember;
  if (!ctx.here) return;
  const { id, kind } = ctx.here;
  if (OUTSIDE.includes(now.status)) return botLeft(ctx.services, id);
  botReturned(ctx.services, { id, kind, language: languageFor(ctx.from?.language_code) });
  ctx.deliverer.wake();
  const isNewHere = OUTSIDE.includes(before.status);
  if (isNewHere && kind === "group") await reply(ctx, ctx.say("start-group"));
});

lifecycle.on("message:migrate_to_chat_id", (ctx) => {
  const to = ctx.message.migrate_to_chat_id;
  if (ctx.here && isChatId(to)) chatMoved(ctx.services, ctx.here.id, to);
  ctx.deliverer.wake();
});
