import type { PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { slotOf } from "../../../../tables/services/slots.ts";
import type { SevenDay } from "../store/sevens.ts";

/** A person's answer to a decision of a seven, with its loss. */
type SevenAnswered = SevenDay & {
  readonly person: PersonId;
  readonly number: number;
  readonly played: string;
  readonly loss: number;
};

/** Called with an answer in the transaction that takes it. */
export const ANSWERED = slotOf<(services: Services, answered: SevenAnswered) => void>();
