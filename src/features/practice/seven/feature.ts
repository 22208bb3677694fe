import type { Feature } from "../../../bot/feature/feature.ts";
import { sevenExtension } from "./extension.ts";
import { GROUP_DAYS, sevenReminders } from "./owed.ts";
import { SEVEN_PAYLOAD, SEVEN_PRESSES } from "./pages/presses.ts";
import { sendSeven, sevenButton, sevens } from "./pages/seven.ts";
import { inlineSevens } from "./pages/share.ts";
import { layShipped } from "./sets/sets.ts";
import { sevenGroupsIn } from "./store/groups.ts";
import { sevensIn } from "./store/sevens.ts";

/** Seven decisions a day, the same for all players. */
export const DAILY_SEVEN: Feature = {
  name: "seven",
  queries: [sevensIn, sevenGroupsIn],
  game: sevenExtension,
  presses: SEVEN_PRESSES,
  handlers: [sevens],
  starts: [{ payload: SEVEN_PAYLOAD, open: sendSeven }],
  startButtons: [{ at: "first", row: 2, button: sevenButton }],
  commands: [{ command: "seven", chats: ["private"], place: 31 }],
  inlineWords: inlineSevens,
  posts: [GROUP_DAYS],
  sayings: [sevenReminders],
  // A start has more urgent work.
  open: ({ services }) => ({ sweep: () => layShipped(services) }),
};
