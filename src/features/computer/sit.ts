import type { Terms } from "../../game/series.ts";
import {
  type ChallengeId,
  type ChatId,
  type GameId,
  isComputer,
  type PersonId,
  privateChatOf,
} from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import type { Table } from "../../store/tables.ts";
import { addChallenge, beginGame, playsTooMuch } from "../../tables/challenge/challenge.ts";
import { settingsFor } from "../../tables/game/agreed.ts";
import { ownGame } from "../../tables/game/players.ts";
import { computerAt, type SeatLevel } from "../../tables/game/seats.ts";
import { changeSettings } from "../../tables/people/settings.ts";
import { playsByHand, type Services } from "../../tables/services/services.ts";
import { easierThan, levelFor } from "./level.ts";

export type ComputerPlace = { readonly group: ChatId; readonly thread: number | null } | "private";

/** A person's running games against the computer in a chat. */
export const gamesWithComputer = (
  { store }: Services,
  person: PersonId,
  chat: ChatId,
): readonly GameRow[] =>
  store.tables.runningOf({ person }).flatMap((table) => {
    const row = table.game === null ? undefined : store.games.game(table.game);
    const isOne = table.chat === chat && row && (isComputer(row.white) || isComputer(row.black));
    return isOne ? [row] : [];
  });

const tableWithComputer = (
  services: Services,
  person: PersonId,
  place: ComputerPlace,
): Table | undefined => {
  const chat = place === "private" ? privateChatOf(person) : place.group;
  const [row] = gamesWithComputer(services, person, chat);
  return row && services.store.tables.byGame(row.id).find((table) => table.chat === chat);
};

/**
 * Begins a game against the computer, which sits down at once; one at a time in a chat. `luck` is
 * the player's own, for a game that no update of theirs asks for.
 */
export const playComputer = (
  services: Services,
  person: PersonId,
  place: ComputerPlace,
  terms: Terms,
  level: SeatLevel,
  luck: string | null = null,
): Result<object, "too-many-games" | "computer-plays" | "sidelined"> =>
  services.store.transaction(() => {
    const { store } = services;
    const chat = place === "private" ? null : place.group;
    if (store.people.isSidelined({ chat, person })) return refused("sidelined");
    const running = tableWithComputer(services, person, place);
    if (running) {
      store.tables.repost(running.id);
      return refused("computer-plays");
    }
    if (playsTooMuch(services, person)) return refused("too-many-games");
    const [group, thread] = place === "private" ? [null, null] : [place.group, place.thread];
    const computer = computerAt(level);
    const news = { chat: group, challenger: person, terms, opponent: computer };
    const id = addChallenge(services, news, luck);
    const seat =
      group === null
        ? { chat: privateChatOf(person), viewer: person }
        : { chat: group, viewer: null };
    store.tables.add({ ...seat, thread, challenge: id });
    seatComputer(services, id, computer);
    return DONE;
  });

/** The computer takes the free seat of an open challenge when its challenger asks for that. */
export const sitComputer = (
  services: Services,
  id: ChallengeId,
  person: PersonId,
): Done<"no-challenge" | "not-your-challenge" | "challenge-closed" | "too-many-games"> =>
  services.store.transaction(() => {
    const { store } = services;
    const found = store.challenges.byId(id);
    if (!found) return refused("no-challenge");
    if (found.challenger !== person) return refused("not-your-challenge");
    if (found.state !== "open") return refused("challenge-closed");
    if (playsTooMuch(services, person)) return refused("too-many-games");
    const chat = store.people.chat(found.chat ?? privateChatOf(person));
    const level = levelFor(services, person, chat?.settings.level);
    seatComputer(services, id, computerAt(level));
    return DONE;
  });

const seatComputer = (services: Services, id: ChallengeId, computer: PersonId): void => {
  const { challenges } = services.store;
  const found = challenges.byId(id);
  if (!found || !challenges.close({ id, state: "accepted" }))
    throw new Error(`challenge ${id} is not open`);
  // A first game begins with the person's own turn: they get the colour that wins the throw.
  const isFirst = playsByHand(services, found.challenger);
  beginGame(services, found, computer, isFirst ? { wins: found.challenger } : undefined);
};

/** Begins the same game again, against a computer that is weaker by one level. */
export const playEasier = (
  services: Services,
  game: GameId,
  person: PersonId,
): Done<
  | "no-game"
  | "not-your-game"
  | "not-over"
  | "rematch-began"
  | "too-many-games"
  | "computer-plays"
  | "sidelined"
> =>
  services.store.transaction(() => {
    const own = ownGame(services, game, person);
    if (!own.ok) return own;
    const { row } = own;
    const level = easierThan(row);
    if (level === undefined) return refused("not-your-game");
    if (row.endedAt === null) return refused("not-over");
    if (row.next !== null) return refused("rematch-began");
    const series = services.store.games.series(row.series);
    const begun = playComputer(services, person, placeOf(services, row), series.terms, level);
    if (!begun.ok) return begun;
    // A level that was chosen stays the usual one.
    if (series.chat === null && settingsFor(services, series, person).level !== undefined)
      changeSettings(services, privateChatOf(person), { level });
    return DONE;
  });

const placeOf = ({ store }: Services, { id, series }: GameRow): ComputerPlace => {
  const { chat } = store.games.series(series);
  if (chat === null) return "private";
  return {
    group: chat,
    thread: store.tables.byGame(id).find((one) => one.chat === chat)?.thread ?? null,
  };
};
