import type { Feature } from "../../bot/feature/feature.ts";
import { CONTEST_PRESSES } from "./pages/presses.ts";

/** What arenas, cups and chouettes share: how they are opened, kept and shown. */
export const CONTEST: Feature = { name: "contest", presses: CONTEST_PRESSES };
