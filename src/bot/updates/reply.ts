import { GrammyError } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import type { Done } from "../../rules/result.ts";
import type { Chat } from "../../tables/people/people.ts";
import { mayHandOut } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { answerPress, type PressAnswer } from "../delivery/answers.ts";
import { type Failure, failureOf } from "../delivery/failure.ts";
import type { InChat, Only } from "../delivery/show.ts";
import type { CodeOf, TextKey, Values } from "../text/texts.ts";
import { linkTo } from "../view/links.ts";
import type { Page } from "../view/page.ts";
import { type BoardMessage, type Look, lookOn } from "../view/table-message.ts";
import type { BotContext } from "./context.ts";
import { threadOf } from "./topic.ts";

/** Lines that wait in one chat; more are not said at all. */
const MOST_WAITING = 5;

/** Telegram lets what one person alone sees be answered for 15 seconds. */
const LATEST_MS = 12_000;

/** Makes the message that shows a page, once it is known how boards are shown. */
export type Compose = (look: Look) => BoardMessage;

/** Answers with a line of HTML or a page, as soon as the chat allows: no press waits for it. */
export const reply = (ctx: BotContext, said: string | Page): void => {
  const { msgId, here } = ctx;
  if (!here) return;
  // What one person alone sees has no number.
  const replyTo = here.kind === "group" ? msgId || undefined : undefined;
  const page = typeof said === "string" ? { html: said, keyboard: [] } : said;
  say(ctx, here, () => page, replyTo);
};

/** Sends a page as a new message, in the way of the chat, as soon as that allows. */
export const sendPage = (ctx: BotContext, here: Chat, compose: Compose): void =>
  say(ctx, here, compose);

/** Says something; where too much waits already it says instead that it cannot keep up. */
const say = (ctx: BotContext, chat: Chat, compose: Compose, replyTo?: number): void => {
  const { delivery, services } = ctx;
  const lane = `lines ${chat.id}`;
  const thread = chat.id === ctx.here?.id ? threadOf(ctx) : null;
  const place = { chat: chat.id, thread };
  const only = onlyIn(ctx);
  const asked = services.now();
  const line = (most: number, said: Compose) =>
    delivery.jobs.add({
      ...{ chat: chat.id, lane, most },
      run: (api) => {
        const show = (to: Pick<InChat, "replyTo" | "only">) =>
          delivery.show({ api }, { ...place, ...to }, (board) =>
            said(lookOn(chat.settings, board)),
          );
        const isLate = services.now() - asked > LATEST_MS;
        return only && !isLate ? whisper(services, chat.id, only, show) : show({ replyTo });
      },
    });
  if (line(MOST_WAITING, compose)) return;
  const slower = () => ({ html: ctx.say("slower"), keyboard: [] });
  if (mayHandOut(services, "slower", chat.id)) line(MOST_WAITING + 1, slower);
};

/** Who alone sees the answer: whoever alone sees what is answered, if that is how the chat has it. */
const onlyIn = (ctx: BotContext): Only | undefined => {
  const { here, services, ephemeralAnswers } = ctx;
  const isWanted = ephemeralAnswers && here?.settings.whispers;
  return isWanted && !services.caches.refusesWhispers.find(here.id) ? onlyAt(ctx) : undefined;
};

/** The message that was sent or pressed, where one person alone sees it. */
export const onlyAt = ({ msg, callbackQuery, person }: BotContext): Only | undefined =>
  msg?.ephemeral_message_id === undefined
    ? undefined
    : { person: person.id, id: msg.ephemeral_message_id, query: callbackQuery?.id };

/** Says something to one person; where Telegram refuses, everybody may hear it, now and from then on. */
const whisper = async (
  services: Services,
  chat: ChatId,
  only: Only,
  show: (to: Pick<InChat, "only">) => Promise<unknown>,
): Promise<unknown> => {
  try {
    return await show({ only });
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind !== "refused" && kind !== "lost") throw error;
    services.caches.refusesWhispers.keep(chat, true);
    return show({});
  }
};

/** Tells the pressed message from all others; undefined where none is known. */
export const pageKeyOf = (ctx: BotContext): string | undefined => {
  const { here, callbackQuery } = ctx;
  const only = onlyAt(ctx);
  return (
    here &&
    callbackQuery?.message &&
    `${here.id} ${only ? `${only.person}:${only.id}` : callbackQuery.message.message_id}`
  );
};

type Turning = {
  /** Where pages are counted, which it is. */
  readonly page?: number;
  /** What the press is answered with. */
  readonly said?: TextKey;
};

/**
 * Turns the pressed message to another page; a picture remains one. A text has one where a page has it, as after one
 * that could not be drawn; what one person alone sees remains what it is.
 */
export const turnPage = async (
  ctx: BotContext,
  here: Chat,
  compose: Compose,
  { page, said }: Turning = {},
): Promise<void> => {
  const pressed = ctx.callbackQuery?.message;
  const key = pageKeyOf(ctx);
  if (!pressed || key === undefined) return toast(ctx, said);
  let isAnswered = false;
  const answerOnce = async (): Promise<void> => {
    if (!isAnswered) await toast(ctx, said);
    isAnswered = true;
  };
  const place = pressedPlace(ctx, here, "text" in pressed ? "text" : "photo");
  const staysText = place.only !== undefined && place.content === "text";
  await ctx.delivery.turner.turn({ chat: here.id, key, page }, ctx.api, async (api) => {
    try {
      await ctx.delivery.show({ api }, place, (board) =>
        compose(lookOn(here.settings, staysText ? "emoji" : board)),
      );
    } catch (error) {
      if (ENDING.has(failureOf(error).kind)) throw error;
    }
    await answerOnce();
  });
  await answerOnce();
};

/** A page that cannot be shown for another reason is no failure of ours. */
const ENDING: ReadonlySet<Failure["kind"]> = new Set(["wait", "refused", "broken"]);

const pressedPlace = (ctx: BotContext, { id }: Chat, content: "photo" | "text"): InChat => ({
  ...{ chat: id, thread: threadOf(ctx), content },
  message: ctx.callbackQuery?.message?.message_id ?? null,
  only: onlyAt(ctx),
});

/** Changes the text under the pressed button; a message that has gone is no failure. */
export const edit = async (ctx: BotContext, page: Page): Promise<void> => {
  if (!ctx.here || !ctx.callbackQuery?.message) return;
  const place = pressedPlace(ctx, ctx.here, "text");
  await unlessRefused(ctx.delivery.show({ api: ctx.api }, place, () => page));
};

/** Deletes the message with the pressed button; where that may not be, at least its buttons go. */
export const erase = (ctx: BotContext): Promise<void> => {
  const only = onlyAt(ctx);
  if (only && ctx.here) {
    return unlessRefused(ctx.api.deleteEphemeralMessage(ctx.here.id, only.person, only.id));
  }
  return unlessRefused(ctx.deleteMessage().catch(() => ctx.editMessageReplyMarkup()));
};

const unlessRefused = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof GrammyError)) throw error;
  }
};

/** Answers the press, if it was one, in the person's own language; nobody waits for it. */
export const toast = (ctx: BotContext, key?: TextKey, values?: Values): Promise<void> =>
  toastLines(ctx, key === undefined ? undefined : ctx.whisper(key, values));

/** The same with several lines, as far as there are any. */
export const toastLines = (
  ctx: BotContext,
  ...lines: readonly (string | undefined)[]
): Promise<void> => {
  const text = lines.filter((line) => line !== undefined).join("\n");
  return answered(ctx, text === "" ? {} : { text });
};

/** Answers the press with words that stay until they are read. */
export const alert = (ctx: BotContext, text: string): Promise<void> =>
  answered(ctx, { text, show_alert: true });

const answered = async (ctx: BotContext, answer: PressAnswer): Promise<void> => {
  const { api, log, callbackQuery } = ctx;
  if (callbackQuery) {
    void answerPress({ api, log, query: callbackQuery.id }, answer);
  }
};

/** Answers the press by opening the private chat, where START sends this payload. */
export const openBot = (ctx: BotContext, payload: string): Promise<void> =>
  answered(ctx, { url: linkTo(ctx.me.username, payload) });

/** Answers the press by what came of it. */
export const answer = (ctx: BotContext, done: Done<CodeOf<"refused">>): Promise<void> =>
  toast(ctx, done.ok ? undefined : `refused-${done.code}`);
