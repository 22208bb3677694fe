import type { MessageEntity } from "grammy/types";
import type { FormattedText } from "../world/types.ts";
import { decodeCharacter, readAttributes } from "./html-tag.ts";
import { normalUrl } from "./url.ts";

export type ParsedText =
  | { readonly ok: true; readonly value: FormattedText }
  | { readonly ok: false; readonly problem: string };

type Place = { readonly offset: number; readonly length: number };
type Make = (place: Place, argument: string, text: string) => MessageEntity | undefined;

const simple =
  (type: MessageEntity.CommonMessageEntity["type"]): Make =>
  (place) => ({ type, ...place });

/** A link without `href` leads to what it says; what is no link leaves only its words. */
const link: Make = (place, href, text) => {
  const target = href || text;
  const mentioned = /^tg:\/\/user\?id=(\d+)$/.exec(target)?.[1];
  if (mentioned !== undefined) {
    const user = { id: Number(mentioned), is_bot: false, first_name: "" };
    return { type: "text_mention", ...place, user };
  }
  const url = normalUrl(target);
  return url === undefined ? undefined : { type: "text_link", ...place, url };
};

/** Every tag that Telegram knows, and the entity it makes. */
const TAGS: Readonly<Record<string, Make>> = {
  a: link,
  b: simple("bold"),
  strong: simple("bold"),
  i: simple("italic"),
  em: simple("italic"),
  s: simple("strikethrough"),
  strike: simple("strikethrough"),
  del: simple("strikethrough"),
  u: simple("underline"),
  ins: simple("underline"),
  "tg-spoiler": simple("spoiler"),
  span: simple("spoiler"),
  code: simple("code"),
  pre: (place) => ({ type: "pre", ...place }),
  blockquote: (place, argument) => ({
    type: argument === "expandable" ? "expandable_blockquote" : "blockquote",
    ...place,
  }),
  "tg-emoji": (place, argument) => ({
    type: "custom_emoji",
    ...place,
    custom_emoji_id: argument,
  }),
};

type OpenTag = { readonly name: string; readonly argument: string; readonly offset: number };

const BROKEN_CHARACTERS =
  "Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units";

const problem = (text: string): ParsedText => ({ ok: false, problem: text });

/** `<pre><code class="language-x">` is one block of code in a language. */
const joinedCode = (entities: readonly MessageEntity[], languages: Map<MessageEntity, string>) => {
  const same = (a: MessageEntity, b: MessageEntity): boolean =>
    a.offset === b.offset && a.length === b.length;
  const blocks = entities.filter(({ type }) => type === "pre");
  return entities.flatMap((entity): MessageEntity[] => {
    if (entity.type === "code" && blocks.some((block) => same(block, entity))) return [];
    if (entity.type !== "pre") return [entity];
    const inner = entities.find((other) => other.type === "code" && same(other, entity));
    const language = inner && languages.get(inner);
    return [language ? { ...entity, language } : entity];
  });
};

/**
 * Reads Telegram's HTML as Telegram's own parser does (tdlib, `parse_html`): the same tags, the
 * same complaints, offsets in complaints counted in bytes of UTF-8. An unknown `&name;` stays as
 * it is written.
 */
export const parseHtml = (source: string): ParsedText => {
  const bytesBefore = (at: number): number => Buffer.byteLength(source.slice(0, at));
  const open: OpenTag[] = [];
  const entities: MessageEntity[] = [];
  const languages = new Map<MessageEntity, string>();
  let text = "";
  let i = 0;

  while (i < source.length) {
    const decoded = source[i] === "&" ? decodeCharacter(source, i) : undefined;
    if (decoded !== undefined) {
      text += decoded.char;
      i += decoded.length;
      continue;
    }
    if (source[i] !== "<") {
      text += source[i++];
      continue;
    }

    const begin = bytesBefore(i);
    if (source[i + 1] !== "/") {
      const name = /^[^\s>]*/.exec(source.slice(i + 1))?.[0]?.toLowerCase() ?? "";
      const end = i + 1 + name.length;
      if (end >= source.length) return problem(`Unclosed start tag at byte offset ${begin}`);
      if (!Object.hasOwn(TAGS, name)) {
        return problem(`Unsupported start tag "${name}" at byte offset ${begin}`);
      }
      const tag = readAttributes({ source, name, at: end, begin });
      if (!tag.ok) return tag;
      if (name === "span" && tag.argument !== "tg-spoiler") {
        return problem(`Tag "span" must have class "tg-spoiler" at byte offset ${begin}`);
      }
      open.push({ name, argument: tag.argument, offset: text.length });
      i = tag.end + 1;
      continue;
    }

    const tag = open.pop();
    if (tag === undefined) return problem(`Unexpected end tag at byte offset ${begin}`);
    const [whole = "", name = ""] = /^<\/([^\s>]*)\s*/.exec(source.slice(i)) ?? [];
    i += whole.length;
    if (source[i] !== ">") return problem(`Unclosed end tag at byte offset ${begin}`);
    if (name !== "" && name.toLowerCase() !== tag.name) {
      return problem(
        `Unmatched end tag at byte offset ${begin}, expected "</${tag.name}>", found "</${name}>"`,
      );
    }
    i++;
    const content = text.slice(tag.offset);
    const place = { offset: tag.offset, length: content.length };
    const entity = content === "" ? undefined : TAGS[tag.name]?.(place, tag.argument, content);
    if (entity === undefined) continue;
    entities.push(entity);
    if (tag.argument.startsWith("language-")) languages.set(entity, tag.argument.slice(9));
  }

  const unclosed = open.at(-1);
  if (unclosed !== undefined) {
    return problem(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  }
  if (/\p{Surrogate}/u.test(text)) return problem(BROKEN_CHARACTERS);
  const sorted = entities.sort((a, b) => a.offset - b.offset || b.length - a.length);
  return { ok: true, value: { text, entities: joinedCode(sorted, languages) } };
};
