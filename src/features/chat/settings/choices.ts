import { THEMES } from "../../../board/colours/theme.ts";
import { homeIn } from "../../../bot/play/home.ts";
import { LANGUAGES } from "../../../bot/text/texts.ts";
import { zonesFor } from "../../../bot/text/zone-words.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { atHome, type Home, relatives } from "../../../bot/view/ruleset-menu.ts";
import { SWITCHES } from "../../../rules/house-rules.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { LEVELS } from "../../../tables/game/seats.ts";
import { type Chat, ownerChat } from "../../../tables/people/people.ts";
import { rulesetsIn, type Settings } from "../../../tables/people/settings.ts";
import type { SettingName } from "./pages.ts";

export type SettingsPlace = {
  readonly chat: Chat;
  readonly rulesets: readonly Ruleset[];
  readonly home: Home;
  readonly now: number;
  /** The bot has an owner to whom wrong words can be reported. */
  readonly isHeard: boolean;
};

export const placeOf = (ctx: BotContext): SettingsPlace | undefined => {
  const { services, here, owner } = ctx;
  const chat = here && services.store.people.chat(here.id);
  if (!chat) return undefined;
  const isHeard = chat.kind === "private" && ownerChat(services, owner) !== undefined;
  const rulesets = rulesetsIn(services, chat.id);
  return { chat, rulesets, home: homeIn(ctx), now: services.now(), isHeard };
};

export type Choice = {
  /** The value in callback data and in text keys. */
  readonly word: string;
  readonly change: Partial<Settings>;
};

export const NONE = "none";

const HOUR = 60;
const DAY = 24 * HOUR;

export const choicesIn = ({
  chat,
  rulesets,
  home,
}: SettingsPlace): Readonly<Record<SettingName, readonly Choice[]>> => {
  // A group always has a language: the one set, or that of its first call.
  const noLanguage = chat.kind === "private" ? [undefined] : [];
  const { common, others } = zonesFor(chat.language);
  const ids = [...atHome(home, rulesets), ...relatives(home, rulesets)].map(({ id }) => id);
  return {
    language: choices([...noLanguage, ...LANGUAGES], (language) => ({ language })),
    board: choices(["picture", "emoji", "words", "both"], (board) => ({ board })),
    theme: choices(THEMES, (theme) => ({ theme })),
    home: choices(["right", "left"], (side) => ({ home: side })),
    ruleset: choices([undefined, ...ids], (ruleset) => ({ ruleset })),
    stake: choices([1, 2, 3, 5, 10, 20, 50, 100], (stake) => ({ stake })),
    cube: choices(SWITCHES.cube.values, (cube) => ({ cube })),
    raise: choices(SWITCHES.raise.values, (raise) => ({ raise })),
    beaver: choices(SWITCHES.beaver.values, (beaver) => ({ beaver })),
    jacoby: choices(SWITCHES.jacoby.values, (jacoby) => ({ jacoby })),
    autoDoubles: choices(SWITCHES.autoDoubles.values, (autoDoubles) => ({ autoDoubles })),
    level: choices([undefined, ...LEVELS], (level) => ({ level })),
    computerPause: choices([0, 1, 2, 4], (computerPause) => ({ computerPause })),
    hints: choices([false, true], (hints) => ({ hints })),
    emotes: choices([false, true], (emotes) => ({ emotes })),
    voices: choices([false, true], (voices) => ({ voices })),
    rivalry: choices([false, true], (rivalry) => ({ rivalry })),
    luck: choices([false, true], (luck) => ({ luck })),
    whispers: choices([false, true], (whispers) => ({ whispers })),
    tidies: choices([false, true], (tidies) => ({ tidies })),
    sevens: choices([false, true], (sevens) => ({ sevens })),
    league: choices([false, true], (league) => ({ league })),
    zone: choices([undefined, ...common, ...others], (zone) => ({ zone })),
    autoRoll: choices([false, true], (autoRoll) => ({ autoRoll })),
    autoForced: choices([false, true], (autoForced) => ({ autoForced })),
    confirmDone: choices([false, true], (confirmDone) => ({ confirmDone })),
    takeBacks: choices([false, true], (takeBacks) => ({ takeBacks })),
    reminderMinutes: choices([undefined, 1, 3, 10, 30, HOUR], (reminderMinutes) => ({
      reminderMinutes,
    })),
    deadlineMinutes: choices([undefined, 5, HOUR, DAY, 3 * DAY], (deadlineMinutes) => ({
      deadlineMinutes,
    })),
  };
};

const choices = <const Value extends Settings[SettingName]>(
  values: readonly Value[],
  change: (value: Value) => Partial<Settings>,
): readonly Choice[] => values.map((value) => ({ word: wordOf(value), change: change(value) }));

const wordOf = (value: Settings[SettingName]): string => {
  if (value === undefined) return NONE;
  if (typeof value === "boolean") return value ? "on" : "off";
  return String(value);
};

/** The valid settings of a chat; a ruleset may be gone since it was set. */
export const settingsIn = ({ chat, rulesets }: SettingsPlace): Settings => ({
  ...chat.settings,
  language: chat.kind === "group" ? chat.language : chat.settings.language,
  ruleset: rulesets.find(({ id }) => id === chat.settings.ruleset)?.id,
});

export const isChosen = ({ change }: Choice, settings: Settings): boolean => {
  const set: Readonly<Record<string, unknown>> = settings;
  return Object.entries(change).every(([name, value]) => set[name] === value);
};
