import { Composer } from "grammy";
import { chatOf } from "../../tables/people.ts";
import { changeSettings, rulesetsIn } from "../../tables/settings.ts";
import { speaksForChat } from "../administrator.ts";
import { type BotContext, pressed } from "../context.ts";
import { edit, reply, toast } from "../reply.ts";
import { choicesIn, type Place } from "../settings/choices.ts";
import { pageOf } from "../settings/names.ts";
import { choicePage, mainPage } from "../settings/view.ts";
import type { Page } from "../view/ruleset-menu.ts";

/** What a chat can set: in a group its administrators, in a private chat its person. */
export const settings = new Composer<BotContext>();

settings.command("settings", async (ctx) => {
  const place = placeOf(ctx);
  if (!place) return;
  if (!(await speaksForChat(ctx))) return reply(ctx, ctx.say("settings-not-yours"));
  const { html, keyboard } = mainPage(place);
  await reply(ctx, html, keyboard);
});

settings.filter(pressed("settings"), async (ctx) => {
  const place = await placeToSet(ctx);
  if (place) await show(ctx, mainPage(place));
});

settings.filter(pressed("settings-page"), async (ctx) => {
  const place = await placeToSet(ctx);
  if (place) await show(ctx, choicePage(place, ctx.press.page));
});

settings.filter(pressed("set"), async (ctx) => {
  const before = await placeToSet(ctx);
  if (!before) return;
  const { setting, choice } = ctx.press;
  const chosen = choicesIn(before)[setting].find(({ word }) => word === choice);
  if (chosen) changeSettings(ctx.services, before.chat.id, chosen.change);
  ctx.deliverer.wake();
  await show(ctx, choicePage(placeOf(ctx) ?? before, pageOf(setting)));
});

/** The chat as it is set now. */
const placeOf = ({ services, here }: BotContext): Place | undefined => {
  const chat = here && chatOf(services, here.id);
  return chat && { chat, rulesets: rulesetsIn(services, chat.id) };
};

/** The same for who pressed, if it is his to set; otherwise he is told so. */
const placeToSet = async (ctx: BotContext): Promise<Place | undefined> => {
  const place = (await speaksForChat(ctx)) ? placeOf(ctx) : undefined;
  await toast(ctx, place ? undefined : ctx.whisper("settings-not-yours"));
  return place;
};

const show = (ctx: BotContext, { html, keyboard }: Page): Promise<void> =>
  edit(ctx, html, keyboard);
