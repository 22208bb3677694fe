import {
  type Conversation,
  type ConversationBuilder,
  conversations,
  createConversation,
} from "@grammyjs/conversations";
import { Composer } from "grammy";
import type { PressBook } from "../press/book.ts";
import { type BotContext, type PressContext, parsePress } from "../updates/context.ts";
import { conversationStorage } from "./storage.ts";

/** A dialog with one person in one chat, who types something in it. */
export type Dialog = {
  readonly name: string;
  readonly run: ConversationBuilder<BotContext, PressContext>;
};

/** What a dialog talks through: it waits for updates, and makes its calls. */
export type Talk = Conversation<BotContext, PressContext>;

/** Gives an update to the dialog that waits for it; other updates go on. */
export const dialogsOf = (
  dialogs: readonly Dialog[],
  read: PressBook["read"],
): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  const known = composer.filter((ctx) => ctx.here !== undefined);
  known.use(conversations({ storage: conversationStorage, plugins: [parsePress(read)] }));
  for (const { name, run } of dialogs) known.use(createConversation(run, name));
  return composer;
};

/** Begins a dialog with a value; the person's other dialogs in the chat end. */
export const beginDialog = async (
  ctx: BotContext,
  { name }: Pick<Dialog, "name">,
  given: unknown,
): Promise<void> => {
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(name, given);
};
