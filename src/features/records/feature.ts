import type { Feature } from "../../bot/feature/feature.ts";
import { finishedLists } from "./finished-handlers.ts";
import { records } from "./handlers.ts";
import { RECORD_PRESSES } from "./presses.ts";
import { sharing } from "./sharing.ts";

/** All that remains of a game: record, dice, card, replay, and the list of finished games. */
export const RECORDS: Feature = {
  name: "records",
  presses: RECORD_PRESSES,
  handlers: [finishedLists, records, sharing],
};
