import type { Terms } from "../../game/series.ts";
import { isChallengeId, type PersonId, privateChatOf, type TableId } from "../../ids/ids.ts";
import { DONE, type Done, type Refused, type Result, refused } from "../../rules/result.ts";
import type { Challenge } from "../../store/challenges.ts";
import { claimOnce } from "../services/handouts.ts";
import type { Services } from "../services/services.ts";
import { MINUTE_MS, WEEK_MS } from "../services/time.ts";
import {
  addChallenge,
  closeChallenge,
  giveTable,
  MOST_CHALLENGES,
  onlyFor,
  type Posting,
  playsTooMuch,
  waitingAlike,
} from "./challenge.ts";
import { challengeOf, type Offer } from "./inline.ts";
import { maySit, type SitRefusal, takeSeat } from "./sit.ts";

type Invited = Result<{ readonly table: TableId }, "too-many-games">;

/**
 * A challenge by link: good for one game and for a week, played in both private chats. It stands
 * beside those that wait: the oldest goes where they are too many, and the same one comes down.
 */
export const invite = (
  services: Services,
  challenger: PersonId,
  terms: Terms,
  { opponent, instead = false }: Pick<Posting, "opponent"> & { readonly instead?: boolean } = {},
): Invited =>
  services.store.transaction(() => {
    const { store, now, newToken } = services;
    const waiting = store.challenges.links(challenger, now());
    const newest = waiting.at(-1);
    const alike = waitingAlike(services, newest, terms, { opponent });
    if (alike !== undefined) {
      store.tables.repost(alike);
      return { ok: true, table: alike };
    }
    if (playsTooMuch(services, challenger)) return refused("too-many-games");
    const replaced = instead ? newest : waiting.at(-MOST_CHALLENGES);
    if (replaced !== undefined) closeChallenge(services, replaced, "cancelled");
    const link = { token: newToken(), expiresAt: now() + WEEK_MS };
    const news = { challenger, terms, ...onlyFor(opponent), ...link };
    const id = addChallenge(services, news);
    const place = { chat: privateChatOf(challenger), viewer: challenger };
    return { ok: true, table: store.tables.add({ ...place, challenge: id }) };
  });

/** A person is called out by another once in this time, even if the challenge is withdrawn. */
const CALL_PAUSE_MS = 10 * MINUTE_MS;

/** A challenge to one person, which comes to their private chat; they have started the bot. */
export const callOut = (
  services: Services,
  challenger: PersonId,
  opponent: PersonId,
  terms: Terms,
): Invited | Refused<"called-lately"> =>
  services.store.transaction(() => {
    const { tables, challenges } = services.store;
    const newest = challenges.links(challenger, services.now()).at(-1);
    const waits = newest !== undefined && challenges.byId(newest)?.opponent === opponent;
    const shown = waits && tables.ofViewer(newest, challenger);
    if (shown) {
      tables.repost(shown.id);
      return { ok: true, table: shown.id };
    }
    const chat = privateChatOf(challenger);
    if (!claimOnce(services, `call ${opponent}`, chat, CALL_PAUSE_MS))
      return refused("called-lately");
    const invited = invite(services, challenger, terms, { opponent: { id: opponent } });
    const made = invited.ok ? tables.byId(invited.table)?.challenge : undefined;
    const found = made && challenges.byId(made);
    if (found) giveTable(services, found, opponent);
    return invited;
  });

/** Opens a link in a private chat: its players see their game, others see the challenge. */
export const openLink = (
  services: Services,
  token: string,
  person: PersonId,
): Done<SitRefusal | "no-challenge"> =>
  services.store.transaction(() => {
    const { store } = services;
    const found = store.challenges.byToken(token);
    if (!found) return refused("no-challenge");
    if (bringGame(services, found, person)) return DONE;
    const may = maySit(services, found, person);
    if (!may.ok) return may;
    const shown = store.tables.ofViewer(found.id, person);
    if (shown) store.tables.repost(shown.id);
    else giveTable(services, found, person);
    return DONE;
  });

/** Reposts the game of a challenge for one of its players; false if there is none. */
const bringGame = ({ store }: Services, { id }: Challenge, person: PersonId): boolean => {
  const played = store.tables
    .runningOf({ person })
    .find(({ challenge, viewer }) => challenge === id && viewer === person);
  if (played) store.tables.repost(played.id);
  return played !== undefined;
};

/** Whether this person may sit down by a link in a message; also notes that message. */
export const mayByLink = (
  services: Services,
  token: string,
  person: PersonId,
  inline: string,
): Done<SitRefusal | "no-challenge"> =>
  services.store.transaction(() => {
    const found = services.store.challenges.byToken(token);
    if (!found) return refused("no-challenge");
    note(services, found, inline);
    return maySit(services, found, person);
  });

export const sitByLink = (
  services: Services,
  token: string,
  person: PersonId,
): Done<SitRefusal | "no-challenge"> =>
  services.store.transaction(() => {
    const found = services.store.challenges.byToken(token);
    if (!found) return refused("no-challenge");
    return bringGame(services, found, person) ? DONE : takeSeat(services, found, person);
  });

const note = ({ store }: Services, { id }: Challenge, inline: string): void => {
  if (store.tables.byInline(inline)) return;
  store.tables.add({ inline, challenge: id });
  const noted = store.tables.byInline(inline);
  // It stands as it was sent, with all its buttons, until something becomes of the challenge.
  if (noted) store.outbox.caughtUp(noted);
};

/** The link of an inline offer to play in private chats; the first press makes it known. */
export const linkOf = (
  services: Services,
  inline: string,
  presser: PersonId,
  offer: Offer,
): string | undefined =>
  services.store.transaction(() => {
    const { store, now, newToken } = services;
    const link = { token: newToken(), expiresAt: now() + WEEK_MS };
    const id = challengeOf(services, inline, presser, offer, link);
    return (id && store.challenges.byId(id)?.token) ?? undefined;
  });

export const ownLink = (
  { store, now }: Services,
  id: number,
  person: PersonId,
): (Challenge & { readonly token: string }) | undefined => {
  const found = isChallengeId(id) ? store.challenges.byId(id) : undefined;
  if (!found || found.token === null || found.challenger !== person) return undefined;
  const isGood = found.state === "open" && (found.expiresAt ?? 0) > now();
  return isGood ? { ...found, token: found.token } : undefined;
};
