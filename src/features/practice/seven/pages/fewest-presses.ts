import { LANGUAGES, type Say, speakerOf } from "../../../../bot/text/texts.ts";
import { widthOf } from "../../../../bot/view/fit.ts";
import { offeredPlays } from "../../../../bot/view/turn-buttons.ts";
import { movesOf, turnAfter } from "../../../../game/moves.ts";
import { lazily } from "../../../../rules/once.ts";
import type { Turn } from "../../../../rules/turn.ts";
import type { Position } from "../../../../rules/types.ts";

type State = { readonly before: readonly Turn[]; readonly turn: Turn };

const textOf = ({ position, rest }: Turn): string =>
  [position.own, position.other, rest].map((counts) => counts.join()).join("|");

/** The states after one more press, each position once. */
const afterOnePress = (states: readonly State[], say: Say): readonly State[] => {
  const next = new Map<string, State>();
  for (const state of states)
    for (const play of offeredPlays(state, say)) {
      const after = play.reduce(
        ({ before, turn }, move): State => ({
          before: [...before, turn],
          turn: turnAfter(turn, move),
        }),
        state,
      );
      next.set(textOf(after.turn), after);
    }
  return [...next.values()];
};

const isEnd = ({ turn }: State, end: Position): boolean =>
  movesOf(turn).length === 0 &&
  turn.position.own.join() === end.own.join() &&
  turn.position.other.join() === end.other.join();

/** A double is four checkers at most. */
const MOST_PRESSES = 4;

const fewestIn = (start: Turn, end: Position, say: Say): number => {
  let states: readonly State[] = [{ before: [], turn: start }];
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    states = afterOnePress(states, say);
    if (states.some((state) => isEnd(state, end))) return presses + 1;
  }
  return MOST_PRESSES + 1;
};

/** The words on the buttons of a turn, and the text that they stand in. */
const LABELS = ["point-bar", "point-off"] as const;
const SAID = [...LABELS, "notation"] as const;

/** A language for each length of these texts: with longer ones fewer buttons stand in a row. */
const speakers = lazily((): readonly Say[] => {
  const says = LANGUAGES.map((language) => speakerOf(language, SAID));
  const lengths = says.map((say) => LABELS.map((key) => widthOf(say(key))).join());
  return says.filter((_, at) => lengths.indexOf(lengths[at] ?? "") === at);
});

/** The fewest presses for a turn to its end, with Done, in the language that takes more. */
export const fewestPresses = (start: Turn, end: Position): number =>
  Math.max(...speakers().map((say) => fewestIn(start, end, say)));
