import type { MessageEntity, User } from "grammy/types";
import type { Opponent } from "../tables/challenge.ts";
import { remember } from "../tables/people.ts";
import type { BotContext } from "./context.ts";
import { personFrom } from "./person.ts";
import { repliedTo } from "./topic.ts";

type Addressed = {
  /** What was written after the command, without the name. */
  readonly words: string;
  /** Undefined: it is for anybody. */
  readonly opponent: Opponent | undefined;
};

/** Whom a command is addressed to: @name, a name without one, or in a group who is replied to. */
export const addressed = (ctx: BotContext, words: string): Addressed => {
  const text = ctx.msg?.text ?? "";
  for (const entity of ctx.msg?.entities ?? []) {
    const name = text.slice(entity.offset, entity.offset + entity.length);
    const opponent = named(ctx, entity, name);
    if (opponent) return { words: words.replace(name, " "), opponent };
  }
  const replied = ctx.here?.kind === "group" ? repliedTo(ctx)?.from : undefined;
  return { words, opponent: replied && acquainted(ctx, replied) };
};

/** A username is taken as it is: who had it when we last saw him may have given it up. */
const named = (ctx: BotContext, entity: MessageEntity, name: string): Opponent | undefined => {
  if (entity.type === "text_mention") return acquainted(ctx, entity.user);
  if (entity.type !== "mention") return undefined;
  const username = name.slice(1);
  return username.toLowerCase() === ctx.me.username.toLowerCase() ? undefined : { username };
};

/** Somebody whom we may have never seen before; no bots. */
const acquainted = (ctx: BotContext, user: User): Opponent | undefined => {
  const person = personFrom(user);
  if (!person) return undefined;
  remember(ctx.services, person, undefined);
  return { id: person.id };
};
