import { isPersonId, type PersonId } from "../../ids/ids.ts";

/** The levels that sit at tables, in the order of their persons. */
export const LEVELS = ["easy", "middle", "hard", "best"] as const;
export type SeatLevel = (typeof LEVELS)[number];

/** The person that the computer is at a level; its row is in the database from the beginning. */
export const computerAt = (level: SeatLevel): PersonId => {
  const id = -1 - LEVELS.indexOf(level);
  if (!isPersonId(id)) throw new Error(`nobody plays as ${level}`);
  return id;
};

/** The level of the computer; undefined for people. */
export const levelOf = (person: PersonId): SeatLevel | undefined => LEVELS[-1 - person];
