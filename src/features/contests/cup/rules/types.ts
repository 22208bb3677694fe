/** A present or former player of a cup. Players are numbered by seed, from the first. */
export type CupPlayer<Id> = {
  readonly player: Id;
  /** The first round of this player. */
  readonly since: number;
  /** Out of the cup: by a missed deadline, or because their data was deleted. */
  readonly isGone: boolean;
};

/** Two players who meet in a round, or one with a bye, who wins by it. */
export type CupPair<Id> = {
  /** From 1. */
  readonly round: number;
  readonly one: Id;
  readonly other: Id | undefined;
  readonly winner: Id | undefined;
  /** A player was missing: the win does not count as a match. */
  readonly isForfeit: boolean;
};

/** Two players who will meet; without `other`, a bye. */
export type Meeting<Id> = readonly [one: Id, other: Id | undefined];

/** The limits for the number of players. */
export const CUP_PLAYERS = { least: 2, most: 33 } as const;

/** With at least this many players a Swiss is offered besides a knock-out. */
export const SWISS_FROM = 9;

export const roundOf = <Id>(pairs: readonly CupPair<Id>[]): number =>
  Math.max(0, ...pairs.map(({ round }) => round));

export const isIn = <Id>(pair: CupPair<Id>, player: Id): boolean =>
  pair.one === player || pair.other === player;

/** Whether the player has lost this decided pair. */
export const isLost = <Id>(pair: CupPair<Id>, player: Id): boolean =>
  isIn(pair, player) && pair.winner !== undefined && pair.winner !== player;

/** How often two players were paired, even if one of them did not come. */
export const meetingsOf = <Id>(pairs: readonly CupPair<Id>[], one: Id, other: Id): number =>
  pairs.filter((pair) => isIn(pair, one) && isIn(pair, other)).length;

export const byesOf = <Id>(pairs: readonly CupPair<Id>[], player: Id): number =>
  pairs.filter((pair) => pair.one === player && pair.other === undefined).length;
