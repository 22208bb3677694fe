import { apply } from "../../game/apply.ts";
import { opponent } from "../../game/colours.ts";
import { mayDouble } from "../../game/cube.ts";
import { newGame, positionFor } from "../../game/game.ts";
import type { Colour, Game, GameEvent, PerColour, PhaseOf } from "../../game/types.ts";
import { onlyTurn } from "../../rules/search/search.ts";
import type { Move, Ruleset } from "../../rules/types.ts";
import { judgeTurn, luckOf } from "../choose.ts";
import { type CubeAdvice, countOf } from "../cube.ts";
import type { Player, Players } from "../players.ts";
import { cubeAdvice, questionOf } from "../table/seat.ts";
import { valuePosition } from "../value.ts";

/** One turn of a game as the best player sees it. Points count without the cube, for who played it. */
export type JudgedTurn = {
  readonly by: Colour;
  /** White's chance to win after it, from 0 to 1. */
  readonly white: number;
  /** By how many points the roll was better than the mean of all rolls; 0 of leftovers. */
  readonly luck: number;
  /** What was lost against the best turn, in points. */
  readonly loss: number;
  /** It could have been played otherwise. */
  readonly chosen: boolean;
  /** The best turn where that is another one, in the player's own points. */
  readonly best: readonly Move[];
  /** What the cube showed: each point counts so many times. */
  readonly cube: number;
};

/** What somebody does who may double, or is asked to take a double. */
export type CubeDeed = "roll" | "double" | "take" | "drop" | "beaver";

/** A decision about the cube. */
export type JudgedCube = {
  readonly by: Colour;
  readonly did: CubeDeed;
  /** What was right; the same as what was done where nothing is lost. */
  readonly right: CubeDeed;
  /** How many turns had been played before it. */
  readonly after: number;
  /** What was lost against the right decision, in points of the cube as it stood. */
  readonly loss: number;
  /** What the cube showed before it. */
  readonly cube: number;
};

/** A finished game as the best player sees it; a plain value, to be stored as JSON. */
export type Analysis = {
  /** White's chance to win before the first turn. */
  readonly white: number;
  /** Every turn of the game's history, in its order. */
  readonly turns: readonly JudgedTurn[];
  /** Every decision about the cube that there was. */
  readonly cubes: readonly JudgedCube[];
};

/** A game to be analysed: what it was played by, and all that happened. */
export type Played = {
  readonly ruleset: Ruleset;
  readonly events: readonly GameEvent[];
  /** What both needed at its beginning where it belonged to a match. */
  readonly toGo?: PerColour<number> | undefined;
};

/** Figures are kept to so many places; a net is sure of far fewer. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** Judges every turn and every decision about the cube of a game, and the luck of every roll. */
export const analyse = (players: Players, { ruleset, events, toGo }: Played): Analysis => {
  const player = players.player(ruleset, "best");
  const turns: JudgedTurn[] = [];
  const cubes: JudgedCube[] = [];
  let game = newGame(ruleset);
  let white = 0.5;
  for (const event of events) {
    const cube = judgeCube(player, game, event, toGo);
    if (cube) cubes.push(cube);
    const turn = judgeEnd(player, game, event, turns.at(-1)?.white ?? white);
    if (turn) turns.push(turn);
    game = apply(game, event);
    if (event.type === "began") white = chanceOf(player, game);
  }
  return { white, turns, cubes };
};

const chanceOf = (player: Player, game: Game): number =>
  asWhite(game.toMove, valuePosition(player, positionFor(game, game.toMove)).chances.win);

const asWhite = (by: Colour, win: number): number => rounded(by === "white" ? win : 1 - win);

/** The turn that an event ends. `before`: White's chance before it. */
const judgeEnd = (
  player: Player,
  game: Game,
  event: GameEvent,
  before: number,
): JudgedTurn | undefined => {
  const { phase } = game;
  if (phase.kind !== "moving") return undefined;
  if (event.type === "turn-ended") return judged(player, game, phase);
  if (event.type !== "ended") return undefined;
  if (event.ending === "borne-off") return judged(player, game, phase);
  return phase.turn.moves.length > 0 ? brokenOff(player, game, phase, before) : undefined;
};

const judged = (player: Player, game: Game, phase: PhaseOf<"moving">): JudgedTurn => {
  const question = questionOf(game, phase);
  const { best, played, loss } = judgeTurn(player, question, phase.turn.position);
  const begun = phase.before[0] ?? phase.turn;
  const chosen = phase.turn.moves.length > 0 && onlyTurn(begun) === undefined;
  const lost = chosen ? rounded(loss) : 0;
  return {
    by: game.toMove,
    white: asWhite(game.toMove, played.chances.win),
    luck: rounded(luckOf(player, question)),
    loss: lost,
    chosen,
    best: lost > 0 ? best.moves : [],
    cube: countOf(game.cube.value),
  };
};

/** A turn in whose middle the game was given up: it is nobody's mistake, and changes no chance. */
const brokenOff = (
  player: Player,
  game: Game,
  phase: PhaseOf<"moving">,
  white: number,
): JudgedTurn => ({
  by: game.toMove,
  white,
  luck: rounded(luckOf(player, questionOf(game, phase))),
  loss: 0,
  chosen: false,
  best: [],
  cube: countOf(game.cube.value),
});

const CUBE_DEEDS: readonly CubeDeed[] = ["roll", "double", "take", "drop", "beaver"];

/** What can be done, and what it is worth to who does it, in points of the cube as it stands. */
type Worth = Readonly<Partial<Record<CubeDeed, number>>>;

const choicesWorth = ({ noDouble, doubleTake }: CubeAdvice): Worth => ({
  roll: noDouble,
  double: Math.min(doubleTake, 1),
});

const answersWorth = ({ ruleset }: Game, { answered }: CubeAdvice): Worth => ({
  take: -answered.take,
  drop: -1,
  ...(ruleset.switches.beaver && { beaver: -answered.beaver }),
});

/** The decision about the cube that an event is; an answer to a beaver is not judged. */
const judgeCube = (
  player: Player,
  game: Game,
  event: GameEvent,
  toGo: Played["toGo"],
): JudgedCube | undefined => {
  const did = deedOf(game, event);
  if (did === undefined) return undefined;
  const answers = did !== "roll" && did !== "double";
  const advice = cubeAdvice(player, game, game.toMove, { toGo });
  const worth = answers ? answersWorth(game, advice) : choicesWorth(advice);
  const [right] = CUBE_DEEDS.filter((deed) => deed in worth).sort(
    (one, two) =>
      (worth[two] ?? 0) - (worth[one] ?? 0) || Number(two === did) - Number(one === did),
  );
  return {
    by: answers ? opponent(game.toMove) : game.toMove,
    did,
    right: right ?? did,
    after: game.history.length,
    loss: rounded((worth[right ?? did] ?? 0) - (worth[did] ?? 0)),
    cube: countOf(game.cube.value),
  };
};

const deedOf = (game: Game, event: GameEvent): CubeDeed | undefined => {
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
