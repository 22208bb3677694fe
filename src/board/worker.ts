import { drawNow } from "./drawing.ts";

/** What a thread of the studio does with each message. */
export default drawNow;
