import type { Think } from "../../ai/table/thinker.ts";
import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show, Shown } from "../../bot/delivery/show.ts";
import type { Services } from "../../tables/services/services.ts";
import { watchMessage } from "./message.ts";
import { watchersIn } from "./store.ts";
import { type DueWatcher, dueWatchers, outlookFor, watchedBy } from "./watching.ts";

type Parts = {
  readonly services: Services;
  readonly jobs: Jobs;
  readonly show: Show;
  readonly think: Think;
  /** The bot's username. */
  readonly me: string;
};

/** Shows watchers how their game goes on, until it is over. */
export const bringWatchers = (parts: Parts): void =>
  parts.jobs.see(() => dueWatchers(parts.services).map((due) => boardFor(parts, due)));

const boardFor = ({ services, show, think, me }: Parts, { watcher, chat }: DueWatcher): Job => {
  const watchers = watchersIn(services.store);
  const { person, game, message } = watcher;
  return {
    chat: chat.id,
    lane: `watch ${person}`,
    take: () => watchers.take({ person, game, at: services.now() }),
    run: async (api) => {
      const white = await outlookFor(services, think, game).catch(() => undefined);
      const watched = watchedBy(services, watcher);
      if (!watched) return watchers.end(watcher);
      const { isOver, version } = watched;
      const onShown = (shown: Shown) =>
        watchers.shown({ ...watcher, ...shown, version, over: isOver ? 1 : 0 });
      return show(
        { api, onShown },
        { chat: chat.id, message, content: watcher.content, quiet: true },
        (board) => watchMessage(watched, white, me, board),
      );
    },
    onRefused: () => watchers.end(watcher),
  };
};
