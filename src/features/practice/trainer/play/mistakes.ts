import type { Analysis } from "../../../../ai/analysis/analysis.ts";
import { matchSeenBy, matchStand } from "../../../../game/problem/of-game.ts";
import type { GameEvent } from "../../../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../../../ids/ids.ts";
import { familyOf } from "../../../../rules/family.ts";
import type { GameRow } from "../../../../store/games.ts";
import { toGoIn } from "../../../../tables/game/finished.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { analysesIn, type matchMistakes, storedAnalysis } from "../../../records/door.ts";
import { writeDecision } from "../../decision/text.ts";
import { mistakeAt, mistakesOf } from "../rules/mistakes.ts";
import { newRepetition } from "../rules/repetition.ts";
import { type PuzzleId, puzzlesIn } from "../store/puzzles.ts";

/** Keeps the mistakes of both players of an analysed game, each for its own player. */
export const noteMistakes = (
  services: Services,
  row: GameRow,
  events: readonly GameEvent[],
  analysis: Analysis,
): void => {
  const { store, now } = services;
  const terms = store.games.series(row.series).terms;
  const stand = matchStand(terms, toGoIn(services, row), row.crawford);
  for (const { by, turn, decision } of mistakesOf(row.ruleset, events, analysis)) {
    const person = row[by];
    // A forgotten person has no language.
    if (isComputer(person) || !store.people.person(person)?.language) continue;
    const id = puzzlesIn(store).addOwn({
      ...{ person, game: row.id, turn },
      ...{
        family: familyOf(decision.ruleset.switches),
        theme: decision.theme,
        puzzle: writeDecision({ ...decision, ...(stand && { match: matchSeenBy(stand, by) }) }),
      },
    });
    if (id !== undefined) puzzlesIn(store).keepBox({ person, puzzle: id, ...newRepetition(now()) });
  }
};

/** Keeps losing turns of games that were played elsewhere, for their own player, due at once. */
export const keepLost = (
  { store, now }: Services,
  person: PersonId,
  lost: NonNullable<ReturnType<typeof matchMistakes>>,
): readonly PuzzleId[] =>
  store.transaction(() => {
    const puzzles = puzzlesIn(store);
    return lost.flatMap(({ ruleset, events, analysis, turn, match }) => {
      const decision = mistakeAt(ruleset, events, analysis, turn)?.decision;
      if (!decision) return [];
      const puzzle = writeDecision({ ...decision, ...(match && { match }) });
      const family = familyOf(decision.ruleset.switches);
      const { theme } = decision;
      const id =
        puzzles.broughtAlready({ person, puzzle }) ??
        puzzles.addOwn({ person, game: null, turn: null, theme, family, puzzle });
      if (id === undefined) return [];
      puzzles.keepBox({ person, puzzle: id, ...newRepetition(now()) });
      return [id];
    });
  });

/** More games are the work of weeks; the rest follows the next time. */
const MOST_GAMES = 10;

/** Keeps the mistakes of games analysed before there was a trainer, the last first. */
export const learnFromOldGames = async (services: Services, person: PersonId): Promise<void> => {
  for (const game of analysesIn(services.store).untaught({ person, most: MOST_GAMES })) {
    // A game takes some milliseconds, and presses come in between.
    await services.time.yield();
    services.store.transaction(() => learnFrom(services, game));
  }
};

const learnFrom = (services: Services, game: GameId): void => {
  const { store } = services;
  const row = store.games.game(game);
  const analysis = storedAnalysis(services, game);
  store.unlessDamaged(`game ${game}`, () => {
    if (row && analysis) noteMistakes(services, row, store.games.events(game), analysis);
  });
  analysesIn(store).taught(game);
};
