import type { Family } from "../../../../rules/types.ts";
import { Alarm } from "../../../../tables/services/alarm.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { sevensIn } from "../store/sevens.ts";
import { dayOf } from "./days.ts";
import { daysAhead, type Make, type Missing, makeAhead } from "./fill.ts";
import { type PressesTo, withinPresses } from "./presses.ts";
import { shelfOf } from "./sets.ts";
import { SEVEN_GAMES } from "./types.ts";

/** A bot that was down for this long still has sevens when it starts. */
const DAYS = 15;

/** A start has more urgent work; a failure is retried after this time. */
const FIRST_MS = 60_000;
const AGAIN_MS = 60 * 60_000;

type MakingAhead = {
  readonly services: Pick<Services, "store" | "now" | "time" | "newSecret">;
  readonly make: Make;
  readonly pressesTo: PressesTo;
  readonly onMade: (made: Missing & { readonly ahead: number }) => void;
  readonly onFault: (error: unknown) => void;
};

/** The number of days from today for which a game has sets. */
const sevensAhead = ({ store, now }: Pick<Services, "store" | "now">, game: Family): number =>
  daysAhead(sevensIn(store), game, dayOf(now()));

/** The same for each game, by its name. */
export const allSevensAhead = (
  services: Pick<Services, "store" | "now">,
): readonly (readonly [game: Family, days: number])[] =>
  SEVEN_GAMES.map((game) => [game, sevensAhead(services, game)]);

/** Makes the sets of coming days in the background, while the bot runs. */
export const makeSevens = (making: MakingAhead): { readonly stop: () => void } => {
  const { services, make, pressesTo, onMade, onFault } = making;
  const trim = withinPresses(pressesTo, services.time.yield);
  const work = async (): Promise<void> => {
    const wish = { today: dayOf(services.now()), days: DAYS };
    const told = (made: Missing): void =>
      onMade({ ...made, ahead: sevensAhead(services, made.game) });
    await makeAhead(shelfOf(services), wish, make, told, trim);
  };
  const alarm = new Alarm(services.time, () => {
    work()
      .catch(onFault)
      .finally(() => alarm.set(AGAIN_MS));
  });
  alarm.set(FIRST_MS);
  return alarm;
};
