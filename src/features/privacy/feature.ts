import type { Feature } from "../../bot/feature/feature.ts";
import { privacy } from "./handlers.ts";
import { PRIVACY_PRESSES } from "./presses.ts";

/** Personal data: told, handed out, forgotten. */
export const PRIVACY: Feature = {
  name: "privacy",
  presses: PRIVACY_PRESSES,
  handlers: [privacy],
  commands: [
    { command: "privacy", chats: ["group", "private"], place: 63, isOwn: true },
    { command: "export", chats: ["private"], place: 64 },
    { command: "forget", chats: ["private"], place: 65 },
  ],
};
