/** What a thread of a training run does with each message. */
export { labelOrder, playOrder } from "./order.ts";
