import { createHash } from "node:crypto";
import { THEMES, type ThemeName } from "../../board/colours/theme.ts";
import { drawEmoji } from "../../board/emoji.ts";
import { sceneOf } from "../../board/scene/game-scene.ts";
import { type HomeSide, type Scene, seenFrom } from "../../board/scene/scene.ts";
import { type Drawing, drawingKey } from "../../board/studio/drawing.ts";
import { beginningOf } from "../../game/placed.ts";
import { handOver } from "../../game/play-on.ts";
import type { Game } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import { type BoardKind, hasPicture, isAloud, withoutPicture } from "../../tables/people/boards.ts";
import type { Person } from "../../tables/people/people.ts";
import type { Settings } from "../../tables/people/settings.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import { digitsOf } from "../text/figures.ts";
import { escapeHtml } from "../text/html.ts";
import { type Say, speaker } from "../text/texts.ts";
import type { Keyboard, Page } from "./button.ts";
import { gameCaption, spokenCaption } from "./caption.ts";
import { resultCard } from "./card.ts";
import { challengeText } from "./challenge.ts";
import { gameKeyboard } from "./keyboard.ts";
import { wonOnCard } from "./look.ts";
import { messageAloud } from "./message-aloud.ts";
import { boardName } from "./person-name.ts";
import { boardSpoken } from "./spoken.ts";
import { termsText } from "./titles.ts";
import { isAiming, showsQuestion } from "./told.ts";

/** A picture to draw, unless Telegram already has the one with its key. */
export type Picture = { readonly key: string; readonly drawing: Drawing };

export const pictureOf = (drawing: Drawing): Picture => ({ key: drawingKey(drawing), drawing });

/** A page as the caption of a picture; an emoji board makes it the whole text. */
export type BoardMessage = Page & { readonly picture?: Picture | undefined };

/** A table's message; equal digests mean equal messages. */
export type TableMessage = BoardMessage & { readonly digest: string };

export type Look = {
  readonly board: BoardKind;
  readonly theme: ThemeName;
  /** The side on which the home is seen; on the right when not given. */
  readonly home?: HomeSide;
};

/** How a drawing looks by the settings of its reader. */
export const drawnFor = ({
  theme,
  home = "right",
}: Partial<Pick<Settings, "theme" | "home">>): Pick<Drawing, "theme" | "home"> => ({
  theme: themeNamed(theme ?? ""),
  ...(home === "left" && { home }),
});

const themeNamed = (name: string): ThemeName => THEMES.find((theme) => theme === name) ?? "wood";

/** The look by a chat's settings; in a place without pictures, an emoji board. */
export const lookOn = (
  { board, theme, home = "right" }: Pick<Look, "board" | "home"> & { readonly theme: string },
  place: "picture" | "emoji",
): Look => ({
  board: place === "emoji" ? withoutPicture(board) : board,
  ...{ theme: themeNamed(theme), home },
});

const wordsOf = (
  view: TableView,
  scene: Scene,
  me: string,
  say: Say,
): { readonly caption: string; readonly keyboard: Keyboard } => {
  const { played, table, look } = view;
  if (played) {
    const calling = played.viewer === undefined || played.isWatched ? "named" : "own";
    const caption = isAloud(look.board)
      ? spokenCaption(played, table, boardSpoken(scene, calling, say), say)
      : gameCaption(played, table, look.board, say);
    return { caption, keyboard: gameKeyboard(played, table, look.board, say) };
  }
  const { challenge } = view;
  const { line, keyboard } = challengeText(view, me, say);
  return { caption: `${termsText(challenge.terms, say)}\n${line}`, keyboard };
};

/** A message that only brought a link into a chat: it has words alone, and no play. */
const isNote = (view: TableView): boolean =>
  !view.played && view.table.inline !== null && view.challenge.token !== null;

/**
 * A turn that the clock will end is shown as over, with Undo, if a person rolls next. So its actual
 * end needs no edit.
 */
const shownAhead = (played: PlayedView): PlayedView => {
  if (!played.handsOver) return played;
  const game = handOver(played.game);
  const isWaiting = game.phase.kind === "rolling" && !isComputer(played.row[game.toMove]);
  return isWaiting ? { ...played, game } : played;
};

/** The message that a table must show now; `me` is the bot's username. */
export const tableMessage = (shown: TableView, me: string): TableMessage => {
  const message = messageOf(shown, me);
  const { board, language } = shown.look;
  return isAloud(board) ? messageAloud(message, speaker(language)) : message;
};

const messageOf = (shown: TableView, me: string): TableMessage => {
  const view = shown.played ? { ...shown, played: shownAhead(shown.played) } : shown;
  const { look, played, table } = view;
  const say = speaker(look.language);
  const scene = sceneIn(view, say);
  const { caption, keyboard } = wordsOf(view, scene, me, say);
  // The digest leaves out what the clock will take away: that change then needs no edit.
  const handsOver = played?.game === shown.played?.game;
  const lasting = played?.handsOver
    ? gameKeyboard({ ...played, handsOver }, table, look.board, say)
    : keyboard;
  if (isNote(view) || !hasPicture(look.board)) {
    const isDrawn = !isNote(view) && !isAloud(look.board);
    const board = isDrawn ? [emojiBoard(seenFrom(scene, look.home), table, say)] : [];
    const html = [...board, caption].join("\n");
    return { digest: digestOf(html, lasting), html, keyboard, picture: undefined };
  }
  const picture = pictureOf(drawingOf(view, scene, me, say));
  return { digest: digestOf(picture.key, caption, lasting), html: caption, keyboard, picture };
};

const sceneIn = (view: TableView, say: Say): Scene => {
  const { played } = view;
  const nameOf = (person: Person | undefined) =>
    person ? boardName(person, say, played?.isFirst) : say("empty-seat");
  const seen = {
    bottom: played?.bottom ?? "white",
    alone: played?.viewer !== undefined,
    names: {
      white: nameOf(played ? played.players.white : view.challenger),
      black: nameOf(played?.players.black),
    },
    pipsWord: say("picture-pips"),
    ...digitsOf(say),
  };
  if (!played) return sceneOf(beginningOf(view.challenge.terms), seen);
  return played.askedBack && showsQuestion(played)
    ? sceneAskedBack(played.game, played.askedBack.before, seen)
    : sceneOf(played.game, seen);
};

/** The board as it would be again, in the numbers of now, with the turn that would go. */
const sceneAskedBack = (game: Game, before: Game, seen: Parameters<typeof sceneOf>[1]): Scene => {
  const { numbering, lastTurn } = sceneOf(game, seen);
  return { ...sceneOf(before, seen), numbering, lastTurn, movable: [] };
};

const drawingOf = ({ look, played }: TableView, scene: Scene, me: string, say: Say): Drawing => {
  const drawn = drawnFor(look);
  if (played && isAiming(played))
    return { kind: "diagram", diagram: { scene, may: [], mayNot: [], ways: true }, ...drawn };
  const won = played && wonOnCard(played);
  if (!won) return { kind: "board", scene, ...drawn };
  const side = { side: played.viewer, isTheirs: true };
  return { kind: "result", card: resultCard(won, me, say, side), ...drawn, ...digitsOf(say) };
};

/** An inline message keeps its picture, which shows an earlier board. */
const emojiBoard = (scene: Scene, { inline, content }: TableView["table"], say: Say): string => {
  const isLate = inline !== null && content === "photo";
  return [...(isLate ? [say("board-late")] : []), escapeHtml(drawEmoji(scene))].join("\n");
};

const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
