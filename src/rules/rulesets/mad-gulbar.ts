import { define } from "./define.ts";
import { long } from "./long.ts";

/** Mad gulbar (000): unplayed dice go to the opponent, a double climbs to the sixes. */
export const madGulbar = define("mad-gulbar", long.switches, {
  leftover: "opponent",
  doubles: "ascending",
});
