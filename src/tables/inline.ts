import type { Terms } from "../game/series.ts";
import type { ChallengeId, OfferId, PersonId } from "../store/ids.ts";
import { cancel, sit } from "./challenge.ts";
import { type Refused, refused, type Services } from "./services.ts";

/** What somebody may send from the inline results; nothing comes of it until a button is pressed. */
export const offer = ({ store }: Services, challenger: PersonId, terms: Terms): OfferId =>
  store.challenges.addOffer(challenger, terms);

type Answer<Act extends (services: Services, id: ChallengeId, person: PersonId) => unknown> =
  | ReturnType<Act>
  | Refused<"no-challenge">;

/** Sits down at the offer in an inline message. */
export const sitInline = (
  services: Services,
  inline: string,
  id: OfferId,
  person: PersonId,
): Answer<typeof sit> =>
  services.store.transaction(() => {
    const challenge = challengeIn(services, inline, id);
    return challenge === undefined ? refused("no-challenge") : sit(services, challenge, person);
  });

/** Takes the offer in an inline message back. */
export const cancelInline = (
  services: Services,
  inline: string,
  id: OfferId,
  person: PersonId,
): Answer<typeof cancel> =>
  services.store.transaction(() => {
    const challenge = challengeIn(services, inline, id);
    return challenge === undefined ? refused("no-challenge") : cancel(services, challenge, person);
  });

/** The challenge in an inline message; the first press makes it known to us. */
const challengeIn = (
  { store, now, newSecret }: Services,
  inline: string,
  id: OfferId,
): ChallengeId | undefined => {
  const known = store.tables.byInline(inline);
  if (known) return known.challenge;
  const found = store.challenges.offer(id);
  if (!found) return undefined;
  const nobody = { chat: null, opponent: null, opponentName: null, token: null, expiresAt: null };
  const challenge = store.challenges.add({ ...found, ...nobody }, newSecret(), now());
  store.tables.add({ chat: null, inline, viewer: null, challenge, game: null });
  return challenge;
};
