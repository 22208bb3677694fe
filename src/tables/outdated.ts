import type { ChallengeId, ChatId, GameId, TableId } from "../ids/ids.ts";
import type { Table } from "../store/tables.ts";
import type { Services } from "./services.ts";
import { isHandingOver } from "./waits.ts";

/** Whether a button of this version is of another state than the game's; the end that the clock brings is shown ahead. */
export const isStale = (services: Services, id: GameId, version: number): boolean => {
  const now = services.store.games.game(id)?.version ?? version;
  return now !== version && !(now + 1 === version && isHandingOver(services, id));
};

/** Whether a table stands at a place, a chat or an inline message: who presses elsewhere never saw it. */
export const standsAt = (
  { store: { tables } }: Services,
  place: string,
  shown: { readonly challenge: ChallengeId } | { readonly game: GameId },
): boolean =>
  "challenge" in shown
    ? tables.hasChallenge(shown.challenge, place)
    : tables.hasGame(shown.game, place);

export const tableAt = ({ store }: Services, chat: ChatId, message: number): Table | undefined =>
  store.tables.byMessage(chat, message);

export const tableInline = ({ store }: Services, inline: string): Table | undefined =>
  store.tables.byInline(inline);

export const redraw = ({ store }: Services, id: TableId): void => store.tables.doubt(id);
