import type { Api, MiddlewareFn } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import { cacheOf } from "../../tables/services/caches.ts";
import type { Services } from "../../tables/services/services.ts";
import { DAY_MS } from "../../tables/services/time.ts";
import { failureOf } from "../delivery/failure.ts";
import type { BotContext } from "./context.ts";
import { onlyAt } from "./reply.ts";

const MOST_CHATS = 10_000;

/** The time of the last refusal in a chat; a restart asks it again. */
const refusals = cacheOf<ChatId, number>(MOST_CHATS);

/** The commands of one chat that wait to be deleted. */
const MOST_WAITING = 20;

/** Deletes answered commands, in groups that want it. */
export const tidying =
  (commands: readonly string[]): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    await next();
    if (ctx.here?.settings.tidies && ctx.hasCommand([...commands])) takeCommandAway(ctx);
  };

/** Deletes the message of a group when there is time, if the bot may delete there. */
export const takeCommandAway = (ctx: BotContext): void => {
  const { message, here, services, delivery } = ctx;
  // What one person alone sees disturbs nobody.
  if (!message || here?.kind !== "group" || onlyAt(ctx)) return;
  const { id } = here;
  delivery.jobs.add({
    ...{ chat: id, lane: `commands ${id}`, most: MOST_WAITING },
    take: () => (refusals(services.caches).find(id) ?? 0) + DAY_MS <= services.now(),
    run: (api) => deleteIn(services, api, id, message.message_id),
  });
};

const deleteIn = async (
  services: Services,
  api: Api,
  chat: ChatId,
  message: number,
): Promise<void> => {
  try {
    await api.deleteMessage(chat, message);
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === "wait" || kind === "moved" || kind === "broken") throw error;
    if (kind !== "lost") refusals(services.caches).keep(chat, services.now());
  }
};

/** The bot has other rights in a chat: it tries again. */
export const mayDeleteAgain = ({ caches }: Services, chat: ChatId): void =>
  refusals(caches).drop(chat);
