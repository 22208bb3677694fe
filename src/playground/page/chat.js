import { openComposer } from "./composer.js";
import { avatar, dayName, dayOf, h, iconButton } from "./dom.js";
import { drawMessage } from "./message.js";
import { openMessageMenu } from "./message-menu.js";
import { pressing } from "./pressing.js";
import { chatOf, faceOf, listen, loadMessages, markRead, personOf, world } from "./store.js";

const NEAR_BOTTOM = 90;
const TYPING_MS = 5000;

const isGroup = ({ kind }) => kind.endsWith("group");

const subtitle = (chat) => {
  if (chat.kind === "private") return "bot";
  if (chat.kind === "direct") return "last seen just now";
  return `${chat.members.length} members${chat.botStatus === "administrator" ? " · the bot is an administrator" : ""}`;
};

const header = (key, name, back) => {
  const element = h("header", { class: "bar chat-bar" });
  const draw = (typing = false) => {
    const chat = chatOf(key, name);
    if (chat === undefined) return;
    element.replaceChildren(
      iconButton("back", "Back to the chats", back, { "data-testid": "back" }),
      avatar(faceOf(chat, key), 40),
      h(
        "div",
        { class: "chat-bar-words" },
        h("h2", { "data-testid": "chat-title" }, h("bdi", {}, chat.title)),
        h("p", { class: typing ? "typing" : "" }, typing ? "the bot is typing…" : subtitle(chat)),
      ),
    );
  };
  draw();
  return { element, draw };
};

const sameSide = (a, b) =>
  a !== undefined &&
  b !== undefined &&
  a.service === undefined &&
  b.service === undefined &&
  a.from.id === b.from.id &&
  dayOf(a.date) === dayOf(b.date);

/** Where the keyboard's focus was, so that a redrawn message can give it back. */
const focusWithin = (element) => {
  const keys = [...element.querySelectorAll(".key")];
  const at = keys.indexOf(document.activeElement);
  return at < 0
    ? () => {}
    : () => element.querySelectorAll(".key")[at]?.focus({ preventScroll: true });
};

/** A chat on somebody's phone: its messages and the line to write in. */
export const openChat = (key, name, { sheets, showChat, showList, opened }) => {
  const me = personOf(key);
  const list = h("div", { class: "messages", role: "log", "aria-label": "Messages" });
  const down = iconButton("down", "To the newest message", () => scrollDown(true), {
    class: "icon-button to-bottom",
    hidden: true,
  });
  const elements = new Map();
  const bar = header(key, name, showList);
  const chatId = () => chatOf(key, name)?.id;
  let [stuck, typingTimer] = [true, undefined];

  const composer = openComposer(key, name, { sheets, showChat, opened });

  const scrollDown = (smooth = false) =>
    list.scrollTo({ top: list.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  const keepDown = () => stuck && scrollDown();

  const see = () => {
    const newest = (world.messages.get(chatId()) ?? []).at(-1);
    const visible = document.visibilityState === "visible" && list.offsetParent !== null;
    if (visible && stuck && newest) markRead(key, chatId(), newest.id);
  };

  list.addEventListener("scroll", () => {
    stuck = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_BOTTOM;
    down.hidden = stuck;
    see();
  });
  new ResizeObserver(keepDown).observe(list);

  const jump = (id) => {
    const target = list.querySelector(`[data-message-id="${id}"]`);
    target?.scrollIntoView({ block: "center", behavior: "smooth" });
    target?.classList.add("flash");
    setTimeout(() => target?.classList.remove("flash"), 1200);
  };

  const on = {
    ...pressing(key, { sheets, showChat, opened, composer }),
    jump,
    resized: () => requestAnimationFrame(keepDown),
    command: (text) => composer.send(text),
    copied: () => sheets.toast("Copied"),
  };

  const element = (message) => {
    const made = h("article", { tabindex: 0 });
    if (message.service === undefined) {
      const current = () =>
        (world.messages.get(chatId()) ?? []).find(
          ({ chat, id }) => chat === message.chat && id === message.id,
        );
      openMessageMenu(made, current, {
        person: me,
        sheets,
        composer,
        showChat,
        chat: () => chatOf(key, name),
      });
    }
    return made;
  };

  const draw = () => {
    const messages = world.messages.get(chatId()) ?? [];
    const chat = chatOf(key, name);
    if (chat === undefined) return;
    const wanted = [];
    const seen = new Set();
    messages.forEach((message, i) => {
      const [before, after] = [messages[i - 1], messages[i + 1]];
      if (before === undefined || dayOf(before.date) !== dayOf(message.date)) {
        wanted.push(dayMark(message.date));
      }
      const id = `${message.chat}:${message.id}`;
      const look = {
        mine: message.from.id === me.id,
        group: isGroup(chat),
        first: !sameSide(before, message),
        last: !sameSide(message, after),
        botName: world.bot.username,
      };
      const drawing = JSON.stringify([message, look]);
      const known = elements.get(id) ?? { element: element(message) };
      if (known.drawing !== drawing) {
        const refocus = focusWithin(known.element);
        drawMessage(known.element, message, look, on);
        refocus();
      }
      elements.set(id, { element: known.element, drawing });
      seen.add(id);
      wanted.push(known.element);
    });
    for (const id of elements.keys()) if (!seen.has(id)) elements.delete(id);
    arrange(wanted);
    composer.draw(messages);
    keepDown();
    see();
  };

  const dayMarks = new Map();
  const dayMark = (date) => {
    const day = dayOf(date);
    const mark =
      dayMarks.get(day) ?? h("div", { class: "service day" }, h("span", {}, dayName(date)));
    dayMarks.set(day, mark);
    return mark;
  };

  /** Puts the elements in order, touching only those that are out of place. */
  const arrange = (wanted) => {
    for (const child of [...list.children]) if (!wanted.includes(child)) child.remove();
    wanted.forEach((child, i) => {
      if (list.children[i] !== child) list.insertBefore(child, list.children[i] ?? null);
    });
  };

  const showTyping = () => {
    bar.draw(true);
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => bar.draw(), TYPING_MS);
  };

  const stop = listen((event) => {
    if (event.type === "messages" && event.chat === chatId()) {
      clearTimeout(typingTimer);
      bar.draw();
      draw();
    }
    if (event.type === "typing" && event.chat === chatId()) showTyping();
    if (event.type === "world") {
      bar.draw();
      if (chatId() !== undefined && !world.messages.has(chatId())) void loadMessages(key, chatId());
      else draw();
    }
  });

  const body = h("div", { class: "chat-body" }, list, down);
  const chat = h(
    "div",
    { class: "chat", "data-testid": "chat", "data-chat": name },
    bar.element,
    body,
    composer.element,
  );
  document.addEventListener("visibilitychange", see);
  draw();
  void loadMessages(key, chatId());

  return {
    name,
    element: chat,
    type: (draft) => composer.type(draft),
    close() {
      stop();
      composer.close();
      document.removeEventListener("visibilitychange", see);
      chat.remove();
    },
  };
};
