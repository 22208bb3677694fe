/** A player in a queue, beside the next weaker and the next stronger who still wait. */
type Spot<Player> = {
  readonly player: Player;
  readonly rating: number;
  below: Spot<Player> | undefined;
  above: Spot<Player> | undefined;
};

export type Rated<Player> = { readonly player: Player; readonly rating: number };

/** The player found, and how far apart the two are in rating. */
export type Neighbour<Player> = { readonly player: Player; readonly apart: number };

/** Players in the order of their ratings, so that only neighbours are looked at. */
export type Queue<Player> = {
  /** The nearest in rating who fits, at most so far apart. */
  readonly nearest: (
    player: Player,
    within: number,
    fits: (other: Player) => boolean,
  ) => Neighbour<Player> | undefined;
  readonly leave: (player: Player) => void;
};

export const queueOf = <Player>(members: readonly Rated<Player>[]): Queue<Player> => {
  const places = new Map<Player, Spot<Player>>();
  let below: Spot<Player> | undefined;
  for (const rated of members.toSorted((one, other) => one.rating - other.rating)) {
    const place: Spot<Player> = { ...rated, below, above: undefined };
    if (below) below.above = place;
    places.set(rated.player, place);
    below = place;
  }
  return {
    nearest: (player, within, fits) => {
      const place = places.get(player);
      return place && nearestTo(place, within, fits);
    },
    leave: (player) => {
      const place = places.get(player);
      if (place?.below) place.below.above = place.above;
      if (place?.above) place.above.below = place.below;
      places.delete(player);
    },
  };
};

const nearestTo = <Player>(
  { rating, ...sides }: Spot<Player>,
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
