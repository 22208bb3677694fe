import { define } from "./define.ts";

/** Short nardy by international rules (004; the cube also 000). */
export const short = define("short", {
  family: "short",
  homeHit: "free",
  fullMove: false,
  headException: "none",
  block: "free",
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  homeMars: "off",
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});
