import { markup } from "../../../src/bot/view/button.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { COLOURS } from "../../../src/game/colours.ts";
import type { TableId } from "../../../src/ids/ids.ts";
import { parseHtml } from "../../../src/playground/text/html.ts";
import type { Store } from "../../../src/store/store.ts";
import type { Table } from "../../../src/store/tables.ts";
import { type TableView, viewOf } from "../../../src/tables/shown/view.ts";
import { asRead } from "../../support/as-read.ts";
import type { SeenMessage } from "../../support/playground-client.ts";
import { buttonsOf } from "../../support/table.ts";
import { idsIn, type Remains, servicesOver } from "./remains.ts";

export const isOfTable = (message: SeenMessage): boolean =>
  buttonsOf(message).some(({ press }) => "version" in press || "challenge" in press);

/** A menu that one player has of a group's table, in their private chat. */
const isOwnMenu = ({ tables }: Store, message: SeenMessage): boolean =>
  buttonsOf(message).some(
    ({ press }) =>
      "game" in press &&
      press.do.startsWith("menu-") &&
      tables.byGame(press.game).every(({ chat }) => chat !== message.chat),
  );

/** What the buttons say and mean. */
/** Rows are not looked at: those of newcomers have fewer buttons. */
export const labels = (keyboard: SeenMessage["keyboard"]): string =>
  keyboard
    .flat()
    .map((one) => ("callback_data" in one ? `${one.text} ${one.callback_data}` : one.text))
    .join(" | ");

/** Tables that Telegram has refused, not for a while but as they are: they rest until they change. */
const refusedIn = (output: string): ReadonlySet<number> =>
  new Set(
    output
      .split("\n")
      .filter((line) => line.includes("Telegram refused a table"))
      .map((line) => Number(/"table":(\d+)/.exec(line)?.[1])),
  );

/**
 * Undo of a turn that has ended by itself may stay where the opponent rolls: to take it away would
 * cost an edit, and a press on it is answered.
 */
const withoutLateUndo = (keyboard: string): string =>
  / r\.\w+\.\w+/.test(keyboard) ? keyboard.replace(/[^|/ ][^|/]* u\.\w+\.\w+ \| /, "") : keyboard;

/** The way to another game may be of a moment ago: to bring it up to date would cost an edit. */
const withoutWay = (keyboard: SeenMessage["keyboard"]): SeenMessage["keyboard"] =>
  keyboard.map((row) => row.filter(({ text }) => !text.startsWith("▶️")));

/** The line of an emote, or of typed words, is not kept: it goes with the next change. */
export const EMOTE =
  /\n[\u2066-\u2069\u200e\u200f]*[⚪🔴💬]? ?[\u2066-\u2069\u200e\u200f]*:(?: .*)?$/mu;

/**
 * Names are not compared: what others type for theirs comes with the next change of a table, and
 * in the caption that has to make room for an emote the discs stand alone.
 */
export const unnamed = (text: string): string =>
  text.replaceAll(/ ?\u2068[^\u2068\u2069]*\u2069/g, "");

export const wordsOf = (html: string): string => {
  const text = parseHtml(html);
  return unnamed(asRead(text.ok ? text.value.text.trim() : html));
};

/** An emote takes the room of other words, even where it is left out at last. */
const emotedHtml = (view: TableView, me: string): readonly string[] => {
  const { played } = view;
  if (!played) return [];
  const [white, black] = COLOURS.map((by) => ({ by, emote: "bravo" }) as const);
  return [[white], [black], [white, black]].map((some) => {
    const said = some.flatMap((one) => one ?? []);
    return tableMessage({ ...view, played: { ...played, said } }, me).html;
  });
};

const keysOf = (keyboard: SeenMessage["keyboard"]): string =>
  withoutLateUndo(unnamed(labels(withoutWay(keyboard))));

/** An inline message keeps its picture, though a board of emoji stands below it since then. */
const hasBoard = ({ inlineId, text }: SeenMessage): boolean =>
  inlineId !== undefined && /[🟨🟫]/u.test(text);

/** Telegram sent it for a person, and nothing has become of its challenge since. */
const isAsSent = ({ inline, shown, behind }: Table): boolean =>
  inline !== null && shown === null && behind === 0;

/** Exactly one message shows a table where it stands, and it shows the newest state. */
export const wrongTables = (
  { sql, chats, messages, taken, me, output, time }: Remains,
  store: Store,
): readonly string[] => {
  const services = servicesOver(store, time);
  const known = new Set<SeenMessage>();
  const refused = refusedIn(output);
  const behind = idsIn<TableId>(sql, "tables").flatMap((id) => {
    const view = viewOf(services, id);
    if (!view) return [`table ${id} cannot be seen`];
    const { chat, inline, message } = view.table;
    const found = messages.find((one) =>
      inline === null ? one.chat === chat && one.id === message : one.inlineId === inline,
    );
    if (found) known.add(found);
    const isOver = view.played ? view.played.row.endedAt !== null : view.challenge.state !== "open";
    if (refused.has(id) || (found && (isOver || isAsSent(view.table)))) return [];
    if (!found) {
      // It stands in a group that became another one: the first press on it there moves it.
      const isMoved = inline === null && chat !== null && !chats.has(chat);
      return isMoved || isOver || taken.has(`${chat} ${message}`)
        ? []
        : [`table ${id} has no message`];
    }
    // A picture may have been refused, and what is over keeps the look that it had.
    const board = found.photo === undefined || hasBoard(found) ? "emoji" : "picture";
    const look = { ...view.look, board } as const;
    const { html, keyboard } = tableMessage({ ...view, look }, me);
    const wanted = [wordsOf(html), keysOf(markup(keyboard).inline_keyboard)];
    const keys = keysOf(found.keyboard);
    const words = unnamed(found.text.trim());
    const isEmoted =
      EMOTE.test(words) ||
      (words !== wanted[0] &&
        emotedHtml({ ...view, look }, me)
          .map(wordsOf)
          .includes(words));
    const seen = [isEmoted ? wanted[0] : words, keys];
    const differing = wanted.flatMap((one, at) => (one === seen[at] ? [] : [one, seen[at]]));
    return differing.length === 0
      ? []
      : [`table ${id} shows an older state: ${JSON.stringify(differing)}`];
  });
  const strays = messages.filter(
    (one) =>
      one.from.bot && !one.viaBot && isOfTable(one) && !known.has(one) && !isOwnMenu(store, one),
  );
  return [
    ...behind,
    ...strays.map(
      ({ chat, id, keyboard }) =>
        `message ${id} of chat ${chat} is a second table: ${labels(keyboard)}`,
    ),
  ];
};
