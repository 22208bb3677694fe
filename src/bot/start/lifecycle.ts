import { Composer } from "grammy";
import { isChatId } from "../../ids/ids.ts";
import {
  botLeft,
  botReturned,
  chatMoved,
  greets,
  personLeft,
  personReturned,
} from "../../tables/people/people.ts";
import { languageFor } from "../text/texts.ts";
import type { BotContext } from "../updates/context.ts";
import { personFrom } from "../updates/introduce.ts";
import { greetGroup } from "./start.ts";

export const lifecycle = new Composer<BotContext>();

const OUTSIDE: readonly string[] = ["left", "kicked"];

lifecycle.on("my_chat_member", async (ctx) => {
  const { old_chat_member: before, new_chat_member: now } = ctx.myChatMember;
  if (!ctx.here) return;
  const { id, kind } = ctx.here;
  if (OUTSIDE.includes(now.status)) {
    return botLeft(ctx.services, id);
  }
  botReturned(ctx.services, { id, kind, language: languageFor(ctx.from?.language_code) });
  const isNewHere = OUTSIDE.includes(before.status);
  if (isNewHere && kind === "group" && greets(ctx.services, id)) {
    greetGroup(ctx);
  }
});

lifecycle.on("message:migrate_to_chat_id", (ctx) => {
  const to = ctx.message.migrate_to_chat_id;
  if (ctx.here && isChatId(to)) chatMoved(ctx.services, ctx.here.id, to);
});

lifecycle.on("message:left_chat_member", (ctx) => {
  const person = personFrom(ctx.message.left_chat_member);
  if (ctx.here && person) personLeft(ctx.services, ctx.here.id, person.id);
});

lifecycle.on("message:new_chat_members", (ctx) => {
  for (const user of ctx.message.new_chat_members) {
    const person = personFrom(user);
    if (ctx.here && person) personReturned(ctx.services, ctx.here.id, person.id);
  }
});
