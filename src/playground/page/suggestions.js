import { html, nothing } from "lit-html";
import { attempt, openLink, say, write } from "./phone.js";
import { avatar, iconButton } from "./shapes.js";
import { act, redraw, world } from "./store.js";

/** @import { BotCommand, Phone, ShownChat, SeenResults, Suggestions } from "./types.ts" */

const TYPED_MS = 220;
const WAIT_SECONDS = 8;

/**
 * The inline query after `@bot `.
 * @param {string} text
 */
export const inlineText = (text) => {
  const start = `@${world.bot.username} `;
  return text.toLowerCase().startsWith(start.toLowerCase()) ? text.slice(start.length) : undefined;
};

/** @param {Phone} phone @param {Suggestions} [suggestions] */
const show = (phone, suggestions) => {
  phone.suggestions = suggestions;
  phone.chosen = -1;
  redraw();
};

/** @param {Phone} phone @param {ShownChat} chat */
const showResults = async (phone, chat) => {
  const { draft } = phone;
  const body = { chat: chat.id, text: inlineText(draft) ?? "", wait: WAIT_SECONDS };
  const answer = await attempt(phone, () => act(phone.key, "inline", body));
  if (phone.draft !== draft || answer === undefined) return;
  const nothingFound = answer.results?.length === 0 && !answer.button;
  if (answer.results === undefined)
    show(phone, { kind: "note", text: "The bot has not answered." });
  else if (nothingFound) show(phone, { kind: "note", text: "No results" });
  else show(phone, { kind: "results", answer });
};

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Suggests what fits the text: commands after `/`, results after `@bot `. */
/** @param {Phone} phone @param {ShownChat} chat */
export const suggest = (phone, chat) => {
  if (phone.suggestedFor === phone.draft) return;
  phone.suggestedFor = phone.draft;
  clearTimeout(timer);
  if (inlineText(phone.draft) !== undefined) {
    if (!phone.suggestions) show(phone, { kind: "note", text: "asking the bot…" });
    timer = setTimeout(() => showResults(phone, chat), TYPED_MS);
  } else show(phone, /^\/\w*$/.test(phone.draft) ? { kind: "commands" } : undefined);
};

/**
 * A suggestion that can be chosen.
 * @typedef {{
 *   row: unknown, choose: () => unknown, beside?: unknown, name?: string, result?: string,
 * }} Choice
 */

/** @param {Phone} phone @param {ShownChat} chat @param {BotCommand} command @returns {Choice} */
const commandChoice = (phone, chat, { command, description }) => ({
  name: command,
  row: html`${avatar({ id: 0, name: "", bot: true }, 30)}<b>/${command}</b><small>${description}</small>`,
  beside: iconButton("fill", `Write /${command}`, () => write(phone, `/${command} `)),
  // In a group a command includes its bot's name.
  choose: () =>
    say(phone, chat.kind === "private" ? `/${command}` : `/${command}@${world.bot.username}`),
});

/** @param {Phone} phone @param {SeenResults} answer @returns {Choice[]} */
const resultChoices = (phone, { query, button, results = [] }) => [
  ...(button
    ? [
        {
          row: html`<span class="start">${button.text}</span>`,
          choose: () => openLink(phone, `https://t.me/${world.bot.username}?start=${button.start}`),
        },
      ]
    : []),
  ...results.map(({ id, title, description, photo, thumbnail }) => {
    const url = photo?.url ?? thumbnail;
    return {
      result: id,
      row: html`${
        url
          ? html`<img src=${url} alt="" />`
          : html`<span class="result-letter">${[...title][0] ?? "·"}</span>`
      }<span class="result-words"><b>${title}</b><span>${description}</span></span>`,
      choose: () => attempt(phone, () => act(phone.key, "choose", { query, result: id })),
    };
  }),
];

/** @param {Phone} phone @param {ShownChat} chat @returns {Choice[]} */
const choicesOf = (phone, chat) => {
  const { suggestions, draft } = phone;
  if (suggestions?.kind === "results") return resultChoices(phone, suggestions.answer);
  if (suggestions?.kind !== "commands") return [];
  const typed = draft.slice(1).toLowerCase();
  return chat.commands
    .filter(({ command }) => command.startsWith(typed))
    .map((command) => commandChoice(phone, chat, command));
};

/**
 * The suggestions above the input line.
 * @param {Phone} phone @param {ShownChat} chat
 */
export const suggestionsView = (phone, chat) => {
  const { suggestions } = phone;
  if (!suggestions) return nothing;
  if (suggestions.kind === "note") {
    return html`<div class="suggestions"><p class="suggestion-note">${suggestions.text}</p></div>`;
  }
  const choices = choicesOf(phone, chat);
  return html`<div class="suggestions" ?hidden=${choices.length === 0}>${choices.map(
    ({ row, beside, choose, name, result }, i) => html`<div
      class="suggestion ${i === phone.chosen ? "chosen" : ""}"
    ><button
        type="button" class="suggestion-main"
        data-command=${name ?? nothing} data-result=${result ?? nothing}
        @click=${() => {
          write(phone, "");
          show(phone);
          void choose();
        }}
      >${row}</button>${beside ?? nothing}</div>`,
  )}</div>`;
};

/**
 * Arrows and Enter choose. Returns whether the suggestions used the key.
 * @param {Phone} phone @param {KeyboardEvent} event
 */
export const suggestionKey = (phone, event) => {
  const all = document.querySelectorAll(`[data-person="${phone.key}"] .suggestion-main`);
  if (all.length === 0) return false;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const chosen = all[phone.chosen];
  if (step)
    phone.chosen = (Math.max(phone.chosen, step < 0 ? 0 : -1) + step + all.length) % all.length;
  else if (event.key === "Escape") phone.suggestions = undefined;
  else if (event.key === "Enter" && chosen instanceof HTMLElement) chosen.click();
  else return false;
  event.preventDefault();
  redraw();
  return true;
};
