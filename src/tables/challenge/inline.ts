import type { Terms } from "../../game/series.ts";
import { type ChallengeId, type GameId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { Challenge } from "../../store/challenges.ts";
import type { Chat, Person } from "../../store/people.ts";
import type { Services } from "../services/services.ts";
import { addChallenge, closeChallenge } from "./challenge.ts";

/** What somebody has sent from the inline results; nothing comes of it until a button is pressed. */
export type Offer = {
  readonly challenger: PersonId;
  readonly terms: Terms;
  /** Nobody else can make it, and no two offers have the same. */
  readonly seal: string;
  readonly instead: ChallengeId | undefined;
};

/**
 * The challenge of an inline offer, known by its first press. It is good for one message: its maker
 * confirms it by a press, or takes it back from another's; the link that it replaces ends.
 */
export const challengeOf = (
  services: Services,
  inline: string,
  presser: PersonId,
  { challenger, terms, seal, instead }: Offer,
  link: Partial<Pick<Challenge, "token" | "expiresAt">> = {},
): ChallengeId | undefined =>
  services.store.transaction(() => {
    const { store } = services;
    const known = store.tables.byInline(inline);
    if (known) return known.challenge ?? undefined;
    const isOwn = presser === challenger;
    const used = store.challenges.ofOffer(seal);
    if (used !== undefined && !(isOwn && takeBack(services, used))) return undefined;
    if (!isKnown(store, challenger)) return undefined;
    if (instead !== undefined && !closeChallenge(services, instead, "cancelled").ok)
      return undefined;
    const news = { challenger, terms, offer: seal, ...link };
    const challenge = addChallenge(services, news);
    if (!isOwn) store.unconfirmed.add(challenge);
    store.tables.add({ inline, challenge });
    return challenge;
  });

/** Takes an offer out of a message that its maker never pressed in; false where they did. */
const takeBack = (services: Services, id: ChallengeId): boolean => {
  const { challenges, unconfirmed } = services.store;
  if (!unconfirmed.hasChallenge(id)) return false;
  closeChallenge(services, id, "cancelled");
  challenges.freeOffer(id);
  return true;
};

/** Whoever had themselves forgotten offers nothing any more. */
const isKnown = ({ people }: Services["store"], person: PersonId): boolean =>
  (people.person(person)?.language ?? "") !== "";

const MOST_AT_ONCE = 50;

/** Somebody whose offer was taken up without them: a game runs in their name. */
export type Untold = {
  readonly game: GameId;
  readonly chat: Chat;
  readonly opponent: Person;
  readonly terms: Terms;
  /** Their board stands in their private chat, not in the message with the offer. */
  readonly isPrivate: boolean;
};

/** Who is to be told now that their offer was taken up; where the game is over nobody is. */
export const untoldOffers = (services: Services): readonly Untold[] => {
  const { unconfirmed, unlessDamaged } = services.store;
  return unconfirmed.untold(MOST_AT_ONCE).flatMap(({ game }) => {
    const untold = unlessDamaged(`game ${game}`, () => untoldOffer(services, game));
    if (!untold) unconfirmed.take(game);
    return untold ?? [];
  });
};

/** The maker of an offer is White. */
const untoldOffer = ({ store }: Services, game: GameId): Untold | undefined => {
  const row = store.games.game(game);
  if (!row || row.endedAt !== null) return undefined;
  const chat = store.people.chat(privateChatOf(row.white));
  const opponent = store.people.person(row.black);
  const { terms } = store.games.series(row.series);
  const isPrivate = store.tables.byGame(game).some(({ viewer }) => viewer === row.white);
  return chat && opponent && { game, chat, opponent, terms, isPrivate };
};
