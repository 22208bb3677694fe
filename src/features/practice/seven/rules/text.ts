import { createHash } from "node:crypto";
import { z } from "zod";
import { DICE_PAIR } from "../../../../game/stored.ts";
import { sideOf } from "../../../../rules/position.ts";
import { BAR, CHECKERS, type Side } from "../../../../rules/types.ts";
import {
  type DecisionEnd,
  SEVEN,
  SEVEN_GAMES,
  type Seven,
  type SevenDecision,
  type SevenSet,
  type SevenTheme,
} from "../../decision/types.ts";
import type { SevenDraft } from "./make.ts";

export const THEMES: readonly SevenTheme[] = [
  ...(["opening", "head", "block", "bar", "hit"] as const),
  ...(["blot", "anchor", "contact", "race", "bear-off"] as const),
];

/**
 * Checkers by own point, as in questions about the rules. Those missing from the fifteen are off.
 */
export const storedSide = z
  .record(z.string().regex(/^([1-9]|1\d|2[0-5])$/), z.int().min(1).max(CHECKERS))
  .refine((counts) => Object.values(counts).reduce((sum, count) => sum + count, 0) <= CHECKERS)
  .transform((counts): Side => sideOf(counts));

const thousandths = z.int().transform((value) => value / 1000);
const chance = z
  .int()
  .min(0)
  .max(1000)
  .transform((value) => value / 1000);

/**
 * Key, equity, chances to win, to win mars, to lose mars, and the error; all but the key in
 * thousandths.
 */
const end = z
  .tuple([z.string().regex(/^[a-z]*>[a-z]*(\*[b-y]+)?$/), thousandths, chance, chance, chance])
  .rest(thousandths)
  .transform(
    ([key, equity, win, winMars, loseMars, error]): DecisionEnd => ({
      key,
      equity,
      chances: { win, winMars, loseMars },
      ...(error !== undefined && { error }),
    }),
  );

const decision = z
  .object({
    own: storedSide,
    other: storedSide,
    dice: DICE_PAIR,
    ownTurn: z.literal([1, 2]),
    theme: z.literal(THEMES),
    ends: z.array(end).min(2),
  })
  .transform(({ own, other, ...rest }): SevenDecision => ({ position: { own, other }, ...rest }));

const SEVEN_FIELDS = {
  game: z.literal(SEVEN_GAMES),
  decisions: z.array(decision).length(SEVEN),
};

const seven = z.object(SEVEN_FIELDS) satisfies z.ZodType<Seven>;
const sevenSet = z.object({ ...SEVEN_FIELDS, day: z.int().min(1) }) satisfies z.ZodType<SevenSet>;

const draft = z.object({
  ...SEVEN_FIELDS,
  decisions: z.array(decision).max(SEVEN),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  label: z.string(),
  tried: z.int().min(0),
}) satisfies z.ZodType<SevenDraft>;

const parsed = <Type>(type: z.ZodType<Type>, text: string): Type | undefined => {
  try {
    return type.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Reads a day's set; undefined if the text is no valid set. */
export const readSet = (text: string): SevenSet | undefined => parsed(sevenSet, text);

/** Reads seven decisions without a day; undefined if the text is not valid. */
export const readSeven = (text: string): Seven | undefined => parsed(seven, text);

/** Reads an unfinished set; undefined if the text is not valid. */
export const readDraft = (text: string): SevenDraft | undefined => parsed(draft, text);

/** A side in the stored form. */
export const countsOf = (counts: Side): Record<string, number> =>
  Object.fromEntries(
    counts.flatMap((count, point) =>
      point > 0 && point <= BAR && count > 0 ? [[point, count]] : [],
    ),
  );

const inThousandths = (value: number): number => Math.round(value * 1000);

const writeEnd = ({ key, equity, chances, error }: DecisionEnd): readonly (string | number)[] => {
  const { win, winMars, loseMars } = chances;
  const numbers = [equity, win, winMars, loseMars, ...(error === undefined ? [] : [error])];
  return [key, ...numbers.map(inThousandths)];
};

const writeDecision = ({ position, dice, ownTurn, theme, ends }: SevenDecision): unknown => ({
  own: countsOf(position.own),
  other: countsOf(position.other),
  dice,
  ownTurn,
  theme,
  ends: ends.map(writeEnd),
});

export const writeSeven = ({ game, decisions }: Seven): string =>
  JSON.stringify({ game, decisions: decisions.map(writeDecision) });

/** A day's set as the exact text that is stored, hashed and published. */
export const writeSet = ({ game, day, decisions }: SevenSet): string =>
  JSON.stringify({ game, day, decisions: decisions.map(writeDecision) });

/** An unfinished set as one line. */
export const writeDraft = ({ decisions, ...rest }: SevenDraft): string =>
  JSON.stringify({ ...rest, decisions: decisions.map(writeDecision) });

/** The promise published the day before: the SHA-256 of the exact text of a set, in hexadecimal. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
