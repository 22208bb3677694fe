import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { I18n } from "@grammyjs/i18n";
import { LIMITS } from "./limits.ts";
import { TEXT_KEYS, type TextKey } from "./text-keys.ts";

export type { TextKey };

/** The codes that have a text with this prefix: "stale" for `refused-stale`. */
export type CodeOf<Prefix extends string> = TextKey extends infer Key
  ? Key extends `${Prefix}-${infer Code}`
    ? Code
    : never
  : never;

/** A date is a moment, which is said in words. */
export type Values = Readonly<Record<string, string | number | Date>>;

/** All that the bot says, in one language. */
export type Say = (key: TextKey, values?: Values) => string;

const DIRECTORY = fileURLToPath(new URL("../../data/locales", import.meta.url));
/** For everybody whose language is not among ours. */
export const DEFAULT = "en";

/** The languages there are: one folder each. */
export const LANGUAGES: readonly string[] = readdirSync(DIRECTORY).sort();

// Names are isolated by `nameHtml`; isolating every number as well would only lengthen the texts.
const i18n = new I18n({
  defaultLocale: DEFAULT,
  directory: DIRECTORY,
  fluentBundleOptions: { useIsolating: false },
});

const KNOWN: ReadonlySet<string> = new Set(TEXT_KEYS);
const isTextKey = (key: string): key is TextKey => KNOWN.has(key);

/** The key of a text about something that data names, as a ruleset or a roll; none is a bug. */
export const keyOf = (key: string): TextKey => {
  if (!isTextKey(key)) throw new Error(`there is no text ${key}`);
  return key;
};

/** The language among ours for a language code of Telegram's ("ru-RU" → "ru"). */
export const languageFor = (code: string | undefined): string => {
  const base = code?.split("-")[0]?.toLowerCase() ?? DEFAULT;
  return LANGUAGES.includes(base) ? base : DEFAULT;
};

/** How to speak a language. */
export const speaker =
  (language: string): Say =>
  (key, values = {}) => {
    const spoken = languageFor(language);
    const said = Object.entries({ ...LIMITS, ...values }).map(([name, value]) => [
      name,
      inWords(value, spoken),
    ]);
    return i18n.t(spoken, key, Object.fromEntries(said));
  };

/** Nobody here knows where people live, so moments are given in UTC, and say so. */
const inWords = (value: string | number | Date, language: string): string | number =>
  value instanceof Date
    ? value.toLocaleString(language, {
        day: "numeric",
        month: "long",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: "UTC",
        timeZoneName: "short",
      })
    : value;
