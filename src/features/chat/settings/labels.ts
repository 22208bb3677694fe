import { figures } from "../../../bot/text/figures.ts";
import { nameOf } from "../../../bot/text/languages.ts";
import { keyOf, type Say } from "../../../bot/text/texts.ts";
import { zoneLabel } from "../../../bot/text/zone-words.ts";
import { zoneNamed } from "../../../bot/text/zones.ts";
import { rulesetLabel, rulesetTitle } from "../../../bot/view/titles.ts";
import type { Settings } from "../../../tables/people/settings.ts";
import {
  type Choice,
  choicesIn,
  isChosen,
  NONE,
  type SettingsPlace,
  settingsIn,
} from "./choices.ts";
import { type SettingName, settingsOn } from "./pages.ts";

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** Whether a setting has no effect with the others as they are; then its words are left out. */
const isIdle = (name: SettingName, { board, cube, computerPause }: Settings): boolean => {
  if (name === "computerPause") return computerPause === 0;
  // This goes without saying.
  if (name === "whispers") return true;
  if (name === "theme") return board === "emoji";
  return name !== "cube" && settingsOn("cube").includes(name) && !cube;
};

export const summaryOf = (
  names: readonly SettingName[],
  place: SettingsPlace,
  say: Say,
): string => {
  const settings = settingsIn(place);
  const told = names.filter((name) => !isIdle(name, settings));
  const labels = told.flatMap((name) => presentLabel(name, place, settings, say) ?? []);
  return labels.length > 0 ? labels.join(" · ") : say("settings-nothing");
};

const presentLabel = (
  name: SettingName,
  place: SettingsPlace,
  settings: Settings,
  say: Say,
): string | undefined => {
  if (name === "stake") return figures(String(settings.stake), say);
  if (name === "ruleset") {
    const ruleset = place.rulesets.find(({ id }) => id === settings.ruleset);
    return ruleset ? rulesetTitle(ruleset, say) : say("choice-ruleset-none");
  }
  if (name === "autoDoubles") {
    const count = settings.autoDoubles;
    return count === 0 ? undefined : say("terms-auto-doubles", { count });
  }
  const chosen = choicesIn(place)[name].find((choice) => isChosen(choice, settings));
  if (!chosen || chosen.word === "off") return undefined;
  const label = labelOf(name, chosen, place, say);
  return name === "computerPause" ? say("summary-computerPause", { pause: label }) : label;
};

export const labelOf = (
  name: SettingName,
  { word }: Choice,
  { rulesets, now }: SettingsPlace,
  say: Say,
): string => {
  if (word === NONE) return say(keyOf(`choice-${name}-none`));
  if (word === "on" || word === "off") return say(keyOf(`toggle-${name}`));
  switch (name) {
    case "language":
      return nameOf(word);
    case "ruleset": {
      const ruleset = rulesets.find(({ id }) => id === word);
      return ruleset ? rulesetLabel(ruleset, say) : word;
    }
    case "zone": {
      const zone = zoneNamed(word);
      return zone ? zoneLabel(zone, now, say) : word;
    }
    case "stake":
    case "autoDoubles":
      return word;
    case "computerPause":
      return word === "0"
        ? say("choice-computerPause-none")
        : say("time-seconds", { seconds: Number(word) });
    case "reminderMinutes":
    case "deadlineMinutes":
      return duration(Number(word), say);
    default:
      return say(keyOf(`choice-${name}-${word}`));
  }
};

const duration = (minutes: number, say: Say): string => {
  if (minutes % MINUTES_A_DAY === 0) return say("time-days", { days: minutes / MINUTES_A_DAY });
  return minutes % MINUTES_AN_HOUR === 0
    ? say("time-hours", { hours: minutes / MINUTES_AN_HOUR })
    : say("time-minutes", { minutes });
};
