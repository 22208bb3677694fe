export type Derive = (
  board: Uint8Array,
  own: number,
  other: number,
  row: Float32Array,
  to: number,
) => void;

export type DeriveSide<Look> = (
  board: Uint8Array,
  own: Look,
  other: Look,
  at: number,
  otherAt: number,
  row: Float32Array,
  to: number,
) => void;

type OneSide<Look> = {
  readonly count: number;
  readonly emptyLook: () => Look;
  readonly look: (board: Uint8Array, at: number, seen: Look) => void;
  readonly deriveSide: DeriveSide<Look>;
};

/** The inputs of both sides: first of the side about to roll, then of the other. */
export const forBothSides = <Look>({
  count,
  emptyLook,
  look,
  deriveSide,
}: OneSide<Look>): Derive => {
  const first = emptyLook();
  const second = emptyLook();
  return (board, own, other, row, to) => {
    look(board, own, first);
    look(board, other, second);
    deriveSide(board, first, second, own, other, row, to);
    deriveSide(board, second, first, other, own, row, to + count);
  };
};
