import type { ChallengeId, ChatId, GameId, TableId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import { isHandingOver } from "../game/waits.ts";
import type { Services } from "../services/services.ts";

/**
 * Whether a button of this version is out of date. A turn that the clock will end counts as over.
 */
export const isStale = (services: Services, id: GameId, version: number): boolean => {
  const now = services.store.games.game(id)?.version ?? version;
  return now !== version && !(now + 1 === version && isHandingOver(services, id));
};

/** Whether a table stands in a chat or inline message; in others its buttons are made up. */
export const standsAt = (
  { store: { tables } }: Services,
  place: string,
  shown: { readonly challenge: ChallengeId } | { readonly game: GameId },
): boolean =>
  "challenge" in shown
    ? tables.hasChallenge(shown.challenge, place)
    : tables.hasGame(shown.game, place);

export const tableUnder = (
  { store: { tables } }: Services,
  shown: { readonly inline: string } | { readonly chat: ChatId; readonly message: number },
): Table | undefined =>
  "inline" in shown ? tables.byInline(shown.inline) : tables.byMessage(shown.chat, shown.message);

/** Has a table drawn again, whatever its message seems to show. */
export const redraw = ({ store }: Services, id: TableId): void => store.tables.doubt(id);
