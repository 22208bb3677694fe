import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { MATCHES, STAKES } from "../../game/series.ts";
import { MOST_CHALLENGES, MOST_GAMES } from "../../tables/challenge/challenge.ts";
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

export type Say = (key: TextKey, values?: Values) => string;

/** The values that any text may use: `{ $mostGames }`. */
const LIMITS = {
  mostStake: STAKES.most,
  mostMatch: MATCHES.most,
  mostChallenges: MOST_CHALLENGES,
  mostGames: MOST_GAMES,
} as const;

const DIRECTORY = fileURLToPath(new URL("../../../data/locales", import.meta.url));
export const DEFAULT = "en";

export const LANGUAGES: readonly string[] = readdirSync(DIRECTORY).sort();

const bundleOf = (language: string): FluentBundle => {
  // Names are isolated by `nameHtml`; isolating every number as well would only lengthen the texts.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(DIRECTORY, language);
  for (const file of readdirSync(folder)) {
    const [mistake] = bundle.addResource(
      new FluentResource(readFileSync(join(folder, file), "utf8")),
    );
    if (mistake) throw mistake;
  }
  return bundle;
};

const BUNDLES: ReadonlyMap<string, FluentBundle> = new Map(
  LANGUAGES.map((language) => [language, bundleOf(language)]),
);

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

/** Our language for one of Telegram's language codes ("ru-RU" → "ru"). */
export const languageFor = (code: string | undefined): string => {
  const base = code?.split("-")[0]?.toLowerCase() ?? DEFAULT;
  return LANGUAGES.includes(base) ? base : DEFAULT;
};

export const speaker = (language: string): Say => {
  const spoken = languageFor(language);
  const bundle = BUNDLES.get(spoken);
  return (key, values = {}) => {
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) throw new Error(`${spoken} has no text ${key}`);
    const said: Record<string, string | number> = { ...LIMITS };
    for (const [name, value] of Object.entries(values)) said[name] = inWords(value, spoken);
    return bundle.formatPattern(pattern, said);
  };
};

/** A moment in words, as HTML: clients that know the local time show their own. */
const inWords = (value: Values[string], language: string): string | number => {
  if (value instanceof Date) return timed(value, "Dt", inUtc(value, language));
  return typeof value === "object" ? timed(value.soon, "r", clockTime(value.soon)) : value;
};

/** `r`: the client counts down by itself. */
const timed = (at: Date, format: "Dt" | "r", words: string): string =>
  `<tg-time unix="${Math.floor(at.getTime() / 1000)}" format="${format}">${words}</tg-time>`;

const clockTime = (at: Date): string => `${at.toISOString().slice(11, 19)} UTC`;

/** The HTML without tags that only newer servers of Telegram know. */
export const untimed = (html: string): string => html.replaceAll(/<\/?tg-time[^>]*>/g, "");

/** The bot does not know where people live, so it tells moments in UTC, and says so. */
const inUtc = (at: Date, language: string): string =>
  at.toLocaleString(language, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
    timeZoneName: "short",
  });
