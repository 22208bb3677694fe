import { figures } from "../../../bot/text/figures.ts";
import { nameOf } from "../../../bot/text/languages.ts";
import { keyOf, type Say } from "../../../bot/text/texts.ts";
import { zoneLabel } from "../../../bot/text/zone-words.ts";
import { zoneNamed } from "../../../bot/text/zones.ts";
import { rulesetLabel, uncapitalized } from "../../../bot/view/titles.ts";
import {
  type Choice,
  choicesIn,
  isChosen,
  NONE,
  type SettingsPlace,
  settingsIn,
} from "./choices.ts";
import type { PageName, SettingName } from "./pages.ts";

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** Switches of equal rank: it is told how many are on. */
const EQUALS: ReadonlySet<PageName> = new Set(["lines", "automation"]);

/** What a page of these settings is set to, as its key says it: its first one, or how many. */
export const pageText = (
  page: PageName,
  names: readonly SettingName[],
  place: SettingsPlace,
  say: Say,
): string => {
  const [first] = names;
  if (first === undefined) return "";
  return EQUALS.has(page) ? countText(names, place, say) : settingText(first, place, say);
};

const countText = (names: readonly SettingName[], place: SettingsPlace, say: Say): string => {
  const on = names.filter((name) => chosenOf(name, place)?.word === "on").length;
  if (on === 0) return say("setting-off");
  return on === names.length ? say("setting-all") : say("setting-some", { on, all: names.length });
};

/** Their values are names. */
const NAMED: readonly SettingName[] = ["language", "ruleset", "zone"];

/** What a setting is set to, to stand after its name. */
export const settingText = (name: SettingName, place: SettingsPlace, say: Say): string => {
  if (name === "stake") return figures(String(settingsIn(place).stake), say);
  const chosen = chosenOf(name, place);
  if (!chosen) return "";
  if (name === "autoDoubles") return figures(chosen.word, say);
  const isSwitch = chosen.word === "on" || chosen.word === "off";
  if (isSwitch) return say(`setting-${chosen.word}`);
  const label = labelOf(name, chosen, place, say);
  const isName = NAMED.includes(name) && chosen.word !== NONE;
  return isName ? label : uncapitalized(label, place.chat.language);
};

const chosenOf = (name: SettingName, place: SettingsPlace): Choice | undefined =>
  choicesIn(place)[name].find((choice) => isChosen(choice, settingsIn(place)));

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
      return figures(word, say);
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
