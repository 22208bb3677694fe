import { define } from "./define.ts";
import { long } from "./long.ts";

/** Gulbar (000): unplayed dice go to the opponent, a double played whole rolls again. */
export const gulbar = define("gulbar", long.switches, {
  leftover: "opponent",
  doubles: "roll-again",
});
