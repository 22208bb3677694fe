import type { Feature } from "../../../bot/feature/feature.ts";
import { owning } from "./owner.ts";

/** The state of the bot, for the person who runs it. */
export const OWNER: Feature = {
  name: "owner",
  unlisted: ["stats"],
  open: ({ owner }) => ({ handlers: [owning(owner)] }),
};
