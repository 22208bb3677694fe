import type { ChatId, PersonId } from "../../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../../rules/result.ts";
import { countOnWood, type GameOnWood } from "../../../../tables/game/on-wood.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { DAY_MS, WEEK_MS } from "../../../../tables/services/time.ts";
import { MATCHES_ON_WOOD } from "./matches.ts";
import { type WoodResult, type WoodResultId, woodResultsIn } from "./store.ts";

/** An evening has fewer games of the same two; more would only be for the table. */
export const MOST_A_DAY = 20;

type GroupPlace = { readonly chat: ChatId; readonly thread: number | null };

/** Tells of a game on wood: it counts once the other of the two says that it is right. */
export const tellResult = (
  services: Services,
  place: GroupPlace,
  teller: PersonId,
  game: GameOnWood,
): Result<{ readonly id: WoodResultId }, "wood-enough" | "sidelined"> =>
  services.store.transaction(() => {
    const { store, now } = services;
    const { winner: one, loser: other } = game;
    if (store.people.isSidelined({ chat: place.chat, person: teller })) return refused("sidelined");
    if (woodResultsIn(store).between({ one, other, since: now() - DAY_MS }) >= MOST_A_DAY)
      return refused("wood-enough");
    return { ok: true, id: noteResult(services, place, teller, game) };
  });

/** Tells of a game that the two had to play: no limit holds for it. In a transaction. */
export const noteResult = (
  { store, now }: Services,
  { chat, thread }: GroupPlace,
  teller: PersonId,
  game: GameOnWood,
): WoodResultId => {
  const toldBy = teller === game.winner ? "winner" : "loser";
  return woodResultsIn(store).add({ ...game, chat, toldBy, at: now() }, thread);
};

/** The one of the two who told it. */
export const tellerOf = ({ winner, loser, toldBy }: WoodResult): PersonId =>
  toldBy === "winner" ? winner : loser;

/** The one of the two who did not tell it. */
export const otherOf = ({ winner, loser, toldBy }: WoodResult): PersonId =>
  toldBy === "winner" ? loser : winner;

/** The other says that it is right: the game counts in the group, and is not rated. */
export const confirmResult = (
  services: Services,
  id: WoodResultId,
  person: PersonId,
): Done<"wood-gone" | "wood-other-answers"> =>
  services.store.transaction(() => {
    const result = woodResultsIn(services.store).byId(id);
    if (result?.state !== "open") return refused("wood-gone");
    if (otherOf(result) !== person) return refused("wood-other-answers");
    return countResult(services, id);
  });

/** Counts a result without asking who may say so. */
export const countResult = (services: Services, id: WoodResultId): Done<"wood-gone"> =>
  services.store.transaction(() => {
    const results = woodResultsIn(services.store);
    const result = results.byId(id);
    if (result?.state !== "open") return refused("wood-gone");
    const counted = countOnWood(services, result.chat, result);
    if (!counted.ok) return refused("wood-gone");
    results.close({ id, state: "counted", game: counted.id });
    tellContests(services, result, false);
    return DONE;
  });

const tellContests = (services: Services, result: WoodResult, isDenied: boolean): void => {
  for (const { answered } of MATCHES_ON_WOOD.of(services)) answered(services, result, isDenied);
};

/** Either of the two drops it: the other as wrong, the one who told it as a mistake. */
export const dropResult = (
  services: Services,
  id: WoodResultId,
  person: PersonId,
): Done<"wood-gone" | "wood-other-answers"> =>
  services.store.transaction(() => {
    const results = woodResultsIn(services.store);
    const result = results.byId(id);
    if (result?.state !== "open") return refused("wood-gone");
    if (person !== result.winner && person !== result.loser) return refused("wood-other-answers");
    results.close({ id, state: "dropped", game: null });
    tellContests(services, result, person === otherOf(result));
    return DONE;
  });

/**
 * An answer is awaited for a week, or as long as a contest says, and nothing is kept for longer
 * than two.
 */
export const forgetOldResults = (services: Services): void => {
  const { store, now } = services;
  const results = woodResultsIn(store);
  for (const id of results.unanswered(now() - WEEK_MS)) {
    const isAwaited = MATCHES_ON_WOOD.of(services).some(({ awaits }) => awaits(services, id));
    if (!isAwaited) results.close({ id, state: "late", game: null });
  }
  results.removeOld(now() - 2 * WEEK_MS);
};
