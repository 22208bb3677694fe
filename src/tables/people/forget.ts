import { opponent } from "../../game/colours.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { closeChallenge } from "../challenge/challenge.ts";
import { loadGame } from "../game/load-game.ts";
import { carryOut } from "../game/play.ts";
import { colourOf } from "../game/players.ts";
import { partyOf, RETENTION, type Services } from "../services/services.ts";
import { DAY_MS } from "../services/time.ts";

/** Forgets a person: their challenges close, their games are lost. Records stay without a name. */
export const forget = (services: Services, person: PersonId): void => {
  services.store.transaction(() => forgetNow(services, person));
  services.store.forget.truncateLog();
};

const MOST_AT_ONCE = 50;

/** Forgets people who have long been away; deletes old challenges without a game. */
export const forgetOld = (services: Services): void => {
  const { store, now, retention = RETENTION } = services;
  const before = (days: number): number => (days === 0 ? 0 : now() - days * DAY_MS);
  store.challenges.removeOld(before(retention.challengesDays), MOST_AT_ONCE);
  const unseen = store.people.unseen(before(retention.peopleDays), MOST_AT_ONCE);
  for (const person of unseen) store.transaction(() => forgetNow(services, person));
  if (unseen.length > 0 || store.forget.isLogOwed()) store.forget.truncateLog();
};

const forgetNow = (services: Services, person: PersonId): void => {
  const { store, extensions } = services;
  for (const id of store.forget.challenges({ person })) {
    const isOwn = store.challenges.byId(id)?.challenger === person;
    closeChallenge(services, id, isOwn ? "cancelled" : "declined");
  }
  for (const id of store.forget.games({ person })) leaveGame(services, id, person);
  for (const { forgotten } of extensions) forgotten?.(services, person);
  store.forget.person(person);
};

/** A player who leaves accepts an open offer to resign; else the opponent claims the game. */
const leaveGame = (services: Services, id: GameId, person: PersonId): void => {
  const { games } = services.store;
  const found = games.game(id);
  if (found) partyOf(services, found)?.givesUp(services, id, person);
  const row = games.game(id);
  const by = row && row.endedAt === null && colourOf(row, person);
  if (!row || !by) return;
  const other = opponent(by);
  const { resignation } = loadGame(services, row);
  const left = carryOut(
    services,
    row,
    resignation?.by === other ? { type: "accept-resignation", by } : { type: "claim", by: other },
  );
  if (!left.ok) throw new Error(`a game could not be left: ${left.code}`);
};
