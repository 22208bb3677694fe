import type { NoticeKind, PostKind, Reader } from "../../../bot/feature/kinds.ts";
import type { BoardMessage } from "../../../bot/view/table-message.ts";
import type { Services } from "../../../tables/services/services.ts";
import { CONTEST_PACE_MS, type ContestQueries, type GroupContest } from "../play/contest.ts";

type Shows<Contest> = (
  services: Services,
  contest: Contest,
  to: Pick<Reader, "look" | "say">,
) => BoardMessage;

/** A kind of contest, its message and its card. */
export type ContestKind<Id extends number, Contest extends GroupContest<Id>> = {
  readonly name: string;
  readonly in: (store: Services["store"]) => ContestQueries<Id, Contest>;
  readonly message: Shows<Contest>;
  /** The message after its end. */
  readonly card: Shows<Contest>;
};

/** A contest is shown in its group by one message that is edited, however much happens in it. */
export const contestPost = <Id extends number, Contest extends GroupContest<Id>>(
  kind: ContestKind<Id, Contest>,
): PostKind => ({
  kind: kind.name,
  paceMs: CONTEST_PACE_MS,
  composed: ({ services }, { subject }) => {
    const contest = kind.in(services.store).at(subject);
    return contest && { compose: (to) => kind.message(services, contest, to) };
  },
});

/** A card at its end. */
export const contestCard = <Id extends number, Contest extends GroupContest<Id>>(
  kind: ContestKind<Id, Contest>,
): NoticeKind => ({
  kind: kind.name,
  saying: ({ services }, { subject }) => {
    const contest = kind.in(services.store).at(subject);
    if (!contest) return undefined;
    const { thread } = contest;
    return { place: { thread }, compose: (to) => kind.card(services, contest, to) };
  },
});
