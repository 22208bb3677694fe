import { Composer, type Context } from "grammy";
import { beginDialog, type Dialog, type Talk } from "../../../bot/conversations/conversations.ts";
import { askForReply, EMPTY_SCREEN, removePrompts } from "../../../bot/conversations/screen.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { reply, toast } from "../../../bot/updates/reply.ts";
import { ownerChat } from "../../../tables/challenge/owner.ts";
import { pressedHere } from "./presses.ts";
import { LONGEST_LINE, reportWord } from "./report.ts";

/** The dialog in which a person writes one line about a word of ours. */
const typeWord = async (dialog: Talk, _begin: Context, page: number): Promise<void> => {
  const screen = await dialog.external((ctx) =>
    askForReply(ctx, EMPTY_SCREEN, {
      html: ctx.say("wrong-word-ask"),
      placeholder: ctx.say("wrong-word-placeholder"),
      to: page,
    }),
  );
  const line = await hear(dialog);
  await dialog.external(async (ctx) => {
    await removePrompts(ctx, screen);
    if (line !== undefined) pass(ctx, line);
  });
};

/** What was written; undefined after /cancel. Anything else ends the dialog and goes on. */
const hear = async (dialog: Talk): Promise<string | undefined> => {
  const ctx = await dialog.wait();
  const text = ctx.message?.text;
  if (text !== undefined && !text.startsWith("/")) return text;
  return ctx.hasCommand("cancel") ? undefined : dialog.halt({ next: true });
};

const pass = (ctx: BotContext, text: string): void => {
  const { services, person, here, owner, say } = ctx;
  const to = ownerChat(services, owner);
  if (!here || to === undefined) return;
  const line = [...text.replaceAll(/\s+/g, " ").trim()].slice(0, LONGEST_LINE).join("");
  const word = { person: person.id, language: here.language, line };
  const done = reportWord(services, word, { from: here.id, to });
  reply(ctx, say(done.ok ? "wrong-word-sent" : `wrong-word-${done.code}`));
  ctx.delivery.jobs.collect();
};

/** Typing a line about a word; `page` is the message with the button. */
export const TYPING_WORD: Dialog = { name: "wrong-word", run: typeWord };

export const wrongWords = new Composer<BotContext>();

wrongWords.filter(pressedHere("wrong-word"), async (ctx) => {
  const isHeard = ownerChat(ctx.services, ctx.owner) !== undefined;
  if (ctx.here.kind !== "private" || !isHeard) return toast(ctx, "refused-unknown-button");
  await beginDialog(ctx, TYPING_WORD, ctx.msgId ?? 0);
  await toast(ctx);
});
