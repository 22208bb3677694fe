import { MEDLEYS } from "../../game/medley.ts";
import type { ChatId } from "../../ids/ids.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { DEFAULTS, type Settings } from "../../store/settings.ts";
import type { Services } from "../services/services.ts";
import { ownRulesets, ownSingleGames } from "./rulesets.ts";

export type { Settings };

/** The terms of games in a chat, as far as a challenge does not name others. */
export type Habits = Pick<
  Settings,
  "stake" | "cube" | "raise" | "beaver" | "jacoby" | "autoDoubles"
> & {
  /** Undefined: none was set, or it was removed. Then the bot asks. */
  readonly ruleset: Ruleset | undefined;
};

export const NO_HABITS: Habits = { ...DEFAULTS.private, ruleset: undefined };

/** The rulesets of single games: ours and those of the chat. */
export const rulesetsIn = (services: Services, chat: ChatId): readonly Ruleset[] => [
  ...RULESETS,
  ...ownSingleGames(services, chat),
];

/** All that a challenge can be about: also the medleys, ours and those of the chat. */
export const playableIn = (services: Services, chat: ChatId): readonly Ruleset[] => [
  ...RULESETS,
  ...MEDLEYS,
  ...ownRulesets(services, chat).map(({ ruleset }) => ruleset),
];

/** The habits of a chat, for games that begin in it; an unknown chat has the usual ones. */
export const habitsIn = (services: Services, chat: ChatId): Habits => {
  const settings = services.store.people.chat(chat)?.settings ?? DEFAULTS.private;
  const ruleset = rulesetsIn(services, chat).find(({ id }) => id === settings.ruleset);
  return { ...settings, ruleset };
};

/** Changes a chat's settings. Open tables are redrawn; their games keep their rules. */
export const changeSettings = (
  services: Services,
  chat: ChatId,
  change: Partial<Settings>,
): void => {
  const { store } = services;
  store.transaction(() => {
    const known = store.people.chat(chat);
    if (!known) return;
    store.people.saveSettings(known, { ...known.settings, ...change });
    for (const one of services.extensions) one.chatChanged?.(services, chat, { settings: change });
    store.tables.touchOpen({ chat });
  });
};
