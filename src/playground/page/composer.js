import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { attempt, reply, say, write } from "./phone.js";
import { icon, iconButton } from "./shapes.js";
import { act, redraw } from "./store.js";
import { inlineText, suggestionKey, suggestionsView } from "./suggestions.js";

/** @import { Phone, ShownChat } from "./types.ts" */

/**
 * A wide button in place of the input line, as in Telegram.
 * @param {Phone} phone @param {string} text @param {"start" | "unblock"} action
 */
const instead = (phone, text, action) => html`<button
  type="button" class="instead" data-testid="instead"
  @click=${() => attempt(phone, () => act(phone.key, action, {}))}
>${text}</button>`;

/** @param {Phone} phone */
const replyBar = (phone) => {
  if (!phone.replyTo) return nothing;
  const { from, text } = phone.replyTo;
  return html`<div class="reply-bar">
    ${icon("reply", 20)}
    <span><b>${from.name}</b><small>${text.split("\n")[0] || "Picture"}</small></span>
    ${iconButton("close", "Do not reply", () => reply(phone))}
  </div>`;
};

/** @param {Phone} phone */
const submit = (phone) => {
  const text = phone.draft;
  if (text.trim() === "" || inlineText(text) !== undefined) return;
  write(phone, "");
  void say(phone, text);
};

const WORDLESS = /** @type {const} */ ([
  { name: "sticker", text: "Sticker" },
  { name: "voice", text: "Voice message" },
  { name: "picture", text: "Picture" },
]);

/** Sends a text file of this machine. @param {Phone} phone */
const pickFile = (phone) => {
  const input = document.createElement("input");
  input.type = "file";
  input.onchange = async () => {
    const [file] = input.files ?? [];
    const chat = phone.chat ?? "";
    if (!file) return;
    const text = await file.text();
    await attempt(phone, () => act(phone.key, "file", { chat, name: file.name, text }));
  };
  input.click();
};

/** @param {Phone} phone */
const attach = (phone) => {
  const items = WORDLESS.map(({ name, text }) => ({
    ...{ name, text, icon: "file" },
    choose: () => act(phone.key, "send", { chat: phone.chat ?? "", what: name }),
  }));
  const file = { name: "file", text: "File", icon: "file", choose: () => pickFile(phone) };
  phone.sheet = { kind: "menu", title: "Send", testId: "attach-menu", items: [...items, file] };
  redraw();
};

/** @param {Phone} phone @param {ShownChat} chat */
const line = (phone, chat) => {
  /** @param {{ currentTarget: HTMLTextAreaElement }} event */
  const typed = ({ currentTarget }) => {
    phone.draft = currentTarget.value;
    redraw();
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (suggestionKey(phone, event)) return;
    if (event.key === "Escape") reply(phone);
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit(phone);
  };
  const toggle = () => {
    phone.suggestions = phone.suggestions ? undefined : { kind: "commands" };
    redraw();
  };
  return html`${suggestionsView(phone, chat)}${replyBar(phone)}
    <div class="line">
      <button type="button" class="menu-button" aria-label="Commands" data-testid="commands"
        ?hidden=${chat.commands.length === 0} @click=${toggle}>${icon("menu", 18)}<span>Menu</span></button>
      ${iconButton("attach", "Attach", () => attach(phone), "attach")}
      <div class="field"><textarea
        rows="1" aria-label="Message" data-testid="composer" autocomplete="off" spellcheck="false"
        placeholder="Message"
        .value=${live(phone.draft)} @input=${typed} @keydown=${key}
      ></textarea></div>
      <button type="button" class="icon-button send" aria-label="Send" data-testid="send"
        ?disabled=${phone.draft.trim() === ""} @click=${() => submit(phone)}>${icon("send")}</button>
    </div>`;
};

/**
 * The input line, or what replaces it.
 * @param {Phone} phone @param {ShownChat} chat
 */
export const composer = (phone, chat) => {
  const status = chat.kind === "private" ? chat.botStatus : "member";
  return html`<footer class="composer">${
    status === "kicked"
      ? instead(phone, "Unblock", "unblock")
      : status === "left"
        ? instead(phone, "START", "start")
        : line(phone, chat)
  }</footer>`;
};
