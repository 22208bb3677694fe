import type { MiddlewareFn } from "grammy";
import type { Message, User } from "grammy/types";
import type { Logger } from "pino";
import { isChatId, isPersonId, privateChatOf } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import type { HandOver } from "../../tables/clock/hand-over.ts";
import { isAloud } from "../../tables/people/boards.ts";
import { type Person, remember } from "../../tables/people/people.ts";
import { noteTalk } from "../../tables/services/newest.ts";
import type { Services } from "../../tables/services/services.ts";
import { hasTakenEffect, servicesFor, settleUpdate } from "../../tables/services/updates.ts";
import { answerPress } from "../delivery/answers.ts";
import type { Deliverer } from "../delivery/deliverer.ts";
import { noteMessage } from "../delivery/newest.ts";
import { aloudBy } from "../text/aloud.ts";
import { languageFor, speaker } from "../text/texts.ts";
import type { BotContext } from "./context.ts";
import { reply } from "./reply.ts";

const LONGEST_TURN_MS = 800;

type Followers = {
  readonly deliverer: Deliverer;
  /** Continues after an update: the computer's turns. */
  readonly follow: () => Promise<unknown>;
  /** The longest time that a table waits for the computer's turn. */
  readonly longestTurnMs?: number | undefined;
  readonly handOver: HandOver;
  readonly log: Logger;
  readonly time: Time;
};

/** Goes on after what a person did (`asked`), or after a clock. */
export const follow = async (
  {
    deliverer,
    follow: bringOn,
    time,
    longestTurnMs = LONGEST_TURN_MS,
  }: Omit<Followers, "handOver" | "log">,
  asked?: "asked",
): Promise<void> => {
  // The wait puts the computer's turn into the edit that shows the person's.
  await time.within(longestTurnMs, bringOn());
  deliverer.wake(asked);
};

/** Wakes the tables after a handler; answers the press even if its handler failed. */
export const finish =
  (followers: Followers): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { deliverer, handOver, log, time } = followers;
    const at = placeOf(ctx);
    if (at) deliverer.noteDeed(at);
    try {
      await next();
    } catch (error) {
      const say = speaker(languageFor(ctx.from?.language_code));
      const query = ctx.callbackQuery?.id;
      if (query)
        void answerPress({ api: ctx.api, log, time, query }, { text: say("press-failed") });
      throw error;
    } finally {
      handOver.look();
      await follow(followers, "asked");
    }
  };

const placeOf = ({ inlineMessageId: inline, chat }: BotContext) => {
  if (inline !== undefined) return { place: inline, chat: null };
  return chat && isChatId(chat.id) ? { place: String(chat.id), chat: chat.id } : undefined;
};

/** Lets an update take effect once, even if Telegram repeats it after a kill. */
export const once =
  (services: Services): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { update_id: update } = ctx.update;
    if (hasTakenEffect(services, update)) return;
    await next();
    settleUpdate(services, update);
  };

type ContextParts = Pick<
  BotContext,
  | ("services" | "delivery" | "log" | "think" | "download")
  | ("ephemeralAnswers" | "listed" | "owner")
>;

/**
 * Notes the person and the chat, and gives handlers their parts. Updates without a person end here.
 */
export const introduce =
  (given: ContextParts): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { services } = given;
    const { from } = ctx;
    // A chat that calls the bot as a guest has it as no member, and has numbers of its own.
    const chat = ctx.guestMessage ? undefined : ctx.chat;
    const isAnonymous = chat !== undefined && ctx.message?.sender_chat?.id === chat.id;
    // A channel's post in its group, or a person in the name of a channel, cannot play.
    const isChannel = ctx.message?.sender_chat !== undefined && !isAnonymous;
    const person = from && (isAnonymous ? personOf(from) : personFrom(from));
    if (!person || isChannel || chat?.type === "channel") return;
    const { language } = person;
    const kind = chat?.type === "private" ? "private" : "group";
    const title = chat?.title ?? "";
    const here =
      chat && isChatId(chat.id) ? ({ id: chat.id, kind, language, title } as const) : undefined;
    remember(services, isAnonymous ? undefined : person, here);
    if (ctx.message) noteMessage(services, ctx.message);
    if (here?.kind === "group" && ctx.message && isTalk(ctx.message)) noteTalk(services, here.id);
    const known = here && services.store.people.chat(here.id);
    const settings = services.store.people.chat(privateChatOf(person.id))?.settings;
    const own = settings?.language ?? language;
    const whisper = speaker(own);
    Object.assign(ctx, {
      ...given,
      services: servicesFor(services, ctx.update.update_id),
      person,
      isAnonymous,
      here: known,
      say: speaker(known?.language ?? own),
      whisper: settings && isAloud(settings.board) ? aloudBy(whisper) : whisper,
    });
    await next();
  };

/** A message that a bot in privacy mode would not get, as it neither calls nor answers it. */
const isTalk = ({ text, reply_to_message: repliedTo, via_bot: bot }: Message): boolean =>
  text !== undefined && !repliedTo && !bot && !/^\/|@/.test(text);

/** Stops writers in the name of a group: the bot could not know whose move it is. */
export const inPerson: MiddlewareFn<BotContext> = async (ctx, next) => {
  if (!ctx.isAnonymous) return next();
  if (ctx.hasCommand("play")) await reply(ctx, ctx.say("not-in-person"));
};

/** A person from Telegram's data; undefined for bots. */
export const personFrom = (user: User): Person | undefined =>
  user.is_bot ? undefined : personOf(user);

/** The person, or Telegram's own bot behind which an administrator of a group hides. */
const personOf = (user: User): Person | undefined =>
  isPersonId(user.id)
    ? {
        id: user.id,
        name: [user.first_name, user.last_name].filter(Boolean).join(" "),
        username: user.username ?? null,
        language: languageFor(user.language_code),
      }
    : undefined;
