import { isA, type Meaning, means, textOf, wordsIn } from "../../bot/text/words.ts";
import { type Zone, zoneNamed } from "../../bot/text/zones.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { speaksForChat } from "../../bot/updates/member.ts";
import { reply } from "../../bot/updates/reply.ts";
import type { Page } from "../../bot/view/page.ts";
import { privateChatOf } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people/people.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { ringAnew } from "../../tables/shown/repost.ts";
import type { ContestQueries, GroupContest } from "./contests.ts";
import type { ContestKind } from "./kind.ts";
import { openByWords } from "./opening.ts";
import type { PlannedStart } from "./presses.ts";

/** Answers the command of a contest, or /play with its name. */
export const hearCommand = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  words: string,
): Promise<void> => {
  const said = await runCommand(ctx, kind, words);
  if (said !== undefined) reply(ctx, said);
};

/**
 * Opens or cancels a contest. If one is open, the name alone sends its message again. Returns the
 * answer, unless that message is the answer.
 */
export const runCommand = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  words: string,
): Promise<string | Page | undefined> => {
  const { here, say, services } = ctx;
  if (here?.kind !== "group") return say(`${kind.name}-needs-group`);
  const contests = kind.in(services.store);
  const contest = contests.openIn(here.id);
  if (isCancelling(words)) return cancel(ctx, kind, contest);
  if (!contest || words.trim() !== "" || !claimOnce(services, kind.name, here.id)) {
    return openIfNone(ctx, kind, here, words, zoneNamed(here.settings.zone));
  }
  services.store.transaction(() => ringAnew(services, contests.post(contest.id)));
  ctx.delivery.jobs.collect();
  return undefined;
};

export const openIfNone = <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  here: Chat,
  words: string,
  zone: Zone | undefined,
): string | Page | undefined =>
  kind.in(ctx.services.store).openIn(here.id)
    ? ctx.say(`${kind.name}-runs`)
    : openByWords(ctx, kind, here, words, zone);

const cancel = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  { name, in: contestsIn, close }: ContestKind<Contest, Sizes>,
  contest: Contest | undefined,
): Promise<string> => {
  const { services, say } = ctx;
  if (!contest) return say(`${name}-none`);
  if (!(await mayManage(ctx, contest))) return say(`${name}-not-yours`);
  if (close) close(services, contest.id);
  else cancelContest(services, contestsIn(services.store), contest.id);
  return say(`${name}-cancel-done`);
};

/** Whether the presser may begin and end a contest: its maker, or its group's administrators. */
export const mayManage = async (
  ctx: BotContext,
  { maker, chat }: Pick<GroupContest, "maker" | "chat">,
): Promise<boolean> =>
  maker === ctx.person.id || (ctx.here?.id === chat && (await speaksForChat(ctx)));

/** Ends a contest without a winner. Its running games go on as ordinary ones. */
export const cancelContest = <Contest extends GroupContest>(
  { store }: Services,
  contests: ContestQueries<Contest>,
  id: Contest["id"],
): boolean =>
  store.transaction(() => {
    const isClosed = contests.close({ id, state: "cancelled", hasCard: false });
    // Their tables no longer say that they belong to it.
    const people = isClosed ? contests.people(id) : [];
    for (const person of people) store.tables.touchGamesOf({ chat: privateChatOf(person) });
    return isClosed;
  });

export const isCancelling = (text: string): boolean => means(text, "contest-cancel");

/** The words after the name: "short 5" of "cup short 5"; undefined for another name. */
export const afterName = (text: string, name: Meaning): string | undefined => {
  const [first, ...words] = wordsIn(text);
  return isA(first, name) ? textOf(words) : undefined;
};
