import { openChat } from "./chat.js";
import { openChatList } from "./chat-list.js";
import { avatar, h, iconButton } from "./dom.js";
import { openSettings } from "./settings.js";
import { openSheets } from "./sheets.js";
import { chatOf, listen, personOf } from "./store.js";

const statusBar = () => {
  const time = h("time", {});
  const tick = () => {
    time.textContent = new Date().toLocaleTimeString([], {
      hour: "numeric",
      minute: "2-digit",
      hour12: false,
    });
  };
  tick();
  setInterval(tick, 10_000);
  const bars = h(
    "span",
    { class: "signal", "aria-hidden": "true" },
    h("i"),
    h("i"),
    h("i"),
    h("i"),
  );
  return h(
    "div",
    { class: "status-bar", "aria-hidden": "true" },
    time,
    bars,
    h("span", { class: "battery" }),
  );
};

/** The line above a phone: whose it is, and the menu of everything that is not a chat. */
const nameplate = (key, openMenu) => {
  const plate = h("header", { class: "nameplate" });
  const draw = () => {
    const person = personOf(key);
    plate.replaceChildren(
      avatar(person, 34),
      h(
        "div",
        { class: "nameplate-words" },
        h("b", {}, h("bdi", {}, person.name)),
        h(
          "small",
          {},
          [person.username && `@${person.username}`, person.language].filter(Boolean).join(" · "),
        ),
      ),
      iconButton("gear", `Settings of ${person.name}'s phone`, openMenu, { "data-testid": "gear" }),
    );
  };
  draw();
  listen(({ type }) => type === "world" && draw());
  return plate;
};

const SCREEN = "playground-screen";

/** Somebody's phone: a list of chats, a chat, and what slides over them. */
export const openPhone = (key) => {
  const screen = h("div", { class: "screen" });
  const sheets = openSheets(key, screen);
  const remembered = `${SCREEN}-${key}`;
  const list = openChatList(key, (name) => showChat(name));
  let chat;

  const showList = () => {
    localStorage.setItem(remembered, "");
    chat?.close();
    chat = undefined;
    screen.classList.remove("in-chat");
    list.show();
  };

  const showChat = (name, draft) => {
    const found = chatOf(key, name);
    if (found === undefined) return showList();
    localStorage.setItem(remembered, found.name);
    if (chat?.name !== found.name) {
      chat?.close();
      chat = openChat(key, found.name, { sheets, showChat, showList, opened: followed });
      screen.querySelector(".chat")?.remove();
      screen.append(chat.element);
    }
    screen.classList.add("in-chat");
    list.hide();
    if (draft !== undefined) chat.type(draft);
  };

  /** Goes where a link led. */
  const followed = async (opened) => {
    if (opened.type === "bot") showChat("bot");
    else if (opened.type === "chat") showChat(opened.chat);
    else if (await sheets.ask(`Open this link?`, opened.url, "Open")) {
      window.open(opened.url, "_blank", "noopener");
    }
  };

  const menu = () => openSettings(key, sheets);
  screen.append(list.element, sheets.element);
  const last = localStorage.getItem(remembered) ?? "group";
  if (last !== "") showChat(last);

  listen(({ type }) => {
    if (type === "world" && chat !== undefined && chatOf(key, chat.name) === undefined) showList();
  });

  return h(
    "section",
    {
      class: "phone-place",
      "data-person": key,
      "data-testid": `phone-${key}`,
      "aria-label": `${personOf(key).name}'s phone`,
    },
    nameplate(key, menu),
    h("div", { class: "phone" }, statusBar(), screen),
  );
};
