import type { Feature } from "../../../bot/feature/feature.ts";
import { remarksIn, rivalryExtension } from "./rivalry.ts";

/** A line at the end of a game about what it means between the two who played it. */
export const RIVALRY: Feature = {
  name: "rivalry",
  queries: [remarksIn],
  game: rivalryExtension,
};
