import type { BotContext } from "./context.ts";

/**
 * Whether the writer speaks for the chat, in a group as administrator; false if Telegram does not
 * tell.
 */
export const speaksForChat = async (ctx: BotContext): Promise<boolean> => {
  const { here, person, isAnonymous } = ctx;
  if (here?.kind !== "group") return here !== undefined;
  if (isAnonymous) return true;
  try {
    const { status } = await ctx.api.getChatMember(here.id, person.id);
    return status === "creator" || status === "administrator";
  } catch {
    return false;
  }
};
