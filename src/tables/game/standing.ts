import { isSupergroup } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import { hearsTalk, isCovered, standingBelow } from "../services/newest.ts";
import type { Services } from "../services/services.ts";
import { MINUTE_MS } from "../services/time.ts";

/** With so many messages below it, a board is above the edge of a phone. */
const MANY_BELOW = 6;

/** People do not talk evenly, so a message is to stand for fewer than hide it. */
const FEW_BELOW = 3;

const LEAST_REST_MS = 40_000;
const MOST_REST_MS = 10 * MINUTE_MS;

type Stood = {
  /** How long its message has stood, and how long it was to stand. */
  readonly stoodMs: number;
  readonly restMs: number;
};

type Surroundings = Stood & {
  /** Messages below that the bot knows of; where it hears the talk, all of them. */
  readonly below: number;
  readonly isHeard: boolean;
};

/** Whether a table in a group has gone out of sight, as far as one can tell. */
export const isOutOfSight = ({ stoodMs, restMs, below, isHeard }: Surroundings): boolean =>
  below >= MANY_BELOW ? stoodMs >= LEAST_REST_MS : !isHeard && stoodMs >= restMs;

/**
 * How long the next message stands: for a few messages, if people talk on as they did since the
 * last one, and at most twice as long as that one. `talked` is undefined where the bot cannot
 * tell how many came meanwhile.
 */
export const nextRest = ({ stoodMs, restMs }: Stood, talked: number | undefined): number => {
  if (talked === undefined) return restMs;
  const fewTake = stoodMs * Math.min(2, FEW_BELOW / talked);
  return Math.max(LEAST_REST_MS, Math.min(fewTake, 2 * restMs, MOST_REST_MS));
};

/** The same of a table; after a restart none is known, and each comes down once. */
export const hasSunk = (services: Services, table: Pick<Table, "id" | PlaceKey>): boolean => {
  const known = services.caches.standing.find(table.id);
  if (table.chat === null) return false;
  if (!known) return true;
  return isOutOfSight({
    stoodMs: services.time.elapsed() - known.since,
    restMs: known.restMs,
    below: standingBelow(services, table),
    isHeard: hearsTalk(services, table.chat),
  });
};

/**
 * Whether newer messages stand below a table, or may do so: where the bot hears no talk, below any
 * that has stood for a while.
 */
export const mayBeCovered = (services: Services, table: Pick<Table, "id" | PlaceKey>): boolean => {
  if (table.chat === null) return false;
  if (isCovered(services, table)) return true;
  const known = services.caches.standing.find(table.id);
  const hasStood = !known || services.time.elapsed() - known.since >= LEAST_REST_MS;
  return hasStood && !hearsTalk(services, table.chat);
};

type PlaceKey = "chat" | "thread" | "message";

/** Notes that a table has a new message, as its last call has left it. */
export const noteStanding = (
  { caches, time }: Pick<Services, "caches" | "time">,
  { id, chat, thread, message }: Pick<Table, "id" | PlaceKey>,
): void => {
  if (chat === null || message === null) return;
  const [before, since] = [caches.standing.find(id), time.elapsed()];
  // A topic is numbered together with all others of its group.
  const isNumbered = isSupergroup(chat) && thread === null;
  const talked = before && isNumbered ? message - before.message - 1 : undefined;
  const restMs = before
    ? nextRest({ stoodMs: since - before.since, restMs: before.restMs }, talked)
    : LEAST_REST_MS;
  caches.standing.keep(id, { message, since, restMs });
};
