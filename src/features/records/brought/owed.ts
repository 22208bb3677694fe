import type { NoticeKind, PostKind } from "../../../bot/feature/kinds.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { Row } from "../../../bot/view/button.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { costliest } from "./decisions.ts";
import { askPage, donePage, progressPage, reportPage, waitingPage } from "./pages.ts";
import {
  gamesOfMatch,
  isMatchId,
  MATCH_DONE_NOTICE,
  MATCH_POST,
  type MatchId,
  matchesIn,
} from "./store.ts";

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
    if (row.done < row.games) {
      const [first] = matchesIn(services.store).inLine(row.person);
      const page = first === row.id ? progressPage : waitingPage;
      return { compose: ({ say }) => page(row, say) };
    }
    const games = gamesOfMatch(services, row.id);
    const report = { row, games, costly: costliest(games, side) };
    return { compose: ({ say }) => reportPage(report, say, learnRow(services, row.id, say)) };
  },
};

/** Rings where somebody has waited for their match: the message itself is edited in silence. */
export const MATCH_DONE: NoticeKind = {
  kind: MATCH_DONE_NOTICE,
  saying: ({ services: { store } }, { subject }) => {
    const row = isMatchId(subject) ? matchesIn(store).find(subject) : undefined;
    const post = row && store.posts.of({ kind: MATCH_POST, subject });
    if (!row || !post) return undefined;
    if (post.behind > 0) return "not yet";
    return {
      ...(post.message !== null && { place: { replyTo: post.message } }),
      compose: ({ say }) => donePage(row, say),
    };
  },
};

const learnRow = (services: Services, match: MatchId, say: Say): Row =>
  MATCH_LEARN_BUTTONS.of(services).map((buttonIn) => buttonIn(say, match));
