import type { Terms } from "../game/series.ts";
import type { ChallengeId, PersonId } from "../ids/ids.ts";
import type { Challenge } from "../store/challenges.ts";
import { closeChallenge } from "./challenge.ts";
import type { Services } from "./services.ts";

/** What somebody has sent from the inline results; nothing comes of it until a button is pressed. */
export type Offer = {
  readonly challenger: PersonId;
  readonly terms: Terms;
  /** Nobody else can make it, and no two offers have the same. */
  readonly seal: string;
  /** The link in place of which it was made. */
  readonly instead: ChallengeId | undefined;
};

/**
 * The challenge that an offer in an inline message became; the first press makes it known to us. An
 * offer is good for one message: whoever has seen it cannot play it once more elsewhere. With a link it is
 * played in private chats. The link that it was made in place of is good no longer; if that was taken, the
 * offer is not good.
 */
export const challengeOf = (
  services: Services,
  inline: string,
  { challenger, terms, seal, instead }: Offer,
  link: Pick<Challenge, "token" | "expiresAt"> = { token: null, expiresAt: null },
): ChallengeId | undefined =>
  services.store.transaction(() => {
    const { store, now, newSecret } = services;
    const known = store.tables.byInline(inline);
    if (known) return known.challenge;
    const isUsed = store.challenges.ofOffer(seal) !== undefined;
    if (isUsed || !isKnown(store, challenger)) return undefined;
    if (instead !== undefined && !closeChallenge(services, instead, "cancelled").ok)
      return undefined;
    const nobody = { chat: null, opponent: null, opponentName: null };
    const news = { challenger, terms, offer: seal, ...nobody, ...link };
    const challenge = store.challenges.add(news, newSecret(), now());
    store.tables.add({ chat: null, inline, viewer: null, challenge, game: null });
    return challenge;
  });

/** Whoever had themselves forgotten offers nothing any more. */
const isKnown = ({ people }: Services["store"], person: PersonId): boolean =>
  (people.person(person)?.language ?? "") !== "";
