import { z } from "zod";
import { heldJson, movesJson, sideJson } from "../rules/json-lines/answer.ts";
import {
  BOARD_FIELDS,
  checkBoard,
  checkRoll,
  NO_LINE,
  positionOf,
  type Refuse,
  ROLL_FIELDS,
  rollOf,
  show,
  together,
} from "../rules/json-lines/fields.ts";
import { type Answer, answerTo } from "../rules/json-lines/read.ts";
import { usualWin } from "../rules/outcome.ts";
import type { Roll } from "../rules/turn.ts";
import { CHECKERS, type Position, type Ruleset, type Switches } from "../rules/types.ts";
import type { Chances } from "./chances.ts";
import { chooseTurn, type RankedTurn, rankTurns } from "./choose.ts";
import { adviseCube, type CubeState } from "./cube.ts";
import { LEVELS, type Level, type Plies } from "./levels.ts";
import type { Player, Players } from "./players.ts";
import { valuePosition } from "./value.ts";

type Asked = {
  readonly ruleset: Ruleset;
  readonly level: Level;
  readonly plies: Plies | undefined;
  readonly toMove: "white" | "black";
  readonly position: Position;
  readonly about:
    | { readonly kind: "turn"; readonly roll: Roll }
    | { readonly kind: "turns"; readonly roll: Roll; readonly top: number }
    | { readonly kind: "value" }
    | { readonly kind: "cube"; readonly cube: CubeState };
};

const wholeNumber = (wrong: string) => z.int(wrong).min(1);

const cube = z.strictObject(
  {
    value: wholeNumber("its value must be a whole number from 1 on").default(1),
    owner: z
      .enum(["white", "black"], 'its owner must be "white" or "black"; none: it is in the centre')
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `there is no ${show(issue.keys[0])} in it`
        : "must be an object",
  },
);

const FIELDS = {
  ...BOARD_FIELDS,
  ...ROLL_FIELDS,
  level: z
    .literal(LEVELS, { error: ({ input }) => `${show(input)} is none of ${LEVELS.join(", ")}` })
    .default("best"),
  plies: z.literal([0, 1, 2], "must be 0, 1 or 2").optional(),
  query: z
    .enum(
      ["turns", "value", "cube"],
      'must be "turns", "value" or "cube"; none: the turn that it plays',
    )
    .optional(),
  top: wholeNumber("must be a whole number from 1 on").default(10),
  cube: cube.default({ value: 1 }),
};

type Fields = z.infer<z.ZodObject<typeof FIELDS>>;

const checkCube = ({ value }: Fields["cube"], { raise }: Switches, refuse: Refuse): void => {
  if (raise === "double" && !Number.isInteger(Math.log2(value)))
    refuse("cube", `${value} is no value of a cube that doubles`);
};

const check = (fields: Fields, refuse: Refuse): void => {
  const { query, dice, pending, ruleset } = fields;
  checkBoard(fields, refuse);
  if (query !== "value" && query !== "cube") checkRoll(fields, ruleset.switches, refuse);
  else if (dice !== undefined || pending !== undefined)
    refuse("dice", `are not thrown yet when "${query}" is asked`);
  if (query !== "cube") return;
  if (ruleset.switches.score === "difference") refuse("query", `${ruleset.id} knows no cube`);
  checkCube(fields.cube, ruleset.switches, refuse);
};

const aboutOf = (fields: Fields): Asked["about"] => {
  const { query, top, turn } = fields;
  const { value, owner } = fields.cube;
  switch (query) {
    case undefined:
      return { kind: "turn", roll: rollOf(fields) };
    case "turns":
      return { kind: "turns", roll: rollOf(fields), top };
    case "value":
      return { kind: "value" };
    case "cube": {
      const whose = owner === undefined ? "centre" : owner === turn ? "own" : "other";
      const offered = value > 1 || owner !== undefined;
      return { kind: "cube", cube: { value: BigInt(value), owner: whose, offered } };
    }
  }
};

/** Reads a question to a player. An error names the wrong field. */
const askedOfPlayer = z
  .strictObject(FIELDS, NO_LINE)
  .superRefine(together(check))
  .transform((fields): Asked => {
    const { ruleset, level, plies, turn: toMove } = fields;
    const position = positionOf(fields);
    return { ruleset, level, plies, toMove, position, about: aboutOf(fields) };
  });

/** Decimal places in answers; a net is less exact than that. */
const PLACES = 4;

const round = (value: number): number => {
  const short = Number(value.toFixed(PLACES));
  return short === 0 ? 0 : short;
};

const roundedJson = (values: object): string =>
  JSON.stringify(values, (_, value: unknown) => (typeof value === "number" ? round(value) : value));

/** Where the difference counts, the checkers that both sides win on average. */
const outcomesOf = ({ score }: Switches, chances: Chances): object => {
  if (score !== "difference") return chances;
  const { win, winMars, loseMars } = chances;
  return { win, wonBy: CHECKERS * winMars, lostBy: CHECKERS * loseMars };
};

type Valued = { readonly equity: number; readonly chances: Chances };

const worthJson = ({ ruleset: { switches } }: Asked, { equity, chances }: Valued): string =>
  `"equity":${round(equity * usualWin(switches))},"outcomes":${roundedJson(outcomesOf(switches, chances))}`;

const boardJson = ({ toMove }: Asked, { own, other }: Position): string => {
  const [white, black] = toMove === "white" ? [own, other] : [other, own];
  return `"white":${sideJson(white)},"black":${sideJson(black)}${heldJson(white, black)}`;
};

const turnJson = (asked: Asked, turn: RankedTurn): string =>
  `{"moves":${movesJson(turn.moves, asked.ruleset.switches)},${boardJson(asked, turn.position)},${worthJson(asked, turn)}}`;

const answerOf = (player: Player, asked: Asked): string => {
  const { position, about, plies = player.plies } = asked;
  switch (about.kind) {
    case "turn":
      return turnJson(asked, chooseTurn({ ...player, plies }, { position, roll: about.roll }));
    case "turns": {
      const { roll, top } = about;
      const turns = rankTurns(player, { position, roll }, { top, plies });
      return `{"turns":[${turns.map((turn) => turnJson(asked, turn)).join(",")}]}`;
    }
    case "value":
      return `{${worthJson(asked, valuePosition(player, position, asked.plies))}}`;
    case "cube": {
      const { answered: _, ...advice } = adviseCube(player, position, about.cube, asked.plies);
      return roundedJson(advice);
    }
  }
};

/** Answers one line of JSON, whatever it holds, with another. */
export const answerAsked = (players: Players, line: string): Answer =>
  answerTo(line, askedOfPlayer, (asked) => {
    const player = players.player(asked.ruleset, asked.level);
    return { ok: true, line: answerOf(player, asked) };
  });
