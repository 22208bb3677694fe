declare module "edmonds-blossom-fixed" {
  /** Pairs of the greatest weight in all: the partner of each vertex, -1 for one that is left over. */
  export default function matching(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    mostPairs: boolean,
  ): number[];
}
