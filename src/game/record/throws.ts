import { z } from "zod";
import type { Dice } from "../../rules/types.ts";
import { checkDice, commitment, type DiceOrigin, diceOf } from "../dice.ts";
import { DICE_PAIR } from "../stored.ts";
import { hex32 } from "./format.ts";
import type { Mismatch } from "./mismatch.ts";
import { readAs } from "./read-as.ts";

// Dice that were thrown for a wooden board, as a record: the check of a game's dice reads it, too.

const THROWS_FORMAT = "shesh-besh dice";
const THROWS_VERSION = 1;

const throwsRecord = z.strictObject({
  format: z.literal(THROWS_FORMAT),
  version: z.literal(THROWS_VERSION),
  dice: z.strictObject({ hash: hex32, secret: hex32, nonce: z.string().nullable() }),
  events: z
    .array(z.strictObject({ type: z.literal("rolled"), n: z.int().min(0), dice: DICE_PAIR }))
    .readonly(),
});

/** Throws and what they came from, as the text of a record. */
export const throwsText = ({ secret, nonce }: DiceOrigin, throws: readonly Dice[]): string => {
  const dice = { hash: commitment(secret), secret: Buffer.from(secret).toString("hex"), nonce };
  const events = throws.map((one, n) => ({ type: "rolled", n, dice: one }));
  const record = { format: THROWS_FORMAT, version: THROWS_VERSION, dice, events };
  return `${JSON.stringify(record, null, 2)}\n`;
};

type VerifiedThrows = { readonly ok: true; readonly throws: number };

/** Recomputes every throw of such a record; undefined if it is none. */
export const verifyThrows = (value: unknown): VerifiedThrows | Mismatch | undefined => {
  const form = { format: THROWS_FORMAT, version: THROWS_VERSION, record: throwsRecord };
  const read = readAs(form, value);
  if (!read.ok) return read.code === "other-format" ? undefined : read;
  const { dice, events } = read.record;
  const skipped = events.findIndex(({ n }, at) => n !== at);
  if (skipped >= 0)
    return {
      ok: false,
      code: "bad-field",
      field: `events.${skipped}.n`,
      problem: "one is missing",
    };
  const origin = { secret: Buffer.from(dice.secret, "hex"), nonce: dice.nonce };
  const { hash, wrong, throws } = checkDice(origin, events);
  if (hash !== dice.hash) return { ok: false, code: "hash", expected: dice.hash, found: hash };
  const event = wrong === undefined ? undefined : events[wrong - 1];
  if (!event) return { ok: true, throws };
  const expected = diceOf(origin.secret, origin.nonce)(event.n);
  return { ok: false, code: "throw", n: event.n, event: event.n + 1, expected, found: event.dice };
};
