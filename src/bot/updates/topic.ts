import type { Context } from "grammy";
import type { Message } from "grammy/types";

/** The forum topic of a message or press; null elsewhere. */
export const threadOf = ({ msg }: Pick<Context, "msg">): number | null =>
  (msg?.is_topic_message && msg.message_thread_id) || null;

/** Whether a message replies to another person than the bot. */
export const isToOthers = (ctx: Context): boolean => {
  const to = repliedTo(ctx);
  return to !== undefined && to.from?.id !== ctx.me.id;
};

/**
 * The message that this one replies to. In a forum every message replies to its topic's first one.
 */
export const repliedTo = ({ msg }: Pick<Context, "msg">): Message | undefined => {
  const to = msg?.reply_to_message;
  return to?.forum_topic_created ? undefined : to;
};
