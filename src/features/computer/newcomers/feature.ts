import type { Feature } from "../../../bot/feature/feature.ts";
import { newcomersExtension } from "./extension.ts";

/** A first game, in which nothing plays for the person who learns. */
export const NEWCOMERS: Feature = {
  name: "newcomers",
  game: newcomersExtension,
};
