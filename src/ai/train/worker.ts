import { playOrder } from "./order.ts";

/** What a thread of a training run does with each message. */
export default playOrder;
