import { isDeepStrictEqual } from "node:util";
import { isNamed, possibleOutcomes } from "../../rules/outcome.ts";
import { type Result, refused } from "../../rules/result.ts";
import { findRuleset } from "../../rules/rulesets.ts";
import { onlyTurn } from "../../rules/search/search.ts";
import type { Outcome } from "../../rules/types.ts";
import { apply } from "../apply.ts";
import { opponent } from "../colours.ts";
import { decide } from "../decide.ts";
import { diceOf } from "../dice.ts";
import { isAskedBack, newGame, positionFor } from "../game.ts";
import { costOfLeaving } from "../leaving.ts";
import { placeIn } from "../placed.ts";
import { turnOf } from "../series.ts";
import type {
  AutomationOf,
  Colour,
  Command,
  Decision,
  DiceSource,
  Game,
  GameEvent,
} from "../types.ts";
import { recordEvent } from "./events.ts";
import type { GameRecord, RecordEvent } from "./format.ts";
import type { Mismatch, NotAllowed } from "./mismatch.ts";

/** Only a pass and the end come by themselves: other automatic steps are in the record. */
const BY_HAND: AutomationOf = () => ({ roll: false, forced: false, done: false });

/** The dice of the game: from the secret, or as recorded while the secret is hidden. */
const diceIn = ({ dice: { secret, nonce }, events }: GameRecord): DiceSource => {
  if (secret !== null) return diceOf(Buffer.from(secret, "hex"), nonce);
  const thrown = events.flatMap((event) => ("dice" in event ? [event.dice] : []));
  // Past the last throw any dice will do: the record has none to compare.
  return (n) => thrown[n] ?? [2, 1];
};

type Replayed = { readonly ok: true; readonly game: Game } | Mismatch;

/** The game after all events, or the first of them that the rules or the secret forbid. */
export const replayRecord = (record: GameRecord): Replayed => {
  const { events, ruleset } = record;
  const dice = diceIn(record);
  let game = newGame(ruleset);
  for (let at = 0; at < events.length; ) {
    const found = events[at];
    if (found === undefined) break;
    const asked = decideAgain(game, found, dice, record);
    if (!asked.ok) {
      return { ok: false, code: "not-allowed", event: at + 1, found, why: asked.code };
    }
    for (const event of asked.events) {
      const after = apply(game, event);
      const wrong = mismatchAt(at + 1, recordEvent(game, event, after), events[at]);
      if (wrong) return wrong;
      game = after;
      at++;
    }
  }
  return { ok: true, game };
};

const mismatchAt = (
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

/** Whether a game may begin without a throw: the rules of the game before it say who begins. */
const mayBeginAtOnce = ({ ruleset, match }: GameRecord): boolean => {
  const before = match?.games?.flatMap((id) => findRuleset(id) ?? []) ?? [ruleset];
  const last = match?.number === undefined ? undefined : turnOf(before, match.number - 2);
  return (last ? [last] : before).some(({ switches }) => switches.nextFirst !== "throw");
};

const decideAgain = (
  game: Game,
  found: RecordEvent,
  dice: DiceSource,
  record: GameRecord,
): Result<{ readonly events: readonly GameEvent[] }, NotAllowed> => {
  const command = commandFor(game, found);
  if (command === undefined) return refused("not-by-itself");
  if (command.type === "open" && command.first !== undefined && !mayBeginAtOnce(record))
    return refused("no-opening-throw");
  if (found.type === "placed" && !placeIn(game.ruleset, found.line)) return refused("no-position");
  const decided = decide(game, command, dice, BY_HAND);
  const former = formerEvents(game, found, decided);
  if (former !== undefined) return { ok: true, events: former };
  if (!decided.ok) return decided;
  const [first, ...others] = decided.events;
  const isForced = found.type === "turn-ended" && found.end === "forced" && hadOneTurn(game);
  return isForced && first?.type === "turn-ended"
    ? { ok: true, events: [{ ...first, end: "forced" }, ...others] }
    : decided;
};

const hadOneTurn = ({ phase }: Game): boolean =>
  phase.kind === "moving" && onlyTurn(phase.before[0] ?? phase.turn) !== undefined;

/** The player's command behind this event; undefined if it only follows from another event. */
const commandFor = (game: Game, found: RecordEvent): Command | undefined => {
  switch (found.type) {
    case "placed":
      return { type: "open", first: undefined, from: found.line };
    case "thrown":
      return { type: "open", first: undefined };
    case "began":
      return { type: "open", first: found.first };
    case "opening-kept":
    case "drawn":
      return undefined;
    case "rolled":
      return { type: "roll", by: found.by };
    case "moved":
      return { type: "move", by: found.by, moves: [{ from: found.from, die: found.die }] };
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
    case "timed-out":
      return { type: "time-out", by: found.by };
    case "take-back-asked":
      return { type: "ask-back", by: found.by };
    case "take-back-refused":
      return { type: "refuse-back", by: game.toMove };
    case "taken-back":
      // Against the computer nobody is asked.
      return isAskedBack(game) && game.askedBack?.turn === found.turn
        ? { type: "allow-back", by: opponent(found.by) }
        : { type: "take-back", by: found.by };
    case "ended":
      return endingCommand(game, found);
  }
};

const endingCommand = (
  { resignation, timeOuts }: Game,
  { winner, outcome, ending }: Extract<RecordEvent, { type: "ended" }>,
): Command | undefined => {
  const loser = opponent(winner);
  // From an absent opponent, a winner may accept a lower outcome.
  const isAbsent = outcome === "oin" && timeOuts[loser] !== undefined;
  switch (ending) {
    case "borne-off":
    case "mother":
      return undefined;
    case "wood":
      return isNamed(outcome) ? { type: "report", by: winner, outcome } : undefined;
    case "dropped":
      return { type: "drop", by: loser };
    case "claimed":
      return { type: "claim", by: winner, ...(isAbsent && { outcome }) };
    case "resigned":
      return resignation
        ? { type: "accept-resignation", by: opponent(resignation.by) }
        : { type: "resign", by: loser, outcome };
  }
};

/** Leaving a game never cost more than a mars. */
const DEARER_NOW: ReadonlySet<Outcome> = new Set(["koks", "home-mars"]);

/** An event that was legal when resigning had other prices, so that old records stay valid. */
const formerEvents = (
  game: Game,
  found: RecordEvent,
  decided: Decision,
): readonly GameEvent[] | undefined => {
  const ended = decided.ok ? decided.events[0] : undefined;
  const isGivenUp = ended?.type === "ended";
  if (found.type === "placed") return decided.ok && !found.turns ? [found] : undefined;
  if (found.type === "resignation-offered") {
    const { by, outcome } = found;
    const isLower = outcome !== highest(game, by);
    return isGivenUp && isLower ? [{ type: found.type, by, outcome }] : undefined;
  }
  if (found.type !== "ended") return undefined;
  const { winner, outcome, ending } = found;
  const loser = opponent(winner);
  const wasHighest =
    !decided.ok && decided.code === "outcome-impossible" && outcome === highest(game, loser);
  const isMarsOfHomeMars = outcome === "mars" && costOfLeaving(game, loser) === "home-mars";
  const isResigned = ending === "resigned" && !game.resignation && (wasHighest || isMarsOfHomeMars);
  const isClaimed =
    ending === "claimed" && isGivenUp && DEARER_NOW.has(ended.outcome) && outcome === "mars";
  return isResigned || isClaimed ? [{ type: "ended", winner, outcome, ending }] : undefined;
};

const highest = (game: Game, loser: Colour): Outcome | undefined =>
  possibleOutcomes(game.ruleset, positionFor(game, loser)).at(-1);
