import { playerToAct } from "../../game/game.ts";
import type { Colour, Game } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Table } from "../../store/tables.ts";
import { isCovered } from "../services/newest.ts";
import type { Services } from "../services/services.ts";

export type Happened = {
  readonly before: Game;
  readonly after: Game;
  readonly actor: PersonId | undefined;
};

export const isHandedOver = ({ before, after }: Pick<Happened, "before" | "after">): boolean =>
  playerToAct(after) !== playerToAct(before);

/** The player who must now move or answer. */
export const calledBy = (happened: Happened): Colour | undefined =>
  newsIn(happened) === "offer" || isHandedOver(happened) ? playerToAct(happened.after) : undefined;

/**
 * Whether a table is sent again with a sound; an edit makes none. Between two people a private
 * table rings for the player to act, and at the end. Any other rings for an end or an offer that
 * an edit further up would hide. A player's own action makes no sound for them.
 */
export const rings = (
  services: Services,
  row: GameRow,
  happened: Happened,
  table: Pick<Table, "viewer" | "chat" | "thread" | "message">,
): boolean => {
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
