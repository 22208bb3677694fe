import { stoodStill } from "../../game/clock.ts";
import { changeClock } from "../game/turn-clock.ts";
import type { Services, Standstill } from "../services/services.ts";
import { showNotOverdue } from "./clock.ts";

/** Puts off all clocks and deadlines by the time in which nobody could play. */
export const giveTimeBack = (services: Services, standstill: Standstill): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    const { from, until } = standstill;
    for (const clock of store.clocks.running()) {
      changeClock(services, clock, stoodStill(clock, from, until));
    }
    store.waits.putOff(standstill);
    // Boards that were drawn before this go by deadlines that were so much earlier.
    showNotOverdue(services, now() + until - from);
    for (const { givesBack } of services.extensions) givesBack?.(services, standstill);
  });
