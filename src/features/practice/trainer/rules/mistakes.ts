import type { Analysis, JudgedTurn } from "../../../../ai/analysis/analysis.ts";
import { questionOf } from "../../../../ai/seat.ts";
import { apply } from "../../../../game/apply.ts";
import { COLOURS } from "../../../../game/colours.ts";
import { newGame } from "../../../../game/game.ts";
import { turnAfter } from "../../../../game/moves.ts";
import { asPlayed } from "../../../../game/take-back.ts";
import type { Colour, Game, GameEvent, PhaseOf } from "../../../../game/types.ts";
import { familyOf } from "../../../../rules/family.ts";
import { begin } from "../../../../rules/turn.ts";
import type { Move, Position, Ruleset } from "../../../../rules/types.ts";
import type { JudgedDecision } from "../../decision/decision.ts";
import { keyOf } from "../../decision/ends.ts";
import { themeOf } from "../../decision/themes.ts";
import { LEAST_LOSS } from "./repetition.ts";

export type GameMistake = {
  readonly by: Colour;
  /** Its number in the game, from 0. */
  readonly turn: number;
  readonly loss: number;
  readonly played: readonly Move[];
  readonly decision: JudgedDecision;
};

/** The limit for one player in one game: more would be a week's work. */
const MOST_OF_GAME = 5;

/** The loss of a turn in whole hundredths of a point. */
const hundredths = ({ loss }: JudgedTurn): number => Math.round(100 * loss);

/** The worst instructive turns of both players in an analysed game. */
export const mistakesOf = (
  ruleset: Ruleset,
  events: readonly GameEvent[],
  analysis: Analysis,
): readonly GameMistake[] => {
  const wanted = new Set(COLOURS.flatMap((colour) => worstOf(analysis.turns, colour)));
  return mistakesAmong(ruleset, events, analysis, wanted);
};

/** A losing turn of an analysed game, counted from 0; undefined if it lost nothing. */
export const mistakeAt = (
  ruleset: Ruleset,
  events: readonly GameEvent[],
  analysis: Analysis,
  turn: number,
): GameMistake | undefined => {
  const judged = analysis.turns[turn];
  if (!judged?.chosen || judged.best.length === 0) return undefined;
  return mistakesAmong(ruleset, events, analysis, new Set([judged]))[0];
};

const mistakesAmong = (
  ruleset: Ruleset,
  events: readonly GameEvent[],
  { turns }: Analysis,
  wanted: ReadonlySet<JudgedTurn>,
): readonly GameMistake[] => {
  // The losses of a puzzle are no checkers.
  if (ruleset.switches.score === "difference") return [];
  const mistakes: GameMistake[] = [];
  let game = newGame(ruleset);
  for (const event of asPlayed(events)) {
    const { phase, history } = game;
    const judged = turns[history.length];
    const isEnd = ["turn-ended", "ended", "drawn"].includes(event.type);
    if (isEnd && phase.kind === "moving" && judged !== undefined && wanted.has(judged))
      mistakes.push(mistakeIn(game, phase, judged));
    game = apply(game, event);
  }
  return mistakes;
};

const worstOf = (turns: readonly JudgedTurn[], colour: Colour): readonly JudgedTurn[] =>
  turns
    .filter((turn) => turn.by === colour && turn.chosen && hundredths(turn) >= LEAST_LOSS)
    .toSorted((one, two) => two.loss - one.loss)
    .slice(0, MOST_OF_GAME);

const mistakeIn = (game: Game, phase: PhaseOf<"moving">, judged: JudgedTurn): GameMistake => {
  // The name of an own ruleset belongs to its author and may be deleted.
  const { id, switches } = game.ruleset;
  const ruleset = { id, switches };
  const { position, roll } = questionOf(game, phase);
  const played = phase.turn.position;
  const best = judged.best.reduce(turnAfter, begin({ ruleset, position }, roll)).position;
  const loss = hundredths(judged);
  const ends: readonly (readonly [Position, number])[] = [
    [best, 0],
    [played, loss],
  ];
  return {
    by: judged.by,
    turn: game.history.length,
    loss,
    played: phase.turn.moves,
    decision: {
      ...{ ruleset, position, roll, best: judged.best },
      theme: themeOf(familyOf(switches), position, [best, played]),
      ends: ends.map(([end, lost]) => ({ key: keyOf(position, end), loss: lost })),
    },
  };
};
