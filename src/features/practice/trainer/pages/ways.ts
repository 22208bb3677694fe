import type { Say } from "../../../../bot/text/texts.ts";
import type { Row } from "../../../../bot/view/button.ts";
import type { PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { slotOf } from "../../../../tables/services/slots.ts";
import type { PuzzleId } from "../rules/ids.ts";

/** A puzzle, and the person who has done it. */
type DonePuzzle = { readonly puzzle: PuzzleId; readonly person: PersonId };

/** Features that do more with a puzzle add their buttons under its result. */
export const TRAIN_WAYS = slotOf<(services: Services, done: DonePuzzle, say: Say) => Row>();
