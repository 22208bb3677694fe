import Database from "better-sqlite3";
import { apply } from "../../src/game/apply.ts";
import { newGame } from "../../src/game/game.ts";
import type { Game, GameEvent } from "../../src/game/types.ts";
import type { Ruleset } from "../../src/rules/types.ts";

/** The games of a running bot, read from its database beside it. */
export type GameLog = {
  /** How many events a game has by now. */
  version(game: number): number;
  events(game: number): readonly GameEvent[];
  /** A game as it stands. */
  state(game: number): Game;
  /** A game as it stood before its first event, after the first, and so on to the last. */
  states(game: number): readonly Game[];
  close(): void;
};

export const openGameLog = (path: string): GameLog => {
  const sql = new Database(path, { readonly: true });
  const version = sql.prepare("SELECT version FROM games WHERE id = ?").pluck();
  const ruleset = sql.prepare("SELECT ruleset FROM games WHERE id = ?").pluck();
  const texts = sql.prepare("SELECT event FROM events WHERE game = ? ORDER BY number").pluck();
  const later = sql
    .prepare("SELECT event FROM events WHERE game = ? AND number > ? ORDER BY number")
    .pluck();
  const known = new Map<number, Game>();
  const rulesetOf = (game: number): Ruleset => JSON.parse(String(ruleset.get(game)));
  const events = (game: number): readonly GameEvent[] =>
    texts.all(game).map((text): GameEvent => JSON.parse(String(text)));
  return {
    version: (game) => Number(version.get(game)),
    events,
    state(game) {
      let state = known.get(game) ?? newGame(rulesetOf(game));
      for (const text of later.all(game, state.version))
        state = apply(state, JSON.parse(String(text)));
      known.set(game, state);
      return state;
    },
    states(game) {
      const states = [newGame(rulesetOf(game))];
      for (const event of events(game)) {
        const last = states.at(-1);
        if (last) states.push(apply(last, event));
      }
      return states;
    },
    close: () => void sql.close(),
  };
};
