import type { MiddlewareFn } from "grammy";
import { isChatId } from "../../game/ids.ts";
import { chatOf, remember } from "../../tables/people.ts";
import type { Services } from "../../tables/services.ts";
import { readPress } from "../callback-data.ts";
import type { BotContext } from "../context.ts";
import type { Deliverer } from "../delivery/deliverer.ts";
import { personFrom } from "../person.ts";
import { speaker } from "../texts.ts";

/** Notes who writes and where, and gives the handlers what they need. Updates of nobody end here. */
export const introduce =
  (services: Services, deliverer: Deliverer): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { from, chat } = ctx;
    const person = from && personFrom(from);
    if (!person || chat?.type === "channel") return;
    const { language } = person;
    const kind = chat?.type === "private" ? "private" : "group";
    const here = chat && isChatId(chat.id) ? ({ id: chat.id, kind, language } as const) : undefined;
    remember(services, person, here);
    const known = here && chatOf(services, here.id);
    Object.assign(ctx, {
      services,
      deliverer,
      person,
      here: known,
      press: readPress(ctx.callbackQuery?.data ?? ""),
      say: speaker(known?.language ?? language),
      whisper: speaker(language),
    });
    await next();
  };
