import type { Scene } from "../../board/scene/scene.ts";
import { type BoardInWords, boardInWords, type SideInWords } from "../../board/words.ts";
import type { Colour, TurnPart, TurnRecord } from "../../game/types.ts";
import type { Turn } from "../../rules/turn.ts";
import type { Die, Switches } from "../../rules/types.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { movesAloud } from "../text/aloud.ts";
import { escapeHtml, isolated } from "../text/html.ts";
import { keyOf, listed, type Say } from "../text/texts.ts";
import { climbs, movesText, playerText, turnNotes } from "./lines.ts";
import { grouped } from "./numbers.ts";

/** The words of a board, a turn and a roll, for those who listen. */

/** How the sides are called: "own" where one of the two reads it, else by their names. */
export type Calling = "own" | "named";

/** A line for each thing in the order in which one asks; what is not there has none. */
export const boardSpoken = (scene: Scene, calling: Calling, say: Say): readonly string[] => {
  const board = boardInWords(scene);
  const { own, other } = board;
  const named = (colour: Colour): string => isolated(escapeHtml(scene.names[colour]));
  const whose = (side: SideInWords) => ({
    reader: calling === "named" ? calling : side === own ? "own" : "other",
    player: named(side.colour),
  });
  const counted = (key: "aloud-on-bar" | "aloud-borne-off", of: "bar" | "off"): string[] =>
    [own, other].flatMap((side) =>
      side[of] === 0 ? [] : [say(key, { ...whose(side), count: countText(side[of], say) })],
    );
  return [
    ...counted("aloud-on-bar", "bar"),
    ...[own, other].flatMap((side) => {
      const points = spotsText(side, say);
      return points === "" ? [] : [say("aloud-points", { ...whose(side), points })];
    }),
    ...counted("aloud-borne-off", "off"),
    say("aloud-pips", {
      ...{ reader: calling, own: String(own.pips), other: String(other.pips) },
      ...{ player: named(own.colour), opponent: named(other.colour) },
    }),
    ...cubeLine(board, calling, named, say),
  ];
};

const countText = (count: number, say: Say): string => say("aloud-count", { count });

const spotsText = ({ spots }: SideInWords, say: Say): string =>
  listed(
    spots.map(({ point, count, isHeld }) =>
      say(isHeld ? "aloud-spot-held" : "aloud-spot", {
        point: String(point),
        count: countText(count, say),
      }),
    ),
    say,
  );

/** While it is offered, the question says all of it. */
const cubeLine = (
  { cube, own }: BoardInWords,
  calling: Calling,
  named: (colour: Colour) => string,
  say: Say,
): readonly string[] => {
  if (cube === undefined || cube.owner === "offered" || cube.value === 1n) return [];
  const value = grouped(cube.value);
  if (cube.owner === "centre") return [say("aloud-cube", { owner: "centre", value, player: "" })];
  const owner = calling === "named" ? calling : cube.owner === own.colour ? "own" : "other";
  return [say("aloud-cube", { owner, value, player: named(cube.owner) })];
};

/** "6 and 4", or more dice in a list. */
const diceSpoken = (dice: readonly Die[], say: Say): string => {
  const [first, second, ...more] = dice.map(String);
  return first !== undefined && second !== undefined && more.length === 0
    ? say("chain-and", { first, last: second })
    : listed(dice.map(String), say);
};

/** The two dice of a roll, the larger first; of a climbing double and of leftovers all. */
const rolled = (dice: readonly Die[], part: TurnPart): readonly Die[] =>
  part === "leftovers" || climbs(dice)
    ? dice
    : dice.slice(0, 2).toSorted((one, other) => other - one);

/** A roll with the name that players call it by: "6 and 4, shesh-char". */
export const rollSpoken = ({ all }: Pick<Turn, "all">, part: TurnPart, say: Say): string => {
  const dice = diceSpoken(rolled(all, part), say);
  const [high = 1, low = 1] = rolled(all, part);
  return part === "leftovers"
    ? dice
    : say("roll-called", { dice, name: say(keyOf(`roll-${high}-${low}`)) });
};

/** What `✶` means where checkers are held. */
export const caughtIn = ({ meeting }: Pick<Switches, "meeting">) =>
  meeting === "pin" ? "hold" : "hit";

/** The turn so far: what is played of it and what is left to play. */
export const soFarSpoken = (played: PlayedView, turn: Turn, say: Say): readonly string[] => {
  const { game } = played;
  if (turn.moves.length === 0) return [];
  const moves = movesText(played, turn.moves, game.toMove, say);
  return [
    say("aloud-played", { moves: movesAloud(moves, say, caughtIn(game.ruleset.switches)) }),
    ...(turn.rest.length > 0 ? [say("aloud-left", { dice: diceSpoken(turn.rest, say) })] : []),
  ];
};

/** A finished turn as a sentence. */
export const turnSpoken = (played: PlayedView, record: TurnRecord, say: Say): string => {
  const { by, part, dice, moves } = record;
  const { viewer, game } = played;
  const text = movesText(played, moves, by, say);
  const told =
    moves.length > 0 ? movesAloud(text, say, caughtIn(game.ruleset.switches)) : say("no-move");
  return say(part === "leftovers" ? "aloud-turn-leftovers" : "aloud-turn", {
    reader: viewer === undefined || played.isWatched ? "named" : viewer === by ? "own" : "other",
    player: playerText(played, by, say),
    roll: diceSpoken(rolled(dice, part), say),
    moves: listed([told, ...turnNotes(played, record, say)], say),
  });
};
