import { DONE, type Refused, refused } from "../../rules/result.ts";
import { outboxOf } from "../../tables/outbox.ts";
import type { Chat } from "../../tables/people.ts";
import type { BotContext } from "../context.ts";
import { toast } from "../reply.ts";
import { threadOf } from "../topic.ts";
import { type BoardMessage, type Look, lookIn } from "../view/table-message.ts";
import { failureOf } from "./failure.ts";
import { type Spot, showTable } from "./send.ts";

/** A page was shown, as far as that is possible, or only in so many seconds. */
type Turned = { readonly ok: true } | (Refused<"too-fast"> & { readonly seconds: number });

/** Makes the message that shows a page, once it is known how boards are shown. */
export type Compose = (look: Look) => BoardMessage;

/** Sends a page as a new message, in the way of the chat. */
export const sendPage = async (ctx: BotContext, here: Chat, compose: Compose): Promise<void> => {
  const thread = here.id === ctx.here?.id ? threadOf(ctx) : null;
  const place = { inline: null, chat: here.id, thread } as const;
  const spot: Spot = { ...place, message: null, content: "text" };
  await deliver(ctx, spot, compose, lookIn(here.settings));
};

/**
 * Turns the pressed message to another page: a picture remains one, and so does a text, whatever
 * the chat has come to prefer. The press is answered afterwards, as Telegram may want us to wait.
 */
export const turnPage = async (ctx: BotContext, here: Chat, compose: Compose): Promise<void> => {
  const turned = await turn(ctx, here, compose);
  if (turned.ok) await toast(ctx);
  else await toast(ctx, "refused-too-fast", { seconds: turned.seconds });
};

const turn = async (ctx: BotContext, here: Chat, compose: Compose): Promise<Turned> => {
  const pressed = ctx.callbackQuery?.message;
  if (!pressed) return DONE;
  const isText = "text" in pressed;
  const spot: Spot = {
    inline: null,
    chat: here.id,
    thread: threadOf(ctx),
    message: pressed.message_id,
    content: isText ? "text" : "photo",
  };
  const board = isText ? "emoji" : "picture";
  return deliver(ctx, spot, compose, { ...lookIn(here.settings), board });
};

/** Nothing is lost with a page: what fails is not tried again, except where it can be helped. */
const deliver = async (
  ctx: BotContext,
  spot: Spot,
  compose: Compose,
  look: Look,
): Promise<Turned> => {
  const { api, deliverer } = ctx;
  const { pictures } = outboxOf(ctx.services);
  const message = compose(look);
  try {
    const { file } = await showTable(api, spot, message, deliverer.pictures);
    if (message.picture && file !== undefined) pictures.save(message.picture.key, file);
    return DONE;
  } catch (error) {
    const failure = failureOf(error);
    switch (failure.kind) {
      case "wait":
        return { ...refused("too-fast"), seconds: failure.seconds };
      case "unknown-file":
        if (!message.picture || pictures.file(message.picture.key) === undefined) throw error;
        pictures.drop(message.picture.key);
        return deliver(ctx, spot, compose, look);
      case "no-pictures":
      case "bad-picture":
        if (look.board === "emoji") throw error;
        return deliver(ctx, spot, compose, { ...look, board: "emoji" });
      case "refused":
      case "broken":
        throw error;
      default:
        return DONE;
    }
  }
};
