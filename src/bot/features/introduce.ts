import type { MiddlewareFn } from "grammy";
import { isChatId, isPersonId } from "../../game/ids.ts";
import { chatOf, type Person, remember } from "../../tables/people.ts";
import type { Services } from "../../tables/services.ts";
import { readPress } from "../callback-data.ts";
import type { BotContext } from "../context.ts";
import type { Deliverer } from "../delivery/deliverer.ts";
import { languageFor, speaker } from "../texts.ts";

/** Notes who writes and where, and gives the handlers what they need. Updates of nobody end here. */
export const introduce =
  (services: Services, deliverer: Deliverer): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { from, chat } = ctx;
    if (!from || from.is_bot || !isPersonId(from.id) || chat?.type === "channel") return;
    const language = languageFor(from.language_code);
    const person: Person = {
      id: from.id,
      name: [from.first_name, from.last_name].filter(Boolean).join(" "),
      username: from.username ?? null,
      language,
    };
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
