import type { Feature } from "../../bot/feature/feature.ts";
import { RULES_PAYLOAD } from "../../bot/view/links.ts";
import { rules, sendRules } from "./handlers.ts";
import { RULES_PRESSES } from "./presses.ts";

/** The rules, page by page. */
export const RULES_PAGES: Feature = {
  name: "rules-pages",
  presses: RULES_PRESSES,
  handlers: [rules],
  starts: [{ payload: RULES_PAYLOAD, isBeginning: true, open: sendRules }],
  commands: [{ command: "rules", chats: ["group", "private"], place: 60, isOwn: true }],
};
