export { GUIDES, guideButton, LESSONS } from "./guides.ts";
export { rulesPress } from "./presses.ts";
