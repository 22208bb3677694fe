import { opponent } from "../../game/colours.ts";
import { isAskedBack, playerToAct } from "../../game/game.ts";
import { isPlayedOut } from "../../game/play-on.ts";
import { askedBackBy } from "../../game/take-back.ts";
import type { Colour, Game } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Table } from "../../store/tables.ts";
import { isCovered } from "../services/newest.ts";
import type { Services } from "../services/services.ts";
import { hasSunk, mayBeCovered } from "./standing.ts";

export type Happened = {
  readonly before: Game;
  readonly after: Game;
  readonly actor: PersonId | undefined;
  /** The turn is played out now, and the clock will end it. */
  readonly endsByItself: boolean;
};

export const isHandedOver = ({ before, after }: Pick<Happened, "before" | "after">): boolean =>
  playerToAct(after) !== playerToAct(before);

/** The player who must now move or answer. */
export const calledBy = (happened: Happened): Colour | undefined => {
  const asker = askedBackBy(happened.after);
  if (asker) return opponent(asker);
  const isCalled = newsIn(happened) === "offer" || isHandedOver(happened);
  return isCalled ? playerToAct(happened.after) : undefined;
};

/** How a table goes to the bottom of its chat at a change; undefined: it is edited in place. */
export const comesDown = (
  services: Services,
  row: GameRow,
  happened: Happened,
  table: RingTable,
): { readonly quiet: boolean } | undefined => {
  if (rings(services, row, happened, table)) return { quiet: false };
  return sinks(services, row, happened, table) ? { quiet: true } : undefined;
};

type RingTable = Pick<Table, "id" | "viewer" | "chat" | "thread" | "message">;

/**
 * The turn goes to the other player, and the table has gone out of sight. Between two people in
 * private it rings for the one whose turn it is; against the computer nothing rings.
 */
const sinks = (services: Services, row: GameRow, happened: Happened, table: RingTable): boolean => {
  if (!showsHandOver(happened)) return false;
  if (table.viewer === null) return hasSunk(services, table);
  return hasComputer(row) && isCovered(services, table);
};

const hasComputer = ({ white, black }: Pick<GameRow, "white" | "black">): boolean =>
  isComputer(white) || isComputer(black);

/** A turn that only the clock has yet to end is shown as ended. */
const showsHandOver = (happened: Happened): boolean =>
  isHandedOver(happened) || (happened.endsByItself && !isPlayedOut(happened.before));

/**
 * Whether a table is sent again with a sound; an edit makes none. Between two people a private
 * table rings for the player to act, and at the end. Any other rings for an end or an offer that
 * an edit further up would hide, or may hide. A player's own action makes no sound for them.
 */
const rings = (services: Services, row: GameRow, happened: Happened, table: RingTable): boolean => {
  const { actor } = happened;
  const { viewer } = table;
  if (viewer !== null && viewer === actor) return false;
  const news = newsIn(happened);
  // A person who plays the computer has the table before them: it plays at once.
  if (viewer !== null && !hasComputer(row)) {
    const called = calledBy(happened);
    return news === "end" || (called !== undefined && row[called] === viewer);
  }
  if (news === undefined || !isHidden(services, table)) return false;
  return news === "end" || isFirstOffer(services, row.id, happened.after);
};

/** All that comes in a private chat is known. */
const isHidden = (services: Services, table: RingTable): boolean =>
  table.viewer === null ? mayBeCovered(services, table) : isCovered(services, table);

export const ringsForRematch = (services: Services, table: RingTable, asker: PersonId): boolean =>
  table.viewer === null ? mayBeCovered(services, table) : table.viewer !== asker;

const newsIn = (happened: Happened): "end" | "offer" | undefined => {
  const { before, after } = happened;
  if (after.phase.kind === "over") return "end";
  const isOffered = after.resignation !== undefined && after.resignation !== before.resignation;
  const isDoubled = after.phase.kind === "doubled" && isHandedOver(happened);
  return isOffered || isDoubled || isAskedBack(after) ? "offer" : undefined;
};

/** An offer rings once in a turn, however many are made and declined in it. */
const isFirstOffer = ({ caches }: Services, game: GameId, { history }: Game): boolean => {
  if (caches.rung.find(game) === history.length) return false;
  caches.rung.keep(game, history.length);
  return true;
};
