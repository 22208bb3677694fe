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

/** All chats of a person, the newest on top. */
export const openChatList = (key, open) => {
  const list = h("div", { class: "chat-rows" });
  const draw = () => {
    const person = personOf(key);
    const chats = [...person.chats].sort(newestFirst);
    list.replaceChildren(...chats.map((chat) => row(chat, person, open)));
  };
  draw();
  listen(({ type }) => ["world", "last", "read"].includes(type) && draw());
  return h(
    "div",
    { class: "chat-list", "data-testid": "chat-list" },
    h("header", { class: "bar" }, h("h2", {}, "Chats")),
    list,
  );
};
