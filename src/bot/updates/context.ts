import type { ConversationFlavor } from "@grammyjs/conversations";
import type { Context, MiddlewareFn } from "grammy";
import type { Logger } from "pino";
import type { Analyst } from "../../features/analysis/analyst.ts";
import type { Think } from "../../features/hints/hint.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { Chat, Person } from "../../tables/people/people.ts";
import type { Services } from "../../tables/services/services.ts";
import type { Delivery } from "../delivery/delivery.ts";
import { type Press, type PressOf, readPress } from "../press/callback-data.ts";
import type { Say, TextKey } from "../text/texts.ts";
import { simplified, wordsFor } from "../text/words.ts";

/** What the pressed button means; undefined where none was pressed, or none of ours. */
export type PressContext = Context & { readonly press: Press | undefined };

/** Reads a press once for all handlers; a dialog reads it for itself. */
export const parsePress: MiddlewareFn<PressContext> = (ctx, next) => {
  Object.assign(ctx, { press: readPress(ctx.callbackQuery?.data ?? "") });
  return next();
};

export type BotContext = ConversationFlavor<PressContext> & {
  readonly services: Services;
  readonly delivery: Delivery;
  readonly log: Logger;
  readonly think: Think;
  readonly analyst: Analyst;
  /** Whoever runs the bot lets it show what concerns one person to nobody else. */
  readonly ephemeralAnswers: boolean;
  readonly person: Person & { readonly id: PersonId };
  /** An administrator who writes in the name of their group: `person` is nobody then. */
  readonly isAnonymous: boolean;
  /** Where; undefined where the chat is not known (inline messages). */
  readonly here: Chat | undefined;
  readonly say: Say;
  /** Speaks the person's own language: for what only they see. */
  readonly whisper: Say;
};

/** Filters presses of one kind: `composer.filter(pressed("top"), (ctx) => ctx.press.page)`. */
export const pressed =
  <Kind extends Press["do"]>(kind: Kind) =>
  (ctx: BotContext): ctx is BotContext & { readonly press: PressOf<Kind> } =>
    ctx.press?.do === kind;

type Here = { readonly here: Chat };

/** Filters updates of a chat that is known: all but what comes from inline messages. */
export const isHere = (ctx: BotContext): ctx is BotContext & Here => ctx.here !== undefined;

export type InPrivate = BotContext & Here;

/** Filters updates of private chats. */
export const inPrivate = (ctx: BotContext): ctx is InPrivate =>
  isHere(ctx) && ctx.here.kind === "private";

export const pressedHere =
  <Kind extends Press["do"]>(kind: Kind) =>
  (ctx: BotContext): ctx is BotContext & Here & { readonly press: PressOf<Kind> } =>
    isHere(ctx) && pressed(kind)(ctx);

/** Filters messages of private chats that are nothing but one of some words. */
export const saidInPrivate = (key: TextKey) => {
  const words = wordsFor(key);
  return (ctx: BotContext): ctx is InPrivate =>
    inPrivate(ctx) && words.has(simplified(ctx.message?.text ?? ""));
};
