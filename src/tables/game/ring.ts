import { playerToAct } from "../../game/game.ts";
import { isPlayedOut } from "../../game/play-on.ts";
import type { Colour, Game } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Table } from "../../store/tables.ts";
import { claimOnce } from "../services/handouts.ts";
import { isCovered, standingBelow } from "../services/newest.ts";
import type { Services } from "../services/services.ts";
import { MINUTE_MS } from "../services/time.ts";

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
export const calledBy = (happened: Happened): Colour | undefined =>
  newsIn(happened) === "offer" || isHandedOver(happened) ? playerToAct(happened.after) : undefined;

/** With this many messages below, a group's table comes down silently, once in a pause. */
const MANY_BELOW = 6;
const PAUSE_MS = 3 * MINUTE_MS;

/** How a table goes to the bottom of its chat at a change; undefined: it is edited in place. */
export const comesDown = (
  services: Services,
  row: GameRow,
  happened: Happened,
  table: RingTable,
): { readonly quiet: boolean } | undefined => {
  if (rings(services, row, happened, table)) return { quiet: false };
  return isTalkedAway(services, happened, table) ? { quiet: true } : undefined;
};

type RingTable = Pick<Table, "id" | "viewer" | "chat" | "thread" | "message">;

/** The turn goes to the other player in a group, and people have talked below the table. */
const isTalkedAway = (services: Services, happened: Happened, table: RingTable): boolean => {
  const { viewer, chat, id } = table;
  if (viewer !== null || chat === null || !showsHandOver(happened)) return false;
  if (standingBelow(services, table) < MANY_BELOW) return false;
  return claimOnce(services, `table ${id}`, chat, PAUSE_MS);
};

/** A turn that only the clock has yet to end is shown as ended. */
const showsHandOver = (happened: Happened): boolean =>
  isHandedOver(happened) || (happened.endsByItself && !isPlayedOut(happened.before));

/**
 * Whether a table is sent again with a sound; an edit makes none. Between two people a private
 * table rings for the player to act, and at the end. Any other rings for an end or an offer that
 * an edit further up would hide. A player's own action makes no sound for them.
 */
const rings = (services: Services, row: GameRow, happened: Happened, table: RingTable): boolean => {
  const { actor } = happened;
  const { viewer } = table;
  if (viewer !== null && viewer === actor) return false;
  const news = newsIn(happened);
  // A person who plays the computer has the table before them: it plays at once.
  if (viewer !== null && !isComputer(row.white) && !isComputer(row.black)) {
    const called = calledBy(happened);
    return news === "end" || (called !== undefined && row[called] === viewer);
  }
  if (news === undefined || !isCovered(services, table)) return false;
  return news === "end" || isFirstOffer(services, row.id, happened.after);
};

export const ringsForRematch = (
  services: Services,
  { viewer, ...place }: Pick<Table, "viewer" | "chat" | "thread" | "message">,
  asker: PersonId,
): boolean => (viewer === null ? isCovered(services, place) : viewer !== asker);

const newsIn = (happened: Happened): "end" | "offer" | undefined => {
  const { before, after } = happened;
  if (after.phase.kind === "over") return "end";
  const isOffered = after.resignation !== undefined && after.resignation !== before.resignation;
  const isDoubled = after.phase.kind === "doubled" && isHandedOver(happened);
  return isOffered || isDoubled ? "offer" : undefined;
};

/** An offer rings once in a turn, however many are made and declined in it. */
const isFirstOffer = ({ caches }: Services, game: GameId, { history }: Game): boolean => {
  if (caches.rung.find(game) === history.length) return false;
  caches.rung.keep(game, history.length);
  return true;
};
