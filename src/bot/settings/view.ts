import type { InlineKeyboardButton } from "grammy/types";
import { lettersOf } from "../../board/names.ts";
import type { Press } from "../callback-data.ts";
import { escapeHtml } from "../html.ts";
import { type Say, speaker } from "../texts.ts";
import { button, inRows, type Row } from "../view/button.ts";
import type { Page } from "../view/page.ts";
import { type Choice, choicesIn, isChosen, settingsIn } from "./choices.ts";
import { labelOf, summaryOf } from "./labels.ts";
import { PAGES, type PageName, type SettingName, settingsOn } from "./pages.ts";
import type { Place } from "./place.ts";

type Button = InlineKeyboardButton.CallbackButton;

/** How many buttons stand in a row whose longest label has so many letters, marked or not. */
const ACROSS = [
  { letters: 4, buttons: 4 },
  { letters: 9, buttons: 3 },
  { letters: 16, buttons: 2 },
] as const;

const MARK = "✓ ";

/** Everything that is set, and a button for each page. */
export const mainPage = (place: Place): Page => {
  const { kind, language } = place.chat;
  const say = speaker(language);
  const pages = PAGES.filter(({ name }) => isThere(name, place));
  const lines = pages.map(({ name, settings }) => {
    const summary = escapeHtml(summaryOf(settings, place, say));
    return `${say(`settings-${name}`)}: <b>${summary}</b>`;
  });
  const buttons = pages.map(({ name }) =>
    button(say(`settings-${name}`), { do: "settings-page", topic: name }),
  );
  return {
    html: [
      `<b>${say("settings-title", { kind })}</b>`,
      say("settings-note", { kind }),
      "",
      ...lines,
    ].join("\n"),
    keyboard: fitted(buttons),
  };
};

/** Nobody is reminded in a private chat: there the table itself comes with a sound. */
const isThere = (page: PageName, { chat }: Place): boolean =>
  page !== "reminder" || chat.kind === "group";

/** The choices of a page; what is set is marked. */
export const choicePage = (place: Place, page: PageName): Page => {
  const { kind, language } = place.chat;
  const say = speaker(language);
  const about = say(`settings-${page}-about`, { kind });
  const rows = settingsOn(page).flatMap((name) => rowsOf(name, place, say));
  const back = button(say("settings-back"), { do: "settings" });
  return {
    html: `<b>${say(`settings-${page}`)}</b>\n\n${about}`,
    keyboard: [...rows, [back]],
  };
};

const rowsOf = (name: SettingName, place: Place, say: Say): Row[] => {
  const settings = settingsIn(place);
  const choices = choicesIn(place)[name];
  const isSet = (choice: Choice): boolean => isChosen(choice, settings);
  const to = (choice: Choice, text: string, isMarked: boolean): Button =>
    marked(text, { do: "settings-set", setting: name, choice: choice.word }, isMarked);
  const on = choices.find(({ word }) => word === "on");
  // What is on or off is one button, which turns it round.
  const other = on && choices.find((choice) => !isSet(choice));
  if (on && other) return [[to(other, labelOf(name, on, place, say), isSet(on))]];
  const buttons = choices.map((choice) =>
    to(choice, labelOf(name, choice, place, say), isSet(choice)),
  );
  return [...fitted(buttons), ...(name === "stake" ? [[typedStake(place, say)]] : [])];
};

/** Opens the way to a stake that is not among the choices. */
const typedStake = (place: Place, say: Say): Button => {
  const { stake } = settingsIn(place);
  const isTyped = !choicesIn(place).stake.some(({ change }) => change.stake === stake);
  const text = isTyped ? say("stake-typed", { stake: String(stake) }) : say("stake-type");
  return marked(text, { do: "settings-stake" }, isTyped);
};

const marked = (text: string, press: Press, isMarked: boolean): Button =>
  isMarked ? button(`${MARK}${text}`, press, "primary") : button(text, press);

/** Rows as wide as the longest label lets them be. */
const fitted = (buttons: readonly Button[]): Row[] => {
  const letters = ({ text }: Button): number => lettersOf(text.replace(MARK, "")).length;
  const longest = Math.max(...buttons.map(letters));
  return inRows(buttons, ACROSS.find((row) => longest <= row.letters)?.buttons ?? 1);
};
