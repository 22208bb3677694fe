import type { InlineQueryResultArticle, InlineQueryResultCachedPhoto } from "grammy/types";
import { drawEmoji } from "../../board/emoji.ts";
import { sceneOf } from "../../board/scene/game-scene.ts";
import type { Scene } from "../../board/scene/scene.ts";
import type { Drawing } from "../../board/studio/drawing.ts";
import { beginningOf } from "../../game/placed.ts";
import type { Terms } from "../../game/series.ts";
import { type ChallengeId, privateChatOf } from "../../ids/ids.ts";
import type { ownLink } from "../../tables/challenge/links.ts";
import { viewOfTable } from "../../tables/shown/view.ts";
import type { PressOf } from "../press/presses.ts";
import { digitsOf } from "../text/figures.ts";
import { cleanName, escapeHtml, nameHtml, plainHtml } from "../text/html.ts";
import type { BotContext } from "../updates/context.ts";
import { button, type Keyboard, markup } from "../view/button.ts";
import { pictureOf, tableMessage, themeNamed } from "../view/table-message.ts";
import { termsText } from "../view/titles.ts";
import { offerPress } from "./offer.ts";

export type ResultWords = Pick<InlineQueryResultArticle, "title" | "description">;

/** A challenge to play in the message itself. */
export type Invitation = InlineQueryResultArticle | InlineQueryResultCachedPhoto;

/** People who type see results while they type, so a picture that takes longer comes next time. */
const LONGEST_UPLOAD_MS = 1_000;

export const invitationOf = async (
  ctx: BotContext,
  terms: Terms,
  offered: PressOf<"offer-sit">,
  words: ResultWords,
): Promise<Invitation> => {
  const { say, person } = ctx;
  return laidOut(
    ctx,
    {
      id: `here-${offered.seal}`,
      terms,
      line: say("challenge-open", { name: nameHtml(person.name, say("nobody")) }),
      keyboard: [
        [button(say("button-sit"), offered, "success")],
        [button(say("button-cancel"), { ...offered, do: "offer-cancel" as const })],
      ],
      file: await pictureIn(ctx, terms),
    },
    words,
  );
};

type OwnLink = NonNullable<ReturnType<typeof ownLink>>;

/** The invitation that the maker of a link sends: to play there, or each in their own chat. */
export const invitationBy = async (ctx: BotContext, link: OwnLink): Promise<Invitation> => {
  const { say } = ctx;
  const { id, terms, token } = link;
  const here = offerPress(ctx, terms, id);
  const line = waitsLine(ctx, link);
  const apart = button(
    say(here ? "button-apart" : "button-accept-challenge"),
    { do: "link-sit", token },
    here ? undefined : "success",
  );
  return laidOut(
    ctx,
    {
      ...{ id: `link-${id}`, terms, line, file: await pictureOfLink(ctx, id) },
      keyboard: [...(here ? [[button(say("button-sit"), here, "success")]] : []), [apart]],
    },
    { title: plainHtml(line), description: plainHtml(termsText(terms, say)) },
  );
};

/** Who waits and, where the link is for one person, how the two stand: the reader comes first. */
const waitsLine = ({ services, person, say }: BotContext, link: OwnLink): string => {
  const { people, ledger } = services.store;
  const { opponent, opponentName } = link;
  const friend = opponentName === null ? opponent : people.byUsername(opponentName)?.id;
  const name = nameHtml(person.name, say("nobody"));
  if (typeof friend !== "number") return say("invitation", { name });
  const theirs = ledger.wonAgainst({ person: friend, other: person.id });
  const mine = ledger.wonAgainst({ person: person.id, other: friend });
  if (theirs + mine === 0) return say("invitation", { name });
  const score = say("figures-of-two", { first: String(theirs), second: String(mine) });
  return say("invitation-score", { name, score });
};

/** The maker's own table of the link has the picture, so Telegram mostly has it, too. */
const pictureOfLink = async (ctx: BotContext, id: ChallengeId): Promise<string | undefined> => {
  const { services, person, me } = ctx;
  const table = services.store.tables.ofViewer(id, person.id);
  const view = table && viewOfTable(services, table);
  const picture = view && tableMessage(view, me.username).picture;
  return picture && fileInTime(ctx, picture.drawing);
};

type Layout = {
  readonly id: string;
  readonly terms: Terms;
  readonly line: string;
  readonly keyboard: Keyboard;
  /** Telegram's id of the picture, if there is one. */
  readonly file: string | undefined;
};

/** The board at the start with the terms: a picture if Telegram has it in time, else emoji. */
const laidOut = (
  ctx: BotContext,
  { id, terms, line, keyboard, file }: Layout,
  words: ResultWords,
): Invitation => {
  const { say, person } = ctx;
  const text = `${termsText(terms, say)}\n${line}`;
  const reply_markup = markup(keyboard);
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

const startOf = ({ say }: BotContext, terms: Terms, white: string): Scene =>
  sceneOf(beginningOf(terms), {
    bottom: "white",
    alone: false,
    names: { white, black: say("empty-seat") },
    pipsWord: say("picture-pips"),
    ...digitsOf(say),
  });

export const article = ({ me }: BotContext, id: string, words: ResultWords) =>
  ({
    type: "article",
    id,
    ...words,
    // The bot's own picture is the only public one that we have.
    thumbnail_url: `https://t.me/i/userpic/320/${me.username}.jpg`,
  }) as const;
