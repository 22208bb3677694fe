import { createHash } from "node:crypto";
import type { InlineKeyboardButton, SwitchInlineQueryChosenChat } from "grammy/types";
import type { CallbackAnswer } from "../world/queries.ts";
import { toMessage } from "../world/telegram.ts";
import type { Message, WorldPerson } from "../world/types.ts";
import { newQueryId, type World } from "../world/world.ts";
import { type ChatName, messageSeen } from "./lookup.ts";
import { type ActionResult, refused, success } from "./result.ts";
import { type Opened, open } from "./talk.ts";
import { answerTo } from "./waiting.ts";

/** A button by its place, its words, or its callback data. */
export type ButtonName =
  | { readonly row: number; readonly column: number }
  | { readonly text: string }
  | { readonly data: string };

/** The effect of a button on the phone. */
export type PressOutcome =
  /** The bot was asked. `answer` is missing until it answers. */
  | { readonly type: "callback"; readonly query: string; readonly answer?: CallbackAnswer }
  | { readonly type: "copied"; readonly text: string }
  | { readonly type: "opened"; readonly opened: Opened }
  /** A query is written into the input line of this chat, or of one that the person picks. */
  | {
      readonly type: "inline";
      readonly query: string;
      readonly choose: SwitchInlineQueryChosenChat | undefined;
    };

const buttonOf = (message: Message, name: ButtonName): InlineKeyboardButton | undefined => {
  const rows = message.markup?.inline?.inline_keyboard ?? [];
  if ("row" in name) return rows[name.row]?.[name.column];
  return rows
    .flat()
    .find((button) =>
      "text" in name
        ? button.text === name.text
        : "callback_data" in button && button.callback_data === name.data,
    );
};

/** Tells the bot of a press. A person may press an old keyboard too, so any `data` is passed on. */
const ask = (world: World, person: WorldPerson, message: Message, data: string): string => {
  const id = newQueryId(world);
  const { chatId, messageId, inlineId } = message;
  world.queries.ask({ kind: "press", id, person: person.key, chatId, messageId }, world.now());
  const instance = createHash("sha256").update(`chat ${chatId}`).digest().readBigInt64BE();
  const place =
    inlineId === undefined
      ? { message: toMessage(world, message) }
      : { inline_message_id: inlineId };
  world.updates.add(
    {
      callback_query: { id, from: person.user, chat_instance: String(instance), data, ...place },
    },
    world.now(),
  );
  return id;
};

const ANY_CHAT: SwitchInlineQueryChosenChat = {
  allow_user_chats: true,
  allow_bot_chats: true,
  allow_group_chats: true,
};

const follow = (
  world: World,
  person: WorldPerson,
  message: Message,
  button: InlineKeyboardButton,
): ActionResult<PressOutcome> => {
  if ("callback_data" in button) {
    return success({ type: "callback", query: ask(world, person, message, button.callback_data) });
  }
  if ("copy_text" in button) return success({ type: "copied", text: button.copy_text.text });
  if ("url" in button) {
    const opened = open(world, person, { url: button.url });
    return opened.ok ? success({ type: "opened", opened: opened.result }) : opened;
  }
  if ("switch_inline_query_current_chat" in button) {
    const query = button.switch_inline_query_current_chat;
    return success({ type: "inline", query, choose: undefined });
  }
  if ("switch_inline_query" in button) {
    return success({ type: "inline", query: button.switch_inline_query, choose: ANY_CHAT });
  }
  if ("switch_inline_query_chosen_chat" in button) {
    const choose = button.switch_inline_query_chosen_chat;
    return success({ type: "inline", query: choose.query ?? "", choose });
  }
  return refused("NO_BUTTON", `the button «${button.text}» does nothing here`);
};

type PressBody = {
  readonly chat: ChatName;
  readonly message: number;
  readonly button: ButtonName;
  /** Presses the data even if the message no longer has such a button. */
  readonly stale?: boolean | undefined;
};

export const press = (
  world: World,
  person: WorldPerson,
  { chat, message: messageId, button: name, stale = false }: PressBody,
): ActionResult<PressOutcome> => {
  const found = messageSeen(world, person, chat, messageId);
  if (!found.ok) return found;
  const button = buttonOf(found.result, name);
  if (button !== undefined) return follow(world, person, found.result, button);
  if (stale && "data" in name) {
    return success({ type: "callback", query: ask(world, person, found.result, name.data) });
  }
  return refused("NO_BUTTON", `message ${messageId} has no button ${JSON.stringify(name)}`);
};

/** Waits for the bot's answer to a press, if this kind of button has one. */
export const withAnswer = async (
  world: World,
  pressed: ActionResult<PressOutcome>,
  seconds: number,
): Promise<ActionResult<PressOutcome>> => {
  if (!pressed.ok || pressed.result.type !== "callback") return pressed;
  const answer = await answerTo(world, pressed.result.query, seconds);
  if (answer === undefined || "results" in answer) return pressed;
  return success({ ...pressed.result, answer });
};
