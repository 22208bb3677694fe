/** A game as a record that anyone can read, replay and check. */
export { type Entry, entriesOf, turnsTakenBack } from "./entries.ts";
export type { GameRecord, RecordEvent } from "./format.ts";
export { matOf } from "./mat.ts";
export { type MatRead, type MatUnfit, type ReadGame, type ReadMatch, readMat } from "./mat-read.ts";
export type { Mismatch, NotAllowed } from "./mismatch.ts";
export { readMatch } from "./read-match.ts";
export { throwsText, verifyThrows } from "./throws.ts";
export { readRecord, type Verified, verifyRecord } from "./verify.ts";
export { recordOf, recordText, termsOf } from "./write.ts";
