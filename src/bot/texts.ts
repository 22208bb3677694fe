import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { I18n } from "@grammyjs/i18n";

export type Values = Readonly<Record<string, string | number>>;

/** All that the bot says, in one language. */
export type Say = (key: string, values?: Values) => string;

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

/** The language among ours for a language code of Telegram's ("ru-RU" → "ru"). */
export const languageFor = (code: string | undefined): string => {
  const base = code?.split("-")[0]?.toLowerCase() ?? DEFAULT;
  return LANGUAGES.includes(base) ? base : DEFAULT;
};

/** How to speak a language. */
export const speaker =
  (language: string): Say =>
  (key, values = {}) =>
    i18n.t(languageFor(language), key, { ...values });
