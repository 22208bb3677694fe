import type { Api } from "grammy";
import { type Failure, failureOf } from "../../bot/delivery/failure.ts";
import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show } from "../../bot/delivery/show.ts";
import { speaker } from "../../bot/text/texts.ts";
import { lookOn } from "../../bot/view/table-message.ts";
import type { Services } from "../../tables/services/services.ts";
import { type DueWeek, dueWeeks, leagueView, type OwedTitle, takeWeek } from "./league.ts";
import { leagueMessage } from "./message.ts";
import { leaguesIn } from "./store.ts";
import { titlesIn } from "./titles.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Tells groups the results of their week, if they want that. */
export const bringLeagues = (parts: Parts): void =>
  parts.jobs.see(() => [
    ...dueWeeks(parts.services).map((due) => weekFor(parts, due)),
    ...titlesIn(parts.services.store)
      .owed()
      .map((owed) => titleFor(parts, owed)),
  ]);

/** Told once, without a sound; edited only to remove a forgotten name. */
const weekFor = ({ services, show }: Parts, { post, chat }: DueWeek): Job => {
  const leagues = leaguesIn(services.store);
  return {
    chat: chat.id,
    lane: `league ${chat.id} ${post.week}`,
    take: () => takeWeek(services, post, speaker(chat.language)("league-tag")),
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

/**
 * Failures that say nothing about the bot's rights. Other code finds out whether the bot is still a
 * member.
 */
const PASSING: ReadonlySet<Failure["kind"]> = new Set(["wait", "broken", "moved"]);

/** Changes a title silently: a group gets no message about rights that the bot lacks. */
const titleFor = ({ services }: Parts, owed: OwedTitle): Job => ({
  chat: owed.chat,
  lane: `title ${owed.chat}`,
  take: () => titlesIn(services.store).isOwed(owed),
  run: async (api) => {
    try {
      await (owed.state === "give" ? giveTitle : takeTitle)(services, owed, api);
    } catch (error) {
      if (PASSING.has(failureOf(error).kind)) throw error;
      titlesIn(services.store).refused(owed);
    }
  },
});

/** A person's tag in a group; undefined if the bot may not change it. */
const tagIn = async (
  { chat, person }: Pick<OwedTitle, "chat" | "person">,
  api: Api,
): Promise<string | undefined> => {
  const member = await api.getChatMember(chat, person);
  const isOrdinary = member.status === "member" || member.status === "restricted";
  return isOrdinary ? (member.tag ?? "") : undefined;
};

const giveTitle = async ({ store }: Services, owed: OwedTitle, api: Api): Promise<void> => {
  const { chat, person, title } = owed;
  const before = await tagIn(owed, api);
  if (before === undefined) return titlesIn(store).refused(owed);
  if (before !== title) {
    titlesIn(store).replaces({ chat, person, before });
    await api.setChatMemberTag(chat, person, title);
  }
  titlesIn(store).worn(owed);
};

/** A tag that the person has chosen since then stays. */
const takeTitle = async ({ store }: Services, owed: OwedTitle, api: Api): Promise<void> => {
  const { chat, person, title, before } = owed;
  if ((await tagIn(owed, api)) === title) await api.setChatMemberTag(chat, person, before);
  titlesIn(store).gone(owed);
};
