import type { Feature } from "../../bot/feature/feature.ts";
import { owning } from "./owner.ts";

/** How the bot does, for the person who runs it. */
export const OWNER: Feature = {
  name: "owner",
  open: ({ owner }) => ({ handlers: [owning(owner)] }),
};
