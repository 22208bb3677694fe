import { Composer } from "grammy";
import type { Done } from "../../rules/result.ts";
import { cancelEvent, type EventQueries, type GroupEvent } from "../../tables/event.ts";
import { mayHandOut } from "../../tables/handouts.ts";
import type { Chat } from "../../tables/people.ts";
import type { Services } from "../../tables/services.ts";
import { changeSettings } from "../../tables/settings.ts";
import { type BotContext, pressedHere } from "../context.ts";
import { speaksForChat } from "../people/administrator.ts";
import { answer, edit, erase, openBot, reply, toast } from "../reply.ts";
import type { CodeOf, TextKey } from "../text/texts.ts";
import { wordsFor } from "../text/words.ts";
import type { Page } from "../view/page.ts";
import { type EveningKind, wordsAskedFor, zonePage } from "./planning.ts";
import { afterName, isCancelling } from "./words.ts";
import { type Zone, zoneNamed } from "./zones.ts";

/** Whoever has made an event may do with it as they like, and so may administrators. */
export const isTheirs = async (
  ctx: BotContext,
  { maker }: Pick<GroupEvent<number>, "maker">,
): Promise<boolean> => maker === ctx.person.id || speaksForChat(ctx);

type CalledFor<Id extends number, Event extends GroupEvent<Id>> = {
  readonly command: EveningKind;
  readonly events: (store: Services["store"]) => EventQueries<Id, Event>;
  /** Ends one; as all others where not given. */
  readonly close?: (services: Services, id: Id) => boolean;
  readonly says: Readonly<
    Record<"names" | "needsGroup" | "runs" | "nothingThere" | "notYours" | "cancelled", TextKey>
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
 * Hears what calls for a kind of event in a group: its command, or /play with its name; and what cancels it.
 * Where one is open, no more than the name brings its message down.
 */
export const calledFor = <Id extends number, Event extends GroupEvent<Id>>({
  command,
  events,
  says,
  open,
  close = (services, id) => cancelEvent(services, events(services.store), id),
}: CalledFor<Id, Event>): Composer<BotContext> => {
  const names = wordsFor(says.names);
  const hear = async (ctx: BotContext, words: string): Promise<void> => {
    const { here, say, services } = ctx;
    if (here?.kind !== "group") return reply(ctx, say(says.needsGroup));
    const event = events(services.store).openIn(here.id);
    if (!isCancelling(words)) {
      if (event && words.trim() === "" && mayHandOut(services, command, here.id)) {
        return repost(ctx, events(services.store), event);
      }
      const zone = zoneNamed(here.settings.zone);
      const instead = event ? say(says.runs) : open(ctx, here, words, zone);
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
  composer.command("play", (ctx, next) => {
    const words = afterName(ctx.match, names);
    return words === undefined ? next() : hear(ctx, words);
  });
  composer.filter(pressedHere("event-zone"), async (ctx, next) => {
    const { press, here, person, services, say } = ctx;
    if (press.evening !== command) return next();
    if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
    const words = wordsAskedFor(ctx);
    if (words === undefined) return toast(ctx, "refused-unknown-button");
    if (press.city === "others") {
      await toast(ctx);
      const question = { person: person.id, evening: command, words, isCommon: false };
      return edit(ctx, zonePage(question, services.now(), say));
    }
    // Once it is set, administrators change it in /settings.
    const zone = zoneNamed(here.settings.zone) ?? press.city;
    changeSettings(services, here.id, { zone });
    await toast(ctx);
    const isOpen = events(services.store).openIn(here.id) !== undefined;
    const instead = isOpen ? say(says.runs) : open(ctx, here, words, zone);
    if (instead === undefined) return erase(ctx);
    await edit(ctx, typeof instead === "string" ? { html: instead, keyboard: [] } : instead);
  });
  return composer;
};

/** Answers whoever has pressed to enter; who has not begun with the bot is led there: its START enters. */
export const answerEntered = (
  ctx: BotContext,
  entered: Done<CodeOf<"refused">>,
  welcome: TextKey,
  payload: string,
): Promise<void> => {
  if (entered.ok) return toast(ctx, welcome);
  return entered.code === "event-unreachable" ? openBot(ctx, payload) : answer(ctx, entered);
};

/** The same in words, to whoever has come by a link. */
export const sayEntered = (
  ctx: BotContext,
  entered: Done<CodeOf<"refused">>,
  welcome: TextKey,
): void => reply(ctx, ctx.say(entered.ok ? welcome : `refused-${entered.code}`));

/** The message comes down: what it was may be far above by now, or people have deleted it. */
const repost = async <Id extends number>(
  ctx: BotContext,
  events: { lost(id: Id): void },
  { id, chat, message }: Pick<GroupEvent<Id>, "id" | "chat" | "message">,
): Promise<void> => {
  events.lost(id);
  ctx.delivery.jobs.look();
  if (message === null) return;
  // Too old to delete: then at least nobody presses there.
  const bare = () => ctx.api.editMessageReplyMarkup(chat, message);
  await ctx.api
    .deleteMessage(chat, message)
    .catch(bare)
    .catch(() => undefined);
};
