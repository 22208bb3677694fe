import { opponent } from "../../game/colours.ts";
import { waitsForAnswer } from "../../game/game.ts";
import type { Game } from "../../game/types.ts";
import { type GameId, isComputer, isGameId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { BELL_NOTICE, type Bell } from "../../store/notes.ts";
import type { Notice } from "../../store/notices.ts";
import type { Chat, Person } from "../../store/people.ts";
import type { Table } from "../../store/tables.ts";
import { partyOf, type Services } from "../services/services.ts";
import { loadGame } from "./load-game.ts";
import { ownGame } from "./players.ts";

export { BELL_NOTICE };

/** A group's table has a bell if both players are people: then one may wait for the other. */
export const hasBell = (
  { chat, viewer }: Pick<Table, "chat" | "viewer">,
  { white, black }: Pick<GameRow, "white" | "black">,
): boolean => chat !== null && viewer === null && !isComputer(white) && !isComputer(black);

/** Turns a person's bell on, or off if `mayTurnOff`. It calls them in private to their turn. */
export const turnBell = (
  services: Services,
  id: GameId,
  person: PersonId,
  mayTurnOff: boolean,
): Result<{ readonly isOn: boolean }, "no-game" | "not-your-game" | "game-over"> =>
  services.store.transaction(() => {
    const { bells, notices, waits } = services.store;
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    const { row } = own;
    if (row.endedAt !== null) return refused("game-over");
    const bell = { game: id, person };
    if (mayTurnOff && bells.remove(bell)) {
      notices.cancel({ kind: BELL_NOTICE, subject: id, person });
      return { ok: true, isOn: false };
    }
    const { length } = loadGame(services, row).history;
    const isTheirs = waits.ofGame(id)?.person === person;
    bells.add({ ...bell, turn: isTheirs ? length : length - 1 });
    return { ok: true, isOn: true };
  });

/** Also within a turn: a double that is taken, or a turn that is taken back, calls for a move. */
export const ringBell = (
  { store }: Services,
  { id: game }: GameRow,
  person: PersonId,
  { history }: Game,
  isHandedOver: boolean,
): void => {
  const anew = isHandedOver ? 1 : 0;
  const rings = store.bells.ring({ game, person, turn: history.length, anew });
  if (rings) store.notices.add({ kind: BELL_NOTICE, subject: game, person });
};

export type DueCall = {
  readonly bell: Bell;
  readonly version: number;
  readonly chat: Chat;
  readonly group: Chat;
  readonly table: Table;
  readonly opponent: Person;
  readonly toAnswer: boolean;
};

/** The call of a bell that has rung; undefined where it is of no use any more. */
export const dueCall = (
  services: Services,
  { subject: id, person }: Notice,
): DueCall | "not yet" | undefined => {
  const { store } = services;
  if (!isGameId(id) || person === null) return undefined;
  const bell: Bell = { game: id, person };
  if (!store.bells.has(bell)) return undefined;
  if (store.waits.ofGame(id)?.person !== person) return "not yet";
  const own = ownGame(services, id, person);
  const table = store.tables.byGame(id).find(({ viewer }) => viewer === null);
  if (!own.ok || !table || table.chat === null) return undefined;
  const { row, by } = own;
  const other = store.people.person(row[opponent(by)]);
  const chat = store.people.chat(privateChatOf(person));
  const group = store.people.chat(table.chat);
  if (!other || !chat || !group?.present) return undefined;
  const game = loadGame(services, row);
  const asked = partyOf(services, row)?.awaited(services, row, game).person;
  const toAnswer = waitsForAnswer(game) || asked !== undefined;
  return { bell, version: row.version, chat, group, table, opponent: other, toAnswer };
};
