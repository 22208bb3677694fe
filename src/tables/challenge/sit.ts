import type { ChallengeId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { Challenge } from "../../store/challenges.ts";
import type { Services } from "../services/services.ts";
import { beginGame, isFor, playsTooMuch } from "./challenge.ts";

export type SitRefusal =
  | "own-challenge"
  | "offer-confirmed"
  | "needs-word"
  | "not-for-you"
  | "challenge-closed"
  | "link-expired"
  | "too-many-games"
  | "opponent-plays-too-much";

/** The person sits down at a challenge. The game begins, and the challenger has White. */
export const sit = (
  services: Services,
  id: ChallengeId,
  person: PersonId,
): Done<SitRefusal | "no-challenge" | "sidelined"> =>
  services.store.transaction(() => {
    const { challenges, people } = services.store;
    const found = challenges.byId(id);
    if (!found) return refused("no-challenge");
    const isKept = people.isSidelined({ chat: found.chat, person });
    return isKept ? refused("sidelined") : takeSeat(services, found, person);
  });

/** The same for a challenge that is known, and stands in no group; in a transaction. */
export const takeSeat = (
  services: Services,
  found: Challenge,
  person: PersonId,
): Done<SitRefusal> => {
  const may = maySit(services, found, person);
  if (!may.ok) return confirmedBy(services, found, person) ? refused("offer-confirmed") : may;
  services.store.challenges.close({ id: found.id, state: "accepted" });
  beginGame(services, found, person);
  return DONE;
};

/** The maker of an inline offer confirms it by a press in its message. */
const confirmedBy = (
  { store }: Services,
  { id, challenger, state }: Challenge,
  person: PersonId,
): boolean => {
  const isNews = challenger === person && state === "open" && store.unconfirmed.hasChallenge(id);
  if (isNews) store.unconfirmed.confirm(id);
  return isNews;
};

/** The highest stake of an offer that its maker has not confirmed; another may have sent it. */
const MOST_UNCONFIRMED_STAKE = 50;

const needsWord = ({ store }: Services, { id, terms }: Challenge): boolean =>
  terms.match === undefined &&
  terms.stake > MOST_UNCONFIRMED_STAKE &&
  store.unconfirmed.hasChallenge(id);

export const maySit = (
  services: Services,
  found: Challenge,
  person: PersonId,
): Done<SitRefusal> => {
  if (isExpired(services, found)) return refused("link-expired");
  if (found.state !== "open") return refused("challenge-closed");
  if (found.challenger === person) return refused("own-challenge");
  if (!isFor(services, found, person)) return refused("not-for-you");
  if (needsWord(services, found)) return refused("needs-word");
  if (playsTooMuch(services, person)) return refused("too-many-games");
  return playsTooMuch(services, found.challenger) ? refused("opponent-plays-too-much") : DONE;
};

/** The clock closes expired links a little late; until then their time decides. */
const isExpired = ({ now }: Services, { state, expiresAt }: Challenge): boolean =>
  state === "expired" || (state === "open" && expiresAt !== null && expiresAt <= now());
