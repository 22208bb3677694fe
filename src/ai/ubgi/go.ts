import { positionIdOf } from "../../game/problem/gnubg-id.ts";
import { whole } from "../../game/problem.ts";
import { pointText } from "../../rules/notation.ts";
import { flip } from "../../rules/position.ts";
import type { Position } from "../../rules/types.ts";
import { chooseTurn, type RankedTurn } from "../choose.ts";
import { adviseCube, cubeToTurn } from "../cube.ts";
import type { Player, Players } from "../players.ts";
import { bad, type Effect, pairsIn, type Ubgi, type UbgiCommand, wrong } from "./command.ts";
import { problemIn } from "./context.ts";

/** How its answers are found, for each role. */
type Role = (player: Player, position: Position, state: Ubgi) => Effect;

/** One word for each checker and die: readers of the protocol know no hits and no counts. */
const payloadOf = ({ moves }: RankedTurn): string =>
  moves.map(({ from, to }) => `${pointText(from)}/${pointText(to)}`).join(" ") || "pass";

const infoOf = ({ equity, chances: { win, winMars, winKoks } }: RankedTurn): string => {
  const values = { eq: equity, pwin: win, pgammon: winMars, pbg: winKoks };
  const pairs = Object.entries(values).map(([key, value]) => `${key} ${value.toFixed(4)}`);
  return `info role chequer ${pairs.join(" ")}`;
};

const chequer: Role = (player, position, { settings, context: { roll } }) => {
  if (roll === undefined) return wrong("missing_context", "go chequer before dice");
  const { plies = player.plies, id } = settings;
  const turn = chooseTurn({ ...player, plies }, { position, roll });
  const idLine = `bestmoveid ${positionIdOf(flip(turn.position))}`;
  return { lines: [infoOf(turn), `bestmove ${payloadOf(turn)}`, ...(id ? [idLine] : [])] };
};

const cube: Role = (player, position, { settings: { plies }, context }) => {
  const fit = whole(problemIn(context, player.ruleset, position));
  if (!fit.ok) return bad(`the game does not fit: ${fit.code}`);
  const free = cubeToTurn(fit.problem);
  const doubles = free !== undefined && adviseCube(player, position, free, plies).double;
  return { lines: [`bestcube ${doubles ? "double" : "nodouble"}`] };
};

const turn: Role = () =>
  wrong("unsupported_feature", "go turn: the cube is turned before the dice fall, so ask for each");

const ROLES: ReadonlyMap<string, Role> = new Map(Object.entries({ chequer, cube, turn }));

/** A search counts its boards and not time, so these are read and change nothing. */
const LIMITS = ["movetime", "depth", "nodes", "trials"];

const playerFor = ({ settings, context: { jacoby } }: Ubgi, players: Players): Player => {
  const { ruleset, level } = settings;
  return players.player(
    { ...ruleset, switches: { ...ruleset.switches, cube: true, jacoby } },
    level,
  );
};

/** `go role chequer` in 0.1, `go chequer` in 0.2. */
export const go: UbgiCommand = (words, state, players) => {
  const [first = ""] = words;
  const pairs = pairsIn(ROLES.has(first) ? ["role", ...words] : words, ["role", ...LIMITS]);
  const role = ROLES.get(pairs?.get("role") ?? "chequer");
  if (pairs === undefined || role === undefined)
    return bad("go has role chequer or cube, and movetime, depth, nodes or trials");
  const { position } = state.context;
  if (position === undefined) return wrong("missing_context", "go before position");
  return role(playerFor(state, players), position, state);
};
