/** Where a name is cut, in characters as people count them. */
const LONGEST = 24;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * Marks that turn text round, join or hide it: a name made of them could bend the whole table.
 * Two of them build emoji out of emoji and stay where they do.
 */
const BENDING =
  /(?!\u200d|\ufe0f)(?:\p{C}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point})|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)/gu;
/** More marks above and below one letter than any language needs. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A name as given, without what could bend the layout, on one line and not too long. */
export const cleanName = (name: string): string => {
  const line = name.replace(BENDING, "").replace(PILED_MARKS, "$1").replace(/\s+/gu, " ").trim();
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
  return letters.length <= LONGEST
    ? line
    : `${letters
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`;
};

/** Text that HTML shows as it is. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** First-strong isolate and its end: a Hebrew or Arabic name does not turn the line around. */
const ISOLATE = "\u2068";
const POP = "\u2069";

/** A name for HTML, isolated; `nobody` stands for a name of which nothing is left. */
export const nameHtml = (name: string, nobody: string): string =>
  `${ISOLATE}${escapeHtml(cleanName(name) || nobody)}${POP}`;

/** The same for plain text, as in toasts. */
export const namePlain = (name: string, nobody: string): string =>
  `${ISOLATE}${cleanName(name) || nobody}${POP}`;
