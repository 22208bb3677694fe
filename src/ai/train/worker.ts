export { playOrder as default } from "./order.ts";
