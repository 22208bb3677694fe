import { copyText } from "./dom.js";
import { act } from "./store.js";

const LONG_PRESS_MS = 450;

const RULING = ["creator", "administrator"];

/** In private chats anybody deletes anything; in groups one's own, and administrators all. */
const mayDelete = (message, chat, myId) =>
  !chat.kind.endsWith("group") ||
  message.from.id === myId ||
  RULING.includes(chat.members.find(({ id }) => id === myId)?.status);

const itemsFor = (message, chat, myId) => [
  chat.open && { icon: "reply", text: "Reply", name: "reply", value: "reply" },
  message.text !== "" && { icon: "copy", text: "Copy", name: "copy", value: "copy" },
  mayDelete(message, chat, myId) && {
    icon: "trash",
    text: "Delete",
    name: "delete",
    danger: true,
    value: "delete",
  },
];

/**
 * The menu of a message: by a right click, a long press, or Enter on it; a double click replies.
 * @param current gives the message as it is now
 */
export const openMessageMenu = (element, current, { person, sheets, composer, chat }) => {
  const choices = {
    reply: (message) => composer.reply(message),
    copy: (message) => copyText(message.text).then(() => sheets.toast("Copied")),
    delete: (message) => act(person.key, "delete", { chat: message.chat, message: message.id }),
  };
  const open = async () => {
    const [message, here] = [current(), chat()];
    if (message === undefined || here === undefined) return;
    const chosen = await sheets.menu("Message", itemsFor(message, here, person.id), "message-menu");
    try {
      await choices[chosen]?.(message);
    } catch (error) {
      sheets.toast(error.message);
    }
  };

  let timer;
  const cancel = () => clearTimeout(timer);
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    cancel();
    void open();
  });
  element.addEventListener(
    "touchstart",
    () => {
      timer = setTimeout(open, LONG_PRESS_MS);
    },
    { passive: true },
  );
  for (const end of ["touchend", "touchmove", "touchcancel"]) {
    element.addEventListener(end, cancel, { passive: true });
  }
  element.addEventListener("keydown", (event) => {
    if (event.target === element && event.key === "Enter") void open();
  });
  element.addEventListener("dblclick", (event) => {
    if (event.target.closest("button, a") === null && chat()?.open) composer.reply(current());
  });
};
