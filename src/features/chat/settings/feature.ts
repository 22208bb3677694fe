import { Composer } from "grammy";
import { beginDialog } from "../../../bot/conversations/conversations.ts";
import { answerShown, showPage } from "../../../bot/conversations/screen.ts";
import type { Feature } from "../../../bot/feature/feature.ts";
import { setLanguage } from "../../../bot/start/start.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { mayDelete, speaksForChat } from "../../../bot/updates/member.ts";
import { reply, toast } from "../../../bot/updates/reply.ts";
import type { Page } from "../../../bot/view/button.ts";
import { changeSettings } from "../../../tables/people/settings.ts";
import { choicesIn, placeOf, type SettingsPlace } from "./choices.ts";
import { FORMER_SETTING, pageMeant, pageOf, pressed, SETTINGS_PRESSES } from "./pages.ts";
import { TYPING_STAKE } from "./stake-dialog.ts";
import { choicePage, mainPage, pageWith } from "./view.ts";

/** The settings of a chat: in a group for its administrators, in a private chat for its person. */
export const settings = new Composer<BotContext>();

settings.command("settings", async (ctx) => {
  const place = placeOf(ctx);
  if (!place) return;
  if (!(await speaksForChat(ctx))) return reply(ctx, ctx.say("settings-not-yours"));
  reply(ctx, mainPage(place));
});

settings.filter(pressed("settings"), async (ctx) => {
  const place = await placeToSet(ctx);
  if (place) await show(ctx, mainPage(place));
});

settings.filter(pressed("settings-page"), async (ctx) => {
  const place = await placeToSet(ctx);
  if (place) await show(ctx, choicePage(place, pageMeant(ctx.press.topic), ctx.press.page));
});

settings.filter(pressed("settings-set"), async (ctx) => {
  const before = await placeToSet(ctx);
  if (!before) return;
  const { setting, choice } = ctx.press;
  if (setting === FORMER_SETTING) return show(ctx, choicePage(before, "league"));
  const chosen = choicesIn(before)[setting].find(({ word }) => word === choice);
  if (chosen && setting === "language") setLanguage(ctx, before.chat, chosen.change.language);
  else if (chosen) changeSettings(ctx.services, before.chat.id, chosen.change);
  const { data = "" } = ctx.callbackQuery ?? {};
  const topic = pageOf(setting);
  const place = placeOf(ctx) ?? before;
  const lacksRight = chosen?.change.tidies === true && !(await mayDelete(ctx));
  if (lacksRight) await toast(ctx, "tidies-needs-right");
  await show(ctx, choicePage(place, topic, pageWith(place, topic, data)));
});

settings.filter(pressed("settings-stake"), async (ctx) => {
  const page = ctx.msgId;
  if (!(await placeToSet(ctx)) || page === undefined) return;
  await beginDialog(ctx, TYPING_STAKE, page);
  await toast(ctx);
});

/** The chat with its settings; a person who may not change them is told so. */
const placeToSet = async (ctx: BotContext): Promise<SettingsPlace | undefined> => {
  const place = (await speaksForChat(ctx)) ? placeOf(ctx) : undefined;
  if (!place) await toast(ctx, "settings-not-yours");
  return place;
};

/** Turns the message to a page. If the chat takes no more calls now, says for how long. */
const show = async (ctx: BotContext, page: Page): Promise<void> => {
  await answerShown(ctx, await showPage(ctx, { page: ctx.msgId, prompts: [] }, page));
};

export const SETTINGS: Feature = {
  name: "settings",
  presses: SETTINGS_PRESSES,
  forChats: [settings],
  dialogs: [TYPING_STAKE],
  commands: [{ command: "settings", chats: ["group", "private"], place: 61, isOwn: true }],
};
