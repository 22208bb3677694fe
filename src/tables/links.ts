import { DONE, type Done, type Result, refused } from "../game/result.ts";
import type { Terms } from "../game/series.ts";
import type { Challenge } from "../store/challenges.ts";
import { type PersonId, privateChatOf, type TableId } from "../store/ids.ts";
import {
  MOST_CHALLENGES,
  maySit,
  type Opponent,
  onlyFor,
  playsTooMuch,
  type SitRefusal,
} from "./challenge.ts";
import type { Services } from "./services.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;

type Invited = Result<{ readonly table: TableId }, "too-many-challenges" | "too-many-games">;

/**
 * A challenge by link: good for one sitting, for a week. It is played in the private chats of both,
 * each with a table of his own; the challenger's is there at once and holds the link. It may be for
 * one person only.
 */
export const invite = (
  services: Services,
  challenger: PersonId,
  terms: Terms,
  opponent?: Opponent,
): Invited =>
  services.store.transaction(() => {
    const { store, now, newSecret, newToken } = services;
    if (store.challenges.countLinks(challenger, now()) >= MOST_CHALLENGES) {
      return refused("too-many-challenges");
    }
    if (playsTooMuch(services, challenger)) return refused("too-many-games");
    const expiresAt = now() + WEEK_MS;
    const id = store.challenges.add(
      {
        chat: null,
        challenger,
        terms,
        ...onlyFor(opponent),
        token: newToken(),
        expiresAt,
      },
      newSecret(),
      now(),
    );
    return { ok: true, table: addTable(services, id, challenger) };
  });

/**
 * Opens a link: whoever was sent it sees the challenge in his private chat, and its two players the
 * game that has come of it.
 */
export const openLink = (
  services: Services,
  token: string,
  person: PersonId,
): Done<SitRefusal | "no-challenge"> =>
  services.store.transaction(() => {
    const { store } = services;
    const found = store.challenges.byToken(token);
    if (!found) return refused("no-challenge");
    const played = store.tables
      .runningOf(person)
      .find(({ challenge, viewer }) => challenge === found.id && viewer === person);
    if (played) {
      store.tables.bringDown(played.id);
      return DONE;
    }
    const may = maySit(services, found, person);
    if (!may.ok) return may;
    const shown = store.tables.ofViewer(found.id, person);
    if (shown) store.tables.bringDown(shown.id);
    else addTable(services, found.id, person);
    return DONE;
  });

/** The open challenge of a link, if this person made it. */
export const ownLink = (
  { store, now }: Services,
  token: string,
  person: PersonId,
): Challenge | undefined => {
  const found = store.challenges.byToken(token);
  const isGood = found?.state === "open" && (found.expiresAt ?? 0) > now();
  return isGood && found.challenger === person ? found : undefined;
};

const addTable = ({ store }: Services, challenge: Challenge["id"], viewer: PersonId): TableId =>
  store.tables.add({ chat: privateChatOf(viewer), inline: null, viewer, challenge, game: null });
