import { thinkNow } from "./task.ts";

/** What the computer's thread does with each message. */
export default thinkNow;
