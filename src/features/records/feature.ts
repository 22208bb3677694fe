import type { Feature } from "../../bot/feature/feature.ts";
import { finishedLists } from "./finished-handlers.ts";
import { records } from "./handlers.ts";
import { RECORD_PRESSES } from "./presses.ts";
import { sharing } from "./sharing.ts";

/** What a game leaves: its record, its dice, its card, its replay, the list of those that are over. */
export const RECORDS: Feature = {
  name: "records",
  presses: RECORD_PRESSES,
  handlers: [finishedLists, records, sharing],
};
