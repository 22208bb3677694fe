import type { Context } from "grammy";
import type { Dialog, Talk } from "../../../bot/conversations/conversations.ts";
import {
  askForReply,
  removePrompts,
  type Screen,
  showPage,
} from "../../../bot/conversations/screen.ts";
import { readStake } from "../../../bot/play/play-words.ts";
import type { TextKey } from "../../../bot/text/texts.ts";
import { type BotContext, isToOthers } from "../../../bot/updates/context.ts";
import { speaksForChat } from "../../../bot/updates/member.ts";
import { mentionHtml } from "../../../bot/view/person-name.ts";
import { STAKES } from "../../../game/series.ts";
import { changeSettings } from "../../../tables/people/settings.ts";
import { placeOf } from "./choices.ts";
import { SETTINGS_PRESSES } from "./pages.ts";
import { choicePage } from "./view.ts";

/** The dialog ends after this: all of it runs again with every reply. */
const MOST_REPLIES = 20;

/** The dialog in which a stake is typed; `page` is the message of the settings. */
const typeStake = async (dialog: Talk, _begin: Context, page: number): Promise<void> => {
  let screen = await dialog.external((ctx) => ask(ctx, { page, prompts: [] }, "stake-ask"));
  for (let reply = 1; reply <= MOST_REPLIES; reply++) {
    const before = screen;
    const text = await hear(dialog, before);
    if (text === undefined) break;
    const after = await dialog.external((ctx) => answer(ctx, before, text));
    if (after === "done") return;
    screen = after;
  }
  const last = screen;
  await dialog.external((ctx) => removePrompts(ctx, last));
};

/** The typed stake; undefined if none will come, as after a press on the settings. */
const hear = async (dialog: Talk, screen: Screen): Promise<string | undefined> => {
  const ctx = await dialog.wait();
  if (ctx.hasCommand("cancel")) return undefined;
  if (ctx.press && ctx.press.do in SETTINGS_PRESSES.presses) {
    await dialog.external((outside) => removePrompts(outside, screen));
    return dialog.halt({ next: true });
  }
  const text = ctx.message?.text;
  if (text === undefined || text.startsWith("/") || !isMeant(ctx, text, screen)) {
    return dialog.skip({ next: true });
  }
  return text;
};

/** In a group people talk about other things too. */
const isMeant = (ctx: Context, text: string, { prompts }: Screen): boolean => {
  if (ctx.chat?.type === "private" || readStake(text) !== undefined) return !isToOthers(ctx);
  return prompts.includes(ctx.message?.reply_to_message?.message_id ?? 0);
};

const answer = async (ctx: BotContext, screen: Screen, text: string): Promise<Screen | "done"> => {
  const stake = readStake(text);
  if (stake === undefined) return ask(ctx, screen, "stake-bad");
  const before = (await speaksForChat(ctx)) ? placeOf(ctx) : undefined;
  if (before) changeSettings(ctx.services, before.chat.id, { stake });
  const place = placeOf(ctx);
  if (place) await showPage(ctx, screen, choicePage(place, "stake"));
  await removePrompts(ctx, screen);
  return "done";
};

/** Asks them by name: in a group only their phone opens the reply. */
const ask = (ctx: BotContext, screen: Screen, line: TextKey): Promise<Screen> => {
  const { say, person } = ctx;
  return askForReply(ctx, screen, {
    html: say(line, {
      player: mentionHtml(person, say),
      most: STAKES.most,
    }),
    placeholder: say("stake-placeholder"),
    to: ctx.message?.message_id ?? screen.page ?? 0,
  });
};

export const TYPING_STAKE: Dialog = { name: "stake", run: typeStake };
