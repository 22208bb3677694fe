import { legalMoves, onlyTurn } from "../rules/legal.ts";
import { hasWon, outcomeOf } from "../rules/outcome.ts";
import { apply, positionFor } from "./apply.ts";
import { opponent } from "./colours.ts";
import { doubleRefusal } from "./cube.ts";
import type { Automation, AutomationOf, DiceSource, Game, GameEvent } from "./types.ts";

/**
 * Turns that pass by themselves before the players are asked to roll by hand. Two walls of long
 * nardy without the block rule can hold each other for ever; nobody should wait for that in a loop.
 */
const MOST_PASSES_IN_A_ROW = 40;

/**
 * Collects events and the game after them, and goes on by itself where nobody has anything to
 * decide: rolls, turns without a choice, turns without a move, the end.
 */
export class Steps {
  readonly events: GameEvent[] = [];
  game: Game;
  readonly #dice: DiceSource;
  readonly #automationOf: AutomationOf;

  constructor(game: Game, dice: DiceSource, automationOf: AutomationOf) {
    this.game = game;
    this.#dice = dice;
    this.#automationOf = automationOf;
  }

  add(...events: readonly GameEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.game = apply(this.game, event);
    }
  }

  /** Goes on until somebody has something to decide. */
  proceed(): void {
    for (let passes = 0; passes <= MOST_PASSES_IN_A_ROW; ) {
      const next = this.#next();
      if (next.length === 0) return;
      this.add(...next);
      const passed = next.some((event) => event.type === "turn-ended" && event.end === "passed");
      const moved = next.some((event) => event.type === "moved");
      passes = moved ? 0 : passes + (passed ? 1 : 0);
    }
  }

  get #automation(): Automation {
    return this.#automationOf(this.game.toMove);
  }

  #next(): readonly GameEvent[] {
    const { game } = this;
    if (game.resignation) return [];
    if (game.phase.kind === "rolling") {
      const mayDouble = doubleRefusal(game, game.toMove) === undefined;
      return this.#automation.roll && !mayDouble
        ? [{ type: "rolled", dice: this.#dice(game.thrown) }]
        : [];
    }
    return game.phase.kind === "moving" ? this.#moving(game, game.phase) : [];
  }

  #moving(game: Game, { turn }: Extract<Game["phase"], { kind: "moving" }>): readonly GameEvent[] {
    if (hasWon(turn.position.own)) return [won(game)];
    const untouched = turn.moves.length === 0;
    if (legalMoves(turn).length === 0) {
      if (untouched) return [{ type: "turn-ended", end: "passed" }];
      return this.#automation.done ? [{ type: "turn-ended", end: "played" }] : [];
    }
    const only = untouched && this.#automation.forced ? onlyTurn(turn) : undefined;
    if (only === undefined) return [];
    const moved = only.map(({ from, die }): GameEvent => ({ type: "moved", from, die }));
    const wins = this.#winsWith(moved);
    return wins ? moved : [...moved, { type: "turn-ended", end: "forced" }];
  }

  #winsWith(moved: readonly GameEvent[]): boolean {
    const after = moved.reduce(apply, this.game);
    return hasWon(after.sides[after.toMove]);
  }
}

const won = (game: Game): GameEvent => {
  const loser = opponent(game.toMove);
  const outcome = outcomeOf(game.ruleset, positionFor(game, loser));
  return { type: "ended", winner: game.toMove, outcome, ending: "borne-off" };
};
