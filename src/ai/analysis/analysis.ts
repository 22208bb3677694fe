import { apply } from "../../game/apply.ts";
import { isTimedOut } from "../../game/clock.ts";
import { opponent } from "../../game/colours.ts";
import { mayDouble } from "../../game/cube.ts";
import { newGame, positionFor } from "../../game/game.ts";
import { isByBoard } from "../../game/leaving.ts";
import { asPlayed } from "../../game/take-back.ts";
import type { Colour, Game, GameEvent, PerColour, PhaseOf } from "../../game/types.ts";
import { onlyTurn } from "../../rules/search/search.ts";
import type { Ruleset } from "../../rules/types.ts";
import { judgeTurn, luckOf, type Question } from "../choose.ts";
import { countOf } from "../cube.ts";
import { answersWorth, type CubeAction, choicesWorth, rankedActions } from "../cube-actions.ts";
import type { Player, Players } from "../players.ts";
import { cubeAdvice, questionOf } from "../seat.ts";
import { valuePosition } from "../value.ts";
import type { Analysis, JudgedCube, JudgedTurn } from "./judgement.ts";

export { ANALYSIS, type Analysis, type JudgedCube, type JudgedTurn } from "./judgement.ts";
export {
  isCubeMistake,
  isMistake,
  luckFor,
  type SideSummary,
  type Summary,
  summaryOf,
} from "./summary.ts";

export type Played = {
  readonly ruleset: Ruleset;
  readonly events: readonly GameEvent[];
  readonly toGo?: PerColour<number> | undefined;
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/**
 * Judges the turns and cube decisions of a game, and the luck of its rolls. What the computer did
 * for a player whose time ran out is not that player's mistake.
 */
export const analyse = (players: Players, { ruleset, events, toGo }: Played): Analysis => {
  const player = players.player(ruleset, "best");
  const turns: JudgedTurn[] = [];
  const cubes: JudgedCube[] = [];
  let game = newGame(ruleset);
  let white = 0.5;
  for (const event of asPlayed(events)) {
    const cube = judgeCube(player, game, event, toGo);
    if (cube) cubes.push(cube);
    const turn = judgeEnd(player, game, event, turns.at(-1)?.white ?? white);
    if (turn) turns.push(turn);
    game = apply(game, event);
    if (event.type === "began" || event.type === "placed") white = chanceOf(player, game);
  }
  return { white, turns, cubes };
};

const chanceOf = (player: Player, game: Game): number =>
  asWhite(game.toMove, valuePosition(player, positionFor(game, game.toMove)).chances.win);

const asWhite = (by: Colour, win: number): number => round(by === "white" ? win : 1 - win);

/** Whether an event is the end of a turn that a player has played whole. */
const endsTurn = (event: GameEvent): boolean =>
  event.type === "turn-ended" ||
  event.type === "drawn" ||
  (event.type === "ended" && isByBoard(event.ending));

const judgeEnd = (
  player: Player,
  game: Game,
  event: GameEvent,
  before: number,
): JudgedTurn | undefined => {
  const { phase, toMove: by } = game;
  if (phase.kind !== "moving") return undefined;
  const isWhole = endsTurn(event);
  // A turn cut short by resignation is no mistake, and no change of the chances.
  const isCut = event.type === "ended" && phase.turn.moves.length > 0;
  if (!isWhole && !isCut) return undefined;
  const question = questionOf(game, phase);
  const { white, ...choice } = isWhole
    ? judgeWhole(player, game, phase, question)
    : { white: before, loss: 0, chosen: false, best: [] };
  const luck = round(luckOf(player, question));
  return { by, white, luck, ...choice, cube: countOf(game.cube.value) };
};

const judgeWhole = (player: Player, game: Game, phase: PhaseOf<"moving">, question: Question) => {
  const { best, chances, loss } = judgeTurn(player, question, phase.turn.position);
  const begun = phase.before[0] ?? phase.turn;
  const isTheirs = !isTimedOut(game, game.toMove);
  const chosen = isTheirs && phase.turn.moves.length > 0 && onlyTurn(begun) === undefined;
  const lost = chosen ? round(loss) : 0;
  const white = asWhite(game.toMove, chances.win);
  return { white, loss: lost, chosen, best: lost > 0 ? best.moves : [] };
};

/** Judges the cube decision behind an event, but for answers to a beaver. */
const judgeCube = (
  player: Player,
  game: Game,
  event: GameEvent,
  toGo: Played["toGo"],
): JudgedCube | undefined => {
  const did = actionOf(game, event);
  if (did === undefined) return undefined;
  const answers = did !== "roll" && did !== "double";
  const by = answers ? opponent(game.toMove) : game.toMove;
  if (isTimedOut(game, by)) return undefined;
  const advice = cubeAdvice(player, game, game.toMove, { toGo });
  const worth = answers ? answersWorth(game.ruleset.switches, advice) : choicesWorth(advice);
  const [right] = rankedActions(worth, did);
  return {
    by,
    did,
    right: right ?? did,
    after: game.history.length,
    loss: round((worth[right ?? did] ?? 0) - (worth[did] ?? 0)),
    cube: countOf(game.cube.value),
  };
};

const actionOf = (game: Game, event: GameEvent): CubeAction | undefined => {
  const isOffered = game.phase.kind === "doubled" && !game.phase.beaver;
  switch (event.type) {
    case "rolled":
      return mayDouble(game, game.toMove).ok ? "roll" : undefined;
    case "doubled":
      return "double";
    case "beavered":
      return "beaver";
    case "taken":
      return isOffered ? "take" : undefined;
    case "ended":
      return isOffered && event.ending === "dropped" ? "drop" : undefined;
    default:
      return undefined;
  }
};
