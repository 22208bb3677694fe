import { opponent } from "../../../game/colours.ts";
import { leastCost } from "../../../game/leaving.ts";
import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { isMars } from "../../../rules/outcome.ts";
import { playsTooMuch } from "../../../tables/challenge/challenge.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { carryOut } from "../../../tables/game/play.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { ringAnew } from "../../../tables/shown/repost.ts";
import { gamesWithComputer, levelFor, playComputer } from "../../computer/door.ts";
import { breakOff, gamesMeanwhile } from "../../seek/door.ts";
import { CONTEST_PACE_MS } from "../contests.ts";
import { bringWait } from "../waiting.ts";
import { absentIn, showBegun } from "./arena.ts";
import { type Arena, type ArenaGame, type ArenaPlayer, arenasIn } from "./arenas.ts";
import { type Free, pairsOf } from "./rules/pairing.ts";
import { standingsOf } from "./rules/points.ts";
import { lastGame, resultsOf } from "./standings.ts";

/** A player who is alone this long plays the computer meanwhile. */
const WAITING_MS = 15_000;

/** Brings each open arena on: counts finished games, puts absent players out, pairs free ones. */
export const runArenas = (services: Services): void => {
  const { store, now } = services;
  for (const arena of arenasIn(store).open()) {
    if (arena.startsAt > now()) continue;
    store.unlessDamaged(`arena ${arena.id}`, () =>
      store.transaction(() => {
        if (postPredatesStart(services, arena)) showBegun(services, arena.id);
        const isOn = now() < arena.endsAt;
        if (isOn) dropAbsent(services, arena);
        countFinished(services, arena);
        if (isOn) pairFree(services, arena);
        else endArena(services, arena);
        return true;
      }),
    );
  }
};

/** Whether its message was last brought before it began; one that comes again has no number yet. */
const postPredatesStart = ({ store }: Services, { id, startsAt }: Arena): boolean => {
  const { message = null, dueAt = 0 } = arenasIn(store).post(id) ?? {};
  return message !== null && dueAt < startsAt + CONTEST_PACE_MS;
};

/** Counts the games that ended in time, in the order of their ends, and frees their players. */
const countFinished = (services: Services, arena: Arena): void => {
  const { store } = services;
  for (const game of arenasIn(store).running(arena.id)) {
    if (game.endedAt === null || game.endedAt > arena.endsAt) continue;
    const ended = store.ledger.ofGame(game.game);
    if (ended) finish(services, arena, game, ended.winner, isMars(ended.outcome));
    else if (store.draws.has(game.game)) finish(services, arena, game, null, false);
    else arenasIn(store).drop(game.game);
  }
};

const finish = (
  { store, now }: Services,
  { id }: Arena,
  { game, white, black }: ArenaGame,
  winner: PersonId | null,
  mars: boolean,
): void => {
  arenasIn(store).finish({ arena: id, game, winner, mars: mars ? 1 : 0 });
  for (const [person, last] of [
    [white, black],
    [black, white],
  ] as const) {
    arenasIn(store).free({ arena: id, person, since: now(), last });
  }
  // Both players' tables show the new standing.
  store.tables.touchGame(game);
  arenasIn(store).touch(id);
};

/**
 * Keeps the standings as they are. A running game goes on as an ordinary one; one with the computer
 * is broken off, and each player is told how they came out.
 */
const endArena = (services: Services, { id }: Arena): void => {
  const { store } = services;
  const arenas = arenasIn(store);
  const finished = arenas.finished(id);
  const running = arenas.running(id).filter(({ endedAt }) => endedAt === null);
  const playing = running.flatMap(({ white, black }) => [white, black]);
  // Its message is the podium from now on.
  arenas.close({ id, state: "over", hasCard: false });
  if (finished.length > 0) ringAnew(services, arenas.post(id));
  for (const player of arenas.players(id)) {
    const { person } = player;
    // The last game of each player promises a next one, which does not come.
    const last = lastGame(finished, person);
    if (last) store.tables.touchGame(last.game);
    if (player.present === 1) breakMeanwhile(services, player);
    if (!playing.includes(person)) bringWait(services, arenas, id, person);
  }
};

/**
 * A player whose time for the first turn runs out is absent: the opponent wins the least that a
 * player can lose, in the ledger too.
 */
const dropAbsent = (services: Services, arena: Arena): void => {
  const { store } = services;
  for (const { game } of arenasIn(store).running(arena.id)) {
    const row = store.games.game(game);
    if (!row || row.endedAt !== null) continue;
    const loaded = loadGame(services, row);
    const absent = absentIn(loaded);
    if (!absent) continue;
    const [by, outcome] = [opponent(absent), leastCost(loaded, absent)];
    if (!carryOut(services, row, { type: "claim", by, outcome }).ok) continue;
    arenasIn(store).leave({ arena: arena.id, person: row[absent] });
    arenasIn(store).wait(arena.id, row[absent]);
  }
};

/** Pairs the free players; of an odd number, one plays the computer until an opponent is free. */
const pairFree = (services: Services, arena: Arena): void => {
  const { store, now } = services;
  const arenas = arenasIn(store);
  const players = arenas.players(arena.id);
  const free = freeIn(services, arena, players);
  const pairs = pairsOf(free, now());
  const playerOf = (person: PersonId) => players.find((one) => one.person === person);
  for (const pair of pairs) {
    const [white, black] = pair.map(playerOf);
    if (!white || !black) continue;
    for (const player of [white, black]) breakMeanwhile(services, player);
    const game = seatTwo(services, arena.terms, white, black, arena.chat);
    arenas.addGame({ arena: arena.id, game });
    for (const { person, last, meanwhile } of [white, black]) {
      // Only then the card says that they wait.
      if (last === null || meanwhile !== null) arenas.wait(arena.id, person);
    }
    arenas.touch(arena.id);
  }
  const paired = pairs.flat();
  for (const { player, since } of free) {
    const one = playerOf(player);
    if (!one || one.meanwhile !== null || paired.includes(player)) continue;
    if (since + WAITING_MS <= now()) playMeanwhile(services, arena, one);
  }
};

const freeIn = (
  services: Services,
  { id }: Arena,
  players: readonly ArenaPlayer[],
): readonly Free<PersonId>[] => {
  const { store } = services;
  const free = players.filter(
    ({ person, present }) =>
      present === 1 &&
      !arenasIn(store).isPlaying({ person }) &&
      isReachable(services, person) &&
      !playsTooMuch(services, person),
  );
  const ids = players.map(({ person }) => person);
  const order = standingsOf(ids, resultsOf(services, id)).map(({ player }) => player);
  return free.map(({ person, since, last }) => ({
    player: person,
    since,
    last: last ?? undefined,
    rank: order.indexOf(person),
  }));
};

/**
 * A player who is alone plays the computer, without a clock, until an opponent is free. A player
 * with a game against the computer of their own has something to do already.
 */
const playMeanwhile = (
  services: Services,
  { id, terms: { clock: _, ...terms } }: Arena,
  { person, luck, last }: Pick<ArenaPlayer, "person" | "luck" | "last">,
): void => {
  const { store } = services;
  const chat = privateChatOf(person);
  if (gamesWithComputer(services, person, chat).length > 0) return;
  const level = levelFor(services, person, store.people.chat(chat)?.settings.level);
  playComputer(services, person, "private", terms, level, luck);
  const [row] = gamesWithComputer(services, person, chat);
  if (!row) return;
  arenasIn(store).playsMeanwhile({ arena: id, person, game: row.id });
  // After a game the card is far above; before the first one it stands right there.
  if (last === null) arenasIn(store).wait(id, person);
  else bringWait(services, arenasIn(store), id, person);
};

/** Ends a game against the computer that began while they waited; it counts for nothing. */
const breakMeanwhile = (
  services: Services,
  { person, since }: Pick<ArenaPlayer, "person" | "since">,
): void => {
  for (const row of gamesMeanwhile(services, person, since)) breakOff(services, row, person);
};
