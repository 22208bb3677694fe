import type { Meter } from "../../../src/bot/intake/intake.ts";

/** A meter that counts nothing. */
export const METER: Meter = {
  update: () => undefined,
  dropped: () => undefined,
  call: () => undefined,
  press: () => undefined,
  contact: () => undefined,
};
