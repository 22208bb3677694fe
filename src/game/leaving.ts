import { outcomesOfLeaving } from "../rules/outcome.ts";
import type { Outcome } from "../rules/types.ts";
import { COLOURS, opponent } from "./colours.ts";
import { positionFor } from "./game.ts";
import type { Colour, Ending, Game, GameResult, Phase } from "./types.ts";

/** The outcomes at which a player may resign, cheapest first; the last is the price of leaving. */
export const waysToResign = (game: Game, by: Colour): ReturnType<typeof outcomesOfLeaving> =>
  outcomesOfLeaving(game.ruleset, positionFor(game, by));

/** The price of resigning or staying away now (rules/README.md, section 6). */
export const costOfLeaving = (game: Game, by: Colour): Outcome => {
  const { phase } = game;
  const isAsked = phase.kind === "doubled" && phase.by === opponent(by);
  return isAsked ? leastCost(game, by) : (waysToResign(game, by).at(-1) ?? leastCost(game, by));
};

/** The least that a player can lose now: an oin, or the difference. */
export const leastCost = (game: Game, by: Colour): Outcome => waysToResign(game, by)[0];

/** Before this turn of their own, a player whose time is out twice loses the least. */
const FULL_PRICE_TURN = 10;

/** The price of running out of time for the second time (ours; rules/README.md, section 6). */
export const costOfTimeOut = (game: Game, by: Colour): Outcome =>
  game.turnsBegun[by] < FULL_PRICE_TURN ? leastCost(game, by) : costOfLeaving(game, by);

/** A game in which a player has had fewer turns than this shows little of their play. */
const FEWEST_TURNS = 5;

/** Whether a player has won on the board, by the last step of the game. */
export const isByBoard = (ending: Ending): ending is "borne-off" | "mother" =>
  ending === "borne-off" || ending === "mother";

/** Whether the board has ended the game, or nothing has. */
const wasPlayedOut = (phase: Phase): boolean =>
  phase.kind !== "over" || phase.result.winner === undefined || isByBoard(phase.result.ending);

/** Whether a player has had fewer than five turns. */
export const isEarly = ({ history }: Game): boolean => {
  const turnsOf = (colour: Colour): number =>
    history.filter(({ by, part }) => by === colour && part === "roll").length;
  return COLOURS.some((colour) => turnsOf(colour) < FEWEST_TURNS);
};

/** Whether a finished game was not played out, and one player had had fewer than five turns. */
export const endedEarly = (game: Game): boolean => !wasPlayedOut(game.phase) && isEarly(game);

/** The ends of games without turns that nobody has left: a refused double, and a wooden board. */
const NOT_LEFT: readonly GameResult["ending"][] = ["dropped", "wood"];

/** Whether a finished game was left so early that it counts nowhere. */
export const wasLeftEarly = (game: Game): boolean =>
  endedEarly(game) && game.phase.kind === "over" && !NOT_LEFT.includes(game.phase.result.ending);
