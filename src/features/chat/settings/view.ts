import type { InlineKeyboardButton } from "grammy/types";
import { isYoung } from "../../../bot/text/languages.ts";
import { type Say, speaker, type TextKey } from "../../../bot/text/texts.ts";
import {
  button,
  choiceButton,
  inPairs,
  inReadingOrder,
  inRows,
  MARK,
  type Page,
  type Paging,
  paged,
  type Row,
} from "../../../bot/view/button.ts";
import { seenLetters } from "../../../bot/view/fit.ts";
import type { Chat } from "../../../tables/people/people.ts";
import { reportRow } from "../wrong-words.ts";
import { choicesIn, isChosen, NONE, type SettingsPlace, settingsIn } from "./choices.ts";
import { labelOf, pageText, settingText } from "./labels.ts";
import { PAGES, type PageName, type SettingName, settingsOn, settingsPress } from "./pages.ts";

type Button = InlineKeyboardButton.CallbackButton;

/** The buttons in a row, by the letters of the longest label, marked or not. */
const ACROSS = [
  { letters: 4, buttons: 4 },
  { letters: 9, buttons: 3 },
  { letters: 15, buttons: 2 },
] as const;

export const mainPage = (place: SettingsPlace): Page => {
  const { kind, language } = place.chat;
  const say = speaker(language);
  const keys = PAGES.filter(({ name }) => isThere(name, place)).map(({ name }) => {
    const value = pageText(name, settingsAt(name, place), place, say);
    return pageKey(name, value, say);
  });
  return {
    html: `<b>${say("settings-title", { kind })}</b>\n${say("settings-note", { kind })}`,
    keyboard: inPairs(keys, say),
  };
};

/** A key to a page says what is set there. */
const pageKey = (topic: PageName, value: string, say: Say): Button =>
  button(
    say("setting-key", { name: say(`settings-${topic}`), value }),
    settingsPress({ do: "settings-page", topic }),
  );

/** The zone is chosen behind the page of time. */
const isThere = (page: PageName, { chat }: SettingsPlace): boolean =>
  page !== "zone" && (chat.kind === "group" || !OF_GROUPS.has(page));

const OF_GROUPS: ReadonlySet<PageName> = new Set(["seven", "league"]);

/**
 * A group talks at its own table. A private chat needs no reminders: its table comes with a sound.
 */
const LACKING: Readonly<Record<Chat["kind"], readonly SettingName[]>> = {
  group: ["voices"],
  private: ["reminderMinutes", "whispers", "tidies"],
};

const settingsAt = (page: PageName, { chat }: SettingsPlace): readonly SettingName[] =>
  settingsOn(page).filter((name) => !LACKING[chat.kind].includes(name));

/** A page has so many rows of choices, and one that leads to other pages. */
const MOST_ROWS = 6;

/** The choices of a topic, with as many as a small phone shows on a page. */
export const choicePage = (place: SettingsPlace, topic: PageName, page = 0): Page => {
  const { kind, language } = place.chat;
  const say = speaker(language);
  const about = [
    say(`settings-${topic}-about`, { kind }),
    ...(settingsAt(topic, place).includes("voices") ? [say("settings-voices-about")] : []),
    ...newLanguageLine(place, topic, say),
  ];
  const pages: Paging = {
    page,
    turn: (to) => settingsPress({ do: "settings-page", topic, page: to }),
    back: topic === "zone" ? backToTime(say) : backToAll(say),
  };
  const reports = topic === "language" && place.isHeard ? [reportRow(say)] : [];
  const choices = rowsOn(topic, place, say).map((row) => inReadingOrder(row, say));
  const { shown, row } = paged(choices, MOST_ROWS, pages, say);
  return {
    html: `<b>${say(`settings-${topic}`)}</b>\n${about.join("\n\n")}`,
    keyboard: [...shown, ...reports, row],
  };
};

const backToAll = (say: Say): Button =>
  button(say("settings-back"), settingsPress({ do: "settings" }));

const backToTime = (say: Say): Button =>
  button(say("button-games"), settingsPress({ do: "settings-page", topic: "time" }));

const newLanguageLine = ({ chat }: SettingsPlace, topic: PageName, say: Say): readonly string[] =>
  topic === "language" && isYoung(chat.language) ? [say("settings-language-young")] : [];

/** The page that has the button with this data; the first one if none has it any more. */
export const pageWith = (place: SettingsPlace, topic: PageName, data: string): number => {
  const rows = rowsOn(topic, place, speaker(place.chat.language));
  const at = rows.findIndex((row) =>
    row.some((one) => "callback_data" in one && one.callback_data === data),
  );
  return Math.max(Math.floor(at / MOST_ROWS), 0);
};

const rowsOn = (topic: PageName, place: SettingsPlace, say: Say): Row[] => {
  const names = settingsAt(topic, place);
  const rows = rowsOf(names, names.length === 1 ? {} : TURNED, place, say);
  const zone = pageKey("zone", settingText("zone", place, say), say);
  return topic === "time" && place.chat.kind === "group" ? [...rows, [zone]] : rows;
};

/** Settings that are one key each, with these names and their values. */
type KeyNames = Readonly<Partial<Record<SettingName, TextKey>>>;

/** So it is where other settings stand on the same page. */
const TURNED: KeyNames = {
  raise: "settings-raise",
  autoDoubles: "settings-autoDoubles",
  computerPause: "settings-pause",
  deadlineMinutes: "settings-deadline",
  reminderMinutes: "settings-reminder",
};

/** A press on it takes the next of the choices. */
const nextKey = (setting: SettingName, name: TextKey, place: SettingsPlace, say: Say): Button => {
  const choices = choicesIn(place)[setting];
  const at = choices.findIndex((choice) => isChosen(choice, settingsIn(place)));
  const { word = NONE } = choices[(at + 1) % choices.length] ?? {};
  return button(
    say("setting-key", { name: say(name), value: settingText(setting, place, say) }),
    settingsPress({ do: "settings-set", setting, choice: word }),
  );
};

/** Rows for these settings; switches share rows with the settings before them. */
const rowsOf = (
  [name, ...rest]: readonly SettingName[],
  turned: KeyNames,
  place: SettingsPlace,
  say: Say,
  toggles: readonly Button[] = [],
): Row[] => {
  const shared = toggles.length === 0 ? [] : inWidestRows(toggles);
  if (name === undefined) return shared;
  const toggle = toggleOf(name, place, say);
  if (toggle) return rowsOf(rest, turned, place, say, [...toggles, toggle]);
  const key = turned[name];
  const own = key ? [[nextKey(name, key, place, say)]] : choiceRows(name, place, say);
  return [...shared, ...own, ...rowsOf(rest, turned, place, say)];
};

/** A setting that is on or off is one button, which turns it round. */
const toggleOf = (name: SettingName, place: SettingsPlace, say: Say): Button | undefined => {
  const choices = choicesIn(place)[name];
  const settings = settingsIn(place);
  const on = choices.find(({ word }) => word === "on");
  const other = choices.find((choice) => !isChosen(choice, settings));
  if (!on || !other) return undefined;
  const press = settingsPress({ do: "settings-set", setting: name, choice: other.word });
  return choiceButton(labelOf(name, on, place, say), press, isChosen(on, settings));
};

const choiceRows = (name: SettingName, place: SettingsPlace, say: Say): Row[] => {
  const settings = settingsIn(place);
  const buttons = choicesIn(place)[name].map((choice) => {
    const press = settingsPress({ do: "settings-set", setting: name, choice: choice.word });
    return choiceButton(labelOf(name, choice, place, say), press, isChosen(choice, settings));
  });
  switch (name) {
    case "ruleset":
      // All rows of the page are turned together.
      return inPairs(buttons, {});
    case "stake":
      return [...inWidestRows(buttons), [typedStakeButton(place, say)]];
    default:
      return inWidestRows(buttons);
  }
};

const typedStakeButton = (place: SettingsPlace, say: Say): Button => {
  const { stake } = settingsIn(place);
  const isTyped = !choicesIn(place).stake.some(({ change }) => change.stake === stake);
  const text = isTyped ? say("stake-typed", { stake: String(stake) }) : say("stake-type");
  return choiceButton(text, settingsPress({ do: "settings-stake" }), isTyped);
};

const inWidestRows = (buttons: readonly Button[]): Row[] => {
  const letters = ({ text }: Button): number => seenLetters(text.replace(MARK, ""));
  const longest = Math.max(...buttons.map(letters));
  return inRows(buttons, ACROSS.find((row) => longest <= row.letters)?.buttons ?? 1);
};
