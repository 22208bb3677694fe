import { decide } from "../../game/decide.ts";
import { newGame } from "../../game/game.ts";
import { plain } from "../../game/series.ts";
import type { Refusal } from "../../game/types.ts";
import type { ChatId, GameId, PersonId } from "../../ids/ids.ts";
import type { Result } from "../../rules/result.ts";
import type { Ruleset, WayToWin } from "../../rules/types.ts";
import type { Services } from "../services/services.ts";
import { finish } from "./finished.ts";

/** A game that two people have played on a wooden board. */
export type GameOnWood = {
  readonly ruleset: Ruleset;
  readonly winner: PersonId;
  readonly loser: PersonId;
  readonly outcome: WayToWin;
};

/**
 * Counts a game on a wooden board in its group, as a game that has nothing but an end; call it in a
 * transaction. It is not rated: nobody has seen it.
 */
export const countOnWood = (
  services: Services,
  chat: ChatId,
  { ruleset, winner, loser, outcome }: GameOnWood,
): Result<{ readonly id: GameId }, Refusal> => {
  const { store, now, newSecret } = services;
  const terms = { ruleset, stake: 1 };
  // No cube was seen there that a mars could depend on.
  const begun = plain(ruleset, false);
  const decided = decide(newGame(begun), { type: "report", by: "white", outcome }, () => [1, 1]);
  if (!decided.ok) return decided;
  const series = store.games.addSeries({ chat, terms }, now());
  const id = store.games.addGame(
    { series: series.id, white: winner, black: loser, ruleset: begun, crawford: false },
    { settled: { secret: newSecret(), luck: null } },
    null,
    now(),
  );
  store.games.append(id, 0, decided.events, now());
  const row = store.games.game(id);
  if (row) finish(services, row, decided.game, series);
  return { ok: true, id };
};
