import { opponent } from "../../game/colours.ts";
import { decide } from "../../game/decide.ts";
import { isTimely, newGame, playerToAct } from "../../game/game.ts";
import { beginsNext } from "../../game/played-out.ts";
import { rollsIn } from "../../game/rolls.ts";
import {
  isCrawford,
  pointsOf,
  pointsToGo,
  rulesetFor,
  type Standing,
  scoreOf,
} from "../../game/series.ts";
import type { Colour, Command, Game, PerColour, Refusal } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { GameOrigin, GameRow, Series } from "../../store/games.ts";
import { SECRETS } from "../../store/secrets.ts";
import type { Table } from "../../store/tables.ts";
import { luckIn, partyOf, type Services } from "../services/services.ts";
import { ringBell } from "./bells.ts";
import { keepGame, loadGame } from "./load-game.ts";
import { colourOf, ownGame } from "./players.ts";
import { calledBy, type Happened, isHandedOver, rings } from "./ring.ts";
import { automationOf, claimerOf, deadlineOf, isHandingOver, waitFor } from "./waits.ts";

/** The score of a series, by the colours of one of its games; after those games that count. */
export const standingOf = (
  { store }: Services,
  { id, terms }: Series,
  players: PerColour<PersonId>,
  counts: (game: GameId) => boolean = () => true,
): Standing => {
  const won = store.ledger.ofSeries(id).filter(({ game }) => counts(game));
  const of = (person: PersonId): bigint =>
    won
      .filter(({ winner }) => winner === person)
      .reduce((sum, { points }) => sum + scoreOf(terms, points), 0n);
  return {
    score: { white: of(players.white), black: of(players.black) },
    crawfordPlayed: store.games.crawfordPlayed(id),
  };
};

/** What both still need in the match that a game belongs to, as it began; undefined if to none. */
export const toGoIn = (services: Services, row: GameRow): PerColour<number> | undefined => {
  const series = services.store.games.series(row.series);
  return pointsToGo(
    series.terms,
    standingOf(services, series, row, (game) => game < row.id),
  );
};

/**
 * Begins the next game up to a first decision, in a transaction; no `first`: the throw decides. `luck` is
 * what whoever completes the pair brings to the dice.
 */
export const startGame = (
  services: Services,
  series: Series,
  players: PerColour<PersonId>,
  origin: GameOrigin,
  first: Colour | undefined,
  luck = luckIn(services),
): GameId => {
  const { store, now } = services;
  const crawford = isCrawford(series.terms, standingOf(services, series, players));
  const ruleset = rulesetFor(series.terms, crawford);
  const id = store.games.addGame(
    { series: series.id, ...players, ruleset, crawford },
    origin,
    luck,
    now(),
  );
  if ("challenge" in origin) store.unconfirmed.begun({ ...origin, game: id });
  const automation = automationOf(services, series, players);
  const opened = decide(
    newGame(ruleset),
    { type: "open", first },
    store[SECRETS].dice(id),
    (colour) => automation[colour],
  );
  if (!opened.ok) throw new Error(`a new game refused to open: ${opened.code}`);
  store.games.append(id, 0, opened.events, now());
  const { party } = series;
  waitFor(services, { id, series: series.id, party, ...players }, opened.game);
  for (const { begun } of services.extensions) begun?.(services, { id, ...players, origin });
  return id;
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
  | "claim-not-yours";

type Played = Result<{ readonly game: Game }, PlayRefusal>;

/** A command of a player, before it is known which colour they have. */
export type PlayerCommand = WithoutBy<Exclude<Command, { type: "open" | "time-out" }>>;
type WithoutBy<T> = T extends unknown ? Omit<T, "by"> : never;

/** What a person does in a game seen at `version`: all of it is written together, or refused. */
export const play = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): Played => {
  const { store } = services;
  const played = store.transaction((): Played => {
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    const { row, by } = own;
    if (colourOf(row, person) === undefined) return refused("captain-moves");
    if (!isOfNow(services, row, version, command.type))
      return refused(isTooLate(loadGame(services, row), by, command) ? "turn-over" : "stale");
    const may = command.type === "claim" ? mayClaim(services, row, by) : DONE;
    if (!may.ok) return may;
    // The maker of an offer is White.
    if (command.type === "resign") {
      if (by === "black" && store.unconfirmed.hasGame(id)) return refused("unconfirmed");
    } else if (by === "white" && row.endedAt === null) store.unconfirmed.confirmGame(id);
    const carried = carriedOver(services, row, { ...command, by });
    // What an older keyboard of the turn offered may have been played meanwhile.
    const isGone = !carried.ok && carried.code === "illegal-move" && version < row.version;
    return isGone ? refused("stale") : carried;
  });
  if (played.ok) keepGame(services, id, played.game);
  return played;
};

/** An undo that the clock has overtaken: Undo may still stand there where nothing has been drawn since. */
const isTooLate = (game: Game, by: Colour, { type }: PlayerCommand): boolean =>
  type === "undo" && game.phase.kind !== "over" && game.toMove !== by;

/** While the clock is about to end a turn, the table shows it as ended already. */
const isOfNow = (
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

/** The same; the next player need not wait for the clock to end the turn before theirs. */
const carriedOver = (services: Services, row: GameRow, command: Command): Played => {
  const { store } = services;
  const game = loadGame(services, row);
  const isFirst = command.type === "roll" || command.type === "double";
  if (!isFirst || !isHandingOver(services, row.id)) return carryOut(services, row, command);
  if (!beginsNext(game, command)) return refused("not-your-turn");
  const ended = carryOut(services, row, { type: "done", by: game.toMove });
  const after = store.games.game(row.id);
  // It may have rolled by itself.
  const isBegun = !ended.ok || ended.game.phase.kind !== "rolling" || !after;
  return isBegun ? ended : carryOut(services, after, command);
};

/** Does in a game what is asked for, whoever asks. To be called in a transaction. */
export const carryOut = (services: Services, row: GameRow, command: Command): Played => {
  const { store, now } = services;
  const before = loadGame(services, row);
  const series = store.games.series(row.series);
  const automation = automationOf(services, series, row, { row, game: before });
  const decided = decide(
    before,
    command,
    store[SECRETS].dice(row.id),
    (colour) => automation[colour],
  );
  if (!decided.ok) return decided;
  const appended = store.games.append(row.id, row.version, decided.events, now());
  if (!appended.ok) return appended;
  finish(services, row, decided.game);
  waitFor(services, row, decided.game, before);
  showNews(services, row, before, decided.game, command);
  return { ok: true, game: decided.game };
};

/** Whether a game may be claimed is for the clock to say, not for the button. */
const mayClaim = (
  services: Services,
  row: GameRow,
  by: Colour,
): Done<"not-due" | "claim-not-yours"> => {
  const claimer = claimerOf(services, deadlineOf(services, row));
  if (claimer === undefined) return refused("not-due");
  return claimer === by ? DONE : refused("claim-not-yours");
};

/** Tables show what has happened, with a sound where it would be missed; small menus close. */
const showNews = (
  services: Services,
  row: GameRow,
  before: Game,
  after: Game,
  command: Command,
): void => {
  const { tables } = services.store;
  const actor = command.type === "open" ? undefined : row[command.by];
  const happened = { before, after, actor };
  for (const table of tables.byGame(row.id)) {
    const { id } = table;
    if (closes(row, happened, table)) tables.menu({ id, menu: null, menuBy: null });
    if (rings(services, row, happened, table)) tables.repost(id);
    else tables.touch(id);
  }
  const called = calledBy(happened);
  if (called) ringBell(services, row, row[called], after);
};

/**
 * A menu closes when the turn goes over and when its player does something; who was asking to resign while
 * the other's turn ended by itself is still asking.
 */
const closes = (row: GameRow, happened: Happened, { menu, menuBy }: Table): boolean => {
  if (menuBy !== null && menuBy === happened.actor) return true;
  const called = playerToAct(happened.after);
  const isAsking = menu?.startsWith("resign") && called && menuBy === row[called];
  return isHandedOver(happened) && !isAsking;
};

/** Whether what comes of a game counts for anybody. */
export const counts = (services: Services, id: GameId): boolean =>
  // It ended before White, in whose name it was offered, had ever played in it.
  !services.store.unconfirmed.hasGame(id) &&
  services.extensions.every(({ counts }) => counts?.(services, id) ?? true);

/** The end of a game goes into the ledger with the press that brings it about. */
const finish = (services: Services, row: GameRow, game: Game): void => {
  const { phase } = game;
  if (phase.kind !== "over") return;
  const { store, now, newSecret } = services;
  const { winner, outcome, ending, cube, multiplier } = phase.result;
  const { terms, chat, home } = store.games.series(row.series);
  const at = now();
  store.games.endGame({ id: row.id, at });
  store.bells.removeOf(row.id);
  const party = partyOf(services, row);
  if (party) {
    party.ended(services, row, game);
    return;
  }
  if (!counts(services, row.id)) return;
  const players = { winner: row[winner], loser: row[opponent(winner)] };
  const points = pointsOf(terms, phase.result);
  store.ledger.add({
    game: row.id,
    ...players,
    outcome,
    ending,
    stake: terms.stake,
    cube,
    multiplier,
    points,
    at,
  });
  const rolls = rollsIn(row.ruleset, store.games.events(row.id));
  const group = home ?? chat;
  for (const { counted } of services.extensions)
    counted?.(services, { row, winner, outcome, points, rolls, group, at });
  const computer = [row.white, row.black].find(isComputer);
  // It is always ready for another game, and its dice are promised with the offer.
  if (computer !== undefined) {
    store.games.askRematch({ id: row.id, by: computer, secret: newSecret(), luck: null });
  }
};
