import type { Feature } from "../../../bot/feature/feature.ts";
import { hints } from "./handlers.ts";

/** What the computer would play. */
export const HINTS: Feature = { name: "hints", handlers: [hints] };
