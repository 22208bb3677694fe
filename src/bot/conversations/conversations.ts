import { conversations, createConversation } from "@grammyjs/conversations";
import { Composer } from "grammy";
import { composeRuleset } from "../../features/own-rulesets/dialog.ts";
import type { DraftKey } from "../../features/own-rulesets/draft-page.ts";
import { typeStake } from "../../features/settings/stake-dialog.ts";
import { type BotContext, parsePress } from "../updates/context.ts";
import { conversationStorage } from "./storage.ts";

const COMPOSING = "own-ruleset";
const TYPING_STAKE = "stake";

/** The bot's dialogs with one person in one chat; what is not for them goes on. */
export const dialogs = new Composer<BotContext>();

const known = dialogs.filter((ctx) => ctx.here !== undefined);
known.use(conversations({ storage: conversationStorage, plugins: [parsePress] }));
known.use(createConversation(composeRuleset, COMPOSING));
known.use(createConversation(typeStake, TYPING_STAKE));

/** Begins the dialog in which a ruleset is made; their others end. */
export const beginComposing = async (ctx: BotContext, key: DraftKey): Promise<void> => {
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(COMPOSING, key);
};

/** Begins the dialog in which a stake is typed, for the settings in this message; their others end. */
export const beginTypingStake = async (ctx: BotContext, page: number): Promise<void> => {
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(TYPING_STAKE, page);
};
