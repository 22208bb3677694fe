import { avatar, clock, h, icon, tint } from "./dom.js";
import { formatted } from "./text.js";

/** What is drawn in the corner of a button that leads somewhere. */
const CORNERS = [
  ["url", "link"],
  ["copy_text", "copy"],
  ["switch_inline_query", "share"],
  ["switch_inline_query_chosen_chat", "share"],
  ["switch_inline_query_current_chat", "share"],
];

const cornerOf = (button) => CORNERS.find(([field]) => field in button)?.[1];

const keyboardButton = (message, button, row, column, on) => {
  const corner = cornerOf(button);
  return h(
    "button",
    {
      type: "button",
      class: `key ${button.style ?? ""}`,
      "data-testid": "key",
      "data-callback": button.callback_data,
      onclick: (event) => on.press(message, { row, column }, event.currentTarget),
    },
    h("span", { class: "key-text" }, button.text),
    corner && icon(corner, 12),
    h("span", { class: "spinner", "aria-hidden": "true" }),
  );
};

const keyboard = (message, on) =>
  message.keyboard.length > 0 &&
  h(
    "div",
    { class: "keys", role: "group", "aria-label": "Buttons" },
    message.keyboard.map((buttons, row) =>
      h(
        "div",
        { class: "keys-row" },
        buttons.map((button, column) => keyboardButton(message, button, row, column, on)),
      ),
    ),
  );

/** So long after a failure a picture is asked for again: the server may be starting anew. */
const RETRY_MS = 700;

/** Loads a picture, again and again as long as it is wanted; gives whether it still is. */
const load = async (url, isWanted) => {
  do {
    const image = new Image();
    image.src = url;
    const came = await image.decode().then(
      () => true,
      () => false,
    );
    if (came) return isWanted();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  } while (isWanted());
  return false;
};

/** The picture. A new one replaces the old only once it has been loaded, so nothing flickers. */
const photo = (message, before, on) => {
  const { url, width, height } = message.photo;
  const frame = before ?? h("div", { class: "photo" }, h("img", { alt: "", decoding: "sync" }));
  const image = frame.querySelector("img");
  image.alt = message.text.split("\n")[0] || "Picture";
  if (frame.dataset.url !== url) {
    frame.dataset.url = url;
    const resize = () => {
      frame.style.aspectRatio = `${width} / ${height}`;
      on.resized();
    };
    if (before === undefined) resize();
    const isWanted = () => frame.dataset.url === url && frame.isConnected;
    void load(url, isWanted).then((stillWanted) => {
      if (!stillWanted) return;
      image.src = url;
      resize();
    });
  }
  return frame;
};

const sizeOf = (bytes) => (bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 102.4) / 10} KB`);

const file = ({ url, name, size }) =>
  h(
    "a",
    { class: "file", href: url, download: name },
    h("span", { class: "file-icon" }, icon("file")),
    h("span", { class: "file-words" }, h("b", {}, name), h("small", {}, sizeOf(size))),
  );

const quote = ({ id, name, text }, on) =>
  h(
    "button",
    { type: "button", class: "quote", onclick: () => on.jump(id) },
    h("b", {}, name),
    h("span", {}, text),
  );

const meta = (message, mine) =>
  h(
    "span",
    { class: "meta" },
    message.edited && h("span", {}, "edited"),
    h("time", { datetime: new Date(message.date * 1000).toISOString() }, clock(message.date)),
    mine && icon("checks", 15),
  );

const author = (message, { mine, botName }) =>
  h(
    "div",
    { class: `author ink-${tint(message.from.id)}` },
    !mine && h("bdi", {}, message.from.name),
    message.viaBot && h("span", { class: "via" }, `${mine ? "" : " "}via @${botName}`),
  );

const bubble = (message, look, on, oldPhoto) => {
  const showsAuthor = (look.first && look.group && !look.mine) || message.viaBot;
  const text = h(
    "div",
    { class: "text", dir: "auto" },
    formatted(message.text, message.entities, on),
  );
  text.append(meta(message, look.mine));
  return h(
    "div",
    { class: "bubble" },
    showsAuthor && author(message, look),
    message.replyTo && quote(message.replyTo, on),
    message.photo && photo(message, oldPhoto, on),
    message.document && file(message.document),
    text,
    message.reaction && h("div", { class: "reactions" }, message.reaction),
  );
};

const classes = (message, look) =>
  [
    "message",
    look.mine ? "mine" : "theirs",
    look.first && "first",
    look.last && "last",
    look.last && message.keyboard.length === 0 && "tailed",
    look.group && "in-group",
    message.photo && "has-photo",
    message.text === "" && "no-text",
    message.keyboard.length > 0 && "has-keys",
  ]
    .filter(Boolean)
    .join(" ");

/**
 * Draws a message into its element, which keeps its place and its picture.
 * @param look `{ mine, group, first, last, botName }`: how it stands among its neighbours
 */
export const drawMessage = (element, message, look, on) => {
  element.dataset.messageId = message.id;
  element.dataset.chatId = message.chat;
  if (message.service !== undefined) {
    element.className = "service";
    element.replaceChildren(h("span", {}, message.service));
    return;
  }
  const oldPhoto = message.photo && (element.querySelector(".photo") ?? undefined);
  element.className = classes(message, look);
  element.setAttribute("aria-label", `${message.from.name}, ${clock(message.date)}`);
  const face = look.group && !look.mine;
  element.replaceChildren(
    ...[
      face && h("div", { class: "face" }, look.last ? avatar(message.from, 34) : ""),
      h("div", { class: "column" }, bubble(message, look, on, oldPhoto), keyboard(message, on)),
    ].filter(Boolean),
  );
};
