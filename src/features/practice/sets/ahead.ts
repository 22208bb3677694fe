import type { Turn } from "../../../rules/turn.ts";
import type { Family, Position } from "../../../rules/types.ts";
import { Alarm } from "../../../tables/services/alarm.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type SevenDecision, turnOf } from "../decision/decision.ts";
import { endOf } from "../decision/ends.ts";
import { dayOf } from "./days.ts";
import { daysAhead, type Make, type Missing, makeAhead, type Trim } from "./fill.ts";
import { shelfOf } from "./sets.ts";
import { sevensIn } from "./sevens.ts";
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

/** The best turns of a whole seven take at most this many presses. */
export const MOST_PRESSES = 20;

/** The presses that a turn to this end takes, as it is shown. */
export type PressesTo = (start: Turn, end: Position) => number;

export const pressesOf = (decision: SevenDecision, pressesTo: PressesTo): number => {
  const [best] = decision.ends;
  return best ? pressesTo(turnOf(decision), endOf(decision.position, best.key)) : 0;
};

/** Takes the longest decision out of a set that needs too many presses. */
export const withinPresses =
  (pressesTo: PressesTo, letOthersRun: () => Promise<void>): Trim =>
  async (draft) => {
    const costs: number[] = [];
    for (const decision of draft.decisions) {
      // A double takes a while to search.
      await letOthersRun();
      costs.push(pressesOf(decision, pressesTo));
    }
    const sum = costs.reduce((all, one) => all + one, 0);
    if (sum <= MOST_PRESSES) return draft;
    const dearest = costs.indexOf(Math.max(...costs));
    return { ...draft, decisions: draft.decisions.filter((_, at) => at !== dearest) };
  };
