import { copyText, h } from "./dom.js";

/** Tags for what Telegram calls entities. */
const MAKERS = {
  bold: () => h("b"),
  italic: () => h("i"),
  underline: () => h("u"),
  strikethrough: () => h("s"),
  spoiler: () => {
    const reveal = ({ currentTarget }) => currentTarget.classList.add("shown");
    return h("span", {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      onclick: reveal,
      onkeydown: reveal,
    });
  },
  code: (text, on) => h("code", { title: "Copy", onclick: () => copyText(text).then(on.copied) }),
  pre: () => h("pre"),
  blockquote: () => h("blockquote"),
  expandable_blockquote: () => h("blockquote", { class: "expandable" }),
  bot_command: (text, on) => link(text, () => on.command(text)),
  mention: (text, on) => link(text, () => on.open(`https://t.me/${text.slice(1)}`)),
  text_mention: () => h("span", { class: "link" }),
  url: (text, on) => link(text, () => on.open(text)),
  text_link: (_text, on, entity) => link(entity.url, () => on.open(entity.url)),
};

const link = (title, follow) =>
  h("a", {
    href: "#",
    class: "link",
    title,
    onclick: (event) => {
      event.preventDefault();
      event.stopPropagation();
      follow();
    },
  });

/** The parts of a text from `start` to `end`; entities inside each other become tags inside tags. */
const build = (text, entities, start, end, on) => {
  const nodes = [];
  let at = start;
  for (let i = 0; i < entities.length; ) {
    const entity = entities[i];
    const stop = Math.min(entity.offset + entity.length, end);
    let next = i + 1;
    while (next < entities.length && entities[next].offset < stop) next++;
    const inner = entities.slice(i + 1, next);
    if (entity.offset > at) nodes.push(text.slice(at, entity.offset));
    const words = text.slice(entity.offset, stop);
    const element = (MAKERS[entity.type] ?? (() => h("span")))(words, on, entity);
    element.append(...build(text, inner, entity.offset, stop, on));
    nodes.push(element);
    at = stop;
    i = next;
  }
  if (at < end) nodes.push(text.slice(at, end));
  return nodes;
};

/**
 * A text with its formatting as nodes of the page.
 * @param on what to do when a command, a link or a piece of code is tapped
 */
export const formatted = (text, entities, on) => build(text, entities, 0, text.length, on);
