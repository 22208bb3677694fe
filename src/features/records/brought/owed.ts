import type { PostKind } from "../../../bot/feature/kinds.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { Row } from "../../../bot/view/button.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { costliest } from "./decisions.ts";
import { askPage, progressPage, reportPage } from "./pages.ts";
import { gamesOfMatch, isMatchId, MATCH_POST, type MatchId, matchesIn } from "./store.ts";

/** Features that teach from a brought match add their buttons under its report. */
export const MATCH_LEARN_BUTTONS = slotOf<(say: Say, match: MatchId) => Row[number]>();

const PACE_MS = 3_000;

/** The message of a match: who somebody was, how far the work is, and what has come of it. */
export const MATCH_MESSAGES: PostKind = {
  kind: MATCH_POST,
  paceMs: PACE_MS,
  composed: ({ services }, { subject }) => {
    const row = isMatchId(subject) ? matchesIn(services.store).find(subject) : undefined;
    if (!row) return undefined;
    const { side } = row;
    if (side === null) return { compose: ({ say }) => askPage(row, say) };
    if (row.done < row.games) return { compose: ({ say }) => progressPage(row, say) };
    const games = gamesOfMatch(services, row.id);
    const report = { row, games, costly: costliest(games, side) };
    return { compose: ({ say }) => reportPage(report, say, learnRow(services, row.id, say)) };
  },
};

const learnRow = (services: Services, match: MatchId, say: Say): Row =>
  MATCH_LEARN_BUTTONS.of(services).map((buttonIn) => buttonIn(say, match));
