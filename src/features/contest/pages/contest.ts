import { Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import type { CodeOf, TextKey } from "../../../bot/text/texts.ts";
import type { Meaning } from "../../../bot/text/words.ts";
import { type Zone, zoneNamed } from "../../../bot/text/zones.ts";
import { speaksForChat } from "../../../bot/updates/administrator.ts";
import { type BotContext, inPrivate } from "../../../bot/updates/context.ts";
import { comesFrom } from "../../../bot/updates/member.ts";
import { answer, edit, erase, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import type { Page } from "../../../bot/view/page.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { DONE, type Done } from "../../../rules/result.ts";
import type { Chat } from "../../../tables/people/people.ts";
import { mayHandOut } from "../../../tables/services/handouts.ts";
import type { Post, Services } from "../../../tables/services/services.ts";
import { cancelEvent, type EventQueries, type GroupEvent } from "../play/contest.ts";
import { chosenZone, type EveningKind } from "./planning.ts";
import { pressedHere } from "./presses.ts";
import { afterName, isCancelling } from "./words.ts";

/** The maker of a contest may do with it as they like, and so may its group's administrators. */
export const isTheirs = async (
  ctx: BotContext,
  { maker, chat }: Pick<GroupEvent<number>, "maker" | "chat">,
): Promise<boolean> =>
  maker === ctx.person.id || (ctx.here?.id === chat && (await speaksForChat(ctx)));

type Called = Required<Pick<Feature, "playWords">> & { readonly composer: Composer<BotContext> };

type CalledFor<Id extends number, Event extends GroupEvent<Id>> = {
  /** Its name after /play as well. */
  readonly command: EveningKind & Meaning;
  readonly events: (store: Services["store"]) => EventQueries<Id, Event>;
  /** Ends one; as all others where not given. */
  readonly close?: (services: Services, id: Id) => boolean;
  readonly says: Readonly<
    Record<"needsGroup" | "runs" | "nothingThere" | "notYours" | "cancelled", TextKey>
  >;
  /** Opens one by what is said after its name, in a group; or what to say instead. */
  readonly open: (
    ctx: BotContext,
    here: Chat,
    words: string,
    zone: Zone | undefined,
  ) => string | Page | undefined;
};

/**
 * Hears what calls for a kind of event in a group: its command, or /play with its name; and what
 * cancels it. Where one is open, no more than the name brings its message down.
 */
export const calledFor = <Id extends number, Event extends GroupEvent<Id>>({
  command,
  events,
  says,
  open,
  close = (services, id) => cancelEvent(services, events(services.store), id),
}: CalledFor<Id, Event>): Called => {
  const opens = (ctx: BotContext, here: Chat, words: string, zone: Zone | undefined) =>
    events(ctx.services.store).openIn(here.id) ? ctx.say(says.runs) : open(ctx, here, words, zone);
  const hear = async (ctx: BotContext, words: string): Promise<void> => {
    const { here, say, services } = ctx;
    if (here?.kind !== "group") return reply(ctx, say(says.needsGroup));
    const event = events(services.store).openIn(here.id);
    if (!isCancelling(words)) {
      if (event && words.trim() === "" && mayHandOut(services, command, here.id)) {
        return repost(ctx, events(services.store).post(event.id));
      }
      const instead = opens(ctx, here, words, zoneNamed(here.settings.zone));
      if (instead !== undefined) reply(ctx, instead);
      return;
    }
    if (!event) return reply(ctx, say(says.nothingThere));
    if (!(await isTheirs(ctx, event))) return reply(ctx, say(says.notYours));
    close(services, event.id);
    reply(ctx, say(says.cancelled));
  };
  const composer = new Composer<BotContext>();
  composer.command(command, (ctx) => hear(ctx, ctx.match));
  composer.filter(pressedHere("event-zone"), async (ctx, next) => {
    if (ctx.press.evening !== command) return next();
    const chosen = await chosenZone(ctx, ctx.here);
    if (!chosen) return;
    const instead = opens(ctx, ctx.here, chosen.words, chosen.zone);
    if (instead === undefined) return erase(ctx);
    await edit(ctx, typeof instead === "string" ? { html: instead, keyboard: [] } : instead);
  });
  const playWords = (ctx: BotContext, text: string) => {
    const words = afterName(text, command);
    return words === undefined ? undefined : hear(ctx, words);
  };
  return { composer, playWords };
};

/** Members of the group of an event may enter it, and those who play in it already. */
export const mayComeIn = async (
  ctx: BotContext,
  event: Pick<GroupEvent<number>, "chat" | "state"> | undefined,
  players: readonly { readonly person: PersonId }[],
): ReturnType<typeof comesFrom> => {
  const isKnown = players.some(({ person }) => person === ctx.person.id);
  return event?.state !== "open" || isKnown ? DONE : comesFrom(ctx, event.chat);
};

/** What a player who enters is told in the group; `-here`: in the private chat. */
type Welcome = "arena-entered" | "cup-entered";

/** Answers a press to enter; it leads those who have not begun with the bot there: START enters. */
export const answerEntered = (
  ctx: BotContext,
  entered: Done<CodeOf<"refused">>,
  welcome: Welcome,
  payload: string,
): Promise<void> => {
  if (entered.ok) return toast(ctx, inPrivate(ctx) ? `${welcome}-here` : welcome);
  return entered.code === "event-unreachable" ? openBot(ctx, payload) : answer(ctx, entered);
};

/** The same in words, to a player who has come by a link. */
export const sayEntered = (
  ctx: BotContext,
  entered: Done<CodeOf<"refused">>,
  welcome: Welcome,
): void => reply(ctx, ctx.say(entered.ok ? `${welcome}-here` : `refused-${entered.code}`));

/** The message comes down: what it was may be far above by now, or people have deleted it. */
const repost = ({ services, delivery }: BotContext, post: Post | undefined): void => {
  const { store } = services;
  if (!post) return;
  store.transaction(() => {
    store.posts.lose(post.id);
    if (post.message !== null) store.outbox.leave(post);
  });
  delivery.jobs.look();
};
