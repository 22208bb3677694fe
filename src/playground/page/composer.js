import { h, icon, iconButton } from "./dom.js";
import { act, chatOf, world } from "./store.js";
import { openSuggestions } from "./suggestions.js";

/** The line to write in: a reply, commands, inline queries, and what stands there instead. */
export const openComposer = (key, name, { sheets, opened }) => {
  const chat = () => chatOf(key, name);
  const element = h("footer", { class: "composer" });
  const input = h("textarea", {
    rows: 1,
    placeholder: "Message",
    "aria-label": "Message",
    "data-testid": "composer",
    autocomplete: "off",
    spellcheck: "false",
  });
  const replyBar = h("div", { class: "reply-bar", hidden: true });
  let replyTo;
  let forced;

  const report = (error) => sheets.toast(error.message);

  const reply = (message) => {
    replyTo = message;
    replyBar.hidden = message === undefined;
    if (message === undefined) return;
    replyBar.replaceChildren(
      icon("reply", 20),
      h(
        "span",
        {},
        h("b", {}, message.from.name),
        h("small", {}, message.text.split("\n")[0] || "Picture"),
      ),
      iconButton("close", "Do not reply", () => reply(undefined)),
    );
    input.focus();
  };

  /** What has been deleted is no longer answered. */
  const checkReply = (messages) => {
    const { chat, id } = replyTo ?? {};
    const stands = messages.some((message) => message.chat === chat && message.id === id);
    if (replyTo !== undefined && !stands) reply(undefined);
  };

  const send = async (text) => {
    const answered = replyTo?.id;
    reply(undefined);
    await act(key, "say", {
      chat: chat().id,
      text,
      ...(answered !== undefined && { replyTo: answered }),
    }).catch(report);
  };

  const grow = () => {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 132)}px`;
    sendButton.disabled = input.value.trim() === "";
  };

  const type = (text) => {
    input.value = text;
    input.focus();
    input.setSelectionRange(text.length, text.length);
    grow();
    suggestions.update();
  };

  const submit = () => {
    const text = input.value;
    if (text.trim() === "" || suggestions.isInline(text)) return;
    type("");
    void send(text);
  };

  const sendButton = iconButton("send", "Send", submit, {
    class: "icon-button send",
    "data-testid": "send",
    disabled: true,
  });
  const suggestions = openSuggestions(key, chat, input, { send, type, sheets, opened });
  const menuButton = h(
    "button",
    {
      type: "button",
      class: "menu-button",
      "aria-label": "Commands",
      "data-testid": "commands",
      onclick: () => suggestions.toggleCommands(),
    },
    icon("menu", 18),
    h("span", {}, "Menu"),
  );

  input.addEventListener("input", () => {
    grow();
    suggestions.update();
  });
  input.addEventListener("keydown", (event) => {
    if (suggestions.onKey(event)) return;
    if (event.key === "Escape") reply(undefined);
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      submit();
    }
  });

  const line = h(
    "div",
    { class: "line" },
    menuButton,
    h("div", { class: "field" }, input),
    sendButton,
  );

  /** A wide button instead of the line, as Telegram shows it. */
  const instead = (text, deed, body) =>
    h(
      "button",
      {
        type: "button",
        class: "instead",
        "data-testid": "instead",
        onclick: () => act(key, deed, body).catch(report),
      },
      text,
    );

  const replacement = () => {
    const { kind, botStatus } = chat();
    if (kind !== "private") return undefined;
    if (botStatus === "kicked") return instead("Unblock", "unblock");
    return botStatus === "left" ? instead("START", "start") : undefined;
  };

  const drawAnswers = (messages) => {
    const message = messages.findLast(({ from, forceReply }) => from.bot && forceReply);
    if (message === undefined || forced === message.id) return;
    forced = message.id;
    if (messages.at(-1) === message) reply(message);
  };

  let drawn;
  return {
    element,
    reply,
    send,
    type,
    close: () => suggestions.close(),
    draw(messages) {
      if (chat() === undefined) return;
      checkReply(messages);
      drawAnswers(messages);
      menuButton.hidden = chat().commands.length === 0;
      input.placeholder = chat().kind === "private" ? `Message @${world.bot.username}` : "Message";
      const replaced = replacement();
      const state = replaced?.textContent ?? "line";
      if (state === drawn) return;
      drawn = state;
      element.replaceChildren(...(replaced ? [replaced] : [suggestions.element, replyBar, line]));
    },
  };
};
