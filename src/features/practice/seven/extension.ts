import type { StatsPanel } from "../../../board/sheets/stats.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { GUIDES } from "../../rules/door.ts";
import { PRACTICE } from "../../standings/door.ts";
import { hideForgotten, leaveSevens } from "./play/groups.ts";
import { sevenMonth } from "./play/month.ts";
import { sevenDays } from "./play/results.ts";

const daysLines = (services: Services, person: PersonId, say: Say): readonly string[] => {
  const seven = sevenDays(services, person);
  return seven.played > 0 ? ["", say("me-seven", seven)] : [];
};

const monthPanels = (services: Services, person: PersonId, say: Say): readonly StatsPanel[] => {
  const played = sevenMonth(services, person);
  if (!played) return [];
  const { year, month, ...days } = played;
  const heading = say("stats-seven", { month: String(month).padStart(2, "0"), year: String(year) });
  return [{ kind: "calendar", facts: { heading, ...days } }];
};

export const sevenExtension: GameExtension = {
  gives: [
    GUIDES.give({ id: "seven", word: "seven" }),
    PRACTICE.give({ lines: daysLines, panels: monthPanels }),
  ],
  personLeft: leaveSevens,
  forgotten: hideForgotten,
};
