import { html } from "lit-html";
import { momentText } from "./moments.js";
import { copy, openLink, say } from "./phone.js";
import { nowMs, personOf } from "./store.js";

/** @import { MessageEntity, Phone } from "./types.ts" */

/** @param {string} title @param {unknown} inner @param {() => unknown} follow */
const link = (title, inner, follow) => {
  /** @param {Event} event */
  const click = (event) => {
    event.preventDefault();
    event.stopPropagation();
    follow();
  };
  return html`<a href="#" class="link" title=${title} @click=${click}>${inner}</a>`;
};

/** @param {unknown} inner */
const spoiler = (inner) => {
  /** @param {{ currentTarget: HTMLElement }} event */
  const reveal = ({ currentTarget }) => currentTarget.classList.add("shown");
  return html`<span class="spoiler" role="button" tabindex="0" @click=${reveal} @keydown=${reveal}
    >${inner}</span>`;
};

/** @param {{ currentTarget: HTMLElement }} event */
const unfold = ({ currentTarget }) => currentTarget.classList.add("open");

/** @param {Phone} phone */
const readerOf = ({ key }) => ({ language: personOf(key)?.language ?? "en", now: nowMs() });

/**
 * Puts the tag of a Telegram entity around its content.
 * @param {Phone} phone
 * @param {MessageEntity} entity
 * @param {string} words
 * @param {unknown} inner
 */
const wrapped = (phone, entity, words, inner) => {
  switch (entity.type) {
    case "bold":
      return html`<b>${inner}</b>`;
    case "italic":
      return html`<i>${inner}</i>`;
    case "underline":
      return html`<u>${inner}</u>`;
    case "strikethrough":
      return html`<s>${inner}</s>`;
    case "spoiler":
      return spoiler(inner);
    case "code":
      return html`<code title="Copy" @click=${() => copy(phone, words)}>${inner}</code>`;
    case "pre":
      return html`<pre>${inner}</pre>`;
    case "blockquote":
      return html`<blockquote>${inner}</blockquote>`;
    case "expandable_blockquote":
      return html`<blockquote expandable @click=${unfold}>${inner}</blockquote>`;
    case "bot_command":
      return link(words, inner, () => say(phone, words));
    case "mention":
      return link(words, inner, () => openLink(phone, `https://t.me/${words.slice(1)}`));
    case "url":
      return link(words, inner, () => openLink(phone, words));
    case "text_link":
      return link(entity.url, inner, () => openLink(phone, entity.url));
    case "date_time":
      return html`<time class="moment">${momentText(entity, words, readerOf(phone))}</time>`;
    case "text_mention":
      return html`<span class="link">${inner}</span>`;
    default:
      return inner;
  }
};

/**
 * The part of a text from `start` to `end`; nested entities become nested tags.
 * @param {Phone} phone
 * @param {string} text
 * @param {readonly MessageEntity[]} entities
 * @returns {unknown[]}
 */
export const formatted = (phone, text, entities, start = 0, end = text.length) => {
  const [entity, ...rest] = entities;
  if (entity === undefined) return [text.slice(start, end)];
  const stop = Math.min(entity.offset + entity.length, end);
  const after = rest.findIndex(({ offset }) => offset >= stop);
  const [inside, behind] = after < 0 ? [rest, []] : [rest.slice(0, after), rest.slice(after)];
  const inner = formatted(phone, text, inside, entity.offset, stop);
  return [
    text.slice(start, entity.offset),
    wrapped(phone, entity, text.slice(entity.offset, stop), inner),
    ...formatted(phone, text, behind, stop, end),
  ];
};
