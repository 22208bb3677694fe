import { MINUTE_MS } from "../../tables/services/time.ts";
import type { Say } from "./texts.ts";

/** The time zones for groups, from west to east; buttons carry the names. */
export const ZONES = [
  "los-angeles",
  "new-york",
  "london",
  "berlin",
  "kyiv",
  "jerusalem",
  "moscow",
  "tbilisi",
  "yerevan",
  "baku",
  "tehran",
  "tashkent",
  "omsk",
  "novosibirsk",
  "irkutsk",
  "yakutsk",
  "vladivostok",
  "magadan",
  "kamchatka",
] as const;

export type Zone = (typeof ZONES)[number];

/** The cities of most players who speak a language, the likeliest first. */
const COMMON: ReadonlyMap<string, readonly Zone[]> = new Map([
  ["ru", ["moscow", "baku", "yerevan", "tbilisi", "kyiv", "tashkent"]],
  ["en", ["london", "new-york", "baku", "yerevan", "tbilisi", "jerusalem"]],
]);

/** A handful of cities to begin with for a chat of this language, and the others. */
export const zonesFor = (
  language: string,
): { readonly common: readonly Zone[]; readonly others: readonly Zone[] } => {
  const common = COMMON.get(language) ?? [];
  return { common, others: ZONES.filter((zone) => !common.includes(zone)) };
};

/** Cities, not hours from UTC: some of them change their clocks twice a year. */
const PLACES: Readonly<Record<Zone, string>> = {
  "los-angeles": "America/Los_Angeles",
  "new-york": "America/New_York",
  london: "Europe/London",
  berlin: "Europe/Berlin",
  kyiv: "Europe/Kyiv",
  jerusalem: "Asia/Jerusalem",
  moscow: "Europe/Moscow",
  tbilisi: "Asia/Tbilisi",
  yerevan: "Asia/Yerevan",
  baku: "Asia/Baku",
  tehran: "Asia/Tehran",
  tashkent: "Asia/Tashkent",
  omsk: "Asia/Omsk",
  novosibirsk: "Asia/Novosibirsk",
  irkutsk: "Asia/Irkutsk",
  yakutsk: "Asia/Yakutsk",
  vladivostok: "Asia/Vladivostok",
  magadan: "Asia/Magadan",
  kamchatka: "Asia/Kamchatka",
};

/** The zone that a chat has set; undefined if it has none of ours. */
export const zoneNamed = (name: string | undefined): Zone | undefined =>
  ZONES.find((zone) => zone === name);

/** How far a zone is ahead of UTC at a time, in milliseconds. */
export const aheadOfUtc = (zone: Zone, time: number): number => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: PLACES[zone],
    timeZoneName: "longOffset",
  }).formatToParts(time);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === "-" ? -ahead : ahead;
};

/** The zone on a button: "Moscow +3". */
export const zoneLabel = (zone: Zone, now: number, say: Say): string => {
  const minutes = aheadOfUtc(zone, now) / MINUTE_MS;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const half = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${say(`choice-zone-${zone}`)} ${minutes < 0 ? "−" : "+"}${hours}${half}`;
};
