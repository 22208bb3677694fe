import { define } from "./define.ts";
import { short } from "./short.ts";

/** Short nardy where a checker that hit at home may not hide in that turn (000, the Caucasian nuance). */
export const shortCaucasian = define("short-caucasian", short.switches, { homeHit: "no-hiding" });
