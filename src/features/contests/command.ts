import { homeIn } from "../../bot/play/home.ts";
import { wishOf } from "../../bot/play/wish.ts";
import { clockCode } from "../../bot/press/clocks.ts";
import { echoed } from "../../bot/text/html.ts";
import type { Say, TextKey } from "../../bot/text/texts.ts";
import { isA, type Meaning, means, textOf, wordsIn } from "../../bot/text/words.ts";
import { type Zone, zoneNamed } from "../../bot/text/zones.ts";
import { type BotContext, threadOf } from "../../bot/updates/context.ts";
import { speaksForChat } from "../../bot/updates/member.ts";
import { edit, erase, toast } from "../../bot/updates/reply.ts";
import type { Page } from "../../bot/view/button.ts";
import type { Terms } from "../../game/series.ts";
import { privateChatOf } from "../../ids/ids.ts";
import { type Done, refused } from "../../rules/result.ts";
import type { Chat } from "../../tables/people/people.ts";
import { ownSingleGames } from "../../tables/people/rulesets.ts";
import { habitsIn, rulesetsIn } from "../../tables/people/settings.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { ringAnew } from "../../tables/shown/repost.ts";
import type { ContestQueries, GroupContest } from "./contests.ts";
import type { ContestKind, ContestMistake } from "./kind.ts";
import { type ContestWish, contestMenu } from "./menu.ts";
import { planStart, startOf } from "./planning.ts";
import { CONTEST_DELAY, type PlannedStart } from "./presses.ts";

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
  if (means(words, "contest-cancel")) return cancel(ctx, kind, contest);
  if (!contest || words.trim() !== "" || !claimOnce(services, kind.name, here.id)) {
    return openByWords(ctx, kind, here, words, zoneNamed(here.settings.zone));
  }
  services.store.transaction(() => ringAnew(services, contests.post(contest.id)));
  ctx.delivery.jobs.collect();
  return undefined;
};

/** Opens a contest where none runs; else gives the mistake, or the menu for missing words. */
export const openByWords = <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  here: Chat,
  text: string,
  zone: Zone | undefined,
): string | Page | undefined => {
  const { services, say, person } = ctx;
  if (kind.in(services.store).openIn(here.id)) return say(`${kind.name}-runs`);
  const planned = planStart(ctx, kind, text, zone);
  if ("instead" in planned) return planned.instead;
  const { words, start } = planned;
  const said = kind.readWords(
    words,
    ownSingleGames(services, here.id),
    habitsIn(services, here.id),
  );
  const { startsIn = 0 } = said.sizes;
  if (start.startsAt !== undefined && startsIn > 0) return say("contest-two-times");
  if (startsIn > CONTEST_DELAY.most) return say("contest-bad-delay", { command: kind.name });
  const sizes = { ...said.sizes, ...start };
  const { read } = said;
  if (!read.ok && !("wish" in read)) return mistakeText(read, say);
  if (!read.ok) {
    const asked = { ...sizes, person: person.id, clock: clockCode(read.wish.clock) };
    const title = read.word === "" ? undefined : mistakeText(read, say);
    return contestMenu(kind, asked, gamesFor(ctx, here), say, title);
  }
  const opened = openContest(ctx, kind, here, read.terms, sizes);
  return opened.ok ? undefined : say(opened.code);
};

const mistakeText = ({ code, word, limits }: ContestMistake, say: Say): string =>
  say(code, { word: echoed(word), ...limits });

const openContest = <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  here: Chat,
  terms: Terms,
  sizes: Sizes,
): Done<TextKey> => {
  const { services, person, delivery } = ctx;
  if (services.store.people.isSidelined({ chat: here.id, person: person.id }))
    return refused("refused-sidelined");
  const place = { chat: here.id, thread: threadOf(ctx) };
  const opened = kind.open(services, place, person.id, terms, sizes, startOf(services, sizes));
  if (opened.ok) delivery.jobs.collect();
  return opened;
};

type Here = BotContext & { readonly here: Chat };

/** Changes a choice in the menu. */
export const turnMenu = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: Here,
  kind: ContestKind<Contest, Sizes>,
  asked: ContestWish<Sizes>,
): Promise<void> => {
  const { here, say } = ctx;
  if (!(await isOwnMenu(ctx, asked))) return;
  await edit(ctx, contestMenu(kind, asked, gamesFor(ctx, here), say));
};

const gamesFor = (ctx: BotContext, { id }: Chat) => ({
  rulesets: rulesetsIn(ctx.services, id),
  home: homeIn(ctx),
});

/** Answers the press; a menu obeys the person who asked for it. */
export const isOwnMenu = async (
  ctx: BotContext,
  { person }: { readonly person: number },
): Promise<boolean> => {
  const isOwn = person === ctx.person.id;
  await toast(ctx, isOwn ? undefined : "contest-not-your-menu");
  return isOwn;
};

/** Opens a contest with the choices of the menu. */
export const openByMenu = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: Here,
  kind: ContestKind<Contest, Sizes>,
  asked: ContestWish<Sizes> & { readonly ruleset: string },
): Promise<void> => {
  const { here, person, services } = ctx;
  if (asked.person !== person.id) return toast(ctx, "contest-not-your-menu");
  const ruleset = rulesetsIn(services, here.id).find(({ id }) => id === asked.ruleset);
  if (!ruleset || here.kind !== "group") return toast(ctx, "refused-no-ruleset");
  const { clock = 0 } = asked;
  const wish = wishOf({ stake: 1, cube: 0, match: 0, hints: 0, clock });
  const terms = kind.termsFor(ruleset, wish, asked, habitsIn(services, here.id));
  const opened = openContest(ctx, kind, here, terms, asked);
  await toast(ctx, opened.ok ? undefined : opened.code);
  if (opened.ok) await erase(ctx);
};

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

/** The words after the name: "short 5" of "cup short 5"; undefined for another name. */
export const afterName = (text: string, name: Meaning): string | undefined => {
  const [first, ...words] = wordsIn(text);
  return isA(first, name) ? textOf(words) : undefined;
};
