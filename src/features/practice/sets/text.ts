import { createHash } from "node:crypto";
import { z } from "zod";
import { DECISION_IN_SET, decisionInSet, storedInSet } from "../decision/text.ts";
import type { SevenDraft } from "./make.ts";
import { SEVEN, SEVEN_GAMES, SEVEN_RULESETS, type Seven, type SevenSet } from "./types.ts";

const SEVEN_FIELDS = {
  game: z.literal(SEVEN_GAMES),
  decisions: z.array(DECISION_IN_SET).length(SEVEN),
};

type SevenFields = z.infer<z.ZodObject<typeof SEVEN_FIELDS>>;

const withDecisions = <Stored extends SevenFields>({ decisions, ...rest }: Stored) => ({
  ...rest,
  decisions: decisions.map((one) => decisionInSet(SEVEN_RULESETS[rest.game], one)),
});

const seven = z.object(SEVEN_FIELDS);
const sevenSet = z.object({ ...SEVEN_FIELDS, day: z.int().min(1) });

const draft = z.object({
  ...SEVEN_FIELDS,
  decisions: z.array(DECISION_IN_SET).max(SEVEN),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  label: z.string(),
  tried: z.int().min(0),
});

const parseSet = <Stored extends SevenFields>(type: z.ZodType<Stored>, text: string) => {
  try {
    const { data } = type.safeParse(JSON.parse(text));
    return data && withDecisions(data);
  } catch {
    return undefined;
  }
};

/** Reads a day's set; undefined if the text is no valid set. */
export const readSet = (text: string): SevenSet | undefined => parseSet(sevenSet, text);

/** Reads seven decisions without a day; undefined if the text is not valid. */
export const readSeven = (text: string): Seven | undefined => parseSet(seven, text);

export const readDraft = (text: string): SevenDraft | undefined => parseSet(draft, text);

export const writeSeven = ({ game, decisions }: Seven): string =>
  JSON.stringify({ game, decisions: decisions.map(storedInSet) });

/** A day's set as the exact text that is stored, hashed and published. */
export const writeSet = ({ game, day, decisions }: SevenSet): string =>
  JSON.stringify({ game, day, decisions: decisions.map(storedInSet) });

export const writeDraft = ({ decisions, ...rest }: SevenDraft): string =>
  JSON.stringify({ ...rest, decisions: decisions.map(storedInSet) });

/** The promise published the day before: the SHA-256 of the exact text of a set, in hexadecimal. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
