import type { ChallengeId, ChatId, PersonId, TableId } from "../game/ids.ts";
import type { Terms } from "../game/series.ts";
import { startGame } from "./play.ts";
import { type Refused, refused, type Services } from "./services.ts";

type Posted = { readonly ok: true; readonly table: TableId } | Refused<"already-challenging">;

/** Posts an open challenge; one at a time for a person in a chat. */
export const challenge = (
  { store, now }: Services,
  chat: ChatId,
  challenger: PersonId,
  terms: Terms,
): Posted =>
  store.transaction(() => {
    if (store.games.openChallengeOf(chat, challenger)) return refused("already-challenging");
    const id = store.games.addChallenge(chat, challenger, terms, now());
    return { ok: true, table: store.tables.add(chat, id, null).id };
  });

type Closed<Code extends string> = { readonly ok: true } | Refused<Code>;

/** Sits down at a challenge: the game begins, the challenger has White. */
export const sit = (
  services: Services,
  id: ChallengeId,
  person: PersonId,
): Closed<"no-challenge" | "own-challenge" | "challenge-closed"> =>
  services.store.transaction(() => {
    const { store, now } = services;
    const found = store.games.challenge(id);
    const table = store.tables.byChallenge(id);
    if (!found || !table) return refused("no-challenge");
    if (found.challenger === person && found.state === "open") return refused("own-challenge");
    if (!store.games.closeChallenge(id, "accepted")) return refused("challenge-closed");
    const series = store.games.addSeries(found.chat, found.terms, now());
    const game = startGame(services, series, { white: found.challenger, black: person }, undefined);
    store.tables.seat(table.id, game);
    return { ok: true };
  });

/** Takes a challenge back. */
export const cancel = (
  { store }: Services,
  id: ChallengeId,
  person: PersonId,
): Closed<"no-challenge" | "not-your-challenge" | "challenge-closed"> =>
  store.transaction(() => {
    const found = store.games.challenge(id);
    const table = store.tables.byChallenge(id);
    if (!found || !table) return refused("no-challenge");
    if (found.challenger !== person) return refused("not-your-challenge");
    if (!store.games.closeChallenge(id, "cancelled")) return refused("challenge-closed");
    store.tables.touch(table.id);
    return { ok: true };
  });

/** Takes back this person's open challenge in this chat. */
export const cancelOwn = (
  services: Services,
  chat: ChatId,
  person: PersonId,
): Closed<"no-challenge"> => {
  const open = services.store.games.openChallengeOf(chat, person);
  if (!open) return refused("no-challenge");
  const cancelled = cancel(services, open, person);
  return cancelled.ok ? cancelled : refused("no-challenge");
};
