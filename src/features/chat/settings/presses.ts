import { z } from "zod";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, word } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { PAGE_NAMES, SETTING_NAMES } from "./pages.ts";

export const SETTINGS_PRESSES = pressBook(
  {
    ...FIELDS,
    topic: z.enum(PAGE_NAMES),
    setting: z.enum(SETTING_NAMES),
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
export const { pressed, pressedHere } = filtersOf(SETTINGS_PRESSES);
