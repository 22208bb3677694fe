import { ELLIPSIS, lettersOf, plainName, shorten } from "../../board/letters/names.ts";

/** The length of a name, in characters as people count them. */
const LONGEST = 24;
/** The length in UTF-16 units, which Telegram counts: one emoji can be a dozen of them. */
const MOST_UNITS = 48;

/** First-strong isolate and its end: a Hebrew or Arabic name does not turn the line around. */
const ISOLATE = "\u2068";
const POP = "\u2069";

/**
 * A name on one line, without characters that bend the layout; `nobody` if nothing is left of it.
 */
export const cleanName = (name: string, nobody: string): string => {
  const plain = plainName(name);
  return plain === ELLIPSIS
    ? nobody
    : shorten(plain, (text) => lettersOf(text).length <= LONGEST && text.length <= MOST_UNITS);
};

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The words alone, for what shows no tags: a title among inline results. */
export const plainHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Hidden until it is touched. */
export const spoiler = (html: string): string => `<tg-spoiler>${html}</tg-spoiler>`;

/** The beginning of a text; Telegram refuses a message in which a letter of two units is cut. */
export const beginningOf = (text: string, letters: number): string =>
  [...text].slice(0, letters).join("");

const LONGEST_ECHO = 32;

/** The beginning of what a person typed, repeated to them. */
export const echoed = (typed: string): string => escapeHtml(beginningOf(typed, LONGEST_ECHO));

/** Keeps together in one line: a sign and its name, a number and its word, a score. */
export const unbroken = (html: string): string => html.replaceAll(TOGETHER, "\u00a0");

const TOGETHER =
  /(?<=[⚪🔴]) (?=[\u2068\p{Nd}🤖])|(?<=×) (?=\p{Nd})|(?<=\p{Nd}) (?=[⚪🔴\p{L}])|(?<=\p{L}) (?=\p{Nd}|[⚪🔴] \p{Nd})/gu;

/** Text by people, kept from turning the line around. */
export const isolated = (text: string): string => `${ISOLATE}${text}${POP}`;

export const nameHtml = (name: string, nobody: string): string =>
  isolated(escapeHtml(cleanName(name, nobody)));

/** The longest line of a player's own words, in letters and in what Telegram counts. */
const MOST_WORDS = { letters: 80, units: 240 } as const;

/** What a person typed, as one short line; undefined if nothing can be seen of it. */
export const spokenLine = (typed: string): string | undefined => {
  const plain = plainName(typed);
  if (plain === ELLIPSIS) return undefined;
  const line = shorten(
    plain,
    (text) => lettersOf(text).length <= MOST_WORDS.letters && text.length <= MOST_WORDS.units,
  );
  const isInWord = line !== plain && plain[line.length - ELLIPSIS.length] !== " ";
  return isInWord ? line.replace(BROKEN_WORD, ELLIPSIS) : line;
};

/** The beginning of a word that was cut off; a very long word is better cut than left out. */
const BROKEN_WORD = /[,;:]?\s\S{1,20}$/u;

/** Where a word joiner breaks an address, a mention, a command or a hashtag. */
const LIVELY = /[.:/@#$](?=\S)/gu;

/** A line of a person's words beside other text: nothing in it can be tapped. */
export const wordsHtml = (line: string): string =>
  isolated(escapeHtml(line.replaceAll(LIVELY, "$&\u2060")));

/** A quote that Telegram folds to its first lines. */
export const quoted = (html: string): string => `<blockquote expandable>${html}</blockquote>`;
