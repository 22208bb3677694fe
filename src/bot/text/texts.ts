import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { MATCHES, STAKES } from "../../game/series.ts";
import { MOST_CHALLENGES, MOST_GAMES } from "../../tables/challenge/challenge.ts";
import { fromRight, valueFromRight } from "./direction.ts";
import { type Digits, figures } from "./figures.ts";
import { DEFAULT, LANGUAGE_TABLE, type Language } from "./languages.ts";
import { TEXT_KEYS, type TextKey } from "./text-keys.ts";

export type { TextKey };

/** The codes that have a text with this prefix: "stale" for `refused-stale`. */
export type CodeOf<Prefix extends string> = TextKey extends infer Key
  ? Key extends `${Prefix}-${infer Code}`
    ? Code
    : never
  : never;

/** A moment in the near future, told by the time until then. */
export type Near = { readonly soon: Date };

export type Values = Readonly<Record<string, string | number | Date | Near>>;

export type Say = Digits & {
  (key: TextKey, values?: Values): string;
  readonly isRightToLeft?: true;
};

/** The values that any text may use: `{ $mostGames }`. */
const LIMITS = {
  mostStake: STAKES.most,
  mostMatch: MATCHES.most,
  mostChallenges: MOST_CHALLENGES,
  mostGames: MOST_GAMES,
} as const;

const KNOWN: ReadonlySet<string> = new Set(TEXT_KEYS);
const isTextKey = (key: string): key is TextKey => KNOWN.has(key);

/**
 * The key of a text about something that data names, as a ruleset or a roll; a missing key is a
 * bug.
 */
export const keyOf = (key: string): TextKey => {
  if (!isTextKey(key)) throw new Error(`there is no text ${key}`);
  return key;
};

/** Beside the texts lies a page with the language's own words. */
const isTexts = (file: string): boolean => file.endsWith(".ftl");

/** The texts of a language as they stand in its files; empty where it has no folder. */
const sourceOf = (directory: string, { code }: Language): string => {
  const folder = join(directory, code);
  const files = existsSync(folder) ? readdirSync(folder).filter(isTexts).sort() : [];
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
};

const pick = (source: string, keys: ReadonlySet<string>): string =>
  source
    .split(/^(?=[\w-])/m)
    .filter((message) => keys.has(/^[\w-]+/.exec(message)?.[0] ?? ""))
    .join("");

const bundleOf = ({ code, isRightToLeft }: Language, source: string): FluentBundle => {
  // From the right a value of other letters would turn around what stands beside it. From the left
  // it is enough that `nameHtml` isolates names.
  const bundle = new FluentBundle(code, { useIsolating: isRightToLeft === true });
  // Of a key that stands twice the first text counts; a test finds the other one.
  bundle.addResource(new FluentResource(source));
  return bundle;
};

/** The languages of a table whose texts lie in a folder; a language is read when it is needed. */
const openBundles = (directory: string, table: readonly Language[]) => {
  const kept = new Map<Language, FluentBundle>();
  return {
    languages: table.filter(({ code }) => existsSync(join(directory, code))),
    /** All texts, kept in memory from now on. */
    all: (language: Language): FluentBundle => {
      const bundle = kept.get(language) ?? bundleOf(language, sourceOf(directory, language));
      kept.set(language, bundle);
      return bundle;
    },
    /** A few texts, which the caller may keep. */
    few: (language: Language, keys: readonly string[]): FluentBundle =>
      bundleOf(language, pick(sourceOf(directory, language), new Set(keys))),
  };
};

/** A text that a language lacks, and how often another language stood in for it. */
export type Unsaid = { readonly language: string; readonly key: string; readonly times: number };

/** The texts of a table of languages, from their folders. */
export const openTexts = (directory: string, table: readonly Language[]) => {
  const bundles = openBundles(directory, table);
  const codes = bundles.languages.map(({ code }) => code);
  const missing = new Map<string, Unsaid>();

  const languageFor = (code: string | undefined): string => {
    const base = code?.split("-")[0]?.toLowerCase() ?? DEFAULT;
    return codes.includes(base) ? base : DEFAULT;
  };

  /** The language itself, and those that stand in for it. */
  const chainFor = (code: string): readonly Language[] => {
    const language = bundles.languages.find((one) => one.code === code);
    if (!language) return [];
    return [language, ...(language.second === undefined ? [] : chainFor(language.second))];
  };

  const note = (language: string, key: string): void => {
    const id = `${language} ${key}`;
    missing.set(id, { language, key, times: (missing.get(id)?.times ?? 0) + 1 });
  };

  const sayer = (code: string, bundleOf: (language: Language) => FluentBundle): Say => {
    const chain = chainFor(languageFor(code));
    const say = (key: TextKey, values: Values = {}): string => {
      for (const language of chain) {
        const said = sayIn(language, bundleOf(language), key, values);
        if (said !== undefined) return said;
        note(language.code, key);
      }
      throw new Error(`no language has the text ${key}, or its values are missing`);
    };
    const { isRightToLeft, digits } = chain[0] ?? {};
    return Object.assign(say, {
      ...(isRightToLeft && { isRightToLeft }),
      ...(digits && { digits }),
    });
  };

  const few = new Map<string, Say>();
  const sayerOf = (language: string, keys: readonly TextKey[]): Say => {
    const read = new Map<Language, FluentBundle>();
    return sayer(language, (one) => {
      const bundle = read.get(one) ?? bundles.few(one, keys);
      read.set(one, bundle);
      return bundle;
    });
  };

  return {
    languages: codes,
    /** Our language for one of Telegram's language codes ("ru-RU" → "ru"). */
    languageFor,
    speaker: (language: string): Say => sayer(language, bundles.all),
    /** Says these texts only; of those of the language no others are kept in memory. */
    speakerOf: (language: string, keys: readonly TextKey[]): Say => {
      const id = [language, ...keys].join(" ");
      const say = few.get(id) ?? sayerOf(language, keys);
      few.set(id, say);
      return say;
    },
    /** What each language that has it says for each key; nothing of it is kept in memory. */
    inEachLanguage: (keys: readonly TextKey[]): ReadonlyMap<TextKey, readonly string[]> => {
      const few = bundles.languages.map((one) => [one, bundles.few(one, keys)] as const);
      return new Map(
        keys.map((key) => [key, few.flatMap(([one, bundle]) => sayIn(one, bundle, key, {}) ?? [])]),
      );
    },
    missing: (): readonly Unsaid[] => [...missing.values()],
  };
};

/** The text; undefined if the language lacks it, or names a value that nobody gave. */
const sayIn = (
  language: Language,
  bundle: FluentBundle,
  key: TextKey,
  values: Values,
): string | undefined => {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return undefined;
  const faults: Error[] = [];
  // Most texts are words alone, and need no values.
  const said = typeof pattern === "string" ? undefined : inWords(values, language);
  const text = bundle.formatPattern(pattern, said, faults);
  if (faults.length > 0) return undefined;
  return language.isRightToLeft ? fromRight(text) : text;
};

const inWords = (values: Values, language: Language): Record<string, string | number> => {
  const said: Record<string, string | number> = { ...LIMITS };
  for (const [name, value] of Object.entries(values)) said[name] = inWord(value, language);
  return said;
};

/** A moment in words, as HTML: clients that know the local time show their own. */
const inWord = (value: Values[string], language: Language): string | number => {
  if (value instanceof Date) return timeTag(value, "Dt", inUtc(value, language.code));
  if (typeof value === "number") return value;
  if (typeof value === "object") return timeTag(value.soon, "r", clockTime(value.soon, language));
  const said = figures(value, language);
  return language.isRightToLeft ? valueFromRight(said) : said;
};

/** `r`: the client counts down by itself. */
const timeTag = (at: Date, format: "Dt" | "r", words: string): string =>
  `<tg-time unix="${Math.floor(at.getTime() / 1000)}" format="${format}">${words}</tg-time>`;

const clockTime = (at: Date, language: Language): string =>
  `${figures(at.toISOString().slice(11, 19), language)} UTC`;

/** The HTML without tags that only newer servers of Telegram know. */
export const untimed = (html: string): string => html.replaceAll(/<\/?tg-time[^>]*>/g, "");

/** The bot does not know where people live, so it tells moments in UTC, and says so. */
const inUtc = (at: Date, language: string): string =>
  at
    .toLocaleString(language, {
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
      timeZoneName: "short",
    })
    // In Azerbaijani ICU parts them by a slash, as nobody writes.
    .replace("/", ", ");

/** Parts of a line, with the comma that its language has. */
export const listed = (parts: readonly string[], say: Say): string =>
  parts.length === 0 ? "" : parts.reduce((one, other) => say("list", { one, other }));

const DIRECTORY = fileURLToPath(new URL("../../../data/locales", import.meta.url));

/** All that people read of the bot. */
export const {
  languages: LANGUAGES,
  languageFor,
  speaker,
  speakerOf,
  inEachLanguage,
  missing: missingTexts,
} = openTexts(DIRECTORY, LANGUAGE_TABLE);
