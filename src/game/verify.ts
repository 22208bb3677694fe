import { isDeepStrictEqual } from "node:util";
import { onlyTurn } from "../rules/legal.ts";
import type { Dice } from "../rules/types.ts";
import { apply, newGame } from "./apply.ts";
import { opponent } from "./colours.ts";
import { decide } from "./decide.ts";
import { commitment, diceOf } from "./dice.ts";
import { recordEvent, recordResult, termsOf } from "./record.ts";
import {
  FORMAT,
  type GameRecord,
  gameRecord,
  type RecordEvent,
  type RecordResult,
  VERSION,
} from "./record-format.ts";
import { rulesetFor } from "./series.ts";
import type { AutomationOf, Command, DiceSource, Game, GameEvent, Refusal } from "./types.ts";

export type Verified = {
  readonly ok: true;
  readonly game: number;
  readonly over: boolean;
  /** How many throws the game took from its dice; while it runs they cannot be checked yet. */
  readonly throws: number;
  readonly events: number;
};

/** The first thing that does not fit. Events are counted from 1. */
export type Mismatch = { readonly ok: false } & (
  | { readonly code: "other-format" }
  | { readonly code: "other-version"; readonly found: unknown }
  /** A field is missing, or cannot be what it says. */
  | { readonly code: "bad-field"; readonly field: string; readonly problem: string }
  /** The secret is not the one that was promised. */
  | { readonly code: "hash"; readonly expected: string; readonly found: string }
  /** A throw is not what the secret gives. */
  | {
      readonly code: "throw";
      readonly n: number;
      readonly event: number;
      readonly expected: Dice;
      readonly found: Dice;
    }
  /** What the rules bring about is not what the record says; undefined where it has nothing. */
  | {
      readonly code: "event";
      readonly event: number;
      readonly expected: RecordEvent;
      readonly found: RecordEvent | undefined;
    }
  /** The rules do not allow this event here. */
  | {
      readonly code: "not-allowed";
      readonly event: number;
      readonly found: RecordEvent;
      readonly why: Refusal | "not-by-itself" | "no-opening-throw";
    }
  /** A match is played with other switches. */
  | { readonly code: "match-rules"; readonly field: string }
  /** The record speaks of an end, but its events do not come to one. */
  | { readonly code: "no-end"; readonly field: "secret" | "result" | "ended" }
  /** The game is over, but this is missing. */
  | { readonly code: "not-shown"; readonly field: "secret" | "result" | "ended" }
  | {
      readonly code: "result";
      readonly field: string;
      readonly expected: string | number;
      readonly found: string | number;
    }
);

/** Nothing happens by itself but passing and the end: what else was done for a player is an event. */
const BY_HAND: AutomationOf = () => ({ roll: false, forced: false, done: false });

/**
 * Checks a record from outside: that the secret is the promised one, that every throw follows from
 * it, that the rules allow every event and demand every passed turn, and that the result is what
 * the game came to. Of a running game, whose secret is not shown, all but the dice.
 */
export const verifyRecord = (value: unknown): Verified | Mismatch => {
  const record = readRecord(value);
  if ("code" in record) return record;
  const played = promised(record) ?? sameRules(record) ?? replayed(record);
  if ("code" in played) return played;
  return (
    ended(record, played) ?? {
      ok: true,
      game: record.game,
      over: played.phase.kind === "over",
      throws: played.thrown,
      events: record.events.length,
    }
  );
};

/** The record that a value from outside is, or what is wrong with it. */
export const readRecord = (value: unknown): GameRecord | Mismatch => {
  const { format, version } = Object(value);
  if (format !== FORMAT) return { ok: false, code: "other-format" };
  if (version !== VERSION) return { ok: false, code: "other-version", found: version };
  const parsed = gameRecord.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = (issue?.path ?? []).join(".");
  return { ok: false, code: "bad-field", field, problem: issue?.message ?? "" };
};

const promised = ({ dice: { secret, hash } }: GameRecord): Mismatch | undefined => {
  if (secret === null) return undefined;
  const found = commitment(Buffer.from(secret, "hex"));
  return found === hash ? undefined : { ok: false, code: "hash", expected: hash, found };
};

/** Match play switches some rules off (rules.md, section 7). */
const sameRules = (record: GameRecord): Mismatch | undefined => {
  const { match, ruleset } = record;
  const { switches } = rulesetFor(termsOf(record), match?.crawford ?? false);
  const differing = Object.entries(switches).find(
    ([name, value]) =>
      !Object.entries(ruleset.switches).some(([n, v]) => n === name && v === value),
  );
  return differing && { ok: false, code: "match-rules", field: differing[0] };
};

/** The dice of the game: from the secret, or as recorded while it is not shown. */
const diceIn = ({ dice: { secret }, events }: GameRecord): DiceSource => {
  if (secret !== null) return diceOf(Buffer.from(secret, "hex"));
  const thrown = events.flatMap((event) => ("dice" in event ? [event.dice] : []));
  // Past the last throw any dice will do: the record has none to compare them with.
  return (n) => thrown[n] ?? [2, 1];
};

/** The game after all events of the record. */
const replayed = (record: GameRecord): Game | Mismatch => {
  const { events, ruleset } = record;
  const dice = diceIn(record);
  let game = newGame(ruleset);
  for (let at = 0; at < events.length; ) {
    const found = events[at];
    if (found === undefined) break;
    const steps = following(game, found, dice);
    if (typeof steps === "string") {
      return { ok: false, code: "not-allowed", event: at + 1, found, why: steps };
    }
    for (const step of steps) {
      const after = apply(game, step);
      const wrong = differs(at + 1, recordEvent(game, step, after), events[at]);
      if (wrong) return wrong;
      game = after;
      at++;
    }
  }
  return game;
};

const differs = (
  event: number,
  expected: RecordEvent,
  found: RecordEvent | undefined,
): Mismatch | undefined => {
  if (isDeepStrictEqual(expected, found)) return undefined;
  if ((expected.type === "thrown" || expected.type === "rolled") && found?.type === expected.type) {
    const { n, dice } = expected;
    if (!isDeepStrictEqual(dice, found.dice))
      return { ok: false, code: "throw", n, event, expected: dice, found: found.dice };
  }
  return { ok: false, code: "event", event, expected, found };
};

/** What happens, by the rules, once somebody does what this event says. */
const following = (
  game: Game,
  found: RecordEvent,
  dice: DiceSource,
): readonly GameEvent[] | Refusal | "not-by-itself" | "no-opening-throw" => {
  const command = commandFor(game, found);
  if (command === undefined) return "not-by-itself";
  const { nextFirst } = game.ruleset.switches;
  if (command.type === "open" && command.first !== undefined && nextFirst === "throw") {
    return "no-opening-throw";
  }
  const decided = decide(game, command, dice, BY_HAND);
  if (!decided.ok) return decided.code;
  const [first, ...others] = decided.events;
  const isForced = found.type === "turn-ended" && found.end === "forced" && hadOneTurn(game);
  return isForced && first?.type === "turn-ended"
    ? [{ ...first, end: "forced" }, ...others]
    : decided.events;
};

const hadOneTurn = ({ phase }: Game): boolean =>
  phase.kind === "moving" && onlyTurn(phase.before[0] ?? phase.turn) !== undefined;

/** What a player did that brought this event about; undefined for what only follows from another. */
const commandFor = (game: Game, found: RecordEvent): Command | undefined => {
  switch (found.type) {
    case "thrown":
      return { type: "open", first: undefined };
    case "began":
      return { type: "open", first: found.first };
    case "opening-kept":
      return undefined;
    case "rolled":
      return { type: "roll", by: found.by };
    case "moved":
      return { type: "move", by: found.by, from: found.from, die: found.die };
    case "undone":
      return { type: "undo", by: found.by };
    case "turn-ended":
      return { type: "done", by: found.by };
    case "doubled":
      return { type: "double", by: found.by };
    case "beavered":
      return { type: "beaver", by: found.by };
    case "taken":
      return { type: "take", by: found.by };
    case "resignation-offered":
      return { type: "resign", by: found.by, outcome: found.outcome };
    case "resignation-declined":
      return { type: "decline-resignation", by: game.toMove };
    case "ended":
      return endingCommand(game, found);
  }
};

const endingCommand = (
  { resignation }: Game,
  { winner, outcome, ending }: Extract<RecordEvent, { type: "ended" }>,
): Command | undefined => {
  const loser = opponent(winner);
  switch (ending) {
    case "borne-off":
      return undefined;
    case "dropped":
      return { type: "drop", by: loser };
    case "resigned":
      return resignation
        ? { type: "accept-resignation", by: opponent(resignation.by) }
        : { type: "resign", by: loser, outcome };
  }
};

/** Whether the record says of the end what the game came to. */
const ended = (record: GameRecord, game: Game): Mismatch | undefined => {
  const expected = recordResult(record, game);
  const said = { secret: record.dice.secret, result: record.result, ended: record.ended };
  for (const field of ["secret", "result", "ended"] as const) {
    const isThere = said[field] !== null;
    if (isThere === (expected !== null)) continue;
    return { ok: false, code: isThere ? "no-end" : "not-shown", field };
  }
  return expected && record.result ? sameResult(expected, record.result) : undefined;
};

const sameResult = (expected: RecordResult, found: RecordResult): Mismatch | undefined => {
  const all = new Map<string, string | number>(Object.entries(found));
  for (const [field, value] of Object.entries(expected)) {
    const other = all.get(field) ?? "";
    if (other !== value) return { ok: false, code: "result", field, expected: value, found: other };
  }
  return undefined;
};
