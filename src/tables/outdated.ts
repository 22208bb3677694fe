import type { ChallengeId, ChatId, GameId, TableId } from "../ids/ids.ts";
import type { Table } from "../store/tables.ts";
import type { Services } from "./services.ts";

export const isStale = ({ store }: Services, id: GameId, version: number): boolean =>
  (store.games.game(id)?.version ?? version) !== version;

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
