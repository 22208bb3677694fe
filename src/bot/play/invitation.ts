import type { InlineQueryResultArticle, InlineQueryResultCachedPhoto } from "grammy/types";
import { drawEmoji } from "../../board/emoji.ts";
import { sceneOf } from "../../board/scene/game-scene.ts";
import type { Scene } from "../../board/scene/scene.ts";
import type { Drawing } from "../../board/studio/drawing.ts";
import { newGame } from "../../game/game.ts";
import type { Terms } from "../../game/series.ts";
import { privateChatOf } from "../../ids/ids.ts";
import type { PressOf } from "../press/presses.ts";
import { cleanName, escapeHtml, nameHtml } from "../text/html.ts";
import type { BotContext } from "../updates/context.ts";
import { button } from "../view/button.ts";
import { pictureOf, themeNamed } from "../view/table-message.ts";
import { termsText } from "../view/titles.ts";

export type ResultWords = Pick<InlineQueryResultArticle, "title" | "description">;

/** A challenge to play in the message itself. */
export type Invitation = InlineQueryResultArticle | InlineQueryResultCachedPhoto;

/** People who type see results while they type, so a picture that takes longer comes next time. */
const LONGEST_UPLOAD_MS = 1_000;

/** The board at the start with the terms: a picture if Telegram has it in time, else emoji. */
export const invitationOf = async (
  ctx: BotContext,
  terms: Terms,
  offered: PressOf<"offer-sit">,
  words: ResultWords,
): Promise<Invitation> => {
  const { say, person } = ctx;
  const line = say("challenge-open", { name: nameHtml(person.name, say("nobody")) });
  const text = `${termsText(terms, say)}\n${line}`;
  const id = `here-${offered.seal}`;
  const reply_markup = {
    inline_keyboard: [
      [button(say("button-sit"), offered, "success")],
      [button(say("button-cancel"), { ...offered, do: "offer-cancel" as const })],
    ],
  };
  const file = await pictureIn(ctx, terms);
  if (file !== undefined) {
    const photo = { type: "photo", id, photo_file_id: file, ...words } as const;
    return { ...photo, caption: text, parse_mode: "HTML", reply_markup };
  }
  const white = cleanName(person.name, say("nobody"));
  const board = escapeHtml(drawEmoji(startOf(ctx, terms, white)));
  return {
    ...article(ctx, id, words),
    input_message_content: { message_text: `${board}\n\n${text}`, parse_mode: "HTML" },
    reply_markup,
  };
};

/** The picture names nobody, so one is enough for all. */
const pictureIn = async (ctx: BotContext, terms: Terms): Promise<string | undefined> => {
  const { services, person, say } = ctx;
  const own = services.store.people.chat(privateChatOf(person.id))?.settings;
  if (own?.board === "emoji") return undefined;
  const scene = startOf(ctx, terms, say("waiting-seat"));
  return fileInTime(ctx, { kind: "board", scene, theme: themeNamed(own?.theme ?? "") });
};

/** Telegram's id of a picture for an inline result; undefined if it takes longer than one waits. */
export const fileInTime = (
  { delivery, services }: BotContext,
  drawing: Drawing,
): Promise<string | undefined> =>
  services.time.within(LONGEST_UPLOAD_MS, delivery.album(pictureOf(drawing)));

const startOf = ({ say }: BotContext, { ruleset }: Terms, white: string): Scene =>
  sceneOf(newGame(ruleset), {
    bottom: "white",
    alone: false,
    names: { white, black: say("empty-seat") },
    pipsWord: say("picture-pips"),
  });

export const article = ({ me }: BotContext, id: string, words: ResultWords) =>
  ({
    type: "article",
    id,
    ...words,
    // The bot's own picture is the only public one that we have.
    thumbnail_url: `https://t.me/i/userpic/320/${me.username}.jpg`,
  }) as const;
