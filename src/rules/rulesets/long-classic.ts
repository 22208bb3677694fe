import { define } from "./define.ts";
import { long } from "./long.ts";

/** Long nardy by 002: two from the head with any double, no block before the opponent is home. */
export const longClassic = define("long-classic", long.switches, {
  headException: "any-double",
  block: "opponent-home",
  nextFirst: "winner",
});
