import { isDie } from "../../rules/dice.ts";
import { findRuleset } from "../../rules/rulesets.ts";
import type { Roll } from "../../rules/turn.ts";
import type { Position, Ruleset, Switches } from "../../rules/types.ts";
import { opponent } from "../colours.ts";
import { playerToAct, positionFor } from "../game.ts";
import {
  type MatchSoFar,
  ownerSeenBy,
  type Problem,
  type ProblemAsked,
  whole,
} from "../problem.ts";
import type { Terms } from "../series.ts";
import type { Colour, Cube, Game, PerColour, TurnRecord } from "../types.ts";

/** How a match stood when a game of it began: its length, and the points that both needed. */
type MatchStand = {
  readonly to: number;
  readonly toGo: PerColour<number>;
  readonly isCrawford: boolean;
};

/** Undefined where the games of a series count each for itself. */
export const matchStand = (
  { match: to }: Pick<Terms, "match">,
  toGo: PerColour<number> | undefined,
  isCrawford: boolean,
): MatchStand | undefined => (to === undefined || !toGo ? undefined : { to, toGo, isCrawford });

/** How a match stands for one of its players. */
export const matchSeenBy = ({ to, toGo, isCrawford }: MatchStand, by: Colour): MatchSoFar => ({
  to,
  own: to - toGo[by],
  other: to - toGo[opponent(by)],
  isCrawford,
});

/** Where a game may differ from its named ruleset: in its cube, and in what no position shows. */
const VARYING: ReadonlySet<string> = new Set<keyof Switches>([
  ...(["cube", "raise", "beaver", "jacoby", "autoDoubles", "nextFirst"] as const),
]);

/** The named ruleset that is played, with its cube; undefined where no id says the rules. */
const namedOf = ({ id, name, switches }: Ruleset, match?: MatchStand): Ruleset | undefined => {
  const named = name === undefined ? findRuleset(id) : undefined;
  if (named === undefined) return undefined;
  const usual = new Map<string, unknown>(Object.entries(named.switches));
  const isUsual = Object.entries(switches).every(
    ([key, value]) => VARYING.has(key) || value === usual.get(key),
  );
  if (!isUsual) return undefined;
  // In the Crawford game the cube rests.
  const cube = switches.cube || match?.isCrawford === true;
  if (cube && switches.raise !== "double") return undefined;
  const [jacoby, beaver] = [cube && switches.jacoby, cube && switches.beaver];
  return { ...named, switches: { ...named.switches, cube, jacoby, beaver } };
};

type Facing = {
  readonly by: Colour;
  readonly asked: ProblemAsked;
  readonly position: Position;
  readonly cube: Cube;
};

const problemIn = (
  played: Ruleset,
  { by, asked, position, cube: { value, owner } }: Facing,
  match?: MatchStand,
): Problem | undefined => {
  const ruleset = namedOf(played, match);
  if (ruleset === undefined) return undefined;
  const cubeOwner = ownerSeenBy(by, owner === "centre" ? undefined : owner);
  const fit = whole({
    ...{ ruleset, position, by, asked },
    cube: ruleset.switches.cube ? { value, owner: cubeOwner } : undefined,
    match: match && matchSeenBy(match, by),
  });
  return fit.ok ? fit.problem : undefined;
};

/**
 * What a running game asks of its player: a turn as it was before its first move, whether to roll,
 * or the answer to a double. Undefined: it asks nothing, or no line can tell it (a ruleset of one's
 * own, a beaver).
 */
export const problemOf = (game: Game, match?: MatchStand): Problem | undefined => {
  const { ruleset, phase, cube } = game;
  const by = playerToAct(game);
  if (by === undefined || game.resignation) return undefined;
  const position = positionFor(game, by);
  switch (phase.kind) {
    case "rolling":
      return problemIn(ruleset, { by, asked: { kind: "roll" }, position, cube }, match);
    case "moving": {
      const { position: start, roll } = phase.before[0] ?? phase.turn;
      const asked = { kind: "turn", roll: diceIn(roll) } as const;
      return problemIn(ruleset, { by, asked, position: start, cube }, match);
    }
    case "doubled": {
      const asked = phase.beaver ? undefined : ({ kind: "answer" } as const);
      return asked && problemIn(ruleset, { by, asked, position, cube }, match);
    }
    case "opening":
    case "over":
      return undefined;
  }
};

/** The dice alone: a turn keeps more beside them. */
const diceIn = (roll: Roll): Roll =>
  "pending" in roll ? { pending: roll.pending } : { dice: roll.dice, ownTurn: roll.ownTurn };

/** What a turn of a game asked, with the game before it and after; undefined as above. */
export const problemOfTurn = (
  {
    before,
    record,
    after,
  }: {
    readonly before: Game;
    readonly record: TurnRecord;
    readonly after: Game;
  },
  match?: MatchStand,
): Problem | undefined => {
  const { by } = record;
  const roll = rollOf(before, record);
  return (
    roll &&
    problemIn(
      before.ruleset,
      // The cube may have been turned before the roll.
      { by, asked: { kind: "turn", roll }, position: positionFor(before, by), cube: after.cube },
      match,
    )
  );
};

const rollOf = ({ turnsBegun, phase }: Game, { by, part, dice }: TurnRecord): Roll | undefined => {
  if (part === "leftovers") return { pending: dice };
  const [first, second] = dice;
  if (!isDie(first) || !isDie(second)) return undefined;
  // A game from a position may begin with its dice on the board.
  return { dice: [first, second], ownTurn: turnsBegun[by] + (phase.kind === "moving" ? 0 : 1) };
};
