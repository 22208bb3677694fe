import { opponent } from "../../game/colours.ts";
import { seatDice } from "../../game/dice.ts";
import type { Terms } from "../../game/series.ts";
import type { Colour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { continueAt } from "../../tables/challenge/rematch.ts";
import { loadGame } from "../../tables/game/load-game.ts";
import { startGame } from "../../tables/game/play.ts";
import { luckIn, type Services } from "../../tables/services/services.ts";
import { type Chouette, type ChouetteId, chouettesIn } from "./chouettes.ts";
import { nextOrder, type Seating, throwForSeats } from "./rules/line.ts";
import { CHOUETTE_PLAYERS } from "./rules/types.ts";
import { PARTY_NAME, teamGame } from "./team.ts";

type BeginRefusal = "chouette-over" | "chouette-not-seated" | "chouette-plays" | "chouette-too-few";

/** Begins the first or the next game. Each seated player may do so. */
export const beginChouetteGame = (
  services: Services,
  id: ChouetteId,
  person: PersonId,
): Done<BeginRefusal> =>
  services.store.transaction(() => {
    const chouettes = chouettesIn(services.store);
    const chouette = chouettes.openById(id);
    if (!chouette) return refused("chouette-over");
    const seated = chouettes.seated(id);
    if (!seated.some((one) => one.person === person)) return refused("chouette-not-seated");
    const last = lastGame(services, chouette);
    if (last && last.endedAt === null) return refused("chouette-plays");
    const order = orderFor(services, chouette, last);
    if (!order || seated.length < CHOUETTE_PLAYERS.least) return refused("chouette-too-few");
    const { game, line } = last ? beginNext(services, last, order) : beginFirst(services, chouette);
    for (const [seat, one] of line.entries()) chouettes.addMember({ game, seat, person: one });
    chouettes.noted({ id, at: services.now() });
    return DONE;
  });

export const lastGame = ({ store }: Services, { series }: Chouette): GameRow | undefined => {
  const id = chouettesIn(store).lastGame(series);
  return id === undefined ? undefined : store.games.game(id);
};

/**
 * The box and the line of the next game: the last game's order without the players who got up,
 * then new players. Before the first game this is the order of arrival. Undefined with too few
 * players.
 */
export const orderFor = (
  services: Services,
  { id }: Chouette,
  last: GameRow | undefined,
): Seating<PersonId> | undefined => {
  const seated = chouettesIn(services.store)
    .seated(id)
    .map(({ person }) => person);
  const before = last && orderAfter(services, last);
  const known = before ? [before.box, ...before.line] : [];
  const all = [
    ...known.filter((person) => seated.includes(person)),
    ...seated.filter((person) => !known.includes(person)),
  ];
  return seatingOf(all);
};

const seatingOf = ([box, ...line]: readonly PersonId[]): Seating<PersonId> | undefined =>
  box === undefined || line.length === 0 ? undefined : { box, line };

type BegunGame = { readonly game: GameId; readonly line: readonly PersonId[] };

const orderAfter = (services: Services, row: GameRow): Seating<PersonId> | undefined => {
  const played = teamGame(services, row, loadGame(services, row));
  if (played?.game.phase.kind !== "over") return undefined;
  const line = played.members.map(({ person }) => person);
  return nextOrder({ box: row.white, line }, played.team);
};

/** The terms of the board's game, which has no cube of its own. */
const boardTerms = ({ ruleset, stake }: Terms): Terms => ({
  ruleset: { ...ruleset, switches: { ...ruleset.switches, cube: false } },
  stake,
});

const playersOf = ({ box, line }: Seating<PersonId>) => ({ white: box, black: line[0] ?? box });

/**
 * Begins the first game. All throw a die for the seats: the highest has the box, the next one
 * leads. Returns the order of the seats, too.
 */
const beginFirst = (services: Services, chouette: Chouette): BegunGame => {
  const { store, now, newSecret } = services;
  const { chat, thread } = chouette;
  const terms = boardTerms(chouette.terms);
  const chouettes = chouettesIn(store);
  const seated = chouettes.seated(chouette.id);
  const luck = seated.flatMap((one) => one.luck ?? []).join("-");
  const settled = { secret: newSecret(), luck };
  const seats = throwForSeats(
    seated.map(({ person }) => person),
    seatDice({ secret: settled.secret, nonce: luck === "" ? null : luck }),
  );
  for (const { player, dice } of seats)
    chouettes.noteThrow({ chouette: chouette.id, person: player, dice: dice.join("") });
  const order = seatingOf(seats.map(({ player }) => player));
  if (!order) throw new Error(`chouette ${chouette.id} has too few players`);
  const series = store.games.addSeries({ chat, party: PARTY_NAME, terms }, now());
  chouettes.beginSeries({ id: chouette.id, series: series.id });
  const game = startGame(services, series, playersOf(order), { settled }, undefined);
  store.tables.add({ chat, thread, game });
  return { game, line: order.line };
};

const beginNext = (services: Services, last: GameRow, order: Seating<PersonId>): BegunGame => {
  const { store } = services;
  const { id } = last;
  const series = store.games.series(last.series);
  const origin = { rematchOf: id };
  const first = firstAfter(services, last);
  const game = startGame(services, series, playersOf(order), origin, first, luckIn(services));
  store.games.beginRematch({ id, next: game });
  continueAt(services, id, game);
  store.tables.touchGame(id);
  return { game, line: order.line };
};

/** The side that starts. The winner of the last game now has the box. */
const firstAfter = (services: Services, last: GameRow): Colour | undefined => {
  const { first } = loadGame(services, last);
  switch (last.ruleset.switches.nextFirst) {
    case "throw":
      return undefined;
    case "winner":
      return "white";
    case "alternate":
      return first && opponent(first);
  }
};
