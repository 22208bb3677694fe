import { movesAlong, movesOf, turnAfter } from "../../game/moves.ts";
import type { CheckerMove } from "../../game/types.ts";
import { DICE } from "../../rules/dice.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { Turn } from "../../rules/turn.ts";

/** A turn before Done, outside of a game. A press counts on any keyboard since the last undo. */
export type KeptTurn = {
  /** Checker moves, a word for each press. */
  readonly presses: string;
  /** Counts presses and undos. */
  readonly step: number;
  /** The step of the last undo. */
  readonly undone: number;
};

export const UNTOUCHED: KeptTurn = { presses: "", step: 0, undone: 0 };

export type TurnSoFar = {
  readonly before: readonly Turn[];
  readonly turn: Turn;
};

const turnSoFar = (start: Turn, { presses }: Pick<KeptTurn, "presses">): TurnSoFar =>
  readPresses(presses)
    .flat()
    .reduce<TurnSoFar>(
      ({ before, turn }, move) => ({ before: [...before, turn], turn: turnAfter(turn, move) }),
      { before: [], turn: start },
    );

/** Presses as a row of the database has them. */
export const writePresses = (presses: readonly (readonly CheckerMove[])[]): string =>
  presses.map((moves) => moves.map(({ from, die }) => `${from}/${die}`).join(",")).join(" ");

const readPresses = (text: string): readonly (readonly CheckerMove[])[] =>
  text
    .split(" ")
    .filter((press) => press !== "")
    .map((press) =>
      press.split(",").flatMap((move) => {
        const [from, die] = move.split("/").map(Number);
        const known = DICE.find((one) => one === die);
        return from === undefined || known === undefined ? [] : [{ from, die: known }];
      }),
    );

/** A turn outside of a game, with its row in the database. */
export type SoloTurn<Kept extends KeptTurn = KeptTurn> = TurnSoFar & {
  readonly kept: Kept;
};

export const soloTurn = <Kept extends KeptTurn>(start: Turn, kept: Kept): SoloTurn<Kept> => ({
  ...turnSoFar(start, kept),
  kept,
});

/** A press on the keyboard of a step: plays checkers. Without moves it undoes the last press. */
export type SoloPress = {
  readonly step: number;
  readonly moves?: readonly CheckerMove[];
};

type Kept<Code extends string> = Result<{ readonly kept: KeptTurn }, Code>;

export const afterPress = (
  { kept, turn }: SoloTurn,
  { step, moves }: SoloPress,
): Kept<"stale" | "illegal-move" | "nothing-to-undo"> =>
  moves ? keptWith(kept, turn, step, moves) : keptWithout(kept, step);

/** Whether Done is possible on the keyboard of a step. */
export const afterDone = (
  { kept, turn }: SoloTurn,
  { step }: SoloPress,
): Done<"stale" | "dice-left"> => {
  if (kept.step !== step) return refused("stale");
  return movesOf(turn).length > 0 ? refused("dice-left") : DONE;
};

const keptWith = (
  kept: KeptTurn,
  turn: Turn,
  step: number,
  moves: readonly CheckerMove[],
): Kept<"stale" | "illegal-move"> => {
  if (step < kept.undone || step > kept.step) return refused("stale");
  if (!movesAlong(turn, moves)) return refused(step < kept.step ? "stale" : "illegal-move");
  const presses = writePresses([...readPresses(kept.presses), moves]);
  return { ok: true, kept: { ...kept, presses, step: kept.step + 1 } };
};

const keptWithout = (kept: KeptTurn, step: number): Kept<"stale" | "nothing-to-undo"> => {
  if (step !== kept.step) return refused("stale");
  const presses = readPresses(kept.presses);
  if (presses.length === 0) return refused("nothing-to-undo");
  const left = writePresses(presses.slice(0, -1));
  return { ok: true, kept: { presses: left, step: step + 1, undone: step + 1 } };
};
