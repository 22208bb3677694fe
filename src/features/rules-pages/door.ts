export { rulesPress } from "./presses.ts";
