import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareFn } from "grammy";
import type { Logger } from "pino";
import { isChatId, privateChatOf } from "../../ids/ids.ts";
import type { HandOver } from "../../tables/clock/hand-over.ts";
import { remember } from "../../tables/people/people.ts";
import type { Services } from "../../tables/services/services.ts";
import { hasTakenEffect, servicesFor, settleUpdate } from "../../tables/services/updates.ts";
import { answerPress } from "../delivery/answers.ts";
import type { Deliverer } from "../delivery/deliverer.ts";
import { noteMessage } from "../delivery/newest.ts";
import { languageFor, speaker } from "../text/texts.ts";
import type { BotContext } from "./context.ts";
import { described, personFrom } from "./person.ts";
import { reply } from "./reply.ts";

/** The longest that a table waits for the computer to play. */
const LONGEST_TURN_MS = 800;

type Followers = {
  readonly deliverer: Deliverer;
  /** Brings on what an update has set off: the computer's turns. */
  readonly follow: () => Promise<unknown>;
  readonly handOver: HandOver;
  readonly log: Logger;
};

export const follow = async ({
  deliverer,
  follow: bringOn,
}: Pick<Followers, "deliverer" | "follow">): Promise<void> => {
  // So its turn comes in the edit that shows the other's.
  await Promise.race([bringOn(), sleep(LONGEST_TURN_MS, undefined, { ref: false })]);
  deliverer.wake();
};

/** Tables follow what a handler did; a press is answered even if its handler failed. */
export const finish =
  (followers: Followers): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { handOver, log } = followers;
    try {
      await next();
    } catch (error) {
      const say = speaker(languageFor(ctx.from?.language_code));
      const query = ctx.callbackQuery?.id;
      if (query) void answerPress({ api: ctx.api, log, query }, { text: say("press-failed") });
      throw error;
    } finally {
      handOver.look();
      await follow(followers);
    }
  };

/** An update takes effect once, also when Telegram brings it again after a kill. */
export const once =
  (services: Services): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { update_id: update } = ctx.update;
    if (hasTakenEffect(services, update)) return;
    await next();
    settleUpdate(services, update);
  };

type Given = Pick<
  BotContext,
  "services" | "delivery" | "log" | "think" | "ephemeralAnswers" | "listed"
>;

/** Notes who writes and where, and gives the handlers what they need. Updates of nobody end here. */
export const introduce =
  (given: Given): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { services } = given;
    const { from } = ctx;
    // The bot is no member of a chat that calls it as a guest, and such chats have numbers of their own.
    const chat = ctx.guestMessage ? undefined : ctx.chat;
    const isAnonymous = chat !== undefined && ctx.message?.sender_chat?.id === chat.id;
    // A channel's post in its group, or somebody in the name of a channel: nobody who could play.
    const isChannel = ctx.message?.sender_chat !== undefined && !isAnonymous;
    const person = from && (isAnonymous ? described(from) : personFrom(from));
    if (!person || isChannel || chat?.type === "channel") return;
    const { language } = person;
    const kind = chat?.type === "private" ? "private" : "group";
    const title = chat?.title ?? "";
    const here =
      chat && isChatId(chat.id) ? ({ id: chat.id, kind, language, title } as const) : undefined;
    remember(services, isAnonymous ? undefined : person, here);
    if (ctx.message) noteMessage(services, ctx.message);
    const known = here && services.store.people.chat(here.id);
    const own = services.store.people.chat(privateChatOf(person.id))?.settings.language ?? language;
    Object.assign(ctx, {
      ...given,
      services: servicesFor(services, ctx.update.update_id),
      person,
      isAnonymous,
      here: known,
      say: speaker(known?.language ?? own),
      whisper: speaker(own),
    });
    await next();
  };

/** Who writes in the name of a group does not get past here: nobody would know whose move it is. */
export const inPerson: MiddlewareFn<BotContext> = async (ctx, next) => {
  if (!ctx.isAnonymous) return next();
  if (ctx.hasCommand("play")) await reply(ctx, ctx.say("not-in-person"));
};
