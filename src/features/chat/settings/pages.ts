import { z } from "zod";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, word } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const PAGES = [
  { name: "language", settings: ["language"] },
  { name: "board", settings: ["board", "theme", "home"] },
  { name: "lines", settings: ["emotes", "voices", "luck", "rivalry"] },
  { name: "game", settings: ["ruleset"] },
  { name: "stake", settings: ["stake"] },
  { name: "cube", settings: ["cube", "raise", "beaver", "jacoby", "autoDoubles"] },
  { name: "computer", settings: ["level", "computerPause", "hints"] },
  { name: "automation", settings: ["autoRoll", "autoForced", "confirmDone", "takeBacks"] },
  { name: "time", settings: ["deadlineMinutes", "reminderMinutes", "whispers", "tidies"] },
  { name: "seven", settings: ["sevens"] },
  { name: "league", settings: ["league"] },
  { name: "zone", settings: ["zone"] },
] as const;

export type PageName = (typeof PAGES)[number]["name"];
export type SettingName = (typeof PAGES)[number]["settings"][number];

export const PAGE_NAMES = PAGES.map(({ name }) => name);
export const SETTING_NAMES = PAGES.flatMap(({ settings }): readonly SettingName[] => settings);

/** Pages of older buttons: all of them are on the page of time now. */
const FORMER_PAGES = ["deadline", "reminder"] as const;

export const pageMeant = (topic: PageName | (typeof FORMER_PAGES)[number]): PageName =>
  topic === "deadline" || topic === "reminder" ? "time" : topic;

export const settingsOn = (page: PageName): readonly SettingName[] =>
  PAGES.flatMap(({ name, settings }): readonly SettingName[] => (name === page ? settings : []));

export const pageOf = (setting: SettingName): PageName => {
  const page = PAGE_NAMES.find((name) => settingsOn(name).includes(setting));
  if (page === undefined) throw new Error(`${setting} is set on no page`);
  return page;
};

/** Rivals belong to the league now; their old button shows its page. */
export const FORMER_SETTING = "rivals";

export const SETTINGS_PRESSES = pressBook(
  {
    ...FIELDS,
    topic: z.enum([...PAGE_NAMES, ...FORMER_PAGES]),
    setting: z.enum([...SETTING_NAMES, FORMER_SETTING]),
    choice: word,
  },
  {
    settings: ["S"],
    "settings-page": ["G", "topic", "page?"],
    "settings-set": ["E", "setting", "choice"],
    "settings-stake": ["T"],
  },
);

export const settingsPress = SETTINGS_PRESSES.write;
export const { pressed } = filtersOf(SETTINGS_PRESSES);
