export { labelOrder, playOrder } from "./order.ts";
