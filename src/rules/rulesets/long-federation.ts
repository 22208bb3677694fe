import { define } from "./define.ts";
import { long } from "./long.ts";

/** Long nardy that knows oin and mars only (003). */
export const longFederation = define("long-federation", long.switches, { homeMars: "off" });
