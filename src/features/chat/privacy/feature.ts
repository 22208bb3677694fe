import type { Feature } from "../../../bot/feature/feature.ts";
import { privacy, sendPrivacy } from "./handlers.ts";
import { PRIVACY_PAYLOAD, PRIVACY_PRESSES } from "./presses.ts";

/** Personal data: told, handed out, forgotten. */
export const PRIVACY: Feature = {
  name: "privacy",
  presses: PRIVACY_PRESSES,
  handlers: [privacy],
  unlisted: ["privacy", "export", "forget"],
  starts: [{ payload: PRIVACY_PAYLOAD, open: sendPrivacy }],
};
