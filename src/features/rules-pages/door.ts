export { GUIDES, guideButton } from "./guides.ts";
export { rulesPress } from "./presses.ts";
