export { GUIDES, guideButton, LESSONS } from "./pages/guides.ts";
