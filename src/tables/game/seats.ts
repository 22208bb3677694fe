import { isPersonId, type PersonId } from "../../ids/ids.ts";

/** The computer's levels at tables, weakest first. */
export const LEVELS = ["beginner", "easy", "middle", "hard", "best"] as const;
export type SeatLevel = (typeof LEVELS)[number];

/** The computer's person at each level; their rows are in the database from the beginning. */
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

export const levelOf = (person: PersonId): SeatLevel | undefined =>
  LEVELS.find((level) => PERSONS[level] === person);

/** The computer's strength: a star for each level, an empty one for the first. */
export const starsOf = (person: PersonId): string => {
  const level = levelOf(person);
  return level === undefined ? "" : "★".repeat(LEVELS.indexOf(level)) || "☆";
};
