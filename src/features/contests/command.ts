import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import type { CodeOf, TextKey } from "../../bot/text/texts.ts";
import type { Meaning } from "../../bot/text/words.ts";
import { type Zone, zoneNamed } from "../../bot/text/zones.ts";
import { speaksForChat } from "../../bot/updates/administrator.ts";
import { type BotContext, inPrivate } from "../../bot/updates/context.ts";
import { comesFrom } from "../../bot/updates/member.ts";
import { answer, editOrErase, openBot, reply, toast } from "../../bot/updates/reply.ts";
import type { Page } from "../../bot/view/page.ts";
import { type PersonId, privateChatOf } from "../../ids/ids.ts";
import { DONE, type Done } from "../../rules/result.ts";
import type { Chat } from "../../tables/people/people.ts";
import { mayHandOut } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { ringAnew } from "../../tables/shown/repost.ts";
import { type ContestQueries, cancelContest, type GroupContest } from "./contest.ts";
import type { Evening } from "./evenings.ts";
import { type ContestName, chosenZone } from "./planning.ts";
import { pressedHere } from "./presses.ts";
import { afterName, isCancelling } from "./words.ts";

/** Whether the presser may begin and end a contest: its maker, or its group's administrators. */
export const isTheirs = async (
  ctx: BotContext,
  { maker, chat }: Pick<GroupContest<number>, "maker" | "chat">,
): Promise<boolean> =>
  maker === ctx.person.id || (ctx.here?.id === chat && (await speaksForChat(ctx)));

type Called = Required<Pick<Feature, "playWords">> & {
  readonly composer: Composer<BotContext>;
  readonly evening: Evening;
};

type CalledFor<Id extends number, Contest extends GroupContest<Id>> = {
  /** Also its name after /play. */
  readonly command: Evening["name"] & ContestName & Meaning;
  readonly contests: (store: Services["store"]) => ContestQueries<Id, Contest>;
  /** `cancelContest` if not given. */
  readonly close?: (services: Services, id: Id) => boolean;
  readonly says: Readonly<
    Record<"needsGroup" | "runs" | "nothingThere" | "notYours" | "cancelled", TextKey>
  >;
  /** Opens a contest by the words after its name; returns an answer if it cannot. */
  readonly open: (
    ctx: BotContext,
    here: Chat,
    words: string,
    zone: Zone | undefined,
  ) => string | Page | undefined;
};

/**
 * Hears the command of a contest, or /play with its name, and opens or cancels a contest. If one is
 * open, the name alone sends its message again.
 */
export const calledFor = <Id extends number, Contest extends GroupContest<Id>>({
  command,
  contests,
  says,
  open,
  close = (services, id) => cancelContest(services, contests(services.store), id),
}: CalledFor<Id, Contest>): Called => {
  const opens = (ctx: BotContext, here: Chat, words: string, zone: Zone | undefined) =>
    contests(ctx.services.store).openIn(here.id)
      ? ctx.say(says.runs)
      : open(ctx, here, words, zone);
  const cancel = async (ctx: BotContext, contest: Contest | undefined): Promise<string> => {
    if (!contest) return ctx.say(says.nothingThere);
    if (!(await isTheirs(ctx, contest))) return ctx.say(says.notYours);
    close(ctx.services, contest.id);
    return ctx.say(says.cancelled);
  };
  const answerTo = async (ctx: BotContext, words: string): Promise<string | Page | undefined> => {
    const { here, say, services } = ctx;
    if (here?.kind !== "group") return say(says.needsGroup);
    const contest = contests(services.store).openIn(here.id);
    if (isCancelling(words)) return cancel(ctx, contest);
    if (!contest || words.trim() !== "" || !mayHandOut(services, command, here.id))
      return opens(ctx, here, words, zoneNamed(here.settings.zone));
    services.store.transaction(() => ringAnew(services, contests(services.store).post(contest.id)));
    ctx.delivery.jobs.look();
    return undefined;
  };
  const hear = async (ctx: BotContext, words: string): Promise<void> => {
    const said = await answerTo(ctx, words);
    if (said !== undefined) reply(ctx, said);
  };
  const composer = new Composer<BotContext>();
  composer.command(command, (ctx) => hear(ctx, ctx.match));
  composer.filter(pressedHere("event-zone"), async (ctx, next) => {
    if (ctx.press.evening !== command) return next();
    const chosen = await chosenZone(ctx, ctx.here);
    if (!chosen) return;
    await editOrErase(ctx, opens(ctx, ctx.here, chosen.words, chosen.zone));
  });
  const playWords = (ctx: BotContext, text: string) => {
    const words = afterName(text, command);
    return words === undefined ? undefined : hear(ctx, words);
  };
  const called = (ctx: BotContext) => answerTo(ctx, "");
  return { composer, playWords, evening: { name: command, called } };
};

/** Members of the contest's group may enter it; so may its players, members or not. */
export const mayComeIn = async (
  ctx: BotContext,
  contest: Pick<GroupContest<number>, "chat" | "state"> | undefined,
  players: readonly { readonly person: PersonId }[],
): ReturnType<typeof comesFrom> => {
  const isKnown = players.some(({ person }) => person === ctx.person.id);
  return contest?.state !== "open" || isKnown ? DONE : comesFrom(ctx, contest.chat);
};

/** The text after entering, in the group; with `-here`, in the private chat. */
export type Welcome = "arena-entered" | "cup-entered";

/**
 * Answers a press to enter; in a group, a message in the private chat says where to go. It leads a
 * player who has not started the bot there: START enters.
 */
export const answerEntered = async (
  ctx: BotContext,
  entered: Done<CodeOf<"refused">>,
  welcome: Welcome,
  { payload, number }: { readonly payload: string; readonly number: number },
): Promise<void> => {
  if (entered.ok) {
    if (inPrivate(ctx)) return toast(ctx, `${welcome}-here`);
    const { services, person, delivery } = ctx;
    if (mayHandOut(services, welcome, privateChatOf(person.id)))
      services.store.notices.add({ kind: welcome, subject: number, person: person.id });
    delivery.jobs.look();
    return toast(ctx, welcome);
  }
  return entered.code === "event-unreachable" ? openBot(ctx, payload) : answer(ctx, entered);
};

/** The answer to a player who entered by a link. */
export const sayEntered = (
  ctx: BotContext,
  entered: Done<CodeOf<"refused">>,
  welcome: Welcome,
): void => reply(ctx, ctx.say(entered.ok ? `${welcome}-here` : `refused-${entered.code}`));
