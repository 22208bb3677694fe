import { resolve } from "node:path";
import type { Language } from "../../src/bot/text/languages.ts";

/** A folder with English and a dozen texts of a language that is read from the right. */
export const TEXTS = resolve(import.meta.dirname, "../fixtures/locales");

/** Its languages; a third one has no folder. */
export const TEXT_TABLE: readonly Language[] = [
  { code: "en", name: "English", cities: [] },
  {
    code: "ar",
    name: "العربية",
    second: "en",
    isRightToLeft: true,
    digits: "٠١٢٣٤٥٦٧٨٩",
    cities: [],
  },
  { code: "hy", name: "Հայերեն", second: "en", cities: [] },
];
