/** Actions on a phone: opening chats, writing, pressing buttons, following links. */
import {
  act,
  answerTo,
  chatOf,
  loadMessages,
  messagesOf,
  personOf,
  redraw,
  world,
} from "./store.js";

/** @import { ChatKinds, Opened, Phone, CallbackAnswer } from "./types.ts" */
/** @import { ShownChat, SeenMessage, PhoneSpot } from "./types.ts" */

const SCREEN = "playground-screen";
const TOAST_MS = 3500;

/** A pressed button shows for this long that it waits. */
const WAITING_MS = 15_000;

/** @param {string} key @param {string | null} [chat] @returns {Phone} */
export const openPhone = (key, chat) => {
  const last = chat ?? localStorage.getItem(`${SCREEN}-${key}`) ?? "group";
  /** @type {Phone} */
  const phone = {
    key,
    chat: undefined,
    draft: "",
    suggestedFor: "",
    chosen: -1,
    scrolledUp: false,
    waiting: new Set(),
  };
  showChat(phone, last);
  return phone;
};

/** @param {Phone} phone */
export const openChatOf = (phone) => chatOf(phone.key, phone.chat);

/**
 * Opens a chat, or the list of chats if there is none of that name.
 * @param {Phone} phone @param {string} [name]
 */
export const showChat = (phone, name) => {
  const chat = chatOf(phone.key, name);
  if (chat?.name !== phone.chat) {
    Object.assign(phone, { draft: "", replyTo: undefined, suggestions: undefined });
    phone.scrolledUp = false;
  }
  phone.chat = chat?.name;
  localStorage.setItem(`${SCREEN}-${phone.key}`, chat?.name ?? "");
  if (chat) void loadMessages(phone.key, chat.id);
  redraw();
};

/**
 * Shows a message that disappears by itself.
 * @param {Phone} phone @param {string} text
 */
export const toast = (phone, text) => {
  phone.toast = text;
  setTimeout(
    () => {
      if (phone.toast === text) phone.toast = undefined;
      redraw();
    },
    TOAST_MS + 40 * text.length,
  );
  redraw();
};

/**
 * Does something; on failure shows the reason in a toast.
 * @template T
 * @param {Phone} phone
 * @param {() => Promise<T>} work
 */
export const attempt = async (phone, work) => {
  try {
    return await work();
  } catch (error) {
    toast(phone, error instanceof Error ? error.message : String(error));
    return undefined;
  }
};

/** @param {Phone} phone @param {SeenMessage} [message] */
export const reply = (phone, message) => {
  phone.replyTo = message;
  redraw();
  if (message) focusLine(phone);
};

/** @param {Phone} phone */
const focusLine = ({ key }) =>
  queueMicrotask(() => {
    /** @type {HTMLTextAreaElement | null} */
    const line = document.querySelector(`[data-person="${key}"] textarea`);
    line?.focus();
    line?.setSelectionRange(line.value.length, line.value.length);
  });

/** @param {Phone} phone @param {string} text */
export const say = async (phone, text) => {
  const chat = openChatOf(phone);
  const replyTo = phone.replyTo?.id;
  reply(phone);
  if (chat) await attempt(phone, () => act(phone.key, "say", { chat: chat.id, text, replyTo }));
};

/**
 * Writes text into the input line.
 * @param {Phone} phone @param {string} text
 */
export const write = (phone, text) => {
  phone.draft = text;
  focusLine(phone);
  redraw();
};

/**
 * Copies text to the clipboard, even if the browser forbids the modern way.
 * @param {Phone} phone @param {string} text
 */
export const copy = async (phone, text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.body.appendChild(document.createElement("textarea"));
    area.value = text;
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast(phone, "Copied to the clipboard");
};

/**
 * Shows the target of a link.
 * @param {Phone} phone @param {Opened} opened
 */
const goTo = (phone, opened) => {
  if (opened.type === "bot") return showChat(phone, "bot");
  if (opened.type === "chat") return showChat(phone, opened.chat);
  const yesDoes = () => window.open(opened.url, "_blank", "noopener");
  phone.sheet = { kind: "words", text: `Open this link?\n${opened.url}`, yes: "Open", yesDoes };
  redraw();
};

/** @param {Phone} phone @param {string} url */
export const openLink = (phone, url) =>
  attempt(phone, async () => goTo(phone, await act(phone.key, "open", { url })));

/** @param {Phone} phone @param {CallbackAnswer} answer */
const showAnswer = (phone, { text, alert, url }) => {
  if (text !== undefined && alert) phone.sheet = { kind: "words", text, yes: "OK" };
  else if (text !== undefined) toast(phone, text);
  if (url !== undefined) void openLink(phone, url);
};

/** @param {ShownChat} chat @param {ChatKinds} kinds */
const fits = ({ kind }, kinds) =>
  (kind === "direct" && kinds.allow_user_chats) ||
  (kind === "private" && kinds.allow_bot_chats) ||
  (kind.endsWith("group") && kinds.allow_group_chats);

/**
 * Writes an inline query, here or in a chosen chat.
 * @param {Phone} phone @param {string} query @param {ChatKinds | undefined} kinds
 */
const writeInline = (phone, query, kinds) => {
  const draft = `@${world.bot.username} ${query}`;
  if (kinds === undefined) return write(phone, draft);
  const chats = personOf(phone.key)?.chats.filter((chat) => fits(chat, kinds)) ?? [];
  const items = chats.map(({ name, title, kind }) => ({
    name,
    text: title,
    icon: kind.endsWith("group") ? "group" : "person",
    choose: () => {
      showChat(phone, name);
      write(phone, draft);
    },
  }));
  phone.sheet = { kind: "menu", title: "Choose a chat", testId: "chat-picker", items };
};

/**
 * A button's key: place and words, so that a changed button does not seem to wait.
 * @param {PhoneSpot} spot
 */
const keyOf = ({ message: { chat, id }, row, column, button: { text } }) =>
  `${chat}:${id}:${row}:${column}:${text}`;

/** @param {Phone} phone @param {PhoneSpot} spot */
export const isWaiting = (phone, spot) => phone.waiting.has(keyOf(spot));

/** @param {Phone} phone @param {PhoneSpot} spot */
export const press = async (phone, spot) => {
  const key = keyOf(spot);
  const { message, row, column } = spot;
  if (phone.waiting.has(key)) return;
  phone.waiting.add(key);
  redraw();
  await attempt(phone, async () => {
    const place = { chat: message.chat, message: message.id, button: { row, column } };
    const pressed = await act(phone.key, "press", place);
    if (pressed.type === "copied") return copy(phone, pressed.text);
    if (pressed.type === "opened") return goTo(phone, pressed.opened);
    if (pressed.type === "inline") return writeInline(phone, pressed.query, pressed.choose);
    const answer = await answerTo(pressed.query, WAITING_MS);
    if (answer) showAnswer(phone, answer);
  });
  phone.waiting.delete(key);
  redraw();
};

/**
 * Opens a reply when the bot asks for one, and drops a reply to a deleted message.
 * @param {Phone} phone
 */
export const followReplies = (phone) => {
  const chat = openChatOf(phone);
  const messages = (chat && messagesOf(chat.id)) ?? [];
  const last = messages.at(-1);
  if (last?.forceReply && last.from.bot && !asked.has(last)) {
    asked.add(last);
    reply(phone, last);
  }
  const { replyTo } = phone;
  if (replyTo && !messages.some(({ chat, id }) => chat === replyTo.chat && id === replyTo.id)) {
    reply(phone);
  }
};

/** @type {WeakSet<SeenMessage>} */
const asked = new WeakSet();
