import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MessageEntity } from "grammy/types";
import type { Page } from "playwright-core";
import { escapeHtml } from "../../src/bot/text/html.ts";
import type { WalkedPage } from "./page-walk.ts";

/** A small phone, and the height that its chat has between its bar and the line to write in. */
export const SMALL_PHONE = { width: 360, height: 640 } as const;
export const CHAT_HEIGHT = 512;

/** About the width of this in the letters of Telegram on a phone; wider ones say nothing of it. */
const SAMPLE = { text: "Правила нард — по страницам, с примерами", pixels: 320 };

const FOLDER = resolve(import.meta.dirname, "../../src/playground/page");
const STYLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .join("\n");

/** Messages one below the other, as the playground shows them. */
export const fillPage = (page: Page, messages: readonly string[]): Promise<void> =>
  page.setContent(
    `<style>${STYLES}</style><style>body { display: block; height: auto; overflow: auto; padding: 8px }</style>${messages.join("")}`,
  );

/** Whether the letters of this machine take about as much room as those on a phone. */
export const hasPhoneLetters = async (page: Page): Promise<boolean> => {
  await fillPage(page, [`<span>${SAMPLE.text}</span>`]);
  const width = await page.locator("span").evaluate((one) => one.getBoundingClientRect().width);
  return width <= SAMPLE.pixels;
};

/** How tall these messages are on the phone that the page is as large as. */
export const heightsOf = async (
  page: Page,
  messages: readonly string[],
): Promise<readonly number[]> => {
  await fillPage(page, messages);
  return page
    .locator(".message")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
};

type Shown = {
  readonly html: string;
  /** The labels of its keys. */
  readonly keys: readonly (readonly string[])[];
  readonly photo?: { readonly width: number; readonly height: number } | undefined;
  /** Whose name stands above it. */
  readonly author?: string;
};

/** A message as the playground shows it, without the picture itself. */
export const shownAs = ({ html, keys, photo, author }: Shown): string => {
  const rows = keys.map(
    (row) =>
      `<div class="keys-row">${row.map((text) => `<button class="key"><span class="key-text">${escapeHtml(text)}</span></button>`).join("")}</div>`,
  );
  const classes = ["message", "theirs", "first", ...(photo ? ["has-photo"] : [])];
  const picture = photo
    ? `<div class="photo" style="aspect-ratio: ${photo.width} / ${photo.height}"></div>`
    : "";
  const [face, name] =
    author === undefined
      ? ["", ""]
      : [`<div class="face"></div>`, `<div class="author"><bdi>${escapeHtml(author)}</bdi></div>`];
  const keyboard = rows.length > 0 ? `<div class="keys">${rows.join("")}</div>` : "";
  return `<div class="${[...classes, ...(rows.length > 0 ? ["has-keys"] : [])].join(" ")}">${face}<div class="column">
    <div class="bubble">${name}${picture}<div class="text" dir="auto">${html}<span class="meta">12:00</span></div></div>${keyboard}</div></div>`;
};

export const shownPage = ({ chat, message }: WalkedPage): string => {
  const { text, entities, keyboard, photo, from } = message;
  return shownAs({
    html: formatted(text, entities),
    keys: keyboard.map((row) => row.map((button) => button.text)),
    photo,
    ...(chat === "group" && { author: from.name }),
  });
};

const TAGS: Partial<Record<MessageEntity["type"], string>> = {
  ...{ bold: "b", italic: "i", code: "code", blockquote: "blockquote" },
  expandable_blockquote: "blockquote expandable",
};

/** The part of a text from `start` to `end`; nested entities become nested tags. */
const formatted = (
  text: string,
  entities: readonly MessageEntity[],
  start = 0,
  end = text.length,
): string => {
  const [entity, ...rest] = entities;
  if (entity === undefined) return escapeHtml(text.slice(start, end));
  const stop = Math.min(entity.offset + entity.length, end);
  const after = rest.findIndex(({ offset }) => offset >= stop);
  const [inside, behind] = after < 0 ? [rest, []] : [rest.slice(0, after), rest.slice(after)];
  const inner = formatted(text, inside, entity.offset, stop);
  const tag = TAGS[entity.type] ?? "span";
  return [
    escapeHtml(text.slice(start, entity.offset)),
    `<${tag}>${inner}</${tag.split(" ")[0]}>`,
    formatted(text, behind, stop, end),
  ].join("");
};
