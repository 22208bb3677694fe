import type { StatsPanel } from "../../../board/sheets/stats.ts";
import type { Feature } from "../../../bot/feature/feature.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import { MEANWHILE } from "../../../bot/view/waiting-card.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { GUIDES } from "../../rules/door.ts";
import { PRACTICE } from "../../standings/door.ts";
import { importShippedSets } from "../sets/sets.ts";
import { sevensIn } from "../sets/sevens.ts";
import { inlineSevens } from "./inline.ts";
import { GROUP_DAYS, sevenReminders } from "./owed.ts";
import { SEVEN_PAYLOAD, SEVEN_PRESSES, sevenPress } from "./pages/presses.ts";
import { sendSeven, sevenButton, sevens } from "./pages/seven.ts";
import { hideForgotten, leaveSevens } from "./play/groups.ts";
import { sevenDays, sevenMonth } from "./play/results.ts";
import { sevenGroupsIn } from "./store/groups.ts";

const daysLines = (services: Services, person: PersonId, say: Say): readonly string[] => {
  const seven = sevenDays(services, person);
  return seven.played > 0 ? [say("me-seven", seven)] : [];
};

/** Days played; with fewer a month shows little. */
const FEWEST_DAYS = 3;

const monthPanels = (services: Services, person: PersonId, say: Say): readonly StatsPanel[] => {
  if (sevenDays(services, person).played < FEWEST_DAYS) return [];
  const played = sevenMonth(services, person);
  if (!played) return [];
  const { year, month, ...days } = played;
  const heading = say("stats-seven", { month: String(month).padStart(2, "0"), year: String(year) });
  return [{ kind: "calendar", facts: { heading, ...days } }];
};

const sevenExtension: GameExtension = {
  gives: [
    GUIDES.give({ id: "seven", word: "seven" }),
    PRACTICE.give({ lines: daysLines, panels: monthPanels }),
    MEANWHILE.give((say) => button(say("button-seven"), sevenPress({ do: "seven-begin" }))),
  ],
  personLeft: leaveSevens,
  forgotten: hideForgotten,
};

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
  open: ({ services }) => ({ sweep: () => importShippedSets(services) }),
};
