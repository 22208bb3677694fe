export { breakOff } from "./play/meet.ts";
