import { Composer } from "grammy";
import { turnBell } from "../../tables/game/bells.ts";
import { isReachable } from "../../tables/people/people.ts";
import { sayEmote } from "../../tables/shown/emotes.ts";
import { type BotContext, pressed } from "../updates/context.ts";
import { answer, openBot, toast, toastLines } from "../updates/reply.ts";
import { BELL_PAYLOAD } from "../view/links.ts";
import { tables } from "./lists.ts";

/** The bell under a group's table: it calls a player in private when it is their turn. */
const bells = new Composer<BotContext>();

bells.filter(pressed("bell"), async (ctx) => {
  const { services, person, press } = ctx;
  // The bot cannot call a person who has not started it; they are led to its START.
  const canBeCalled = isReachable(services, person.id);
  const turned = turnBell(services, press.game, person.id, canBeCalled);
  if (!turned.ok) return answer(ctx, turned);
  if (!canBeCalled) return openBot(ctx, BELL_PAYLOAD);
  await toast(ctx, turned.isOn ? "bell-on" : "bell-off");
});

/** Emotes: a player says one by a press, and it stands at the tables of the game. */
const emotes = new Composer<BotContext>();

emotes.filter(pressed("emote"), async (ctx) => {
  const { services, delivery, person, press, whisper } = ctx;
  const { tables } = services.store;
  const said = sayEmote(services, press.game, person.id, press.emote);
  // Where edits run short, it comes with the next move instead of delaying it.
  const shown = said.ok ? tables.byGame(press.game) : [];
  for (const { id, inline, chat } of shown)
    if (delivery.deliverer.hasPlenty(inline ?? String(chat), chat)) tables.touch(id);
  await toastLines(
    ctx,
    said.ok ? whisper(`emote-${press.emote}`) : whisper(`refused-${said.code}`),
  );
});

export { presses } from "./presses.ts";

/** Presses and commands at tables besides the play itself: lists, emotes, bells. */
export const atTables = new Composer<BotContext>();

atTables.use(tables, emotes, bells);
