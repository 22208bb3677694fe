import type { Feature } from "../../../bot/feature/feature.ts";
import { rivalryExtension } from "./rivalry.ts";
import { remarksIn } from "./store.ts";

/** A line at the end of a game about what it means between the two who played it. */
export const RIVALRY: Feature = {
  name: "rivalry",
  queries: [remarksIn],
  game: rivalryExtension,
};
