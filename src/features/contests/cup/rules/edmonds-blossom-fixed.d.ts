declare module "edmonds-blossom-fixed" {
  /** Of greatest total weight: the partner of each vertex, -1 if it has none. */
  export default function matching(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    mostPairs: boolean,
  ): number[];
}
