import type { ChatId, PersonId } from "../../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../../rules/result.ts";
import { countOnWood, type GameOnWood } from "../../../../tables/game/on-wood.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { DAY_MS, WEEK_MS } from "../../../../tables/services/time.ts";
import { type WoodResult, type WoodResultId, woodResultsIn } from "./store.ts";

/** An evening has fewer games of the same two; more would only be for the table. */
export const MOST_A_DAY = 20;

/** Tells of a game on wood: it counts once the other of the two says that it is right. */
export const tellResult = (
  { store, now }: Services,
  place: { readonly chat: ChatId; readonly thread: number | null },
  teller: PersonId,
  game: GameOnWood,
): Result<{ readonly id: WoodResultId }, "wood-enough" | "sidelined"> =>
  store.transaction(() => {
    const { chat, thread } = place;
    const { winner: one, loser: other } = game;
    if (store.people.isSidelined({ chat, person: teller })) return refused("sidelined");
    const results = woodResultsIn(store);
    if (results.between({ one, other, since: now() - DAY_MS }) >= MOST_A_DAY)
      return refused("wood-enough");
    const toldBy = teller === one ? "winner" : "loser";
    return { ok: true, id: results.add({ ...game, chat, toldBy, at: now() }, thread) };
  });

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
    const results = woodResultsIn(services.store);
    const result = results.byId(id);
    if (result?.state !== "open") return refused("wood-gone");
    if (otherOf(result) !== person) return refused("wood-other-answers");
    const counted = countOnWood(services, result.chat, result);
    if (!counted.ok) return refused("wood-gone");
    results.close({ id, state: "counted", game: counted.id });
    return DONE;
  });

/** Either of the two drops it: the other as wrong, the one who told it as a mistake. */
export const dropResult = (
  { store }: Services,
  id: WoodResultId,
  person: PersonId,
): Done<"wood-gone" | "wood-other-answers"> =>
  store.transaction(() => {
    const results = woodResultsIn(store);
    const result = results.byId(id);
    if (result?.state !== "open") return refused("wood-gone");
    if (person !== result.winner && person !== result.loser) return refused("wood-other-answers");
    results.close({ id, state: "dropped", game: null });
    return DONE;
  });

/** Nobody's answer is awaited for longer than a week, and nothing is kept for longer than two. */
export const forgetOldResults = ({ store, now }: Services): void => {
  const results = woodResultsIn(store);
  results.giveUp(now() - WEEK_MS);
  results.removeOld(now() - 2 * WEEK_MS);
};
