import type { PostKind } from "../../../bot/feature/kinds.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { type Say, speaker } from "../../../bot/text/texts.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import { COLOUR_MARK } from "../../../bot/view/lines.ts";
import { percentText } from "../../../bot/view/numbers.ts";
import { type BoardMessage, tableMessage } from "../../../bot/view/table-message.ts";
import { isGameId, isPersonId } from "../../../ids/ids.ts";
import type { TableView } from "../../../tables/shown/view.ts";
import { outlookFor, WATCHED, type Watched, watcherView } from "./watching.ts";

export const WATCH_PRESSES = pressBook(FIELDS, {
  "watch-next": ["7n"],
  "watch-stop": ["7q"],
});

const watchPress = WATCH_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(WATCH_PRESSES, "following");

/** The payload of older links to watch a game, which name none. */
export const WATCH_BEGUN_PAYLOAD = "watch";

/** Payloads with this prefix open a game to watch. */
export const WATCH_PAYLOAD = "watch-";

/**
 * A game as its group sees it, with the score between the two and, where hints are allowed, White's
 * chances; `me` is the bot's username.
 */
export const watchMessage = (
  { view, isOver, hasNext, won }: Watched,
  white: number | undefined,
  me: string,
  board: TableView["look"]["board"],
): BoardMessage => {
  const say = speaker(view.look.language);
  const look = board === "emoji" ? { ...view.look, board } : view.look;
  const { html, picture } = tableMessage({ ...view, look }, me);
  const lines = [
    ...(won.white + won.black > 0 ? [say("watch-rivals", { ...MARKS, ...won })] : []),
    ...(white === undefined ? [] : [say("watch-worth", { ...MARKS, ...sharesOf(white, say) })]),
  ];
  return { html: [html, ...lines].join("\n"), picture, keyboard: keyboardOf(isOver, hasNext, say) };
};

const MARKS = { whiteMark: COLOUR_MARK.white, blackMark: COLOUR_MARK.black };

const sharesOf = (white: number, say: Say) => ({
  white: percentText(white, say),
  black: percentText(1 - white, say),
});

const keyboardOf = (isOver: boolean, hasNext: boolean, say: Say): Keyboard => {
  const next = hasNext ? [button(say("button-watch-next"), watchPress({ do: "watch-next" }))] : [];
  const stop = isOver ? [] : [button(say("button-watch-stop"), watchPress({ do: "watch-stop" }))];
  const row = [...next, ...stop];
  return row.length > 0 ? [row] : [];
};

/** The shortest time between two edits of a watcher's message. */
const PAUSE_MS = 5_000;

/** Shows watchers how their game goes on, until it is over. */
export const WATCHED_GAMES: PostKind = {
  kind: WATCHED,
  under: ({ posts }, data, chat) =>
    WATCH_PRESSES.read(data) ? posts.newest({ kind: WATCHED, chat }) : undefined,
  paceMs: PAUSE_MS,
  quiet: true,
  composed: async ({ services, think, me }, post) => {
    const { subject: game, chat: person } = post;
    if (!isGameId(game) || !isPersonId(person)) return undefined;
    const white = await outlookFor(services, think, game).catch(() => undefined);
    const watched = watcherView(services, game, person);
    return watched && { compose: ({ look }) => watchMessage(watched, white, me, look.board) };
  },
  refused: () => "removed",
};
