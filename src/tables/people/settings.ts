import type { ChatId } from "../../ids/ids.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { DEFAULTS, type Settings } from "../../store/settings.ts";
import type { Services } from "../services/services.ts";
import { ownRulesets } from "./rulesets.ts";

export type { Settings };

/** What is played in a chat where nothing else is said. */
export type Habits = Pick<
  Settings,
  "stake" | "cube" | "raise" | "beaver" | "jacoby" | "autoDoubles"
> & {
  /** Undefined: it is to be asked for, or the one that was set is no longer there. */
  readonly ruleset: Ruleset | undefined;
};

/** Of people who have nothing in common. */
export const NO_HABITS: Habits = { ...DEFAULTS.private, ruleset: undefined };

export const rulesetsIn = (services: Services, chat: ChatId): readonly Ruleset[] => [
  ...RULESETS,
  ...ownRulesets(services, chat).map(({ ruleset }) => ruleset),
];

/** What a chat has set for the games that begin in it; a chat that nobody knows has set nothing. */
export const habitsIn = (services: Services, chat: ChatId): Habits => {
  const settings = services.store.people.chat(chat)?.settings ?? DEFAULTS.private;
  const ruleset = rulesetsIn(services, chat).find(({ id }) => id === settings.ruleset);
  return { ...settings, ruleset };
};

/** Changes what a chat has set. Open tables show what can be seen of it; games keep their rules. */
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
    for (const one of services.extensions) one.settingsChanged?.(services, chat, change);
    store.tables.touchOpen({ chat });
  });
};
