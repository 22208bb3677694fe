import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { once } from "../../rules/once.ts";
import { lettersOf, plainName, shorten } from "./names.ts";

/** The only font. Letters that it lacks are dropped, because the canvas would use another font. */
const FILE = fileURLToPath(
  new URL("../../../data/fonts/DejaVuSansCondensed-Bold.ttf", import.meta.url),
);
const FAMILY = "Shesh-Besh";
/** The height of capitals and digits, as a fraction of the font size. */
const CAPITALS = 0.729;

if (GlobalFonts.registerFromPath(FILE, FAMILY) === null) throw new Error(`No font in ${FILE}`);

/** The canvas's name of the font at a size. */
export const fontOf = (size: number): string => `${size}px "${FAMILY}"`;

/** The distance from a text's middle down to its base line. */
export const baseline = (size: number): number => Math.round((size * CAPITALS) / 2);

const ruler = createCanvas(1, 1).getContext("2d");

/** The width of a text at a size, in pixels. */
export const widthOf = (text: string, size: number): number => {
  ruler.font = fontOf(size);
  return ruler.measureText(text).width;
};

/** The font size, at most `size`, at which a text fits a width. */
export const fitSize = (text: string, size: number, width: number): number =>
  Math.min(size, Math.floor((size * width) / widthOf(text, size)));

export type Room = { readonly size: number; readonly width: number };

/** A name in letters of the font, cut to fit; empty if the font has none of them. */
export const drawnName = once(
  (name: string, { size, width }: Room): string => {
    const drawable = drawnText(plainName(name));
    if (!LETTER.test(drawable)) return "";
    return shorten(plainName(drawable), (text) => widthOf(text, size) <= width);
  },
  (name, { size, width }) => `${size} ${width} ${name}`,
);

const drawnText = (text: string): string =>
  lettersOf(text.replaceAll(SELECTORS, "")).filter(isDrawable).join("");

/** Words of the bot, cut to fit; marks and isolates keep them in order, and draw as nothing. */
export const drawnWords = (words: string, { size, width }: Room): string => {
  const letters = lettersOf(words.replaceAll(SELECTORS, ""));
  const drawable = letters.filter((letter) => ORDERING.test(letter) || isDrawable(letter)).join("");
  if (!LETTER.test(drawable)) return "";
  return shorten(drawable.trim(), (text) => widthOf(text, size) <= width);
};

const ORDERING = /^[\u200e\u200f\u2066-\u2069]$/u;

/** A whole text between isolates. */
const ISOLATED = /^[\u200e\u200f]?([\u2066-\u2068])(.*)\u2069$/su;

/** A text on at most that many lines of a width, in the largest size that fits. */
export const fitLines = (
  text: string,
  { size, width }: Room,
  most: number,
): { readonly size: number; readonly lines: readonly string[] } => {
  const [, isolate = "", inside = text] = ISOLATED.exec(text) ?? [];
  const end = isolate === "" ? "" : "\u2069";
  const lines = wrap(inside, { size, width }).map((line) => isolate + line + end);
  const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
  return fits || size <= 1 ? { size, lines } : fitLines(text, { size: size - 1, width }, most);
};

const wrap = (text: string, { size, width }: Room): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

const LETTER = /[\p{L}\p{N}\p{S}]/u;

/** Selectors that ask for an emoji in place of a plain sign; the font has the plain sign. */
const SELECTORS = /[\uFE00-\uFE0F]/g;

const isDrawable = (letter: string): boolean =>
  [...letter].every((one) => covered.has(one.codePointAt(0) ?? 0));

/** The code points of the font, from its `cmap` table in format 12 (OpenType 1.9, "cmap"). */
const coverage = (font: DataView): Set<number> => {
  const cmap = tableOf(font, "cmap");
  const count = font.getUint16(cmap + 2);
  const subtables = Array.from(
    { length: count },
    (_, i) => cmap + font.getUint32(cmap + 8 + i * 8),
  );
  const full = subtables.find((at) => font.getUint16(at) === 12);
  if (full === undefined) throw new Error(`No table of all characters in ${FILE}`);
  const points = new Set<number>();
  for (let group = 0; group < font.getUint32(full + 12); group++) {
    const at = full + 16 + group * 12;
    for (let one = font.getUint32(at); one <= font.getUint32(at + 4); one++) points.add(one);
  }
  return points;
};

const tableOf = (font: DataView, tag: string): number => {
  for (let at = 12; at < 12 + font.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)));
    if (name === tag) return font.getUint32(at + 8);
  }
  throw new Error(`No table ${tag} in ${FILE}`);
};

const bytes = readFileSync(FILE);
const covered = coverage(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
