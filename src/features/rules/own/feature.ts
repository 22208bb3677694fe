import type { Feature } from "../../../bot/feature/feature.ts";
import { COMPOSING } from "./dialog.ts";
import { ownRules } from "./handlers.ts";
import { OWN_PRESSES } from "./presses.ts";

/** Rulesets that a chat makes for itself. */
export const OWN_RULESETS: Feature = {
  name: "own-rulesets",
  presses: OWN_PRESSES,
  handlers: [ownRules],
  dialogs: [COMPOSING],
};
