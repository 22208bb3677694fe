import type { Api } from "grammy";
import { type Failure, failureOf } from "../../../bot/delivery/failure.ts";
import type { Job } from "../../../bot/delivery/jobs.ts";
import type { PostKind } from "../../../bot/feature/kinds.ts";
import type { OwedParts } from "../../../bot/feature/parts.ts";
import type { Services } from "../../../tables/services/services.ts";
import { crownChampion, isWeekDue, leagueView, type OwedTitle } from "./league.ts";
import { leagueMessage } from "./message.ts";
import { WEEK } from "./store.ts";
import { titlesIn } from "./titles.ts";

/** The results of a group's week: told once, and edited only to remove a forgotten name. */
export const WEEKS: PostKind = {
  kind: WEEK,
  quiet: true,
  isDue: ({ services }, post) => isWeekDue(services, post),
  onTaken: ({ services }, post) => crownChampion(services, post),
  composed: ({ services }, { chat: id, subject: week }) => {
    const view = leagueView(services, id, week);
    return { compose: ({ look, chat }) => leagueMessage(view, look, chat.language) };
  },
  refused: () => "settled",
};

/** Gives and takes the titles of champions. */
export const bringTitles = ({ jobs, services }: OwedParts): void =>
  jobs.addSource(() =>
    titlesIn(services.store)
      .owed()
      .map((owed) => titleFor(services, owed)),
  );

/**
 * Failures that say nothing about the bot's rights. Other code finds out whether the bot is still a
 * member.
 */
const PASSING: ReadonlySet<Failure["kind"]> = new Set(["wait", "broken", "moved"]);

/** Changes a title silently: a group gets no message about rights that the bot lacks. */
const titleFor = (services: Services, owed: OwedTitle): Job => ({
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
