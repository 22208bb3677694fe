import { avatar, clock, h, icon } from "./dom.js";
import { faceOf, isUnread, listen, personOf } from "./store.js";

const preview = ({ last, kind }, person) => {
  if (last === undefined) return kind === "private" ? "Press START to begin" : "No messages yet";
  if (last.service !== undefined) return last.service;
  const words = last.text.split("\n")[0] || (last.photo ? "Picture" : "File");
  const who =
    last.from.id === person.id ? "You: " : kind.endsWith("group") ? `${last.from.name}: ` : "";
  return [h("span", { class: "who" }, who), last.photo ? "🖼 " : "", words];
};

const row = (chat, person, open) =>
  h(
    "button",
    {
      type: "button",
      class: "chat-row",
      "data-chat": chat.name,
      "data-testid": `chat-${chat.name}`,
      onclick: () => open(chat.name),
    },
    avatar(faceOf(chat, person.key), 52),
    h(
      "span",
      { class: "chat-row-words" },
      h(
        "span",
        { class: "chat-row-top" },
        chat.kind.endsWith("group") && icon("group", 16),
        h("b", {}, h("bdi", {}, chat.title)),
        chat.last && h("time", {}, clock(chat.last.date)),
      ),
      h(
        "span",
        { class: "chat-row-bottom" },
        h("span", { class: "preview" }, preview(chat, person)),
        isUnread(person, chat) && h("i", { class: "badge", "aria-label": "unread" }),
      ),
    ),
  );

const newestFirst = (a, b) => (b.last?.date ?? 0) - (a.last?.date ?? 0);

/** So long the list takes to slide away. */
const SLIDE_MS = 300;

/** All chats of a person, the newest on top. It is empty while a chat is open over it. */
export const openChatList = (key, open) => {
  const list = h("div", { class: "chat-rows" });
  let [shown, emptying] = [true, undefined];

  const draw = () => {
    if (!shown) return;
    const person = personOf(key);
    const chats = [...person.chats].sort(newestFirst);
    list.replaceChildren(...chats.map((chat) => row(chat, person, open)));
  };
  draw();
  listen(({ type }) => ["world", "last", "read"].includes(type) && draw());
  return {
    element: h(
      "div",
      { class: "chat-list", "data-testid": "chat-list" },
      h("header", { class: "bar" }, h("h2", {}, "Chats")),
      list,
    ),
    show() {
      clearTimeout(emptying);
      shown = true;
      draw();
    },
    hide() {
      shown = false;
      emptying = setTimeout(() => list.replaceChildren(), SLIDE_MS);
    },
  };
};
