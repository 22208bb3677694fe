/** Makes names safe to draw: some characters turn text around or pile marks over other lines. */

/** Stands for an empty name, and for the cut end of a long one. */
export const ELLIPSIS = "…";

/** The joiner makes one emoji of two. Anywhere else it is only invisible. */
const STRAY_JOINER = /(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?)\u200D/gu;
/** Invisible characters, except the joiner and selector of emoji, and Persian's non-joiner. */
const INVISIBLE =
  /(?!\u200D|\uFE0F|(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic}))[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const LONE_MARKS = /^[\p{M}\s]+/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Texts whose characters never combine. Most texts are of this kind, and a segmenter is slow. */
const PLAIN = /^[ -~\u00a0-\u024fəА-яЁё\u2010-\u2027\u2066-\u2069−→×№⚀-⚅⚪🔴👉👣🏁🧊✅❌🎲]*$/u;

/** Splits a text into the characters that a reader sees. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The name without invisible or direction-changing characters; `…` if nothing is left. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Z}\t\r\n]+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINER, "")
    .replace(PILED_MARKS, "$1")
    .replace(LONE_MARKS, "")
    .trim() || ELLIPSIS;

/** The longest beginning of these letters that `fits`, with `…` if it was cut. */
export const shorten = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const letters = lettersOf(text);
  const cut = (length: number) => letters.slice(0, length).join("").trimEnd() + ELLIPSIS;
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(middle))) low = middle;
    else high = middle - 1;
  }
  return cut(low);
};

const ISOLATE = /[\u2066-\u2068][^\u2069]*\u2069/gu;

/** Whether a text is read from the right: by its first letter that stands in no isolate. */
export const isFromRight = (text: string): boolean =>
  /^[^\p{L}\u200e\u200f]*[\u200f\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
    text.replaceAll(ISOLATE, ""),
  );
