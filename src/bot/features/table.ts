import { Composer } from "grammy";
import { askToResign, bringDown } from "../../tables/tables.ts";
import type { BotContext } from "../context.ts";
import { reply } from "../reply.ts";
import { addToGroup } from "./start.ts";

/** What is asked of a table by command. */
export const tables = new Composer<BotContext>();

tables.command("board", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("needs-group"), addToGroup(ctx));
  const brought = bringDown(ctx.services, ctx.here.id, ctx.person.id);
  if (!brought.ok) return reply(ctx, ctx.say("no-table"));
  ctx.deliverer.wake();
});

tables.command("resign", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("needs-group"), addToGroup(ctx));
  const asked = askToResign(ctx.services, ctx.here.id, ctx.person.id);
  if (!asked.ok) return reply(ctx, ctx.say("no-own-game"));
  ctx.deliverer.wake();
});
