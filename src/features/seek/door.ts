export { breakOff, gamesMeanwhile } from "./play/meet.ts";
