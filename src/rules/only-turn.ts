import { type Found, reaches, type Way, waysOn } from "./first-moves.ts";
import { movesTo } from "./packing.ts";
import type { Plan } from "./plan.ts";
import { type Packed, samePosition } from "./pool.ts";
import { type Search, someStep } from "./search.ts";
import type { Move } from "./types.ts";

/** The first end that is found from a position from where it is known that one can be reached. */
const anyEnd = (search: Search, packed: Packed, plan: Plan, dice: number): Packed => {
  if (dice === 0) return packed;
  let end = packed;
  plan.choices.some((choice) =>
    someStep(search, packed, choice, (child) => {
      const alive = reaches(search, child, choice.after, dice - 1);
      if (alive) end = anyEnd(search, child, choice.after, dice - 1);
      return alive;
    }),
  );
  return end;
};

const WALKED = 3;

/** The moves to the only position that the turns found can end in; undefined if there are more. */
export const onlyEnd = ({ search, dice, firsts }: Found): readonly Move[] | undefined => {
  const [first] = firsts;
  if (first === undefined) return undefined;
  const { pool } = search;
  const end = anyEnd(search, first.child, first.choice.after, dice - 1);
  const endsOtherwise = ({ child, choice }: Way, left: number): boolean =>
    !samePosition(pool, end, anyEnd(search, child, choice.after, left));
  const leadsElsewhere = ({ child, choice }: Way, left: number): boolean => {
    if (left === 0 || pool.notes[child] === WALKED) return false;
    const other = differ(waysOn(search, child, choice.after, left), left - 1);
    pool.notes[child] = WALKED;
    return other;
  };
  /** Compares one end of each way before it follows any of them further. */
  const differ = (ways: readonly Way[], left: number): boolean =>
    ways.some((way) => endsOtherwise(way, left)) || ways.some((way) => leadsElsewhere(way, left));
  return differ(firsts, dice - 1) ? undefined : movesTo(pool, end);
};
