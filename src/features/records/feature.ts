import type { Feature } from "../../bot/feature/feature.ts";
import { finishedLists, RECORD_PRESSES } from "./finished-games.ts";
import { records } from "./record.ts";
import { sharing } from "./sharing.ts";
import { inlineResult, playWhoShowed, WITH_PAYLOAD } from "./showing.ts";

/** All that remains of a game: record, dice, card, replay, and what is shown of it to others. */
export const RECORDS: Feature = {
  name: "records",
  presses: RECORD_PRESSES,
  handlers: [finishedLists, records, sharing],
  inlineWords: inlineResult,
  starts: [{ payload: WITH_PAYLOAD, isBeginning: true, open: playWhoShowed }],
};
