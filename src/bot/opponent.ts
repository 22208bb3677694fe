import type { MessageEntity, User } from "grammy/types";
import type { Opponent } from "../tables/challenge.ts";
import { personCalled, remember } from "../tables/people.ts";
import type { BotContext } from "./context.ts";
import { personFrom } from "./person.ts";

export type Addressed = {
  /** What was written after the command, without the name. */
  readonly words: string;
  /** Undefined: it is for anybody. */
  readonly opponent: Opponent | undefined;
};

/** Whom a command is addressed to: @name, a name without one, or who is replied to. */
export const addressed = (ctx: BotContext, words: string): Addressed => {
  const text = ctx.msg?.text ?? "";
  for (const entity of ctx.msg?.entities ?? []) {
    const name = text.slice(entity.offset, entity.offset + entity.length);
    const opponent = named(ctx, entity, name);
    if (opponent) return { words: words.replace(name, " "), opponent };
  }
  const replied = ctx.msg?.reply_to_message?.from;
  return { words, opponent: replied && acquainted(ctx, replied) };
};

const named = (ctx: BotContext, entity: MessageEntity, name: string): Opponent | undefined => {
  if (entity.type === "text_mention") return acquainted(ctx, entity.user);
  if (entity.type !== "mention") return undefined;
  const username = name.slice(1);
  if (username.toLowerCase() === ctx.me.username.toLowerCase()) return undefined;
  const known = personCalled(ctx.services, username);
  return known ? { id: known.id } : { username };
};

/** Somebody whom we may have never seen before; no bots. */
const acquainted = (ctx: BotContext, user: User): Opponent | undefined => {
  const person = personFrom(user);
  if (!person) return undefined;
  remember(ctx.services, person, undefined);
  return { id: person.id };
};
