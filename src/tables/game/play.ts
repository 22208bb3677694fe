import { decide } from "../../game/decide.ts";
import { isAskedBack, isTimely, newGame, playerToAct } from "../../game/game.ts";
import { beginsNext } from "../../game/play-on.ts";
import { isCrawford, rulesetFor } from "../../game/series.ts";
import type { Colour, Command, Game, PerColour, Refusal } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { GameOrigin, GameRow, Series } from "../../store/games.ts";
import { SECRETS } from "../../store/secrets.ts";
import type { Table } from "../../store/tables.ts";
import { luckIn, type Services, tellHappened } from "../services/services.ts";
import { agreedIn, agreedOn } from "./agreed.ts";
import { ringBell } from "./bells.ts";
import { finish, standingOf } from "./finished.ts";
import { keepGame, loadGame } from "./load-game.ts";
import { colourOf, sideOf } from "./players.ts";
import { calledBy, comesDown, type Happened, isHandedOver } from "./ring.ts";
import { forgetSayings } from "./sayings.ts";
import { wayBackIn } from "./take-back.ts";
import { automationOf, claimerOf, deadlineOf, isHandingOver, waitFor } from "./waits.ts";

/** Who begins a game without a throw, or who gets the colour that wins the throw. */
export type Beginner = Colour | { readonly wins: PersonId };

/**
 * Begins the next game and plays it up to the first decision; call it in a transaction. Without a
 * beginner the opening throw decides. `luck` is from the player who completed the pair.
 */
export const startGame = (
  services: Services,
  series: Series,
  asked: PerColour<PersonId>,
  origin: GameOrigin,
  beginner: Beginner | undefined,
  luck = luckIn(services),
): GameId => {
  const { store, now } = services;
  const crawford = isCrawford(series.terms, standingOf(services, series, asked));
  const ruleset = rulesetFor(series.terms, crawford, store.games.countOf(series.id));
  const id = store.games.addGame(
    { series: series.id, ...asked, ruleset, crawford },
    origin,
    luck,
    now(),
  );
  const { from } = series.terms;
  const first = typeof beginner === "object" ? undefined : beginner;
  const isOther =
    typeof beginner === "object" &&
    from === undefined &&
    winnerOfThrow(services, id, ruleset, asked) !== beginner.wins;
  const players = isOther ? { white: asked.black, black: asked.white } : asked;
  if (isOther) store.games.swapColours(id);
  if ("challenge" in origin) store.unconfirmed.begun({ ...origin, game: id });
  const agreed = agreedOn(services, series, players);
  const automation = automationOf(services, agreed);
  const opened = decide(
    newGame(ruleset),
    { type: "open", first, ...(from !== undefined && { from }) },
    store[SECRETS].dice(id),
    (colour) => automation[colour],
  );
  if (!opened.ok) throw new Error(`a new game refused to open: ${opened.code}`);
  store.games.append(id, 0, opened.events, now());
  const { party } = series;
  const begun = { id, series: series.id, party, ...players };
  waitFor(services, begun, { game: opened.game, agreed });
  for (const one of services.extensions) one.begun?.(services, { id, ...players, origin });
  return id;
};

const winnerOfThrow = (
  { store }: Services,
  id: GameId,
  ruleset: Ruleset,
  players: PerColour<PersonId>,
): PersonId | undefined => {
  const dice = store[SECRETS].dice(id);
  const thrown = decide(newGame(ruleset), { type: "open", first: undefined }, dice);
  return thrown.ok && thrown.game.first !== undefined ? players[thrown.game.first] : undefined;
};

export type PlayRefusal =
  | Refusal
  | "unconfirmed"
  | "no-game"
  | "not-your-game"
  | "stale"
  | "turn-over"
  | "captain-moves"
  | "not-due"
  | "claim-not-yours"
  | "take-back-off";

type PlayedOr<Code extends string> = Result<{ readonly game: Game }, Code>;
type Played = PlayedOr<PlayRefusal>;

export type PlayerCommand = WithoutBy<Exclude<Command, { type: "open" | "time-out" | "report" }>>;
type WithoutBy<T> = T extends unknown ? Omit<T, "by"> : never;

/**
 * Carries out a player's command in a game of two that they saw at `version`, in one transaction.
 * In a game of a party, the party says what a command means.
 */
export const play = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): PlayedOr<PlayRefusal | "of-party"> =>
  inGame(services, id, (row) =>
    row.party === null ? playAs(services, row, version, person, command) : refused("of-party"),
  );

/** The same for a person who moves in a game of any party. */
export const playAtBoard = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): Played => inGame(services, id, (row) => playAs(services, row, version, person, command));

const inGame = <Code extends string>(
  services: Services,
  id: GameId,
  act: (row: GameRow) => PlayedOr<Code>,
): PlayedOr<Code | "no-game"> => {
  const { store } = services;
  const played = store.transaction((): PlayedOr<Code | "no-game"> => {
    const row = store.games.game(id);
    return row ? act(row) : refused("no-game");
  });
  if (played.ok) keepGame(services, id, played.game);
  return played;
};

const playAs = (
  services: Services,
  row: GameRow,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): Played => {
  const { store } = services;
  const by = sideOf(services, row, person);
  if (!by) return refused("not-your-game");
  if (colourOf(row, person) === undefined) return refused("captain-moves");
  if (!isCurrent(services, row, version, command.type))
    return refused(isTooLate(loadGame(services, row), by, command) ? "turn-over" : "stale");
  const may = command.type === "claim" ? mayClaim(services, row, by) : DONE;
  if (!may.ok) return may;
  const meant = meantBy(services, row, command);
  if (!meant) return refused("take-back-off");
  // White is the maker of an offer, and confirms it by any press but a resignation.
  if (command.type === "resign") {
    if (by === "black" && store.unconfirmed.hasGame(row.id)) return refused("unconfirmed");
  } else if (by === "white" && row.endedAt === null) store.unconfirmed.confirmGame(row.id);
  const carried = carryOutNext(services, row, { ...meant, by });
  // A move from an older keyboard of this turn may have been played meanwhile.
  const isGone = !carried.ok && carried.code === "illegal-move" && version < row.version;
  return isGone ? refused("stale") : carried;
};

/** To ask is to take back where nobody has to be asked; undefined where no turn is taken back. */
const meantBy = (
  services: Services,
  row: GameRow,
  command: PlayerCommand,
): PlayerCommand | undefined => {
  if (command.type !== "ask-back" && command.type !== "take-back") return command;
  const way = wayBackIn(services, row, agreedIn(services, row));
  return way && { type: way === "asks" ? "ask-back" : "take-back" };
};

/** The clock has overtaken an undo whose button still stands there, as no board was drawn since. */
const isTooLate = (game: Game, by: Colour, { type }: PlayerCommand): boolean =>
  type === "undo" && game.phase.kind !== "over" && game.toMove !== by;

/** A table shows a turn as ended as soon as only the clock is awaited. */
const isCurrent = (
  services: Services,
  row: GameRow,
  version: number,
  type: Command["type"],
): boolean => {
  const isAhead = version === row.version + 1 && isHandingOver(services, row.id);
  const isOfTurn = type === "move" || type === "undo" || type === "done";
  if (isAhead) return !isOfTurn;
  return isTimely(loadGame(services, row), version, type);
};

/** Carries out a command; the next player need not wait for the clock to end the last turn. */
const carryOutNext = (services: Services, row: GameRow, command: Command): Played => {
  const { store } = services;
  const game = loadGame(services, row);
  const isFirst = command.type === "roll" || command.type === "double";
  if (!isFirst || !isHandingOver(services, row.id)) return carryOut(services, row, command);
  if (!beginsNext(game, command)) return refused("not-your-turn");
  const ended = carryOut(services, row, { type: "done", by: game.toMove });
  const after = store.games.game(row.id);
  // The game may have rolled by itself.
  const isBegun = !ended.ok || ended.game.phase.kind !== "rolling" || !after;
  return isBegun ? ended : carryOut(services, after, command);
};

/** Carries out a command in a game, from any source. Call it in a transaction. */
export const carryOut = (services: Services, row: GameRow, command: Command): Played => {
  const { store, now } = services;
  const before = loadGame(services, row);
  const agreed = agreedIn(services, row);
  const automation = automationOf(services, agreed, { row, game: before });
  const decided = decide(
    before,
    command,
    store[SECRETS].dice(row.id),
    (colour) => automation[colour],
  );
  if (!decided.ok) return decided;
  const appended = store.games.append(row.id, row.version, decided.events, now());
  if (!appended.ok) return appended;
  if (decided.events.some(({ type }) => type === "taken-back")) store.games.noteTakenBack(row.id);
  tellHappened(services, row.id);
  forgetSayings(services, row.id, decided.game);
  finish(services, row, decided.game, agreed.series);
  const wait = waitFor(services, row, { before, game: decided.game, agreed });
  const actor = command.type === "open" ? undefined : row[command.by];
  const endsByItself = (wait?.playedOutAt ?? null) !== null;
  showNews(services, row, { before, after: decided.game, actor, endsByItself });
  return { ok: true, game: decided.game };
};

/** Whether a player may claim a game. The time decides this, not the button. */
const mayClaim = (
  services: Services,
  row: GameRow,
  by: Colour,
): Done<"not-due" | "claim-not-yours"> => {
  const claimer = claimerOf(services, deadlineOf(services, row));
  if (claimer === undefined) return refused("not-due");
  return claimer === by ? DONE : refused("claim-not-yours");
};

/** Brings the tables up to date: with a sound where a silent edit would be missed. */
const showNews = (services: Services, row: GameRow, happened: Happened): void => {
  const { tables } = services.store;
  for (const table of tables.byGame(row.id)) {
    const { id } = table;
    if (closesMenu(row, happened, table)) tables.menu({ id, menu: null, menuBy: null });
    const down = comesDown(services, row, happened, table);
    if (down) tables.repost(id, down);
    else tables.touch(id);
  }
  const called = calledBy(happened);
  if (called) ringBell(services, row, row[called], happened.after, isHandedOver(happened));
};

/**
 * A menu closes at the end of a turn, before a question, and when its owner acts. One exception: a
 * player who is choosing how to resign keeps the menu when the other's turn ends by itself.
 */
const closesMenu = (row: GameRow, happened: Happened, { menu, menuBy }: Table): boolean => {
  if (menuBy !== null && menuBy === happened.actor) return true;
  if (isAskedBack(happened.after)) return true;
  const called = playerToAct(happened.after);
  const isAsking = menu?.startsWith("resign") && called && menuBy === row[called];
  return isHandedOver(happened) && !isAsking;
};
