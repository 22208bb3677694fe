import type { ConversationFlavor } from "@grammyjs/conversations";
import type { Context, MiddlewareFn } from "grammy";
import type { Message } from "grammy/types";
import type { Logger } from "pino";
import type { PersonId } from "../../ids/ids.ts";
import type { Chat, Person } from "../../tables/people/people.ts";
import type { Services, Think } from "../../tables/services/services.ts";
import type { Delivery } from "../delivery/delivery.ts";
import type { AnyPress, PressBook } from "../press/book.ts";
import type { Answerer, PressBy } from "../press/presses.ts";
import type { ListedCommand } from "../text/commands.ts";
import type { Say } from "../text/texts.ts";
import { type Meaning, means } from "../text/words.ts";
import type { Download } from "../wire/download.ts";

/** The meaning of the pressed button; undefined without a press, or if the button is not ours. */
export type PressContext = Context & { readonly press: AnyPress | undefined };

/** Reads a press once for all handlers; a dialog reads it for itself. */
export const parsePress =
  (read: PressBook["read"]): MiddlewareFn<PressContext> =>
  (ctx, next) => {
    Object.assign(ctx, { press: read(ctx.callbackQuery?.data ?? "") });
    return next();
  };

export type BotContext = ConversationFlavor<PressContext> & {
  readonly services: Services;
  readonly delivery: Delivery;
  readonly log: Logger;
  readonly think: Think;
  readonly download: Download;
  /** The owner allows answers that only one person sees. */
  readonly ephemeralAnswers: boolean;
  readonly listed: readonly ListedCommand[];
  /** The person who runs the bot, if they told it who they are. */
  readonly owner?: { readonly id: number } | undefined;
  readonly person: Person & { readonly id: PersonId };
  /** An administrator who writes in the name of their group; `person` is no real person then. */
  readonly isAnonymous: boolean;
  /** The chat; undefined where it is unknown (inline messages). */
  readonly here: Chat | undefined;
  readonly say: Say;
  /** Speaks the person's own language, for answers that only they see. */
  readonly whisper: Say;
};

type WithHere = { readonly here: Chat };

/** Keeps updates of a known chat: all but those from inline messages. */
export const isHere = (ctx: BotContext): ctx is BotContext & WithHere => ctx.here !== undefined;

export type InPrivate = BotContext & WithHere;

export const inPrivate = (ctx: BotContext): ctx is InPrivate =>
  isHere(ctx) && ctx.here.kind === "private";

type PressedAs<Known extends AnyPress, Of> = Extract<Known, { readonly do: Of }>;

const filters = <Known extends AnyPress>() => ({
  pressed:
    <Of extends Known["do"]>(kind: Of) =>
    (ctx: BotContext): ctx is BotContext & { readonly press: PressedAs<Known, Of> } =>
      ctx.press?.do === kind,
  /** The same for messages in a known chat. */
  pressedHere:
    <Of extends Known["do"]>(kind: Of) =>
    (ctx: BotContext): ctx is BotContext & WithHere & { readonly press: PressedAs<Known, Of> } =>
      isHere(ctx) && ctx.press?.do === kind,
});

/**
 * Filters for presses of a feature's book, and for those of the core that its house answers:
 * `composer.filter(pressed("top"), (ctx) => ctx.press.page)`.
 */
export const filtersOf = <Own extends AnyPress, House extends Answerer = never>(
  _book: PressBook<Own>,
  _house?: House,
) => filters<Own | PressBy<House>>();

export const { pressed, pressedHere } = filters<PressBy<"core">>();

/** Filters messages of private chats that are nothing but one of some words. */
export const saidInPrivate =
  (meaning: Meaning) =>
  (ctx: BotContext): ctx is InPrivate =>
    inPrivate(ctx) && means(ctx.message?.text ?? "", meaning);

/** The forum topic of a message or press; null elsewhere. */
export const threadOf = ({ msg }: Pick<Context, "msg">): number | null =>
  (msg?.is_topic_message && msg.message_thread_id) || null;

/** Whether a message replies to another person than the bot. */
export const isToOthers = (ctx: Context): boolean => {
  const to = repliedTo(ctx);
  return to !== undefined && to.from?.id !== ctx.me.id;
};

/**
 * The message that this one replies to. In a forum every message replies to its topic's first one.
 */
export const repliedTo = ({ msg }: Pick<Context, "msg">): Message | undefined => {
  const to = msg?.reply_to_message;
  return to?.forum_topic_created ? undefined : to;
};
