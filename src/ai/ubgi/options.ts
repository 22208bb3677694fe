import { hypergammon, nackgammon, short } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { LEVELS, type Level, type Plies } from "../levels.ts";

/** What is played, and how. */
export type UbgiSettings = {
  readonly ruleset: Ruleset;
  readonly level: Level;
  /** Undefined: as the level does. */
  readonly plies: Plies | undefined;
  /** Whether the ID of the position after a turn is said, too. */
  readonly id: boolean;
};

export const USUAL_SETTINGS: UbgiSettings = {
  ...{ ruleset: short, level: "best", plies: undefined, id: false },
};

/** A value as it is written, and what it sets. */
type OptionChoice = readonly [text: string, sets: Partial<UbgiSettings>];

/** The first choice is the usual one. */
export type Option = { readonly name: string; readonly choices: readonly OptionChoice[] };

const VARIANT_CHOICES: readonly OptionChoice[] = [
  ["backgammon", { ruleset: short }],
  ["nackgammon", { ruleset: nackgammon }],
  ["hypergammon", { ruleset: hypergammon }],
];

const LEVEL_CHOICES = LEVELS.toReversed().map((level): OptionChoice => [level, { level }]);

const ID_CHOICES: readonly OptionChoice[] = [
  ["false", { id: false }],
  ["true", { id: true }],
];

/** `own` is how a look at the own turn alone is counted. */
const pliesChoices = (own: 0 | 1): readonly OptionChoice[] => [
  ["level", { plies: undefined }],
  ...([0, 1, 2] as const).map((plies): OptionChoice => [String(own + plies), { plies }]),
];

/** Named as in specification 0.1, where plies are counted as most programs do. */
export const OPTIONS: readonly Option[] = [
  { name: "Variant", choices: VARIANT_CHOICES },
  { name: "Level", choices: LEVEL_CHOICES },
  { name: "Plies", choices: pliesChoices(0) },
  { name: "MoveId", choices: ID_CHOICES },
];

/** The same named as in 0.2, where the own turn is a ply. */
export const KEYS: readonly Option[] = [
  { name: "game.variant", choices: VARIANT_CHOICES },
  { name: "engine.level", choices: LEVEL_CHOICES },
  { name: "engine.ply", choices: pliesChoices(1) },
  { name: "engine.moveid", choices: ID_CHOICES },
];

const textsOf = ({ choices }: Option): readonly string[] => choices.map(([text]) => text);

export const optionLines = (): readonly string[] =>
  OPTIONS.map((option) => {
    const texts = textsOf(option);
    const values = texts.map((text) => `var ${text}`).join(" ");
    return `option name ${option.name} type combo default ${texts[0]} ${values}`;
  });

export const keyLines = (): readonly string[] =>
  KEYS.map((option) => {
    const texts = textsOf(option);
    return `key ${option.name} enum ${texts.join("|")} ${texts[0]}`;
  });

export const optionNamed = (options: readonly Option[], name: string): Option | undefined =>
  options.find((option) => option.name === name);

/** The settings with one of them set anew; undefined if the option has no such value. */
export const withSetting = (
  { choices }: Option,
  value: string,
  settings: UbgiSettings,
): UbgiSettings | undefined => {
  const choice = choices.find(([text]) => text === value);
  return choice && { ...settings, ...choice[1] };
};

/** What an option stands at. */
export const settingOf = ({ choices }: Option, settings: UbgiSettings): string => {
  const now = new Map<string, unknown>(Object.entries(settings));
  const [text = ""] =
    choices.find(([, sets]) =>
      Object.entries(sets).every(([name, value]) => now.get(name) === value),
    ) ?? [];
  return text;
};
