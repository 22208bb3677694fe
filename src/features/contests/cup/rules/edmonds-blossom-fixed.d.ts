declare module "edmonds-blossom-fixed" {
  /**
   * The matching of greatest total weight: the partner of each vertex, -1 for a vertex without one.
   */
  export default function matching(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    mostPairs: boolean,
  ): number[];
}
