import { Composer } from "grammy";
import { type ChatId, type GameId, privateChatOf } from "../../ids/ids.ts";
import { playerIn } from "../../tables/game/players.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import { sayEmote } from "../../tables/shown/emotes.ts";
import { gameFor, type PrivateGame, sayWords, turnHearing } from "../../tables/shown/voices.ts";
import { spokenLine } from "../text/html.ts";
import type { CodeOf } from "../text/texts.ts";
import { type BotContext, inPrivate, pressed, repliedTo } from "../updates/context.ts";
import { answer, erase, reply, toast, toastLines } from "../updates/reply.ts";
import { pressedTable } from "../updates/shown.ts";
import { button } from "../view/button.ts";
import { wayToPerson, wholeNameHtml } from "../view/person-name.ts";

/** What the players of a game say to each other: emotes by a press, words by typing them. */
export const sayings = new Composer<BotContext>();

/** Shows a game with what was said in it, where the message of a table may be edited now. */
const showSaid = (
  { services }: BotContext,
  game: GameId,
  mayEdit: (place: string, chat: ChatId | null) => boolean,
): void => {
  const { tables } = services.store;
  for (const { id, inline, chat } of tables.byGame(game))
    if (mayEdit(inline ?? String(chat), chat)) tables.touch(id);
};

/** Where edits run short, words come with the next move; newer ones take the place of older. */
const showTalk = (ctx: BotContext, game: GameId): void =>
  showSaid(ctx, game, (place, chat) => !ctx.delivery.deliverer.isShort(place, chat));

sayings.filter(pressed("emote"), async (ctx) => {
  const { services, person, press, whisper } = ctx;
  const said = sayEmote(services, press.game, person.id, press.emote);
  // It comes with the next move instead of delaying it.
  if (said.ok)
    showSaid(ctx, press.game, (place, chat) => ctx.delivery.deliverer.hasPlenty(place, chat));
  await toastLines(
    ctx,
    said.ok ? whisper(`emote-${press.emote}`) : whisper(`refused-${said.code}`),
  );
});

sayings.filter(pressed("hear"), async (ctx) => {
  const { services, person, press } = ctx;
  const turned = turnHearing(services, press.game, person.id, press.hears === 1);
  if (!turned.ok) return answer(ctx, turned);
  showTalk(ctx, press.game);
  await toast(ctx, `talk-${turned.now}`);
  // Of the line that asked for the press nothing is left to do.
  if (!pressedTable(ctx)) await erase(ctx);
});

const talking = sayings.filter(inPrivate).on("message");

/** What reaches this point is nothing that the bot understands: it is for the other player. */
talking.on("message:text", (ctx, next) => {
  const { message } = ctx;
  if (message.text.startsWith("/") || message.via_bot) return next();
  const game = gameUnder(ctx);
  const words = message.forward_origin ? undefined : spokenLine(message.text);
  if (!game) return next();
  if (words === undefined) return tellOnlyWords(ctx, game);
  const said = sayWords(ctx.services, game, words);
  if (!said.ok) return tell(ctx, game, said.code);
  showTalk(ctx, game.row.id);
  // That it was heard; without it the words come as well.
  void ctx.react("👍").catch(() => undefined);
});

/** What has no place in a line of text. */
talking.on([":file", ":dice", ":location", ":contact", ":poll"], (ctx, next) => {
  const game = ctx.message?.via_bot ? undefined : gameUnder(ctx);
  return game ? tellOnlyWords(ctx, game) : next();
});

const gameUnder = (ctx: BotContext): PrivateGame | undefined =>
  gameFor(ctx.services, ctx.person.id, repliedTo(ctx)?.message_id);

/** Once for all pictures of an album. */
const tellOnlyWords = (ctx: BotContext, game: PrivateGame): void => {
  const { services, person, msg } = ctx;
  const isRest =
    msg?.media_group_id !== undefined && !claimOnce(services, "album", privateChatOf(person.id));
  if (!isRest) tell(ctx, game, "words-only");
};

/** Why the other player will not see it, and how it can reach them. */
const tell = (
  ctx: BotContext,
  { row, other, isFound }: PrivateGame,
  why: CodeOf<"voice">,
): void => {
  const { services, say } = ctx;
  const player = playerIn(services, row.id, other);
  if (!player) return;
  const line = say(`voice-${why}`, { name: wholeNameHtml(player, say) });
  // People whom the bot brought together know no more than a name of each other.
  const way = isFound ? [] : [say("way-to-person", { link: wayToPerson(player, say) })];
  const ask = button(say("button-talk-ask"), { do: "hear", game: row.id, hears: 1 });
  reply(ctx, {
    html: [line, ...way].join(" "),
    keyboard: why === "unasked" ? [[ask]] : [],
  });
};
