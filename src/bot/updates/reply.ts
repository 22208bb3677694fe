import { type Api, GrammyError } from "grammy";
import { type ChatId, privateChatOf } from "../../ids/ids.ts";
import type { Done } from "../../rules/result.ts";
import { isAloud } from "../../tables/people/boards.ts";
import type { Chat } from "../../tables/people/people.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { answerPress, type PressAnswer } from "../delivery/answers.ts";
import { type Failure, failureOf } from "../delivery/failure.ts";
import type { ContentKind, InChat, Only } from "../delivery/place.ts";
import type { CodeOf, TextKey, Values } from "../text/texts.ts";
import type { Page } from "../view/button.ts";
import { linkTo } from "../view/links.ts";
import { type BoardMessage, type Look, lookOn } from "../view/table-message.ts";
import { type BotContext, threadOf } from "./context.ts";

/** The most lines that wait in one chat; further lines are dropped. */
const MOST_WAITING = 5;

/** What one person alone sees in a group is told to who listens, whatever the group has set. */
const lookOf = (
  { store: { people } }: Services,
  { settings }: Chat,
  only: Only | undefined,
  board: "picture" | "emoji",
): Look => {
  const own = only && people.chat(privateChatOf(only.person))?.settings.board;
  return lookOn(own && isAloud(own) ? { ...settings, board: own } : settings, board);
};

/** Telegram accepts an answer to a message that only one person sees for 15 seconds. */
const LATEST_MS = 12_000;

export type Compose = (look: Look) => BoardMessage;

/** Answers with a line of HTML or a page, as soon as the chat allows. No press waits for it. */
export const reply = (ctx: BotContext, said: string | Page): void => {
  const { msgId, here } = ctx;
  if (!here) return;
  // A message that only one person sees has no number.
  const replyTo = here.kind === "group" ? msgId || undefined : undefined;
  const page = pageOf(said);
  say(ctx, here, () => page, replyTo);
};

/** Sends a page as a new message in the look of the chat, as soon as the chat allows. */
export const sendPage = (ctx: BotContext, here: Chat, compose: Compose): void =>
  say(ctx, here, compose);

/** Sends a message; if too many wait already, says once that the bot cannot keep up. */
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
            said(lookOf(services, chat, only, board)),
          );
        const isLate = services.now() - asked > LATEST_MS;
        return only && !isLate ? whisper(services, chat.id, only, show) : show({ replyTo });
      },
    });
  if (line(MOST_WAITING, compose)) return;
  const slower = () => ({ html: ctx.say("slower"), keyboard: [] });
  if (claimOnce(services, "slower", chat.id)) line(MOST_WAITING + 1, slower);
};

/** The only reader of the answer: that of the message answered, if the chat has whispers on. */
const onlyIn = (ctx: BotContext): Only | undefined => {
  const { here, services, ephemeralAnswers } = ctx;
  const isWanted = ephemeralAnswers && here?.settings.whispers;
  return isWanted && !services.caches.refusesWhispers.find(here.id) ? onlyAt(ctx) : undefined;
};

/** The message sent or pressed, if only one person sees it. */
export const onlyAt = ({ msg, callbackQuery, person }: BotContext): Only | undefined =>
  msg?.ephemeral_message_id === undefined
    ? undefined
    : { person: person.id, id: msg.ephemeral_message_id, query: callbackQuery?.id };

/** Whispers to one person; if Telegram refuses, the chat hears this answer and all later ones. */
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

const pageKeyOf = (ctx: BotContext): string | undefined => {
  const { here, callbackQuery } = ctx;
  const only = onlyAt(ctx);
  return (
    here &&
    callbackQuery?.message &&
    `${here.id} ${only ? `${only.person}:${only.id}` : callbackQuery.message.message_id}`
  );
};

type Turning = {
  /** The number of the page, if pages are counted. */
  readonly page?: number;
  readonly said?: TextKey;
  /** The page that follows by itself, composed then; nothing if there is none. */
  readonly onward?: { readonly afterMs: number; readonly page: () => Compose | undefined };
};

/**
 * Turns the pressed message to another page. A picture stays a picture. A text becomes one if the
 * page has one, as after a drawing failed. A message that only one person sees stays so.
 */
export const turnPage = async (
  ctx: BotContext,
  here: Chat,
  compose: Compose,
  { page, said, onward }: Turning = {},
): Promise<void> => {
  const pressed = ctx.callbackQuery?.message;
  const key = pageKeyOf(ctx);
  if (!pressed || key === undefined) return toast(ctx, said);
  let isAnswered = false;
  const answerOnce = async (): Promise<void> => {
    if (!isAnswered) await toast(ctx, said);
    isAnswered = true;
  };
  const show = async (api: Api, shown: Compose, known: ContentKind = contentOf(pressed)) => {
    const place = pressedPlace(ctx, here, known);
    const staysText = place.only !== undefined && known === "text";
    const { message, content } = await ctx.delivery.show({ api }, place, (board) =>
      shown(lookOf(ctx.services, here, place.only, staysText ? "emoji" : board)),
    );
    return message === place.message ? content : undefined;
  };
  const next = onward && {
    afterMs: onward.afterMs,
    show: async (api: Api, known?: ContentKind) => {
      const following = onward.page();
      return following && show(api, following, known);
    },
  };
  const to = { chat: here.id, key, page, onward: next };
  await ctx.delivery.turner.turn(to, ctx.api, async (api, known) => {
    let content: ContentKind | undefined;
    try {
      content = await show(api, compose, known);
    } catch (error) {
      if (ENDING.has(failureOf(error).kind)) throw error;
    }
    await answerOnce();
    return content;
  });
  await answerOnce();
};

/** Reasons that a page is not shown, without a fault of the bot. */
const ENDING: ReadonlySet<Failure["kind"]> = new Set(["wait", "refused", "broken"]);

/** The kind of a pressed message; one too old for Telegram to show it counts as text. */
const contentOf = (pressed: object): ContentKind =>
  "photo" in pressed || "animation" in pressed ? "photo" : "text";

const pressedPlace = (ctx: BotContext, { id }: Chat, content: "photo" | "text"): InChat => ({
  ...{ chat: id, thread: threadOf(ctx), content },
  message: ctx.callbackQuery?.message?.message_id ?? null,
  only: onlyAt(ctx),
});

/** Changes the text under the pressed button; a message that is gone is no failure. */
export const edit = async (ctx: BotContext, page: Page): Promise<void> => {
  const pressed = ctx.callbackQuery?.message;
  const key = pageKeyOf(ctx);
  if (!ctx.here || !pressed || key === undefined) return;
  const content = ctx.delivery.turner.contentOf(key) ?? contentOf(pressed);
  const place = pressedPlace(ctx, ctx.here, content);
  await unlessRefused(ctx.delivery.show({ api: ctx.api }, place, () => page));
};

/** Shows a page or a line in place of the pressed message; without one the message goes. */
export const editOrErase = (ctx: BotContext, said: string | Page | undefined): Promise<void> =>
  said === undefined ? erase(ctx) : edit(ctx, pageOf(said));

const pageOf = (said: string | Page): Page =>
  typeof said === "string" ? { html: said, keyboard: [] } : said;

/** Deletes the message with the pressed button; if Telegram refuses, removes its buttons. */
export const erase = (ctx: BotContext): Promise<void> => {
  const only = onlyAt(ctx);
  if (only && ctx.here) {
    return unlessRefused(ctx.api.deleteEphemeralMessage(ctx.here.id, only.person, only.id));
  }
  return unlessRefused(ctx.deleteMessage().catch(() => ctx.editMessageReplyMarkup()));
};

/** Takes the buttons off the pressed message, when there is time; old ones still count. */
export const dropKeys = ({ callbackQuery, delivery }: BotContext, { id }: Chat): void => {
  const message = callbackQuery?.message?.message_id;
  if (message === undefined) return;
  const lane = `keys ${id} ${message}`;
  delivery.jobs.add({ chat: id, lane, run: (api) => api.editMessageReplyMarkup(id, message) });
};

const unlessRefused = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof GrammyError)) throw error;
  }
};

/** Answers the press, if there is one, in the person's own language. The handler need not wait. */
export const toast = (ctx: BotContext, key?: TextKey, values?: Values): Promise<void> =>
  toastLines(ctx, key === undefined ? undefined : ctx.whisper(key, values));

export const toastLines = (
  ctx: BotContext,
  ...lines: readonly (string | undefined)[]
): Promise<void> => {
  const text = lines.filter((line) => line !== undefined).join("\n");
  return answerQuery(ctx, text === "" ? {} : { text });
};

/** Answers the press with words that stay until they are read. */
export const alert = (ctx: BotContext, text: string): Promise<void> =>
  answerQuery(ctx, { text, show_alert: true });

const answerQuery = async (ctx: BotContext, answer: PressAnswer): Promise<void> => {
  const { api, log, services, callbackQuery } = ctx;
  if (callbackQuery) {
    void answerPress({ api, log, time: services.time, query: callbackQuery.id }, answer);
  }
};

/** Answers the press by opening the private chat, where START sends this payload. */
export const openBot = (ctx: BotContext, payload: string): Promise<void> =>
  answerQuery(ctx, { url: linkTo(ctx.me.username, payload) });

export const answer = (ctx: BotContext, done: Done<CodeOf<"refused">>): Promise<void> =>
  toast(ctx, done.ok ? undefined : `refused-${done.code}`);

type PageStep = { readonly page: number; readonly by: "on" | "back" };
type Pages = { readonly last: number; readonly at: (page: number) => Compose };

/** Turns a page forward or back, from the page to which the message is being turned already. */
export const turnBy = async (
  ctx: BotContext,
  { page, by }: PageStep,
  pages: Pages | undefined,
): Promise<void> => {
  const key = pageKeyOf(ctx);
  const { here, delivery } = ctx;
  if (!here || key === undefined || !pages) return toast(ctx, "refused-unknown-button");
  const step = by === "on" ? 1 : -1;
  const before = delivery.turner.pageOf(key) ?? page - step;
  const wanted = Math.min(Math.max(before + step, 0), pages.last);
  await turnPage(ctx, here, pages.at(wanted), { page: wanted });
};
