import type { Terms } from "../../game/series.ts";
import { type ChallengeId, type GameId, isGameId, type PersonId } from "../../ids/ids.ts";
import type { Challenge } from "../../store/challenges.ts";
import type { Person } from "../../store/people.ts";
import type { Services } from "../services/services.ts";
import { addChallenge, closeChallenge, isFor } from "./challenge.ts";

export { OFFER_NOTICE } from "../../store/notes.ts";

/** A message that a person has sent from the inline results; it is a challenge after a press. */
export type Offer = {
  readonly challenger: PersonId;
  readonly terms: Terms;
  /** Only the bot can make a seal, and each offer has its own. */
  readonly seal: string;
  readonly instead: ChallengeId | undefined;
};

/**
 * The challenge of an inline offer; its first press makes it known. It is good for one message,
 * which its maker confirms by a press there. Until then it may have been pressed where they did not
 * send it, and a press in another message is as good. The link that it replaces ends.
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
    if (used !== undefined && !mayMove(services, used, { challenger, presser })) return undefined;
    if (!isKnown(store, challenger)) return undefined;
    const replaced = instead === undefined ? undefined : store.challenges.byId(instead);
    const { opponent = null, opponentName = null } = replaced ?? {};
    // Its maker reads there what has become of it.
    const end = isOwn ? "cancelled" : "accepted";
    if (instead !== undefined && !closeChallenge(services, instead, end).ok) return undefined;
    const news = { challenger, terms, opponent, opponentName, offer: seal, ...link };
    const challenge = addChallenge(services, news);
    if (!isOwn) store.unconfirmed.add(challenge);
    store.tables.add({ inline, challenge });
    return challenge;
  });

/** Whether a person's press on an offer counts: one in place of a link is for whom that is. */
export const isOfferFor = (
  services: Services,
  { challenger, instead }: Offer,
  presser: PersonId,
): boolean => {
  const replaced = instead === undefined ? undefined : services.store.challenges.byId(instead);
  return replaced === undefined || presser === challenger || isFor(services, replaced, presser);
};

/**
 * Takes an offer out of a message in which its maker never pressed; false where they did. A game
 * that began there goes on, and its opponent begins no second one by this offer.
 */
const mayMove = (
  services: Services,
  id: ChallengeId,
  { challenger, presser }: { readonly challenger: PersonId; readonly presser: PersonId },
): boolean => {
  const { challenges, unconfirmed } = services.store;
  if (!unconfirmed.hasChallenge(id)) return false;
  if (unconfirmed.hasGameOf({ challenger, opponent: presser })) return false;
  closeChallenge(services, id, "cancelled");
  challenges.freeOffer(id);
  return true;
};

/** A person who was forgotten offers nothing, and wants no other game. */
export const isKnown = ({ people }: Services["store"], person: PersonId): boolean =>
  (people.person(person)?.language ?? "") !== "";

/** A challenge that was accepted where its maker may not see it. */
export type Accepted = {
  readonly game: GameId;
  readonly opponent: Person;
  readonly terms: Terms;
  /** It is not known whether the maker sent the offer: a game runs in their name. */
  readonly isUnconfirmed: boolean;
  /** The maker's board stands in their private chat, not in the message with the offer. */
  readonly isPrivate: boolean;
};

/** The maker of a challenge is White; undefined if they need not be told any more. */
export const acceptedElsewhere = ({ store }: Services, game: number): Accepted | undefined => {
  const row = isGameId(game) ? store.games.game(game) : undefined;
  if (!row || row.endedAt !== null) return undefined;
  const isUnconfirmed = store.unconfirmed.hasGame(row.id);
  const tables = store.tables.byGame(row.id);
  const isPrivate = tables.some(({ viewer }) => viewer === row.white);
  const opponent = store.people.person(row.black);
  if (!opponent || (isPrivate && !isUnconfirmed)) return undefined;
  const { terms } = store.games.series(row.series);
  return { game: row.id, opponent, terms, isUnconfirmed, isPrivate };
};
