/** Somebody who plays in a cup, or has. They are named by their seeds, the first first. */
export type CupPlayer<Id> = {
  readonly player: Id;
  /** The round from which they play. */
  readonly since: number;
  /** They play no more: a deadline has put them out, or they are not known any more. */
  readonly isGone: boolean;
};

/** Two who meet in a round, or one who meets nobody and has won by it. */
export type CupPair<Id> = {
  /** From 1. */
  readonly round: number;
  readonly one: Id;
  readonly other: Id | undefined;
  readonly winner: Id | undefined;
  /** Somebody was missing: won without a match that counts as one. */
  readonly isForfeit: boolean;
};

/** Who meets whom; nobody: a bye. */
export type Meeting<Id> = readonly [one: Id, other: Id | undefined];

/** So many may play. */
export const CUP_PLAYERS = { least: 2, most: 33 } as const;

/** From so many players on a Swiss is offered instead of knock-out. */
export const SWISS_FROM = 9;

export const roundOf = <Id>(pairs: readonly CupPair<Id>[]): number =>
  Math.max(0, ...pairs.map(({ round }) => round));

export const isIn = <Id>(pair: CupPair<Id>, player: Id): boolean =>
  pair.one === player || pair.other === player;

/** Whether somebody has lost a pair that is decided. */
export const isLost = <Id>(pair: CupPair<Id>, player: Id): boolean =>
  isIn(pair, player) && pair.winner !== undefined && pair.winner !== player;

/** How often two have met, also where one of them did not come. */
export const meetingsOf = <Id>(pairs: readonly CupPair<Id>[], one: Id, other: Id): number =>
  pairs.filter((pair) => isIn(pair, one) && isIn(pair, other)).length;

export const byesOf = <Id>(pairs: readonly CupPair<Id>[], player: Id): number =>
  pairs.filter((pair) => pair.one === player && pair.other === undefined).length;
