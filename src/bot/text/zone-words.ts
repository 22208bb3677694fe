import { MINUTE_MS } from "../../tables/services/time.ts";
import { LANGUAGE_TABLE } from "./languages.ts";
import type { Say } from "./texts.ts";
import { aheadOfUtc, ZONES, type Zone } from "./zones.ts";

/** A handful of cities to begin with for a chat of this language, and the others. */
export const zonesFor = (
  language: string,
): { readonly common: readonly Zone[]; readonly others: readonly Zone[] } => {
  const common = LANGUAGE_TABLE.find(({ code }) => code === language)?.cities ?? [];
  return { common, others: ZONES.filter((zone) => !common.includes(zone)) };
};

/** The zone on a button: "Moscow +3". */
export const zoneLabel = (zone: Zone, now: number, say: Say): string => {
  const minutes = aheadOfUtc(zone, now) / MINUTE_MS;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const half = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  const ahead = `${minutes < 0 ? "−" : "+"}${hours}${half}`;
  return say("zone-label", { city: say(`choice-zone-${zone}`), ahead });
};
