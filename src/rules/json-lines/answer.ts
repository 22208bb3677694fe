import { z } from "zod";
import { countAt, heldOf, pointsIn } from "../position.ts";
import { type LegalTurn, legalMoves, legalTurnsWithin } from "../search/search.ts";
import { begin, type Turn } from "../turn.ts";
import { BAR, HEAD, type Move, OFF, type Side, type Switches } from "../types.ts";
import {
  BOARD_FIELDS,
  checkBoard,
  checkRoll,
  NO_LINE,
  positionOf,
  ROLL_FIELDS,
  rollOf,
  together,
} from "./fields.ts";
import { type Answer, answerTo, failure } from "./read.ts";

type RulesQuestion = {
  readonly turn: Turn;
  readonly toMove: "white" | "black";
  readonly steps: boolean;
};

export const rulesQuestion = z
  .strictObject(
    {
      ...BOARD_FIELDS,
      ...ROLL_FIELDS,
      query: z.enum(["turns", "steps"], 'must be "steps" or "turns"').default("turns"),
    },
    NO_LINE,
  )
  .superRefine(
    together((fields, refuse) => {
      checkBoard(fields, refuse);
      checkRoll(fields, fields.ruleset.switches, refuse);
    }),
  )
  .transform((fields): RulesQuestion => {
    const start = { ruleset: fields.ruleset, position: positionOf(fields) };
    const turn = begin(start, rollOf(fields));
    return { turn, toMove: fields.turn, steps: fields.query === "steps" };
  });

/** The most positions in one list of turns: a longer list has no use and would fill the memory. */
const MOST_POSITIONS = 200_000;

// Written by hand for speed: thousands of answers a second, some with hundreds of turns.

/** One side as an object: a count of checkers for each point. */
export const sideJson = (side: Side): string => {
  let json = "";
  for (let point = 1; point <= HEAD; point++) {
    const count = countAt(side, point);
    if (count > 0) json += `${json === "" ? "" : ","}"${point}":${count}`;
  }
  const bar = countAt(side, BAR);
  if (bar > 0) json += `${json === "" ? "" : ","}"bar":${bar}`;
  return `{${json}}`;
};

/** The held checkers of both sides, as one more field; nothing where nobody is held. */
export const heldJson = (white: Side, black: Side): string => {
  const [ofWhite, ofBlack] = [heldOf(white), heldOf(black)];
  if ((ofWhite | ofBlack) === 0) return "";
  return `,"held":{"white":[${pointsIn(ofWhite)}],"black":[${pointsIn(ofBlack)}]}`;
};

const moveJson = ({ from, to, die, hit }: Move): string =>
  `{"from":${from === BAR ? '"bar"' : from},"to":${to === OFF ? '"off"' : to},"die":${die}${
    hit ? ',"hit":true' : ""
  }}`;

/** Moves in the form of the JSON protocol: who is held is not hit. */
export const movesJson = (moves: readonly Move[], { meeting }: Switches): string => {
  const told = meeting === "pin" ? moves.map((move) => ({ ...move, hit: false })) : moves;
  return `[${told.map(moveJson).join(",")}]`;
};

const turnsJson = (question: RulesQuestion, turns: readonly LegalTurn[]): string => {
  const { turn, toMove } = question;
  const { switches } = turn.ruleset;
  const { other } = turn.position;
  const unhit = sideJson(other);
  const json = (side: Side): string => (side === other ? unhit : sideJson(side));
  const turnJson = ({ moves, position: { own, other: theirs } }: LegalTurn): string => {
    const [white, black] = toMove === "white" ? [own, theirs] : [theirs, own];
    const sides = `"white":${json(white)},"black":${json(black)}${heldJson(white, black)}`;
    return `{"moves":${movesJson(moves, switches)},${sides}}`;
  };
  return `[${turns.map(turnJson).join(",")}]`;
};

const turnsAnswer = (question: RulesQuestion): Answer => {
  const turns = legalTurnsWithin(question.turn, MOST_POSITIONS);
  const [first] = turns ?? [];
  if (turns === undefined || first === undefined)
    return failure('query: there are too many turns to list; ask for "steps"');
  // A turn that ends the game may leave dice.
  const played = turns.reduce((most, { moves }) => Math.max(most, moves.length), 0);
  const { rest } = turns.find(({ moves }) => moves.length === played) ?? first;
  const listed = turnsJson(question, turns);
  const line = `{"played":${played},"turns":${listed},"leftover":${JSON.stringify(rest)}}`;
  return { ok: true, line };
};

const stepsJson = ({ turn }: RulesQuestion): string =>
  movesJson(legalMoves(turn), turn.ruleset.switches);

/** Answers one line of JSON with another. It accepts any input (README.md, section 10). */
export const answerLine = (line: string): Answer =>
  answerTo(line, rulesQuestion, (question) =>
    question.steps ? { ok: true, line: `{"steps":${stepsJson(question)}}` } : turnsAnswer(question),
  );
