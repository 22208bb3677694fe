import type { BotContext } from "./context.ts";

/**
 * Whether who writes or presses speaks for the whole chat: in a group its administrators, in a
 * private chat its person. Where Telegram does not tell, he does not.
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
