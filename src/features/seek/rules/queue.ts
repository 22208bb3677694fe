/** A player in a queue, beside the next weaker and the next stronger who still wait. */
export type QueueSpot<Player> = {
  readonly player: Player;
  readonly rating: number;
  below: QueueSpot<Player> | undefined;
  above: QueueSpot<Player> | undefined;
};

/** The player found, and how far apart the two are in rating. */
export type Neighbour<Player> = { readonly player: Player; readonly apart: number };

export const spotOf = <Player>(player: Player, rating: number): QueueSpot<Player> => ({
  ...{ player, rating, below: undefined, above: undefined },
});

/** Puts players in the order of their ratings, so that only neighbours are looked at. */
export const lineUp = <Player>(spots: readonly QueueSpot<Player>[]): void => {
  let below: QueueSpot<Player> | undefined;
  for (const spot of spots.toSorted((one, other) => one.rating - other.rating)) {
    spot.below = below;
    if (below) below.above = spot;
    below = spot;
  }
};

export const leave = <Player>({ below, above }: QueueSpot<Player>): void => {
  if (below) below.above = above;
  if (above) above.below = below;
};

/** The nearest in rating who fits, at most so far apart. */
export const nearestTo = <Player>(
  { rating, ...sides }: QueueSpot<Player>,
  within: number,
  fits: (other: Player) => boolean,
): Neighbour<Player> | undefined => {
  let { below, above } = sides;
  for (;;) {
    const down = below ? rating - below.rating : Number.POSITIVE_INFINITY;
    const up = above ? above.rating - rating : Number.POSITIVE_INFINITY;
    const next = down <= up ? below : above;
    const apart = Math.min(down, up);
    if (!next || apart > within) return undefined;
    if (fits(next.player)) return { player: next.player, apart };
    if (next === below) below = next.below;
    else above = next.above;
  }
};
