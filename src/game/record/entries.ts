import type { Die, Move } from "../../rules/types.ts";
import { apply } from "../apply.ts";
import { newGame } from "../game.ts";
import { asPlayed } from "../take-back.ts";
import type { Colour, Game, TurnPart, TurnRecord } from "../types.ts";
import { eventOf } from "./events.ts";
import type { GameRecord, RecordEvent } from "./format.ts";

/** Events that an entry of a whole turn tells, or that no entry does: the game is as played. */
const OF_TURNS = [
  ...["began", "opening-kept", "rolled", "moved", "undone", "turn-ended"],
  ...["take-back-asked", "take-back-refused", "taken-back"],
] as const;

type ToldEvent = Exclude<RecordEvent, { readonly type: (typeof OF_TURNS)[number] }>;

export type Entry =
  | { readonly type: "turn"; readonly turn: TurnRecord }
  /** A turn that was never ended: the game was resigned before its first move, or still runs. */
  | { readonly type: "begun"; readonly turn: UnfinishedTurn }
  | ToldEvent;

type UnfinishedTurn = {
  readonly by: Colour;
  readonly part: TurnPart;
  readonly dice: readonly Die[];
  readonly moves: readonly Move[];
};

/** The game of a record as entries in order, without moves that were taken back. */
export const entriesOf = ({ ruleset, events }: GameRecord): readonly Entry[] => {
  const entries: Entry[] = [];
  let game = newGame(ruleset);
  for (const event of asPlayed(events)) {
    const before = game;
    game = apply(game, eventOf(event));
    const turns = game.history.slice(before.history.length);
    entries.push(...turns.map((turn): Entry => ({ type: "turn", turn })));
    if (event.type === "ended" && turns.length === 0) entries.push(...begunTurn(before));
    if (isTold(event)) entries.push(event);
  }
  return [...entries, ...begunTurn(game)];
};

/** The turns that were taken back, in order; each by its number in the game, from 0. */
export const turnsTakenBack = ({ events }: GameRecord) =>
  events.filter((event) => event.type === "taken-back");

const begunTurn = ({ phase, toMove }: Game): readonly Entry[] => {
  if (phase.kind !== "moving") return [];
  const { part, turn } = phase;
  return [{ type: "begun", turn: { by: toMove, part, dice: turn.all, moves: turn.moves } }];
};

const isTold = (event: RecordEvent): event is ToldEvent =>
  !OF_TURNS.some((type) => type === event.type);
