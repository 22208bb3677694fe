import { isPersonId, type PersonId } from "../../ids/ids.ts";

/** The levels that sit at tables, the weakest first. */
export const LEVELS = ["beginner", "easy", "middle", "hard", "best"] as const;
export type SeatLevel = (typeof LEVELS)[number];

/** The persons that the computer is; their rows are in the database from the beginning. */
const PERSONS: Readonly<Record<SeatLevel, number>> = {
  beginner: -5,
  easy: -1,
  middle: -2,
  hard: -3,
  best: -4,
};

export const computerAt = (level: SeatLevel): PersonId => {
  const id = PERSONS[level];
  if (!isPersonId(id)) throw new Error(`nobody plays as ${level}`);
  return id;
};

/** The level of the computer; undefined for people. */
export const levelOf = (person: PersonId): SeatLevel | undefined =>
  LEVELS.find((level) => PERSONS[level] === person);

/** How strong it is, for eyes: a star for each level, an empty one for the first. */
export const starsOf = (person: PersonId): string => {
  const level = levelOf(person);
  return level === undefined ? "" : "★".repeat(LEVELS.indexOf(level)) || "☆";
};
