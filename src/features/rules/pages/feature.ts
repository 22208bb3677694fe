import type { Feature } from "../../../bot/feature/feature.ts";
import { rules, sendRulesOf } from "./handlers.ts";
import { RULES_PAYLOAD, RULES_PRESSES } from "./presses.ts";

/** The rules, page by page. */
export const RULES_PAGES: Feature = {
  name: "rules-pages",
  presses: RULES_PRESSES,
  handlers: [rules],
  starts: [{ payload: RULES_PAYLOAD, isBeginning: true, open: sendRulesOf }],
  commands: [{ command: "rules", chats: ["group", "private"], place: 60, isOwn: true }],
};
