import type { NoticeKind, PostKind, Reader } from "../../bot/feature/kinds.ts";
import { escapeHtml, isolated } from "../../bot/text/html.ts";
import { linkToMessage } from "../../bot/view/links.ts";
import type { BoardMessage } from "../../bot/view/table-message.ts";
import type { Services } from "../../tables/services/services.ts";
import type { Welcome } from "./command.ts";
import { CONTEST_PACE_MS, type ContestQueries, type GroupContest } from "./contest.ts";

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
  /** The contest of a button that its message alone has in the group. */
  readonly marked: (data: string) => Id | undefined;
  /** The message after its end. */
  readonly card: Shows<Contest>;
};

/** A contest is shown in its group by one message that is edited, however much happens in it. */
export const contestPost = <Id extends number, Contest extends GroupContest<Id>>(
  kind: ContestKind<Id, Contest>,
): PostKind => ({
  kind: kind.name,
  paceMs: CONTEST_PACE_MS,
  under: (store, data) => {
    const id = kind.marked(data);
    return id === undefined ? undefined : kind.in(store).post(id);
  },
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

/** Tells a player who has entered in the group, in private, where the games come. */
export const contestWelcome = <Id extends number, Contest extends GroupContest<Id>>(
  kind: ContestKind<Id, Contest>,
  welcome: Welcome,
): NoticeKind => ({
  kind: welcome,
  saying: ({ services }, { subject }) => {
    const contests = kind.in(services.store);
    const contest = contests.at(subject);
    const group = contest && services.store.people.chat(contest.chat);
    if (contest?.state !== "open" || !group) return undefined;
    const post = contests.post(contest.id);
    const url = post && linkToMessage(post);
    return {
      compose: ({ say }) => ({
        html: say("event-welcome", {
          group: escapeHtml(isolated(group.title)),
          welcome: say(`${welcome}-here`),
        }),
        keyboard: url === undefined ? [] : [[{ text: say("button-to-group"), url }]],
      }),
    };
  },
});
