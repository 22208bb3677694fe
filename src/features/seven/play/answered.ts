import type { PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import type { SevenDay } from "../store/sevens.ts";

/** A decision of a seven that a person has taken, and what it has lost. */
type Answered = SevenDay & {
  readonly person: PersonId;
  readonly number: number;
  readonly played: string;
  readonly loss: number;
};

/** Hears of an answer in the transaction that takes it. */
export const ANSWERED = slotOf<(services: Services, answered: Answered) => void>("answered");
