import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { composer } from "./composer.js";
import { messageView } from "./message.js";
import { textWithMoments } from "./moments.js";
import { showChat } from "./phone.js";
import { avatar, clock, dayName, dayOf, faceOf, icon, iconButton } from "./shapes.js";
import { isUnread, markRead, messagesOf, nowMs, redraw } from "./store.js";

/** @import { OpenChat, Phone, ShownChat, SeenMessage, SeenPerson } from "./types.ts" */

const NEAR_BOTTOM = 90;

/** @param {ShownChat} chat */
const isGroup = ({ kind }) => kind.endsWith("group");

/** @param {ShownChat} chat */
const subtitle = ({ kind, members, botStatus }) => {
  if (kind === "private") return "bot";
  if (kind === "direct") return "last seen just now";
  const admin = botStatus === "administrator" ? " · the bot is an administrator" : "";
  return `${members.length} members${admin}`;
};

/** @param {SeenMessage | undefined} a @param {SeenMessage | undefined} b */
const sameSide = (a, b) =>
  a?.service === undefined &&
  b?.service === undefined &&
  a?.from.id === b?.from.id &&
  dayOf(a?.date ?? 0) === dayOf(b?.date ?? 0);

/** @param {OpenChat} where @param {SeenPerson} person @param {readonly SeenMessage[]} messages */
const list = (where, person, messages) =>
  repeat(
    messages,
    ({ chat, id }) => `${chat}:${id}`,
    (message, i) => {
      const [before, after] = [messages[i - 1], messages[i + 1]];
      const look = {
        mine: message.from.id === person.id,
        group: isGroup(where.chat),
        first: !sameSide(before, message),
        last: !sameSide(message, after),
      };
      const newDay = dayOf(before?.date ?? 0) !== dayOf(message.date);
      return html`${
        newDay
          ? html`<div class="service day"><span>${dayName(message.date)}</span></div>`
          : nothing
      }${messageView(where, message, look)}`;
    },
  );

/**
 * The bot's description, shown in an empty chat.
 * @param {ShownChat} chat
 */
const about = ({ description }) =>
  description
    ? html`<div class="about"><b>What can this bot do?</b><p>${description}</p></div>`
    : nothing;

/**
 * A chat on a person's phone: its messages and the input line.
 * @param {Phone} phone @param {SeenPerson} person @param {ShownChat} chat
 */
export const chatView = (phone, person, chat) => {
  const messages = (messagesOf(chat.id) ?? []).filter(
    ({ only }) => only === undefined || only === person.id,
  );
  /**
   * The list is upside down, so positions below zero are older messages.
   * @param {{ currentTarget: Element }} event
   */
  const scrolled = ({ currentTarget }) => {
    const scrolledUp = currentTarget.scrollTop < -NEAR_BOTTOM;
    if (phone.scrolledUp === scrolledUp) return;
    phone.scrolledUp = scrolledUp;
    redraw();
  };
  /** @param {Event} event */
  const scrollDown = ({ target }) =>
    target instanceof Element &&
    target
      .closest(".chat-body")
      ?.querySelector(".messages")
      ?.scrollTo({ top: 0, behavior: "smooth" });
  return html`<div class="chat" data-testid="chat" data-chat=${chat.name}>
    <header class="bar chat-bar">
      ${iconButton("back", "Back to the chats", () => showChat(phone), "back")}
      ${avatar(faceOf(chat, person), 40)}
      <div class="chat-bar-words">
        <h2 data-testid="chat-title"><bdi>${chat.title}</bdi></h2>
        <p>${subtitle(chat)}</p>
      </div>
    </header>
    <div class="chat-body">
      <div class="messages" role="log" aria-label="Messages" @scroll=${scrolled}>
        <div class="messages-inside">
          ${messages.length === 0 ? about(chat) : list({ phone, chat }, person, messages)}
        </div>
      </div>
      <button type="button" class="icon-button to-bottom" aria-label="To the newest message"
        ?hidden=${!phone.scrolledUp} @click=${scrollDown}>${icon("down")}</button>
    </div>
    ${composer(phone, chat)}
  </div>`;
};

/**
 * Marks the messages on the screen as read.
 * @param {Phone} phone @param {ShownChat | undefined} chat
 */
export const see = (phone, chat) => {
  const newest = chat && messagesOf(chat.id)?.at(-1);
  const shown = document.querySelector(`[data-person="${phone.key}"] .messages`);
  const visible = document.visibilityState === "visible" && shown?.checkVisibility();
  if (newest && visible && !phone.scrolledUp) markRead(phone.key, newest);
};

/** @param {SeenPerson} person @param {ShownChat} chat */
const preview = (person, { last, kind }) => {
  if (last === undefined) return kind === "private" ? "Press START to begin" : "No messages yet";
  if (last.service !== undefined) return last.service;
  const said = textWithMoments(last.text, last.entities, {
    language: person.language,
    now: nowMs(),
  });
  const words = said.split("\n")[0] || (last.photo ? "Picture" : "File");
  const name = kind.endsWith("group") ? `${last.from.name}: ` : "";
  const who = last.from.id === person.id ? "You: " : name;
  return html`<span class="who">${who}</span>${last.photo ? "🖼 " : ""}${words}`;
};

/** @param {Phone} phone @param {SeenPerson} person @param {ShownChat} chat */
const row = (phone, person, chat) => html`<button
  type="button" class="chat-row" data-testid="chat-${chat.name}"
  @click=${() => showChat(phone, chat.name)}
>
  ${avatar(faceOf(chat, person), 52)}
  <span class="chat-row-words">
    <span class="chat-row-top">
      ${isGroup(chat) ? icon("group", 16) : nothing}
      <b><bdi>${chat.title}</bdi></b>
      ${chat.last ? html`<time>${clock(chat.last.date)}</time>` : nothing}
    </span>
    <span class="chat-row-bottom">
      <span class="preview">${preview(person, chat)}</span>
      ${isUnread(person, chat) ? html`<i class="badge" aria-label="unread"></i>` : nothing}
    </span>
  </span>
</button>`;

/**
 * All chats of a person, the newest on top.
 * @param {Phone} phone @param {SeenPerson} person
 */
export const chatList = (phone, person) => html`<div class="chat-list" data-testid="chat-list">
  <header class="bar"><h2>Chats</h2></header>
  <div class="chat-rows">
    ${[...person.chats]
      .sort((a, b) => (b.last?.date ?? 0) - (a.last?.date ?? 0))
      .map((chat) => row(phone, person, chat))}
  </div>
</div>`;
