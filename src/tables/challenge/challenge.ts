import { isDeepStrictEqual } from "node:util";
import type { Terms } from "../../game/series.ts";
import {
  type ChallengeId,
  type ChatId,
  type GameId,
  isComputer,
  type PersonId,
  privateChatOf,
  type TableId,
} from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { Challenge, NewChallenge } from "../../store/challenges.ts";
import { OFFER_NOTICE } from "../../store/notes.ts";
import { type Beginner, startGame } from "../game/play.ts";
import { luckIn, type Services } from "../services/services.ts";

export const MOST_CHALLENGES = 10;
export const MOST_GAMES = 20;

/** The only person who may sit down. A username means its holder at the time of the press. */
export type Opponent = { readonly id: PersonId } | { readonly username: string };

export const onlyFor = (
  opponent: Opponent | undefined,
): Pick<Challenge, "opponent" | "opponentName"> => ({
  opponent: opponent && "id" in opponent ? opponent.id : null,
  opponentName: opponent && "username" in opponent ? opponent.username : null,
});

export const isMeant = (
  { store }: Services,
  opponent: Opponent | undefined,
  person: PersonId,
): boolean => {
  if (opponent === undefined) return false;
  if ("id" in opponent) return opponent.id === person;
  const { username } = opponent;
  return store.people.person(person)?.username?.toLowerCase() === username.toLowerCase();
};

/** Whether this person may sit down. */
export const isFor = (
  services: Services,
  { opponent, opponentName }: Challenge,
  person: PersonId,
): boolean => {
  if (opponent !== null) return opponent === person;
  return opponentName === null || isMeant(services, { username: opponentName }, person);
};

export const addChallenge = (
  services: Services,
  news: NewChallenge,
  luck = luckIn(services),
): ChallengeId =>
  services.store.challenges.add(news, { secret: services.newSecret(), luck }, services.now());

type Posted = Result<{ readonly table: TableId }, "too-many-challenges" | "too-many-games">;

export type Posting = {
  readonly opponent?: Opponent | undefined;
  readonly thread?: number | null;
};

/** The table of a waiting challenge of the same terms to the same person. */
export const waitingAlike = (
  { store }: Services,
  id: ChallengeId | undefined,
  terms: Terms,
  { opponent, thread = null }: Posting,
): TableId | undefined => {
  const found = id && store.challenges.byId(id);
  if (!found || !isDeepStrictEqual(found.terms, terms)) return undefined;
  const only = onlyFor(opponent);
  if (found.opponent !== only.opponent || found.opponentName !== only.opponentName)
    return undefined;
  const isHere = (table: { inline: string | null; thread: number | null }): boolean =>
    table.inline === null && table.thread === thread;
  return store.tables.byChallenge(found.id).find(isHere)?.id;
};

/**
 * Posts a challenge in a group or one of its topics. Each challenger has one there: a new one takes
 * the place of the one that waits, and the same one comes down.
 */
export const challenge = (
  services: Services,
  chat: ChatId,
  challenger: PersonId,
  terms: Terms,
  { opponent, thread = null }: Posting = {},
): Posted =>
  services.store.transaction(() => {
    const { store } = services;
    const waiting = store.challenges.openOf(chat, challenger);
    const alike = waitingAlike(services, waiting, terms, { opponent, thread });
    if (alike !== undefined) {
      store.tables.repost(alike);
      return { ok: true, table: alike };
    }
    const others = store.challenges.countOpen(chat) - (waiting === undefined ? 0 : 1);
    if (others >= MOST_CHALLENGES) return refused("too-many-challenges");
    if (playsTooMuch(services, challenger)) return refused("too-many-games");
    if (waiting !== undefined) closeChallenge(services, waiting, "cancelled");
    const news = { chat, challenger, terms, ...onlyFor(opponent) };
    const id = addChallenge(services, news);
    const table = store.tables.add({ chat, thread, challenge: id });
    if (!opponent)
      for (const { challengeOpened } of services.extensions)
        challengeOpened?.(services, { id, chat, challenger });
    return { ok: true, table };
  });

export const playsTooMuch = ({ store }: Services, person: PersonId): boolean =>
  store.games.countRunning({ person }) >= MOST_GAMES;

/** This person's open challenge in a group and its table; without `chat`, their newest link. */
export const waitingFor = (
  services: Services,
  chat: ChatId | undefined,
  person: PersonId,
): { readonly terms: Terms; readonly table: TableId } | undefined => {
  const { store } = services;
  const id = newestOf(services, chat, person);
  const found = id && store.challenges.byId(id);
  const table = id && store.tables.byChallenge(id).find(({ inline }) => inline === null);
  return found && table && { terms: found.terms, table: table.id };
};

/** Begins the game of a challenge, the maker as White if no throw decides; in a transaction. */
export const beginGame = (
  services: Services,
  found: Challenge,
  person: PersonId,
  beginner?: Beginner,
): GameId => {
  const { store, now } = services;
  const players = { white: found.challenger, black: person };
  const { chat, terms } = found;
  const series = store.games.addSeries({ chat, terms }, now());
  if (found.token !== null)
    for (const one of [found.challenger, person]) giveTable(services, found, one);
  const shown = store.tables.byChallenge(found.id);
  const game = startGame(services, series, players, { challenge: found.id }, beginner);
  for (const { id, viewer } of shown) {
    const isOnlooker = viewer !== null && viewer !== found.challenger && viewer !== person;
    // A message that brought the link into some chat only tells who plays.
    const isNote = viewer === null && found.token !== null;
    if (isOnlooker || isNote) {
      store.tables.touch(id);
      continue;
    }
    store.tables.seat({ id, game });
    // A reposted table makes a sound: the challenger learns of the game.
    if (viewer !== person && !isComputer(person)) store.tables.repost(id);
  }
  const isInline = found.token === null && shown.some(({ inline }) => inline !== null);
  if (isInline || store.unconfirmed.hasGame(game))
    store.notices.add({ kind: OFFER_NOTICE, subject: game, person: found.challenger });
  return game;
};

/** Gives a person a table in their private chat, unless a challenge by link has one there. */
export const giveTable = ({ store }: Services, { id }: Challenge, viewer: PersonId): void => {
  if (store.tables.ofViewer(id, viewer)) return;
  const chat = privateChatOf(viewer);
  store.tables.add({ chat, viewer, challenge: id });
};

export const cancel = (
  services: Services,
  id: ChallengeId,
  person: PersonId,
): Done<"no-challenge" | "not-your-challenge" | "challenge-closed"> =>
  services.store.transaction(() => {
    const found = services.store.challenges.byId(id);
    if (!found) return refused("no-challenge");
    if (found.challenger !== person) return refused("not-your-challenge");
    return closeChallenge(services, id, "cancelled");
  });

/** Declines a challenge. A link stays good for the other people who have it. */
export const decline = (
  services: Services,
  id: ChallengeId,
  person: PersonId,
): Done<"no-challenge" | "own-challenge" | "not-for-you" | "challenge-closed"> =>
  services.store.transaction(() => {
    const found = services.store.challenges.byId(id);
    if (!found) return refused("no-challenge");
    if (found.challenger === person) return refused("own-challenge");
    if (!isFor(services, found, person)) return refused("not-for-you");
    const isToAnyone = found.opponent === null && found.opponentName === null;
    if (isToAnyone && found.token === null) return refused("not-for-you");
    const declined = isToAnyone
      ? declineLink(services, found, person)
      : closeChallenge(services, id, "declined");
    const { tables } = services.store;
    const makers = declined.ok && tables.ofViewer(id, found.challenger);
    if (makers) tables.repost(makers.id);
    return declined;
  });

const declineLink = (
  { store }: Services,
  { id, state }: Challenge,
  person: PersonId,
): Done<"challenge-closed"> => {
  const own = store.tables.ofViewer(id, person);
  if (state !== "open" || !own || own.declined) return refused("challenge-closed");
  store.tables.decline(own.id);
  return DONE;
};

export const closeChallenge = (
  { store }: Services,
  id: ChallengeId,
  state: "accepted" | "cancelled" | "declined" | "expired",
): Done<"challenge-closed"> => {
  if (!store.challenges.close({ id, state })) return refused("challenge-closed");
  store.unconfirmed.confirm(id);
  for (const table of store.tables.byChallenge(id)) store.tables.touch(table.id);
  return DONE;
};

/** Takes back this person's open challenge in this group; without `chat`, their newest link. */
export const cancelOwn = (
  services: Services,
  chat: ChatId | undefined,
  person: PersonId,
): Result<{ readonly challenge: Challenge }, "no-challenge"> => {
  const id = newestOf(services, chat, person);
  const challenge = id && services.store.challenges.byId(id);
  if (!challenge || !cancel(services, challenge.id, person).ok) return refused("no-challenge");
  return { ok: true, challenge };
};

const newestOf = (
  { store, now }: Services,
  chat: ChatId | undefined,
  person: PersonId,
): ChallengeId | undefined =>
  chat === undefined
    ? store.challenges.links(person, now()).at(-1)
    : store.challenges.openOf(chat, person);
