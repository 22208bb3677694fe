import { replay } from "../../../src/game/apply.ts";
import { playerToAct } from "../../../src/game/game.ts";
import type { Colour, Game, GameEvent } from "../../../src/game/types.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { GameRow } from "../../../src/store/games.ts";
import type { Store } from "../../../src/store/store.ts";
import type { PressOutcome } from "../players.ts";
import { isAccepted, isElsewhere, mayCount } from "./presses.ts";
import type { Remains } from "./remains.ts";

/**
 * A press made this long before its player is called late is heard first: the bot asks for
 * all that was said. The two ways of a question take this at most.
 */
const HEARD_MS = 10_000;

/** The shortest time after which a game may be claimed. */
const DEADLINE_MS = 5 * 60_000;

/** A player was called late: another event stands where theirs was due. */
type Called = {
  readonly row: GameRow;
  /** So many events were there before. */
  readonly version: number;
  readonly late: Colour;
  readonly game: Game;
  /** When each of these events, and this one, came, as the clock showed it. */
  readonly shown: readonly number[];
  readonly events: readonly GameEvent[];
};

const momentsIn = (sql: Sql, game: GameId): readonly number[] =>
  sql
    .prepare<[GameId], number>("SELECT at FROM events WHERE game = ? ORDER BY number")
    .pluck()
    .all(game);

/** Arenas, cups and searches end games too, in the name of a player, and so does leaving for good. */
const isByTime = (
  { presses }: Pick<Remains, "presses">,
  store: Store,
  row: GameRow,
  isOfEvent: boolean,
): boolean => {
  if (store.games.series(row.series).terms.clock) return !isOfEvent;
  return presses.some(
    (one) => one.press.do === "claim" && one.press.game === row.id && isAccepted(one),
  );
};

const OF_EVENTS = `SELECT game FROM arena_games UNION SELECT game FROM seek_games
  UNION SELECT g.id FROM games g JOIN cup_pairs p ON p.series = g.series`;

const callsIn = (
  { sql, presses }: Remains,
  store: Store,
  row: GameRow,
  ofEvents: ReadonlySet<GameId>,
): readonly Called[] => {
  const isClaim = isByTime({ presses }, store, row, ofEvents.has(row.id));
  const isCall = (event: GameEvent): boolean =>
    event.type === "timed-out" || (isClaim && event.type === "ended" && event.ending === "claimed");
  const events = store.games.events(row.id);
  if (!events.some(isCall)) return [];
  const shown = momentsIn(sql, row.id);
  return events.flatMap((event, version) => {
    if (!isCall(event)) return [];
    const game = replay(row.ruleset, events.slice(0, version));
    const late = playerToAct(game);
    return late === undefined ? [] : [{ row, version, late, game, shown, events }];
  });
};

/** What the player owed: a press of this kind could not have been refused then. */
const owedIn = ({ phase }: Game): PressOutcome["press"]["do"] | undefined => {
  if (phase.kind === "rolling") return "roll";
  return phase.kind === "doubled" ? "take" : undefined;
};

/** Nobody is called late whose press in time was answered, later, as one that came too late. */
const unheard = (
  { presses, moments }: Remains,
  { row, version, late, game, shown }: Called,
): readonly string[] => {
  const owed = owedIn(game);
  const called = Math.min(...moments.elapsedAt(shown[version] ?? 0));
  return presses
    .filter(
      ({ by, press, toast, at }) =>
        !mayCount({ toast }) &&
        !isElsewhere({ toast }) &&
        press.do === owed &&
        "game" in press &&
        "version" in press &&
        press.game === row.id &&
        press.version === version &&
        by === row[late] &&
        at < called - HEARD_MS,
    )
    .map(
      ({ by, at, toast }) =>
        `game ${row.id}: ${by} pressed ${called - at} ms before they were called late, and heard «${toast}»`,
    );
};

/**
 * The last event before the player's turn: a turn that is played out ends later by itself, and goes
 * on after an answer to a resignation.
 */
const turnBegan = ({ events, version, late, row }: Called): number => {
  for (let last = version - 1; last > 0; last--) {
    const before = replay(row.ruleset, events.slice(0, last));
    const isAnswer = before.resignation !== undefined;
    if (events[last]?.type !== "turn-ended" && !isAnswer && playerToAct(before) !== late)
      return last;
  }
  return 0;
};

/** The milliseconds for which the turn waited for that answer. */
const answerTime = (
  { events, version, row, shown }: Called,
  began: number,
  elapsed: (shown: number) => number,
): number =>
  events.slice(0, version).reduce((sum, _, at) => {
    const isAsked = at > began && replay(row.ruleset, events.slice(0, at)).resignation;
    return isAsked ? sum + elapsed(shown[at] ?? 0) - elapsed(shown[at - 1] ?? 0) : sum;
  }, 0);

/** Nobody is called late before their time is out, even if the clock is set meanwhile. */
const tooSoon = (store: Store, { moments }: Remains, called: Called): readonly string[] => {
  const { row, version, shown } = called;
  const { clock } = store.games.series(row.series).terms;
  const given = clock && "turn" in clock ? clock.turn * 1_000 : undefined;
  const allowed = clock ? given : DEADLINE_MS;
  if (allowed === undefined || row.party !== null) return [];
  const began = turnBegan(called);
  const earliest = (at: number): number => Math.min(...moments.elapsedAt(at));
  const from = earliest(shown[began] ?? 0) + answerTime(called, began, earliest);
  const until = Math.max(...moments.elapsedAt(shown[version] ?? 0));
  const missing = allowed - (until - from) - moments.forward(from, until);
  return missing > 0 ? [`game ${row.id}: somebody was called late ${missing} ms too soon`] : [];
};

/** Each running game waits for the player who is to act; a finished one for nobody. */
const wrongWaiter = (store: Store, row: GameRow): readonly string[] => {
  const waiting = store.waits.ofGame(row.id)?.person;
  const events = row.endedAt === null ? store.games.events(row.id) : [];
  const colour = row.endedAt === null ? playerToAct(replay(row.ruleset, events)) : undefined;
  const wanted = colour && row[colour];
  // In a party several people act for a colour.
  if (row.party !== null ? (waiting === undefined) === (wanted === undefined) : waiting === wanted)
    return [];
  return [`game ${row.id} waits for ${waiting}, and ${wanted} is to act`];
};

/** A player who was heard in time is not called late, and nobody is before their time is out. */
export const wrongWaits = (
  remains: Remains,
  store: Store,
  games: readonly GameRow[],
): readonly string[] => {
  const ofEvents = new Set(remains.sql.prepare<[], GameId>(OF_EVENTS).pluck().all());
  const called = games
    .flatMap((row) => callsIn(remains, store, row, ofEvents))
    .flatMap((call) => [...unheard(remains, call), ...tooSoon(store, remains, call)]);
  return [...called, ...games.flatMap((row) => wrongWaiter(store, row))];
};
