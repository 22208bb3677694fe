import { opponent } from "../../game/colours.ts";
import { isMatchOver, isMidMatch } from "../../game/series.ts";
import type { Colour, Game } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { standingOf } from "../game/finished.ts";
import { loadGame } from "../game/load-game.ts";
import { startGame } from "../game/play.ts";
import { ownGame } from "../game/players.ts";
import { ringsForRematch } from "../game/ring.ts";
import { knownOf, luckIn, type Services } from "../services/services.ts";
import { isKnown } from "./inline.ts";

type Rematch = Result<
  { readonly began: boolean },
  | "no-game"
  | "not-your-game"
  | "not-over"
  | "already-asked"
  | "rematch-began"
  | "sidelined"
  | "challenge-closed"
>;

/** Asks for another game of the series, or agrees to one; the players swap sides. */
export const rematch = (services: Services, id: GameId, person: PersonId): Rematch =>
  services.store.transaction(() => {
    const { store } = services;
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    const { row } = own;
    if (row.endedAt === null) return refused("not-over");
    if (row.rematchBy === person) return refused("already-asked");
    if (mayNotBegin(services, row, person)) return refused("sidelined");
    if (row.rematchBy === null) {
      store.games.askRematch({
        id,
        by: person,
        secret: services.newSecret(),
        luck: luckIn(services),
      });
      for (const table of store.tables.byGame(id)) {
        if (ringsForRematch(services, table, person)) store.tables.repost(table.id);
        else store.tables.touch(table.id);
      }
      return { ok: true, began: false };
    }
    if (row.next !== null) return refused("rematch-began");
    // Nobody but they themselves hears that the one who asked is kept from it since.
    if (mayNotBegin(services, row, row.rematchBy) || !isKnown(store, row.rematchBy))
      return refused("challenge-closed");
    beginNext(services, row, luckIn(services));
    return { ok: true, began: true };
  });

/** Whether a player is kept from the next game of their series; a match is played to its end. */
const mayNotBegin = (services: Services, row: GameRow, person: PersonId): boolean => {
  const series = services.store.games.series(row.series);
  const isKept = services.store.people.isSidelined({ chat: series.chat, person });
  return isKept && !isMidMatch(series.terms, standingOf(services, series, row));
};

/** Begins the game that was asked for; the players swap sides. */
const beginNext = (services: Services, row: GameRow, luck: string | null): void => {
  const { store, now } = services;
  const { id } = row;
  const series = store.games.series(row.series);
  const standing = standingOf(services, series, row);
  const isUnderWay = isMidMatch(series.terms, standing);
  const nextOf = (person: PersonId): PersonId =>
    isUnderWay ? person : successorOf(services, row, person);
  const players = { white: nextOf(row.black), black: nextOf(row.white) };
  const isSame = players.white === row.black && players.black === row.white;
  // After a match, or with another player, a new series begins on the same terms.
  const goesOn = isSame && !isMatchOver(series.terms, standing);
  const begun = startGame(
    services,
    goesOn ? series : store.games.addSeries({ chat: series.chat, terms: series.terms }, now()),
    players,
    { rematchOf: id },
    nextFirst(services, row),
    luck,
  );
  store.games.beginRematch({ id, next: begun });
  continueAt(services, id, begun);
  store.tables.touchGame(id);
};

/** Begins the next game of a match, in a transaction, with the luck that both gave before. */
export const beginNextOfMatch = (
  services: Services,
  row: GameRow,
  luckOf: (person: PersonId) => string | null,
): void => {
  const { store, newSecret } = services;
  const { id, white: by } = row;
  if (row.rematchBy === null) {
    store.games.askRematch({ id, by, secret: newSecret(), luck: luckOf(by) });
  }
  beginNext(services, row, luckOf(row.rematchBy === row.black ? row.white : row.black));
};

/** Adds a new table in each chat. The bot cannot send another inline message, so it reuses that. */
export const continueAt = ({ store }: Services, game: GameId, next: GameId): void => {
  for (const { id, chat, thread, inline, viewer, challenge } of store.tables.byGame(game)) {
    if (inline !== null) store.tables.seat({ id, game: next });
    else store.tables.add({ chat, thread, viewer, challenge, game: next });
  }
};

const successorOf = (services: Services, { id }: GameRow, person: PersonId): PersonId =>
  (isComputer(person) ? knownOf(services, "nextComputer", id) : undefined) ?? person;

/** The colour that starts the next game, after the swap of sides; undefined: both throw. */
const nextFirst = (services: Services, row: GameRow): Colour | undefined => {
  const game = loadGame(services, row);
  switch (row.ruleset.switches.nextFirst) {
    case "throw":
      return undefined;
    case "winner": {
      const winner = winnerOf(game);
      return winner && opponent(winner);
    }
    case "alternate":
      return game.first;
  }
};

const winnerOf = ({ phase }: Game): Colour | undefined =>
  phase.kind === "over" ? phase.result.winner : undefined;
