import { define } from "./define.ts";
import { short } from "./short.ts";

/** Short nardy where no pip of a roll may be wasted if it can be avoided (001 §26). */
export const shortFull = define("short-full", short.switches, { fullMove: true });
