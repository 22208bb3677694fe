export { breakOff } from "./play/break-off.ts";
