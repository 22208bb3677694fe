import { cancelEvent, type EventQueries, type GroupEvent } from "../../tables/event.ts";
import type { Chat } from "../../tables/people.ts";
import type { BotContext } from "../context.ts";
import { speaksForChat } from "../people/administrator.ts";
import { reply } from "../reply.ts";
import type { TextKey } from "../text/texts.ts";

/** Whoever has made an event may do with it as they like, and so may administrators. */
export const isTheirs = async (
  ctx: BotContext,
  { maker }: Pick<GroupEvent<number>, "maker">,
): Promise<boolean> => maker === ctx.person.id || speaksForChat(ctx);

/** Cancels the event of a kind that is open in a group, where whoever asks may. */
export const cancelHere = async <Id extends number, Event extends GroupEvent<Id>>(
  ctx: BotContext,
  here: Chat,
  events: EventQueries<Id, Event>,
  said: { readonly none: TextKey; readonly notYours: TextKey; readonly done: TextKey },
): Promise<void> => {
  const { services, say } = ctx;
  const event = events.openIn(here.id);
  if (!event) return reply(ctx, say(said.none));
  if (!(await isTheirs(ctx, event))) return reply(ctx, say(said.notYours));
  cancelEvent(services, events, event.id);
  reply(ctx, say(said.done));
};
