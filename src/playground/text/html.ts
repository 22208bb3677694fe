import type { MessageEntity } from "grammy/types";
import type { FormattedText } from "../world/types.ts";
import { normalUrl } from "./url.ts";

type ParsedText =
  | { readonly ok: true; readonly value: FormattedText }
  | { readonly ok: false; readonly problem: string };

type TextSpan = { readonly offset: number; readonly length: number };

const SIMPLE = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  u: "underline",
  s: "strikethrough",
  code: "code",
  "tg-spoiler": "spoiler",
} as const satisfies Record<string, MessageEntity["type"]>;

const isSimple = (name: string): name is keyof typeof SIMPLE => Object.hasOwn(SIMPLE, name);

/** A mention by id, or a link; undefined for an invalid target, of which only the words stay. */
const link = (place: TextSpan, target: string): MessageEntity | undefined => {
  const mentioned = /^tg:\/\/user\?id=(\d+)$/.exec(target)?.[1];
  if (mentioned !== undefined) {
    const user = { id: Number(mentioned), is_bot: false, first_name: "" };
    return { type: "text_mention", ...place, user };
  }
  const url = normalUrl(target);
  return url === undefined ? undefined : { type: "text_link", ...place, url };
};

type MomentFormat = Extract<MessageEntity, { type: "date_time" }>["date_time_format"];

const isMomentFormat = (format: string): format is MomentFormat =>
  /^(?:r|w?[dD]?[tT]?)$/.test(format);

/** A point in time, which each phone shows in its own time zone. */
const moment = (attributes: string, place: TextSpan): MessageEntity | undefined => {
  const unix = /\bunix="(\d+)"/.exec(attributes)?.[1];
  if (unix === undefined) return undefined;
  const [, format = ""] = /\bformat="([^"]*)"/.exec(attributes) ?? [];
  const date_time_format = isMomentFormat(format) ? format : "";
  return { type: "date_time", ...place, unix_time: Number(unix), date_time_format };
};

const entityOf = (name: string, attributes: string, place: TextSpan): MessageEntity | undefined => {
  if (isSimple(name)) return { type: SIMPLE[name], ...place };
  if (name === "pre") return { type: "pre", ...place };
  if (name === "blockquote") {
    const expandable = /\bexpandable\b/.test(attributes);
    return { type: expandable ? "expandable_blockquote" : "blockquote", ...place };
  }
  if (name === "tg-time") return moment(attributes, place);
  const [, double, single] = /\bhref=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  return link(place, decoded(double ?? single ?? ""));
};

const isKnown = (name: string): boolean =>
  isSimple(name) || ["a", "pre", "blockquote", "tg-time"].includes(name);

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Decodes `&…;`; unknown names stay as they are. */
const decoded = (source: string): string =>
  source.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code > 0 && code < 0x10_ffff ? String.fromCodePoint(code) : whole;
  });

const PIECES = /<(\/?)([^\s>]*)([^>]*)(>?)|[^<]+/g;

type OpenTag = { readonly name: string; readonly attributes: string; readonly offset: number };

/**
 * Reads Telegram's HTML: its known tags and its error messages (tdlib, `parse_html`), whose offsets
 * are in bytes of UTF-8.
 */
export const parseHtml = (source: string): ParsedText => {
  const open: OpenTag[] = [];
  const entities: MessageEntity[] = [];
  let text = "";
  for (const match of source.matchAll(PIECES)) {
    const [whole, slash, written = "", attributes = "", end] = match;
    const [name, at] = [written.toLowerCase(), Buffer.byteLength(source.slice(0, match.index))];
    const wrong = (what: string): ParsedText => ({
      ok: false,
      problem: `${what} at byte offset ${at}`,
    });
    if (slash === undefined) text += decoded(whole);
    else if (slash === "") {
      if (end === "" && attributes === "") return wrong("Unclosed start tag");
      if (!isKnown(name)) return wrong(`Unsupported start tag "${name}"`);
      if (end === "") return wrong(`Unclosed start tag "${name}"`);
      open.push({ name, attributes, offset: text.length });
    } else {
      const tag = open.pop();
      if (tag === undefined) return wrong("Unexpected end tag");
      if (end === "") return wrong("Unclosed end tag");
      if (name !== "" && name !== tag.name) {
        const problem = `Unmatched end tag at byte offset ${at}, expected "</${tag.name}>", found "</${name}>"`;
        return { ok: false, problem };
      }
      const { offset } = tag;
      const place = { offset, length: text.length - offset };
      const entity = place.length > 0 && entityOf(tag.name, tag.attributes, place);
      if (entity) entities.push(entity);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) {
    const problem = `Can't find end tag corresponding to start tag "${unclosed.name}"`;
    return { ok: false, problem };
  }
  entities.sort((a, b) => a.offset - b.offset || b.length - a.length);
  return { ok: true, value: { text, entities } };
};
