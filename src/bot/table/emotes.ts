import { Composer } from "grammy";
import type { GameId } from "../../ids/ids.ts";
import { playerIn } from "../../tables/game/players.ts";
import { hearEmote, sayEmote } from "../../tables/shown/emotes.ts";
import { cleanName } from "../text/html.ts";
import { type BotContext, pressed } from "../updates/context.ts";
import { toastLines } from "../updates/reply.ts";

/** Emotes: a player says one by a press, and the other reads it as a toast. */
export const emotes = new Composer<BotContext>();

emotes.filter(pressed("emote"), async (ctx) => {
  const { services, person, press, whisper } = ctx;
  const said = sayEmote(services, press.game, person.id, press.emote);
  const answer = said.ok
    ? whisper("emote-said", { words: whisper(`emote-${press.emote}`) })
    : whisper(`refused-${said.code}`);
  await toastLines(ctx, heard(ctx, press.game), answer);
});

/** The other player's emote since this one's last press; shown once. */
export const heard = (ctx: BotContext, game: GameId): string | undefined => {
  const { services, person, whisper } = ctx;
  const said = hearEmote(services, game, person.id);
  if (!said) return undefined;
  const name = cleanName(playerIn(services, game, said.by)?.name ?? "", whisper("nobody"));
  return whisper("emote-heard", { name, words: whisper(`emote-${said.emote}`) });
};
