import type { Terms } from "../game/series.ts";
import type { ChallengeId, OfferId, PersonId } from "../store/ids.ts";
import type { Services } from "./services.ts";

/** What somebody may send from the inline results; nothing comes of it until a button is pressed. */
export const offer = ({ store }: Services, challenger: PersonId, terms: Terms): OfferId =>
  store.challenges.addOffer(challenger, terms);

/** The challenge that an offer in an inline message became; the first press makes it known to us. */
export const challengeOf = (
  { store, now, newSecret }: Services,
  inline: string,
  id: OfferId,
): ChallengeId | undefined =>
  store.transaction(() => {
    const known = store.tables.byInline(inline);
    if (known) return known.challenge;
    const found = store.challenges.offer(id);
    if (!found) return undefined;
    const nobody = { chat: null, opponent: null, opponentName: null, token: null, expiresAt: null };
    const challenge = store.challenges.add({ ...found, ...nobody }, newSecret(), now());
    store.tables.add({ chat: null, inline, viewer: null, challenge, game: null });
    return challenge;
  });
