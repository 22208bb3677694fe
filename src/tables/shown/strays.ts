import type { ChallengeId, ChatId, GameId, PersonId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import type { Services } from "../services/services.ts";
import { seenBy } from "./menus.ts";

export type Pressed = Pick<Table, "content"> & { readonly chat: ChatId; readonly message: number };

/** Treats a stray, whose sending was not answered: the table adopts it, or it is deleted. */
export const claimStray = (
  { store }: Services,
  { chat, message, content }: Pressed,
  of: { readonly game: GameId } | { readonly challenge: ChallengeId },
  person: PersonId,
): void => {
  const { tables, outbox } = store;
  if (tables.byMessage(chat, message) || outbox.isLeftover(chat, message)) return;
  store.transaction(() => {
    const shown = "game" in of ? tables.byGame(of.game) : tables.everOf(of.challenge);
    const [table] = seenBy(shown, person).filter((one) => one.chat === chat);
    if (!table || outbox.adopt({ id: table.id, message, content })) return;
    outbox.leave({ chat, message });
    tables.touch(table.id);
  });
};
