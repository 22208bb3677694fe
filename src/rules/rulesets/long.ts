import { define } from "./define.ts";

/** Long nardy (000). */
export const long = define("long", {
  family: "long",
  homeHit: "free",
  fullMove: false,
  headException: "opponent-head",
  block: "opponent-ahead",
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  homeMars: 3,
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});
