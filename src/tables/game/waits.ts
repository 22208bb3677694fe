import { type ClockState, isPlayedFor, warningOf } from "../../game/clock.ts";
import { opponent } from "../../game/colours.ts";
import { playerToAct } from "../../game/game.ts";
import { handOver, isPlayedOut } from "../../game/play-on.ts";
import type { Automation, Colour, Game, PerColour } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Settings } from "../../store/settings.ts";
import type { Wait } from "../../store/waits.ts";
import { knownOf, partyOf, playsByHand, type Services } from "../services/services.ts";
import { MINUTE_MS } from "../services/time.ts";
import { type Agreed, asksDone } from "./agreed.ts";
import { runClock } from "./turn-clock.ts";

type Players = PerColour<PersonId>;

type WaitingRow = Players & Pick<GameRow, "id" | "series" | "party">;

/** The computer does not roll by itself: it may want to double or to resign first. */
const COMPUTERS_WAY: Automation = { roll: false, forced: true, done: true };

export const automationOf = (
  services: Services,
  { series, players, settings }: Agreed,
  now?: { readonly row: GameRow; readonly game: Game },
): PerColour<Automation> => {
  // A player who sits down sees the board as it is set, with the first roll on it.
  const isSet = (now?.game.history ?? []).length === 0 && isFirstGame(services, series);
  const of = (colour: Colour): Automation => {
    if (isComputer(players[colour])) return COMPUTERS_WAY;
    const { autoRoll, autoForced, confirmDone } = settings[colour];
    // Games of a party are no lesson, and never count as a person's first.
    const isFree = series.party !== null || !playsByHand(services, players[colour]);
    return {
      roll: autoRoll && isFree,
      forced: autoForced && isFree && !isSet,
      // In a group the clock ends the turn; until then the player can take it back.
      done: !confirmDone && series.chat === null,
    };
  };
  const automation = { white: of("white"), black: of("black") };
  return partyOf(services, series)?.automation(services, automation, now, series) ?? automation;
};

const isFirstGame = ({ store }: Services, { id, party }: Agreed["series"]): boolean =>
  party === null && store.games.countOf(id) === 1;

export const isHandingOver = ({ store }: Services, game: GameId): boolean =>
  (store.waits.ofGame(game)?.playedOutAt ?? null) !== null;

type Awaited = { readonly game: Game; readonly agreed: Agreed };

/**
 * Notes the player that a game waits for and what is due when; one wait covers a whole turn. Gives
 * what is noted; undefined after the end.
 */
export const waitFor = (
  services: Services,
  row: WaitingRow,
  { before, ...after }: Awaited & { readonly before?: Game },
): Wait | undefined => {
  const { store } = services;
  const { game, agreed } = after;
  const colour = playerToAct(game);
  const { terms } = agreed.series;
  const runs = terms.clock && runsFor(services, row, after);
  const clock = runClock(services, row, { before, after: game, runs, terms });
  if (colour === undefined) {
    store.waits.end(row.id);
    return undefined;
  }
  const wait = newWait(services, row, after, colour, clock);
  const last = before && goesOn(before, game) ? store.waits.ofGame(row.id) : undefined;
  const kept = last?.person === wait.person && {
    ...last,
    remindAt: last.remindAt && wait.remindAt,
    // A player who did not know of the game has joined it; from now on it may be claimed.
    claimAt: last.claimAt ?? wait.claimAt,
    playedOutAt: wait.playedOutAt,
  };
  const noted = kept || wait;
  store.waits.save(noted);
  return noted;
};

/** The player whose time runs from now on: the one who may act, if the game has a clock. */
const runsFor = (
  services: Services,
  row: WaitingRow,
  { game, agreed }: Awaited,
): Colour | undefined => {
  const isOver = endsByItself(agreed, game);
  const colour = playerToAct(isOver ? handOver(game) : game);
  if (colour === undefined || isComputer(row[colour]) || isPlayedFor(game)) return undefined;
  return isUnconfirmed(services, row.id, colour) ? undefined : colour;
};

/** Whether a turn that is played out ends without another press, after a short while. */
const endsByItself = (agreed: Agreed, game: Game): boolean =>
  agreed.series.chat !== null && isPlayedOut(game) && !asksDone(agreed, game.toMove);

const goesOn = (before: Game, game: Game): boolean =>
  playerToAct(before) === playerToAct(game) &&
  before.history.length === game.history.length &&
  before.resignation === game.resignation;

const newWait = (
  services: Services,
  row: WaitingRow,
  { game, agreed }: Awaited,
  colour: Colour,
  clock: ClockState | undefined,
): Wait => {
  const { series, settings } = agreed;
  const since = services.now();
  const after = (minutes: number | undefined): number | null =>
    minutes === undefined ? null : since + minutes * MINUTE_MS;
  const awaited = partyOf(services, row)?.awaited(services, row, game);
  return {
    game: row.id,
    person: awaited?.person ?? row[colour],
    since,
    // In a private chat there is no reminder: the table itself is sent again with a sound.
    remindAt:
      series.chat === null || isComputer(row[colour])
        ? null
        : remindAt(after(settings[colour].reminderMinutes), clock),
    // A player can take back their offer to resign, so they do not depend on the other.
    claimAt:
      game.resignation || isUnconfirmed(services, row.id, colour)
        ? null
        : after(awaited?.minutes ?? deadlineFor(row, settings)),
    playedOutAt: endsByItself(agreed, game) ? since : null,
  };
};

/** The time of the reminder. With a clock it comes before the time is out. */
const remindAt = (usual: number | null, clock: ClockState | undefined): number | null =>
  usual === null || clock === undefined ? usual : (warningOf(clock) ?? null);

/** Whether the game waits for White, who made its offer and may not know that it was taken up. */
const isUnconfirmed = ({ store }: Services, game: GameId, colour: Colour): boolean =>
  colour === "white" && store.unconfirmed.hasGame(game);

/** The time for a move; outside groups the longer of the two players' settings. */
const deadlineFor = (
  players: Players,
  { white, black }: PerColour<Settings>,
): Settings["deadlineMinutes"] => {
  // The computer has unlimited time, and gives its opponent the same.
  if (isComputer(players.white) || isComputer(players.black)) return undefined;
  const minutes = Math.max(white.deadlineMinutes ?? Infinity, black.deadlineMinutes ?? Infinity);
  return minutes === Infinity ? undefined : minutes;
};

export type Deadline = { readonly of: Colour; readonly at: number };

/** The deadline of a move and its player; undefined: no limit. */
export const deadlineOf = (
  services: Services,
  row: Players & { readonly id: GameId },
  wait = services.store.waits.ofGame(row.id),
): Deadline | undefined => {
  if (!wait) return undefined;
  const at = knownOf(services, "deadline", row.id)?.(wait.since) ?? wait.claimAt;
  return at === null ? undefined : { of: wait.person === row.white ? "white" : "black", at };
};

/** The player who may claim a game because the other's time is up; undefined before that. */
export const claimerOf = ({ now }: Services, deadline: Deadline | undefined): Colour | undefined =>
  deadline && deadline.at <= now() ? opponent(deadline.of) : undefined;
