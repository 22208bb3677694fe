import type { Digits } from "./figures.ts";
import type { Zone } from "./zones.ts";

/** A language of the bot; its texts lie in the folder of `data/locales` that has its code. */
export type Language = Digits & {
  /** Two letters, as Telegram gives them. */
  readonly code: string;
  readonly name: string;
  /** The language that its speakers read where it lacks a text; English has all of them. */
  readonly second?: string;
  readonly isRightToLeft?: true;
  /** New: its readers are asked to report words that sound wrong. */
  readonly isYoung?: true;
  /** Where most players live who speak it. */
  readonly cities: readonly Zone[];
};

/** Also the order in which they are offered. A row whose folder is not there yet is passed over. */
export const LANGUAGE_TABLE: readonly Language[] = [
  {
    code: "en",
    name: "English",
    cities: ["london", "new-york", "baku", "yerevan", "tbilisi", "jerusalem"],
  },
  {
    code: "ru",
    name: "Русский",
    second: "en",
    cities: ["moscow", "baku", "yerevan", "tbilisi", "kyiv", "tashkent"],
  },
  {
    code: "az",
    name: "Azərbaycanca",
    second: "ru",
    isYoung: true,
    cities: ["baku", "tehran", "tbilisi", "moscow", "istanbul", "berlin"],
  },
  {
    code: "tr",
    name: "Türkçe",
    second: "en",
    isYoung: true,
    cities: ["istanbul", "berlin", "london", "baku", "new-york", "moscow"],
  },
  {
    code: "fa",
    name: "فارسی",
    second: "en",
    isRightToLeft: true,
    digits: "۰۱۲۳۴۵۶۷۸۹",
    isYoung: true,
    cities: ["tehran", "istanbul", "berlin", "london", "los-angeles", "baku"],
  },
];

/** Its texts are complete, and stand in for whatever another language lacks. */
export const DEFAULT = "en";

/** As its own speakers call a language; the code itself for one that we do not speak. */
export const nameOf = (language: string): string =>
  LANGUAGE_TABLE.find(({ code }) => code === language)?.name ?? language;

/** Whether a language is new, so that some of its words may be wrong. */
export const isYoung = (language: string): boolean =>
  LANGUAGE_TABLE.some((row) => row.code === language && row.isYoung);
