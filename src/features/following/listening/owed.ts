import type { Api } from "grammy";
import { failureOf } from "../../../bot/delivery/failure.ts";
import type { Job, Jobs } from "../../../bot/delivery/jobs.ts";
import type { Show } from "../../../bot/delivery/show.ts";
import { isInGroup } from "../../../bot/updates/member.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type DueNews, dueNews } from "./listeners.ts";
import { newsPage } from "./message.ts";
import { listenersIn } from "./store.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Tells listeners the news of their groups. */
export const bringNews = (parts: Parts): void =>
  parts.jobs.addSource(() => dueNews(parts.services).map((due) => newsFor(parts, due)));

const newsFor = ({ services, show }: Parts, due: DueNews): Job => {
  const listeners = listenersIn(services.store);
  const { owed, group, chat } = due;
  const whose = { chat: group.id, person: owed.person, toldAt: owed.toldAt };
  return {
    chat: chat.id,
    lane: `news ${owed.person}`,
    giveBack: () => listeners.giveBack(whose),
    run: async (api) => {
      if (await hasLeft(api, due)) return listeners.remove(whose);
      // Noted only now: after a crash before this, the next start tells it.
      if (!listeners.take({ ...whose, now: services.now() })) return false;
      return show({ api }, { chat: chat.id }, () => newsPage(due));
    },
  };
};

/**
 * The bot does not hear who leaves a large group. If Telegram does not tell, they count as members.
 */
const hasLeft = async (api: Api, { group, owed }: DueNews): Promise<boolean> => {
  try {
    return !(await isInGroup(api, group.id, owed.person));
  } catch (error) {
    if (failureOf(error).kind === "wait") throw error;
    return false;
  }
};
