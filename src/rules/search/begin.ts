import { long } from "../rulesets.ts";
import { restAt, type Sequence } from "../sequence.ts";
import { NOTHING_BOUND, type Turn } from "../turn.ts";
import { BAR, HOME, OFF, type Switches } from "../types.ts";
import { BOARD, type Boards, COUNT, packBoard, roomForBoards } from "./board.ts";
import {
  add,
  BOUND,
  clear,
  createMemory,
  emptyNode,
  type Memory,
  type Node,
  setExtras,
} from "./memory.ts";
import { type Obstacles, OTHERS_START, obstaclesOn } from "./obstacles.ts";
import type { Limits } from "./prices.ts";

export type Start = {
  readonly switches: Switches;
  readonly board: Uint8Array;
  readonly bound: readonly number[];
  readonly headLeft: number;
  readonly duty: number;
  readonly sequence: Sequence;
  readonly left: number;
  readonly wasted: boolean;
};

/** A search through the possible plays of a turn. Beginning another one erases it. */
export type TurnSearch = {
  readonly memory: Memory;
  readonly board: Boards;
  readonly scratch: Boards;
  full: boolean;
  start: Start;
  obstacles: Obstacles;
  /** How many dice it looks for: no turn plays more, or a long search asks for fewer first. */
  most: number;
  /** The most dice that it has played so far, looking for as many. */
  deepest: number;
  /** What tells a long search early where too few dice can be played. */
  limits: Limits | undefined;
  mayEnd: boolean;
  /** Dice may be skipped: positions with the same dice left can have played different numbers. */
  skips: boolean;
  /** The own points of which one must be opened; 0 too once no turn can. */
  duty: number;
  /** From where none of them can be opened. */
  readonly shut: Set<Node>;
  root: Node;
};

const NOTHING: Start = {
  switches: long.switches,
  board: new Uint8Array(BOARD),
  bound: NOTHING_BOUND,
  headLeft: 0,
  duty: 0,
  sequence: [],
  left: 0,
  wasted: false,
};

/** Memory for searches. Code that searches while it reads another search's result needs two. */
export const createSearch = (): TurnSearch => ({
  memory: createMemory(),
  board: roomForBoards(1),
  scratch: roomForBoards(1),
  full: false,
  start: NOTHING,
  obstacles: { open: 0, blots: 0, held: 0, unblockable: 0 },
  most: 0,
  deepest: 0,
  limits: undefined,
  mayEnd: false,
  skips: false,
  duty: 0,
  shut: new Set(),
  root: 0,
});

const rootOf = (memory: Memory, { board, bound, headLeft, left }: Start): Node => {
  const root = emptyNode(memory);
  for (let point = OFF; point <= BAR; point++) {
    const count = (board[point] ?? 0) & COUNT;
    if (count > 0) add(memory, root, point, count);
  }
  for (let point = 1; point <= HOME; point++) {
    const count = bound[point] ?? 0;
    if (count > 0) add(memory, root, BOUND + point, count);
  }
  setExtras(memory, root, 0, headLeft, left);
  return root;
};

export const startOf = (turn: Turn): Start => ({
  switches: turn.ruleset.switches,
  board: packBoard(turn.position),
  bound: turn.bound,
  headLeft: turn.headLeft,
  duty: turn.duty,
  sequence: turn.sequence,
  left: turn.left,
  wasted: turn.wasted,
});

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

const mayBearOffAll = ({ board, sequence, left }: Start): boolean => {
  let pips = -sum(restAt(sequence, left));
  for (let point = 1; point <= BAR && pips <= 0; point++)
    pips += point * ((board[point] ?? 0) & COUNT);
  return pips <= 0;
};

/** Whether a step of the turn may end the game and count as all dice (section 2). */
const mayEnd = (start: Start, { blots }: Obstacles): boolean => {
  if (start.switches.lastStep === "one-die") return false;
  const hasMother = start.switches.mother !== "off" && (blots & OTHERS_START) !== 0;
  return hasMother || mayBearOffAll(start);
};

/** Begins a search and ends the one before it. */
export const begin = (search: TurnSearch, start: Start, full: boolean): void => {
  clear(search.memory);
  search.full = full;
  search.start = start;
  search.board.bytes.set(start.board);
  search.obstacles = obstaclesOn(start.switches, start.board);
  search.mayEnd = mayEnd(start, search.obstacles);
  search.most = restAt(start.sequence, start.left).length;
  search.deepest = 0;
  search.limits = undefined;
  search.skips = start.sequence[start.left]?.skips === true;
  search.duty = start.duty;
  search.shut.clear();
  search.root = rootOf(search.memory, start);
};

/** Whether to look first for turns that waste no pips (001 §26). */
export const mayBeFull = ({ switches, wasted, sequence, left }: Start): boolean =>
  switches.fullMove && !wasted && restAt(sequence, left).length > 0;
