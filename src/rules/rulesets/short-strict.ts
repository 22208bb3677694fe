import { define } from "./define.ts";
import { short } from "./short.ts";

/** Short nardy where a checker that hit at home is not borne off in that turn (000, bearing off г). */
export const shortStrict = define("short-strict", short.switches, { homeHit: "no-bear-off" });
