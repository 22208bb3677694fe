import type { Context } from "grammy";
import type { Message } from "grammy/types";

/** The topic of a forum where something was written or pressed; null elsewhere. */
export const threadOf = ({ msg }: Pick<Context, "msg">): number | null =>
  (msg?.is_topic_message && msg.message_thread_id) || null;

/** Whether a message replies to anyone but the bot. */
export const isToOthers = (ctx: Context): boolean => {
  const to = repliedTo(ctx);
  return to !== undefined && to.from?.id !== ctx.me.id;
};

/** The message that somebody replies to. In a forum every message is a reply to its topic's first. */
export const repliedTo = ({ msg }: Pick<Context, "msg">): Message | undefined => {
  const to = msg?.reply_to_message;
  return to?.forum_topic_created ? undefined : to;
};
