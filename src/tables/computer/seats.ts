import { LEVELS, type Level } from "../../ai/levels.ts";
import { isPersonId, type PersonId } from "../../ids/ids.ts";

export { LEVELS, type Level };

/** The person that the computer is at a level; its row is in the database from the beginning. */
export const computerAt = (level: Level): PersonId => {
  const id = -1 - LEVELS.indexOf(level);
  if (!isPersonId(id)) throw new Error(`nobody plays as ${level}`);
  return id;
};

/** The level of the computer; undefined for people. */
export const levelOf = (person: PersonId): Level | undefined => LEVELS[-1 - person];
