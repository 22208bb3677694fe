import { type DueWeek, dueWeeks, leagueView } from "../../tables/league.ts";
import type { Services } from "../../tables/services.ts";
import type { Job, Jobs } from "../delivery/jobs.ts";
import type { Show } from "../delivery/show.ts";
import { leagueMessage } from "../league/message.ts";
import { lookOn } from "../view/table-message.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Tells groups that want it what became of their week. */
export const bringLeagues = (parts: Parts): void =>
  parts.jobs.see(() => dueWeeks(parts.services).map((due) => weekFor(parts, due)));

/** Once, without a sound; again only where somebody is to be named no more. */
const weekFor = ({ services, show }: Parts, { post, chat }: DueWeek): Job => {
  const { leagues } = services.store;
  return {
    chat: chat.id,
    lane: `league ${chat.id} ${post.week}`,
    take: () => leagues.take(post),
    giveBack: () => leagues.giveBack(post),
    run: (api) =>
      show(
        { api, onShown: (shown) => leagues.shown({ ...post, ...shown }) },
        { ...post, quiet: true },
        (board) => {
          const view = leagueView(services, chat.id, post.week);
          return leagueMessage(view, lookOn(chat.settings, board), chat.language);
        },
      ),
  };
};
