import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { MATCHES, STAKES } from "../../game/series.ts";
import { OUTCOME } from "../../game/stored.ts";
import type { CheckerMove } from "../../game/types.ts";
import {
  type ChallengeId,
  type ChatId,
  type GameId,
  isChallengeId,
  isChatId,
  isGameId,
  isPersonId,
  isTableId,
  type TableId,
} from "../../ids/ids.ts";
import { DICE } from "../../rules/dice.ts";
import { EMOTES } from "../../tables/services/caches.ts";
import { MOST_CLOCK_CODE } from "./clocks.ts";
import { COUNTRIES } from "./countries.ts";

/** Numbers travel in base 36, words as they are. */
export const number = z
  .string()
  .regex(/^[0-9a-z]{1,11}$/)
  .transform((text) => Number.parseInt(text, 36))
  .pipe(z.int());

/** Names that the bot gives: rulesets, switches and their values. */
export const word = z.string().regex(/^[A-Za-z0-9-]{1,24}$/);

/** Checker moves, two characters each: the point in base 36 and the die. */
const moves = z
  .string()
  .regex(/^(?:[1-9a-p][1-6]){1,16}$/)
  .transform((text): readonly CheckerMove[] =>
    (text.match(/../g) ?? []).flatMap((two) => {
      const die = DICE.find((one) => one === Number(two[1]));
      return die === undefined ? [] : [{ from: Number.parseInt(two.charAt(0), 36), die }];
    }),
  );

/** As usual, with the cube, without it; with beaver, with Jacoby, with both. */
export const CUBE_CODES = [0, 1, 2, 3, 4, 5] as const;
export type CubeCode = (typeof CUBE_CODES)[number];

export const flag = number.pipe(z.literal([0, 1]));

export const between = (least: number, most: number) =>
  number.refine((one) => one >= least && one <= most);

/** What /start shows at once, what is behind *More*, and its choice of a language. */
const START_PARTS = ["first", "more", "language"] as const;
export type StartPart = (typeof START_PARTS)[number];

/** The fields of the core's presses and of those in more than one feature; the same everywhere. */
export const FIELDS = {
  challenge: number.refine((id): id is ChallengeId => isChallengeId(id)),
  game: number.refine((id): id is GameId => isGameId(id)),
  table: number.refine((id): id is TableId => isTableId(id)),
  /** The state of the game for which the button was made. */
  version: number,
  moves,
  outcome: OUTCOME,
  /** The person whose menu or dialog it is. */
  person: number,
  ruleset: word,
  family: z.enum(["long", "short"]),
  stake: between(STAKES.least, STAKES.most),
  cube: number.pipe(z.literal(CUBE_CODES)),
  emote: z.enum(EMOTES),
  /** 0: no match. */
  match: between(0, MATCHES.most),
  hints: flag,
  hears: flag,
  /** The number of the clock; 0: none. Older buttons do not have it. */
  clock: between(0, MOST_CLOCK_CODE),
  /**
   * The only person who may sit down: "-" for any, "@" for the username in the message, or an id.
   */
  friend: z.union([z.literal(["-", "@"]), number.refine((id) => isPersonId(id))]),
  /** What happens to the challenge that the person already has waiting. */
  waiting: z.enum(["ask", "replace", "keep"]),
  part: z.enum(["games", "more", "countries", "own", "terms", ...COUNTRIES]),
  country: z.enum(COUNTRIES),
  at: z.enum(START_PARTS),
  language: z.string().regex(/^[a-z]{2}$/),
  page: number,
  by: z.enum(["on", "back"]),
  step: number,
  /** A group: its chat, whose number is negative. */
  group: z
    .string()
    .regex(/^-[1-9a-z][0-9a-z]{0,10}$/)
    .transform((text) => Number.parseInt(text, 36))
    .pipe(z.int().refine((id): id is ChatId => isChatId(id))),
  /** The token of a link: a person who knows it may sit down. */
  token: z.string().regex(/^[\w-]{22}$/),
  /** Written only by the bot: letters of base64url. */
  seal: z.string().regex(/^[\w-]{20}$/),
} as const;

/** The letters of a seal in callback data. */
export const SEAL_LETTERS = 20;

/** Proves that the bot said this: a client can forge a button's data, but does not know the key. */
export const proofOf = (key: string, said: readonly unknown[]): string =>
  createHmac("sha256", key).update(JSON.stringify(said)).digest("base64url");

/** Compares seals in the same time, wherever they differ. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
