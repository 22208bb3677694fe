import { Composer } from "grammy";
import { sayEmote } from "../../tables/shown/emotes.ts";
import { type BotContext, pressed } from "../updates/context.ts";
import { toastLines } from "../updates/reply.ts";

/** Emotes: a player says one by a press, and it stands at the tables of the game. */
export const emotes = new Composer<BotContext>();

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
