import type { Analysis } from "../../../../ai/analysis/analysis.ts";
import type { GameEvent } from "../../../../game/types.ts";
import { isComputer } from "../../../../ids/ids.ts";
import { familyOf } from "../../../../rules/family.ts";
import type { GameRow } from "../../../../store/games.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { writeDecision } from "../../decision/text.ts";
import { mistakesOf } from "../rules/mistakes.ts";
import { newRepetition } from "../rules/repetition.ts";
import { puzzlesIn } from "../store/puzzles.ts";

/** Keeps the mistakes of both players of an analysed game, each for its own player. */
export const noteMistakes = (
  { store, now }: Services,
  row: GameRow,
  events: readonly GameEvent[],
  analysis: Analysis,
): void => {
  for (const { by, turn, decision } of mistakesOf(row.ruleset, events, analysis)) {
    const person = row[by];
    // A forgotten person has no language.
    if (isComputer(person) || !store.people.person(person)?.language) continue;
    const id = puzzlesIn(store).addOwn({
      ...{ person, game: row.id, turn },
      ...{
        family: familyOf(decision.ruleset.switches),
        theme: decision.theme,
        puzzle: writeDecision(decision),
      },
    });
    if (id !== undefined) puzzlesIn(store).keepBox({ person, puzzle: id, ...newRepetition(now()) });
  }
};
