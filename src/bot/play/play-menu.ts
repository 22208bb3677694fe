import { Composer } from "grammy";
import { lengthsOf } from "../../game/medley.ts";
import type { Terms } from "../../game/series.ts";
import type { PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import { challenge, isMeant, type Opponent, waitingFor } from "../../tables/challenge/challenge.ts";
import { invite } from "../../tables/challenge/links.ts";
import type { Chat } from "../../tables/people/people.ts";
import { habitsIn, playableIn } from "../../tables/people/settings.ts";
import type { Services } from "../../tables/services/services.ts";
import { repostOwn } from "../../tables/shown/repost.ts";
import type { PressOf } from "../press/presses.ts";
import type { TextKey } from "../text/texts.ts";
import { type BotContext, pressed, pressedHere, threadOf } from "../updates/context.ts";
import { answer, edit, erase, reply, toast } from "../updates/reply.ts";
import type { Page } from "../view/button.ts";
import { rulesetLine } from "../view/ruleset-menu.ts";
import { capitalized, medleyText } from "../view/titles.ts";
import { waysTo } from "../view/ways.ts";
import { gameMenu } from "./game-menu.ts";
import { homeIn } from "./home.ts";
import { friendHtml, friendOf } from "./opponent.ts";
import { challengesFrom, lengthPage } from "./play-page.ts";
import { termsFor } from "./play-words.ts";
import { latelyIn } from "./rulesets.ts";
import { type PlayMenu, type PlayWish, wishOf } from "./wish.ts";

export const playMenus = new Composer<BotContext>();

playMenus.filter(pressedHere("play-menu"), async (ctx) => {
  const { here, press, say } = ctx;
  const { do: _, part, page = 0, ...wish } = press;
  const meant = opponentMeant(ctx, press);
  if (!meant.ok) return toast(ctx, meant.code);
  await toast(ctx);
  const menu = challengesFrom(menuOf(ctx, here, wish, meant.opponent), say);
  await edit(ctx, gameMenu(menu, { part, page }, say));
});

playMenus.filter(pressedHere("play"), async (ctx) => {
  const { here, press, services } = ctx;
  const meant = opponentMeant(ctx, press);
  if (!meant.ok) return toast(ctx, meant.code);
  const ruleset = playableIn(services, here.id).find(({ id }) => id === press.ruleset);
  if (!ruleset) return toast(ctx, "refused-no-ruleset");
  const { opponent } = meant;
  const { do: _, ruleset: __, ...wish } = press;
  const terms = termsFor(ruleset, wishOf(press), habitsIn(services, here.id));
  const question = firstQuestion(ctx, wish, opponent, terms);
  if (question) {
    await toast(ctx);
    return edit(ctx, question);
  }
  const posted = post(ctx, here, terms, { opponent, instead: press.waiting === "replace" });
  await toast(ctx, posted.ok ? undefined : posted.code);
  if (posted.ok) await erase(ctx);
});

/** Asks for nothing but the length of a medley; the pressed page stays. */
playMenus.filter(pressedHere("play-game"), async (ctx) => {
  const { here, press, person, services } = ctx;
  const ruleset = playableIn(services, here.id).find(({ id }) => id === press.ruleset);
  if (!ruleset) return toast(ctx, "refused-no-ruleset");
  const habits = habitsIn(services, here.id);
  const wish = { stake: habits.stake, ...USUAL_WISH };
  const terms = termsFor(ruleset, wishOf(wish), habits);
  const question = firstQuestion(ctx, { person: person.id, ...wish }, undefined, terms);
  if (question) {
    await toast(ctx);
    return reply(ctx, question);
  }
  const posted = post(ctx, here, terms);
  await toast(ctx, posted.ok ? undefined : posted.code);
});

playMenus.filter(pressedHere("play-ways"), async (ctx) => {
  const { here, press, services } = ctx;
  const ruleset = playableIn(services, here.id).find(({ id }) => id === press.ruleset);
  if (!ruleset) return toast(ctx, "refused-no-ruleset");
  await toast(ctx);
  await edit(ctx, waysPage(ctx, ruleset));
});

playMenus.filter(pressed("play-show"), async (ctx) => {
  const { press, person, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "refused-not-your-menu");
  const reposted = repostOwn(services, press.table, person.id);
  await answer(ctx, reposted);
  await erase(ctx);
});

playMenus.filter(pressed("play-close"), async (ctx) => {
  const isAsker = ctx.press.person === ctx.person.id;
  await toast(ctx, isAsker ? undefined : "refused-not-your-menu");
  if (isAsker) await erase(ctx);
});

playMenus.filter(pressedHere("play-friend"), async (ctx) => {
  const { here, person, say, services } = ctx;
  await toast(ctx);
  const { stake } = habitsIn(services, here.id);
  const menu = menuOf(ctx, here, { person: person.id, stake, ...USUAL_WISH }, undefined);
  reply(ctx, gameMenu(challengesFrom(menu, say), { part: "games" }, say));
});

const USUAL_WISH = { cube: 0, match: 0, hints: 0, friend: "-", waiting: "ask" } as const;

/** A game by its name, and the three ways to it. */
export const waysPage = (ctx: BotContext, ruleset: Ruleset): Page => ({
  html: `${medleyText(ruleset, ctx.say)}\n${capitalized(rulesetLine(ruleset, ctx.say))}.`,
  keyboard: [waysTo(ruleset, ctx, ctx.say)],
});

export const menuOf = (
  ctx: BotContext,
  here: Chat,
  wish: PlayWish,
  opponent: Opponent | undefined,
): PlayMenu => ({
  rulesets: playableIn(ctx.services, here.id),
  lately: latelyIn(ctx.services, here, ctx.person.id),
  home: homeIn(ctx),
  wish,
  habits: habitsIn(ctx.services, here.id),
  friend: friendHtml(ctx, opponent),
  isInGroup: here.kind === "group",
  last: opponent === undefined ? lastTerms(ctx.services, here, ctx.person.id) : undefined,
  waiting: waitingFor(ctx.services, groupOf(here), ctx.person.id),
});

const groupOf = ({ id, kind }: Chat) => (kind === "group" ? id : undefined);

/** A ruleset of the group may have been removed since. */
const lastTerms = (services: Services, { id, kind }: Chat, person: PersonId): Terms | undefined => {
  const { challenges } = services.store;
  const last = kind === "group" ? challenges.lastIn(id, person) : undefined;
  const terms = last === undefined ? undefined : challenges.byId(last)?.terms;
  const isThere = playableIn(services, id).some((one) => one.id === terms?.ruleset.id);
  return isThere ? terms : undefined;
};

/** To how many points a medley goes, before a challenge is posted; undefined if it is known. */
export const firstQuestion = (
  ctx: BotContext,
  wish: PlayWish,
  opponent: Opponent | undefined,
  { ruleset }: Terms,
): Page | undefined =>
  ruleset.games && wish.match === 0 && lengthsOf(ruleset).length > 1
    ? lengthPage({ wish, friend: friendHtml(ctx, opponent) }, ruleset, ctx.say)
    : undefined;

type Asked = Result<{ readonly opponent: Opponent | undefined }, TextKey>;

const opponentMeant = (
  ctx: BotContext,
  { person, friend }: PressOf<"play" | "play-menu">,
): Asked => {
  if (person !== ctx.person.id) return refused("refused-not-your-menu");
  const meant = friendOf(ctx, friend);
  return meant.ok ? meant : refused(`refused-${meant.code}`);
};

type PostedFor = {
  readonly opponent?: Opponent | undefined;
  /** Instead of the newest link: older buttons asked for that. */
  readonly instead?: boolean;
};

/** Posts a challenge, in a private chat as a link. A refusal's code is the key of its text. */
export const post = (
  ctx: BotContext,
  here: Chat,
  terms: Terms,
  { opponent, instead = false }: PostedFor = {},
) => {
  const { services, person } = ctx;
  if (isMeant(services, opponent, person.id)) return refused("challenge-yourself");
  if (services.store.people.isSidelined({ chat: here.id, person: person.id }))
    return refused("refused-sidelined");
  return here.kind === "group"
    ? challenge(services, here.id, person.id, terms, { opponent, thread: threadOf(ctx) })
    : invite(services, person.id, terms, { opponent, instead });
};
