import type { Services } from "../../../../tables/services/services.ts";
import type { TheTwo } from "../../../standings/door.ts";
import { MOST_LOSS } from "../../decision/decision.ts";
import { sevenToday } from "../../sets/sets.ts";
import type { DareSource } from "../../sharing/buttons.ts";
import { puzzlesIn } from "../../trainer/store/puzzles.ts";

/** A position for a dare in return: the last one that I have solved and my friend has not tried. */
export const positionFor = (services: Services, { me, friend }: TheTwo): DareSource | undefined => {
  const day = sevenToday(services);
  const asked = { person: me, friend, day, most: MOST_LOSS.best };
  const puzzle = puzzlesIn(services.store).lastSolved(asked);
  return puzzle === undefined ? undefined : { source: "p", of: puzzle, turn: 0 };
};
