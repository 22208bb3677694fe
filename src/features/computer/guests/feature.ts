import type { Feature } from "../../../bot/feature/feature.ts";
import { guests } from "./handlers.ts";

/** A mention of the bot in a chat where it is no member becomes a board. */
export const GUESTS: Feature = {
  name: "guests",
  open: ({ guestTables }) => (guestTables ? { handlers: [guests] } : undefined),
};
