import { z } from "zod";
import { type PressNamed, pressBook } from "../../../bot/press/book.ts";
import {
  between,
  FIELDS,
  flag,
  isSame,
  number,
  proofOf,
  SEAL_LETTERS,
} from "../../../bot/press/fields.ts";
import { type BotContext, filtersOf } from "../../../bot/updates/context.ts";
import { isPersonId, type PersonId } from "../../../ids/ids.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import { type DareId, isDareId } from "./dares.ts";

/** Of a dare that no button was pressed under yet: the message holds all of it, sealed. */
const SEALED = ["person", "source", "of", "turn", "made", "drawn", "seal"] as const;

/** No game has more turns. */
const MOST_TURNS = 9_999;

export const DARE_PRESSES = pressBook(
  {
    ...FIELDS,
    /** A position of a game, a puzzle or another dare; or a seven of long or short nardy. */
    source: z.enum(["t", "p", "d", "l", "s"]),
    /** The number of the game, the puzzle, the dare or the day. */
    of: number,
    turn: between(0, MOST_TURNS),
    /** When it was made, in milliseconds since 1970; older buttons have the day. */
    made: number,
    drawn: flag,
    dare: number.refine((id): id is DareId => isDareId(id)),
  },
  {
    "dare-open": ["0o", ...SEALED],
    "dare-open-best": ["0p", ...SEALED],
    /** In the inline message of a dare, which is known by that. */
    "dare-try": ["0t"],
    "dare-best": ["0b"],
    /** In the private chat; the step is the state of the turn. */
    "dare-move": ["0m", "dare", "step", "moves"],
    "dare-undo": ["0u", "dare", "step"],
    "dare-done": ["0d", "dare", "step"],
    "dare-leave": ["0x"],
  },
  {
    "dare-open": { at: "anywhere" },
    "dare-open-best": { at: "anywhere" },
    "dare-try": { at: "anywhere" },
    "dare-best": { at: "anywhere" },
  },
);

export const darePress = DARE_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(DARE_PRESSES);

/** The beginning of the payload of `/start` that leads from a message to its dare. */
export const DARE_PAYLOAD = "dare-";

/** A dare lives so long; a client can press the buttons of its message for ever. */
export const LIFE_DAYS = 14;

/** No number of a day is so large, and no moment so small. */
const DAYS = 100_000;

const dayOf = (made: number): number => (made < DAYS ? made : Math.floor(made / DAY_MS));

export type SealedDare = Omit<PressNamed<typeof DARE_PRESSES, "dare-open">, "do">;
export type NewDareData = Omit<SealedDare, "seal">;

const proofFor = ({ api }: BotContext, what: string, offered: NewDareData): string => {
  const { person, source, of, turn, made, drawn } = offered;
  return proofOf(api.token, [what, person, source, of, turn, made, drawn]);
};

const sealOf = (ctx: BotContext, offered: NewDareData): string =>
  proofFor(ctx, "dare", offered).slice(0, SEAL_LETTERS);

export const seal = (ctx: BotContext, offered: Omit<NewDareData, "made">): SealedDare => {
  const made = { ...offered, made: ctx.services.now() };
  return { ...made, seal: sealOf(ctx, made) };
};

const TOKEN_LETTERS = 22;

/**
 * The token of the dare that is opened by these buttons: by it they are known where a client has
 * copied them. Undefined for a seven, and for older buttons: several messages share those.
 */
export const tokenFor = (ctx: BotContext, { seal: _, ...offered }: SealedDare) => {
  const { source, made } = offered;
  if (made < DAYS || source === "l" || source === "s") return undefined;
  return proofFor(ctx, "dare token", offered).slice(0, TOKEN_LETTERS);
};

/** Who sends a dare; undefined if the bot did not write this, or long ago. */
export const senderOf = (
  ctx: BotContext,
  { seal, ...offered }: SealedDare,
): PersonId | undefined => {
  const { person, made } = offered;
  const isOver = dayOf(made) + LIFE_DAYS < dayOf(ctx.services.now());
  if (isOver || !isPersonId(person) || !isSame(seal, sealOf(ctx, offered))) return undefined;
  return person;
};
