/** What is left here of a name keeps to its own line: marks may turn text around or pile up over others. */

/** Stands for a name of which nothing can be shown, and for what was cut off a long one. */
export const ELLIPSIS = "…";

/** Joins two emoji into one; anywhere else it is only invisible. */
const STRAY_JOINER = /(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?)\u200D/gu;
/** All but the joiner and the selector that emoji are made with. */
const INVISIBLE = /(?!\u200D|\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const LONE_MARKS = /^[\p{M}\s]+/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Nothing in such a text joins what stands beside it; most are such, and a segmenter is slow. */
const PLAIN = /^[ -~А-яЁё…–→×·⚪🔴👉👣🏁🧊]*$/u;

/** Splits a text into what a reader takes for single characters. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The name without what is invisible or bends the line; `…` when nothing is left. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Z}\t\r\n]+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINER, "")
    .replace(PILED_MARKS, "$1")
    .replace(LONE_MARKS, "")
    .trim() || ELLIPSIS;

/** The longest beginning of a text, given by its letters, that `fits`; a cut one ends with `…`. */
export const shortened = (text: string, fits: (text: string) => boolean): string => {
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
