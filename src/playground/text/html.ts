import type { MessageEntity } from "grammy/types";
import type { FormattedText } from "../world/types.ts";
import { joinedCode, TAGS } from "./html-entities.ts";
import { decodeCharacter, readAttributes } from "./html-tag.ts";

type ParsedText =
  | { readonly ok: true; readonly value: FormattedText }
  | { readonly ok: false; readonly problem: string };

type OpenTag = { readonly name: string; readonly argument: string; readonly offset: number };

/** How far the reading has come. */
type Reading = {
  readonly source: string;
  text: string;
  readonly open: OpenTag[];
  readonly entities: MessageEntity[];
  readonly languages: Map<MessageEntity, string>;
};

/** Where to read on, or what is wrong. */
type Step = number | { readonly problem: string };

const BROKEN_CHARACTERS =
  "Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units";

const bytesBefore = (source: string, at: number): number => Buffer.byteLength(source.slice(0, at));

const readStartTag = ({ source, open, text }: Reading, at: number): Step => {
  const begin = bytesBefore(source, at);
  const name = /^[^\s>]*/.exec(source.slice(at + 1))?.[0]?.toLowerCase() ?? "";
  const end = at + 1 + name.length;
  if (end >= source.length) return { problem: `Unclosed start tag at byte offset ${begin}` };
  if (!Object.hasOwn(TAGS, name)) {
    return { problem: `Unsupported start tag "${name}" at byte offset ${begin}` };
  }
  const tag = readAttributes({ source, name, at: end, begin });
  if (!tag.ok) return tag;
  if (name === "span" && tag.argument !== "tg-spoiler") {
    return { problem: `Tag "span" must have class "tg-spoiler" at byte offset ${begin}` };
  }
  open.push({ name, argument: tag.argument, offset: text.length });
  return tag.end + 1;
};

const close = ({ text, entities, languages }: Reading, tag: OpenTag): void => {
  const content = text.slice(tag.offset);
  if (content === "") return;
  const place = { offset: tag.offset, length: content.length };
  const entity = TAGS[tag.name]?.(place, tag.argument, content);
  if (entity === undefined) return;
  entities.push(entity);
  if (tag.argument.startsWith("language-")) languages.set(entity, tag.argument.slice(9));
};

const readEndTag = (reading: Reading, at: number): Step => {
  const { source, open } = reading;
  const begin = bytesBefore(source, at);
  const tag = open.pop();
  if (tag === undefined) return { problem: `Unexpected end tag at byte offset ${begin}` };
  const [whole = "", name = ""] = /^<\/([^\s>]*)\s*/.exec(source.slice(at)) ?? [];
  const end = at + whole.length;
  if (source[end] !== ">") return { problem: `Unclosed end tag at byte offset ${begin}` };
  if (name !== "" && name.toLowerCase() !== tag.name) {
    return {
      problem: `Unmatched end tag at byte offset ${begin}, expected "</${tag.name}>", found "</${name}>"`,
    };
  }
  close(reading, tag);
  return end + 1;
};

const readOne = (reading: Reading, at: number): Step => {
  const { source } = reading;
  if (source[at] === "<") {
    return source[at + 1] === "/" ? readEndTag(reading, at) : readStartTag(reading, at);
  }
  const decoded = source[at] === "&" ? decodeCharacter(source, at) : undefined;
  reading.text += decoded?.char ?? source[at];
  return at + (decoded?.length ?? 1);
};

/**
 * Reads Telegram's HTML as Telegram's own parser does (tdlib, `parse_html`): the same tags, the
 * same complaints, offsets in complaints counted in bytes of UTF-8. An unknown `&name;` stays as
 * it is written.
 */
export const parseHtml = (source: string): ParsedText => {
  const reading: Reading = { source, text: "", open: [], entities: [], languages: new Map() };
  for (let at = 0; at < source.length; ) {
    const step = readOne(reading, at);
    if (typeof step !== "number") return { ok: false, problem: step.problem };
    at = step;
  }
  const { text, open, entities, languages } = reading;
  const unclosed = open.at(-1);
  if (unclosed !== undefined) {
    const problem = `Can't find end tag corresponding to start tag "${unclosed.name}"`;
    return { ok: false, problem };
  }
  if (/\p{Surrogate}/u.test(text)) return { ok: false, problem: BROKEN_CHARACTERS };
  entities.sort((a, b) => a.offset - b.offset || b.length - a.length);
  return { ok: true, value: { text, entities: joinedCode(entities, languages) } };
};
