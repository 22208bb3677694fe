import { rmSync } from "node:fs";
import { BUILT } from "./process.ts";

/** Before a run of tests: what was compiled before may be old. */
export default (): void => rmSync(BUILT, { force: true });
