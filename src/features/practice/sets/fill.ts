import type { Family } from "../../../rules/types.ts";
import { FIRST_SHIPPED } from "./days.ts";
import { isMade, newDraft, type SevenDraft } from "./make.ts";
import type { sevensIn } from "./sevens.ts";
import { nextSupplied, type Supplied, setOf, supplyOf, unusedOf } from "./supply.ts";
import { readDraft, writeDraft } from "./text.ts";
import { SEVEN_GAMES } from "./types.ts";

/** A bot's store of sets, with the secret in hexadecimal. */
export type Shelf = Pick<
  ReturnType<typeof sevensIn>,
  "days" | "taken" | "put" | "draft" | "keepDraft" | "dropDraft"
> & { readonly secret: () => string };

/**
 * Continues a draft until it is whole; undefined if it is stopped before. Calls `onTried` after
 * each game with the draft, which can be stored to continue after a stop.
 */
export type Make = (
  draft: SevenDraft,
  onTried?: (draft: SevenDraft) => void,
) => Promise<SevenDraft | undefined>;

/** Checks a whole draft. Removes a decision that does not fit, and making then goes on. */
export type Trim = (draft: SevenDraft) => Promise<SevenDraft>;

export type Missing = { readonly game: Family; readonly day: number };

/** The missing sets of this many days from a day on, the nearest day first. */
export const missingFrom = (shelf: Shelf, day: number, days: number): readonly Missing[] => {
  const there = SEVEN_GAMES.map((game) => ({ game, has: new Set(shelf.days({ game, day })) }));
  return Array.from({ length: days }, (_, after) => day + after).flatMap((one) =>
    there.filter(({ has }) => !has.has(one)).map(({ game }) => ({ game, day: one })),
  );
};

export const daysAhead = (shelf: Pick<Shelf, "days">, game: Family, day: number): number => {
  const there = new Set(shelf.days({ game, day }));
  let ahead = 0;
  while (there.has(day + ahead)) ahead++;
  return ahead;
};

/** Today is being played and tomorrow's hash is published: these two cannot wait for a new set. */
const AT_ONCE = 2;

/**
 * Gives today and tomorrow a shipped set if they have none. Returns those still missing when all
 * shipped sets are used up. Later days wait for the bot's own sets, whose answers cannot be looked
 * up.
 */
export const supplyAtOnce = (
  shelf: Shelf,
  today: number,
  shipped: (game: Family) => readonly Supplied[] = supplyOf,
): readonly Missing[] =>
  missingFrom(shelf, today, AT_ONCE).filter(({ game, day }) => {
    const next = nextSupplied(shelf.secret(), game, shipped(game), shelf.taken(game));
    if (next === undefined) return true;
    shelf.put({ game, day, ...setOf(next.seven, day), supply: next.supply });
    return false;
  });

/** So many shipped sets of a game stay back for days for which the bot has made none in time. */
const SPARE = 4;

/**
 * Gives the shipped sets beyond the spare ones a number each (`FIRST_SHIPPED`). They are taken
 * then: none of them can be the set of a day any more.
 */
export const shelveSpareSets = (
  shelf: Shelf,
  shipped: (game: Family) => readonly Supplied[] = supplyOf,
): void => {
  for (const game of SEVEN_GAMES) {
    let day = FIRST_SHIPPED + shelf.days({ game, day: FIRST_SHIPPED }).length;
    const free = unusedOf(shelf.secret(), game, shipped(game), shelf.taken(game)).slice(SPARE);
    for (const { supply, read } of free) {
      const seven = read();
      if (seven && shelf.put({ game, day, ...setOf(seven, day), supply })) day++;
    }
  }
};

/** Makes the set of a day, from its draft if there is one; false if it was stopped. */
const makeDay = async (
  shelf: Shelf,
  missing: Missing,
  make: Make,
  trim: Trim,
): Promise<boolean> => {
  const { game, day } = missing;
  const fresh = newDraft(shelf.secret(), game, `day ${day}`);
  const begun = readDraft(shelf.draft(game) ?? "");
  const keep = (draft: SevenDraft): void => shelf.keepDraft(game, writeDraft(draft));
  let draft = begun?.label === fresh.label ? begun : fresh;
  do {
    const made = await make(draft, keep);
    if (made === undefined) return false;
    draft = await trim(made);
    keep(draft);
  } while (!isMade(draft));
  shelf.put({ game, day, ...setOf(draft, day), supply: null });
  shelf.dropDraft(game);
  return true;
};

/**
 * Makes the missing sets of this many days from today on, one after the other, and calls `onMade`
 * for each. Ends early when `make` is stopped, and continues there the next time.
 */
export const makeAhead = async (
  shelf: Shelf,
  { today, days }: { readonly today: number; readonly days: number },
  make: Make,
  onMade: (missing: Missing) => void = () => undefined,
  trim: Trim = async (draft) => draft,
): Promise<void> => {
  for (const missing of missingFrom(shelf, today, days)) {
    if (!(await makeDay(shelf, missing, make, trim))) return;
    onMade(missing);
  }
};
