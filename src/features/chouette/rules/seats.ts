import type { Die } from "../../../rules/types.ts";

/** A player and their dice: one, and another for each tie. */
export type SeatThrow<Player> = { readonly player: Player; readonly dice: readonly Die[] };

/**
 * Each player throws a die, the highest first; equals throw again among themselves. `dieAt` has the
 * dice in the order in which they are thrown.
 */
export const throwForSeats = <Player>(
  players: readonly Player[],
  dieAt: (n: number) => Die,
): readonly SeatThrow<Player>[] => {
  let thrown = 0;
  const settle = (among: readonly SeatThrow<Player>[]): readonly SeatThrow<Player>[] => {
    if (among.length < 2) return among;
    const threw = among.map(({ player, dice }) => ({ player, dice: [...dice, dieAt(thrown++)] }));
    const faces = [...new Set(threw.map(({ dice }) => dice.at(-1) ?? 0))].sort((a, b) => b - a);
    return faces.flatMap((face) => settle(threw.filter(({ dice }) => dice.at(-1) === face)));
  };
  return settle(players.map((player) => ({ player, dice: [] })));
};
