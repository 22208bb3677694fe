import { Composer } from "grammy";
import type { PostKind } from "../../bot/feature/kinds.ts";
import { escapeHtml, isolated, unbroken } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import { type BotContext, inPrivate } from "../../bot/updates/context.ts";
import { answer, toast } from "../../bot/updates/reply.ts";
import type { Page, Row } from "../../bot/view/button.ts";
import { linkToMessage } from "../../bot/view/links.ts";
import { termsText } from "../../bot/view/titles.ts";
import { waitingCard } from "../../bot/view/waiting-card.ts";
import { isPersonId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { Services } from "../../tables/services/services.ts";
import { ringAnew } from "../../tables/shown/repost.ts";
import { gamesWithComputer, levelFor, playComputer } from "../computer/door.ts";
import { CONTEST_PACE_MS, type ContestQueries, type GroupContest, waitKindOf } from "./contests.ts";
import type { EnteredKind } from "./kind.ts";
import { contestPress, pressedHere } from "./presses.ts";

/** The card in private of each player of a contest: they wait for it, or for their next game. */
export const contestWaiting = <Contest extends GroupContest>(
  kind: EnteredKind<Contest>,
): PostKind => ({
  kind: waitKindOf(kind.name),
  paceMs: CONTEST_PACE_MS,
  // Who waits has just pressed a button, or hears their games.
  quiet: true,
  composed: ({ services }, { subject, chat }) => {
    const contest = kind.in(services.store).at(subject);
    if (!contest || !isPersonId(chat)) return undefined;
    return { compose: ({ say }) => cardOf(services, kind, contest, chat, say) };
  },
});

const cardOf = <Contest extends GroupContest>(
  services: Services,
  kind: EnteredKind<Contest>,
  contest: Contest,
  person: PersonId,
  say: Say,
): Page => {
  const { facts, hint, ways = [], keys, isIdle } = kind.waits(services, contest, person, say);
  const group = services.store.people.chat(contest.chat)?.title ?? "";
  const title = `${say(`button-contest-${kind.name}`)} · ${escapeHtml(isolated(group))}`;
  const all = [termsText(contest.terms, say), ...facts].map(unbroken);
  const last = [...keys, ...toGroup(kind, services, contest, say)];
  if (!isIdle) return { html: [`<b>${title}</b>`, ...all].join("\n"), keyboard: [...ways, last] };
  const plays = gamesWithComputer(services, person, privateChatOf(person)).length > 0;
  const computer = contestPress({
    ...{ do: "contest-computer", contest: kind.name, number: contest.id },
  });
  return waitingCard(
    services,
    { title, facts: all, hints: [hint], computer: plays ? undefined : computer, last },
    say,
  );
};

const toGroup = <Contest extends GroupContest>(
  kind: EnteredKind<Contest>,
  { store }: Services,
  { id }: Contest,
  say: Say,
): Row => {
  const post = kind.in(store).post(id);
  const url = post && linkToMessage(post);
  return url === undefined ? [] : [{ text: say("button-to-group"), url }];
};

/** Brings a player's card to the bottom of their chat. */
export const bringWait = <Contest extends GroupContest>(
  services: Services,
  contests: ContestQueries<Contest>,
  id: Contest["id"],
  person: PersonId,
): void => {
  const post = contests.waitOf(id, person);
  if (post) ringAnew(services, post);
  else contests.wait(id, person);
};

/** Begins a game with the bot for a player who waits: without a clock, and no match. */
export const playsMeanwhile = <Contest extends GroupContest>(
  kind: EnteredKind<Contest>,
): Composer<BotContext> => {
  const waiting = new Composer<BotContext>();
  waiting.filter(pressedHere("contest-computer"), async (ctx, next) => {
    const { services, person, here, press } = ctx;
    if (press.contest !== kind.name) return next();
    const contests = kind.in(services.store);
    const contest = contests.openById(press.number);
    if (!contest || !inPrivate(ctx)) return toast(ctx, `refused-${kind.name}-over`);
    if (!contests.people(contest.id).includes(person.id)) return toast(ctx, "refused-stale");
    const { clock: _, match: __, ...terms } = contest.terms;
    const level = levelFor(services, person.id, here.settings.level);
    await answer(ctx, playComputer(services, person.id, "private", terms, level));
    contests.wait(contest.id, person.id);
    return ctx.delivery.jobs.collect();
  });
  return waiting;
};
