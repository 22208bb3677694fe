import { MINUTE_MS } from "../../tables/services/time.ts";

/** The time zones for groups, from west to east; buttons carry the names. */
export const ZONES = [
  "los-angeles",
  "new-york",
  "london",
  "berlin",
  "kyiv",
  "istanbul",
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

/** Cities, not hours from UTC: some of them change their clocks twice a year. */
const PLACES: Readonly<Record<Zone, string>> = {
  "los-angeles": "America/Los_Angeles",
  "new-york": "America/New_York",
  london: "Europe/London",
  berlin: "Europe/Berlin",
  kyiv: "Europe/Kyiv",
  istanbul: "Europe/Istanbul",
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
