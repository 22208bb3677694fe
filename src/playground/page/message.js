import { html, nothing } from "lit-html";
import { copy, isWaiting, openChatOf, press, reply } from "./phone.js";
import { animation, picture } from "./picture.js";
import { avatar, clock, hue, icon } from "./shapes.js";
import { act, personOf, redraw, world } from "./store.js";
import { formatted } from "./text.js";

/** @import { Item, PhoneLook, OpenChat, Phone, SeenMessage, PhoneSpot } from "./types.ts" */

/**
 * The corner symbol of a button that leads out of the chat.
 * @param {PhoneSpot} spot
 */
const cornerOf = ({ button }) => {
  if ("callback_data" in button || "disabled" in button) return nothing;
  return icon("url" in button ? "link" : "copy_text" in button ? "copy" : "share", 12);
};

/** @param {Phone} phone @param {PhoneSpot} spot */
const key = (phone, spot) => {
  const { button } = spot;
  return html`<button
    type="button" class="key ${button.style ?? ""}" data-testid="key"
    data-callback=${"callback_data" in button ? button.callback_data : nothing}
    ?disabled=${"disabled" in button}
    aria-busy=${isWaiting(phone, spot) ? "true" : nothing}
    @click=${() => press(phone, spot)}
  ><span class="key-text">${button.text}</span>${cornerOf(spot)}<i class="spinner"></i></button>`;
};

/** @param {Phone} phone @param {SeenMessage} message */
const keyboard = (phone, message) =>
  message.keyboard.length === 0
    ? nothing
    : html`<div class="keys" role="group" aria-label="Buttons">${message.keyboard.map(
        (buttons, row) =>
          html`<div class="keys-row">${buttons.map((button, column) =>
            key(phone, { message, row, column, button }),
          )}</div>`,
      )}</div>`;

/** @param {number} bytes */
const sizeOf = (bytes) => (bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 102.4) / 10} KB`);

/** @param {NonNullable<SeenMessage["document"]>} document */
const file = ({ url, name, size }) => html`<a class="file" href=${url} download=${name}>
  <span class="file-icon">${icon("file")}</span>
  <span class="file-words"><b>${name}</b><small>${sizeOf(size)}</small></span>
</a>`;

/**
 * The message that this one replies to; a press shows it.
 * @param {NonNullable<SeenMessage["replyTo"]>} of
 */
const quote = ({ id, name, text }) => {
  /** @param {{ currentTarget: Element }} event */
  const jump = ({ currentTarget }) => {
    const list = currentTarget.closest(".messages");
    const target = list?.querySelector(`[data-message-id="${id}"]`);
    target?.scrollIntoView({ block: "center", behavior: "smooth" });
    target?.animate({ opacity: [1, 0.4, 1] }, 1200);
  };
  return html`<button type="button" class="quote" @click=${jump}><b>${name}</b><span>${text}</span></button>`;
};

/** @param {SeenMessage} message @param {boolean} mine */
const meta = ({ edited, date }, mine) => {
  const iso = new Date(date * 1000).toISOString();
  return html`<span class="meta">${edited ? html`<span>edited</span>` : nothing}<time
    datetime=${iso}>${clock(date)}</time>${mine ? icon("checks", 15) : nothing}</span>`;
};

/** @param {SeenMessage} message @param {boolean} mine */
const author = ({ from, viaBot }, mine) =>
  html`<div class="author" style="--hue:${hue(from.id)}">${
    mine ? nothing : html`<bdi>${from.name}</bdi>`
  }${
    from.tag && !mine ? html`<span class="tag">${from.tag}</span>` : nothing
  }${viaBot ? html`<span class="via"> via @${world.bot.username}</span>` : nothing}</div>`;

/** @param {Phone} phone @param {SeenMessage} message @param {PhoneLook} look */
const bubble = (phone, message, { mine, group, first }) => {
  const { replyTo, photo, text, entities } = message;
  const words = [formatted(phone, text, entities), meta(message, mine)];
  return html`<div class="bubble">${
    (first && group && !mine) || message.viaBot ? author(message, mine) : nothing
  }${replyTo ? quote(replyTo) : nothing}${photo ? picture(message, photo) : nothing}${
    message.animation ? animation(message.animation) : nothing
  }${message.document ? file(message.document) : nothing}<div
      class="text" dir="auto">${words}</div>${
        message.reaction ? html`<div class="reaction">${message.reaction}</div>` : nothing
      }</div>`;
};

const RULING = ["creator", "administrator"];

/**
 * Opens the menu of a message.
 * @param {OpenChat} where @param {SeenMessage} message
 */
const openMenu = ({ phone, chat }, message) => {
  const me = personOf(phone.key)?.id;
  const status = chat.members.find(({ id }) => id === me)?.status ?? "left";
  const place = { chat: message.chat, message: message.id };
  const erase = () => act(phone.key, "delete", place);
  /** @type {(Item | false)[]} */
  const items = [
    chat.open && {
      name: "reply",
      icon: "reply",
      text: "Reply",
      choose: () => reply(phone, message),
    },
    message.text !== "" && {
      name: "copy",
      icon: "copy",
      text: "Copy",
      choose: () => copy(phone, message.text),
    },
    // In a private chat each person can delete all messages. In a group they can delete their own,
    // and administrators all.
    (!chat.kind.endsWith("group") || message.from.id === me || RULING.includes(status)) && {
      name: "delete",
      icon: "trash",
      text: "Delete",
      danger: true,
      choose: erase,
    },
  ];
  const offered = items.filter((item) => item !== false);
  phone.sheet = { kind: "menu", title: "Message", testId: "message-menu", items: offered };
  redraw();
};

/**
 * A right click, Enter, or a tap beside the buttons opens the menu; a double click replies.
 * @param {OpenChat} where @param {SeenMessage} message
 */
const listeners = (where, message) => {
  /** @param {Event} event */
  const isBeside = ({ target }) => target instanceof Element && !target.closest("button, a, code");
  return {
    /** @param {Event} event */
    menu(event) {
      event.preventDefault();
      openMenu(where, message);
    },
    /** @param {PointerEvent} event */
    tap: (event) => event.pointerType === "touch" && isBeside(event) && openMenu(where, message),
    /** @param {KeyboardEvent} event */
    enter: (event) =>
      event.target === event.currentTarget && event.key === "Enter" && openMenu(where, message),
    /** @param {Event} event */
    twice: (event) =>
      isBeside(event) && openChatOf(where.phone)?.open && reply(where.phone, message),
  };
};

/** @param {SeenMessage} message @param {PhoneLook} look */
const classes = (message, { mine, group, first, last }) =>
  Object.entries({
    message: true,
    mine,
    first,
    tailed: last && message.keyboard.length === 0,
    "in-group": group,
    "has-photo": message.photo || message.animation,
    "no-text": message.text === "",
    "has-keys": message.keyboard.length > 0,
  })
    .flatMap(([name, on]) => (on ? [name] : []))
    .join(" ");

/**
 * A message between its neighbours.
 * @param {OpenChat} where @param {SeenMessage} message @param {PhoneLook} look
 */
export const messageView = (where, message, look) => {
  if (message.service !== undefined) {
    return html`<article class="service"><span>${message.service}</span></article>`;
  }
  const { menu, tap, enter, twice } = listeners(where, message);
  const avatarHere = look.last ? avatar(message.from, 34) : nothing;
  const face = look.group && !look.mine ? html`<div class="face">${avatarHere}</div>` : nothing;
  return html`<article
    class=${classes(message, look)} tabindex="0" data-message-id=${message.id}
    aria-label="${message.from.name}, ${clock(message.date)}"
    @contextmenu=${menu} @click=${tap} @keydown=${enter} @dblclick=${twice}
  >${face}<div
      class="column">${bubble(where.phone, message, look)}${keyboard(where.phone, message)}</div></article>`;
};
