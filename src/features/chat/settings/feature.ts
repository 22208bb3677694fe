import type { Feature } from "../../../bot/feature/feature.ts";
import { settings } from "./handlers.ts";
import { SETTINGS_PRESSES } from "./presses.ts";
import { TYPING_STAKE } from "./stake-dialog.ts";

/** The settings of a chat. */
export const SETTINGS: Feature = {
  name: "settings",
  presses: SETTINGS_PRESSES,
  forChats: [settings],
  dialogs: [TYPING_STAKE],
  commands: [{ command: "settings", chats: ["group", "private"], place: 61, isOwn: true }],
};
