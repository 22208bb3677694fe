import { avatar, h, icon, iconButton } from "./dom.js";
import { faceOf } from "./store.js";

const TOAST_MS = 3500;

const row = (item, choose) =>
  typeof item === "string"
    ? h("h4", {}, item)
    : h(
        "button",
        {
          type: "button",
          class: `sheet-item ${item.danger ? "danger" : ""}`,
          "data-item": item.name,
          onclick: () => choose(item.value),
        },
        item.picture ?? icon(item.icon),
        h("span", {}, item.text, item.note && h("small", {}, item.note)),
        item.on !== undefined && h("i", { class: `switch ${item.on ? "on" : ""}` }),
      );

/** What slides over a phone's screen: toasts, alerts, questions, menus and lists. */
export const openSheets = (key, screen) => {
  const element = h("div", { class: "sheets" });
  let close;

  /** Shows a sheet from below; resolves with what was chosen, or nothing. */
  const show = (content, properties = {}) =>
    new Promise((resolve) => {
      close?.();
      const back = screen.contains(document.activeElement) ? document.activeElement : undefined;
      const shade = h("div", { class: "shade", onclick: () => close?.() });
      const sheet = h("div", {
        class: "sheet",
        role: "dialog",
        "aria-modal": "true",
        tabindex: -1,
        ...properties,
      });
      const onKey = (event) => event.key === "Escape" && close?.();
      close = (value) => {
        close = undefined;
        document.removeEventListener("keydown", onKey);
        shade.remove();
        sheet.remove();
        back?.focus({ preventScroll: true });
        resolve(value);
      };
      sheet.append(...content((value) => close?.(value)));
      document.addEventListener("keydown", onKey);
      element.append(shade, sheet);
      sheet.focus({ preventScroll: true });
    });

  const button = (text, style, onclick) =>
    h("button", { type: "button", class: `sheet-button ${style}`, onclick }, text);

  /**
   * A list to choose from. Each item is `{ icon, text, note, danger, value }`, or a string that
   * heads those after it.
   */
  const menu = (title, items, testId) =>
    show(
      (choose) => [
        h(
          "header",
          { class: "sheet-head" },
          h("h3", {}, title),
          iconButton("close", "Close", () => choose()),
        ),
        h(
          "div",
          { class: "sheet-items" },
          items.filter(Boolean).map((item) => row(item, choose)),
        ),
      ],
      { "aria-label": title, "data-testid": testId },
    );

  return {
    element,
    menu,

    /** Asks for one of these chats; resolves with its name. */
    chooseChat: (chats) =>
      menu(
        "Choose a chat",
        chats.map((chat) => ({
          picture: avatar(faceOf(chat, key), 40),
          text: chat.title,
          name: chat.name,
          value: chat.name,
        })),
        "chat-picker",
      ),

    /** Words that go away by themselves, as Telegram shows the answer to a press. */
    toast(text) {
      element.querySelector(".toast")?.remove();
      const toast = h(
        "div",
        { class: "toast", role: "status", "data-testid": "toast", onclick: () => toast.remove() },
        text,
      );
      element.append(toast);
      setTimeout(() => toast.remove(), TOAST_MS + 40 * text.length);
    },

    /** Words that stay until they are read. */
    alert: (text) =>
      show(
        (choose) => [
          h("p", { class: "dialog-text", "data-testid": "alert" }, text),
          h(
            "div",
            { class: "dialog-buttons" },
            button("OK", "plain", () => choose(true)),
          ),
        ],
        { class: "sheet dialog", role: "alertdialog" },
      ),

    /** A question; resolves with true when it is answered by yes. */
    ask: (title, text, yes, style = "plain") =>
      show(
        (choose) => [
          h("h3", {}, title),
          h("p", { class: "dialog-text" }, text),
          h(
            "div",
            { class: "dialog-buttons" },
            button("Cancel", "quiet", () => choose(false)),
            button(yes, style, () => choose(true)),
          ),
        ],
        { class: "sheet dialog" },
      ),
  };
};
