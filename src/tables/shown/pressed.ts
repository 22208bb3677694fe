import type { ChallengeId, ChatId, GameId, PersonId, TableId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import { isHandingOver } from "../game/waits.ts";
import type { Post, Services } from "../services/services.ts";
import { seenBy } from "./menus.ts";

/** Whether a button is out of date. A turn that the clock will end counts as over. */
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

export type Pressed = Pick<Table, "content"> & { readonly chat: ChatId; readonly message: number };

/** A stray, whose sending was not answered: what has no message adopts it, or it is deleted. */
const claim = (
  { store }: Services,
  { chat, message }: Pressed,
  adopt: () => "adopted" | "has another",
): void =>
  store.transaction(() => {
    if (store.outbox.isLeftover(chat, message) || adopt() === "adopted") return;
    store.outbox.leave({ chat, message });
  });

/** Treats the pressed message as a stray if its table does not know it. */
export const claimForTable = (
  services: Services,
  pressed: Pressed,
  of: { readonly game: GameId } | { readonly challenge: ChallengeId },
  person: PersonId,
): void => {
  const { tables, outbox } = services.store;
  const { chat, message, content } = pressed;
  if (tables.byMessage(chat, message)) return;
  const shown = "game" in of ? tables.byGame(of.game) : tables.everOf(of.challenge);
  const [table] = seenBy(shown, person).filter((one) => one.chat === chat);
  if (!table) return;
  claim(services, pressed, () => {
    if (outbox.adopt({ id: table.id, message, content })) return "adopted";
    tables.touch(table.id);
    return "has another";
  });
};

export const claimForPost = (services: Services, pressed: Pressed, post: Post): void => {
  const { chat, message, content } = pressed;
  if (post.chat !== chat || post.message === message) return;
  claim(services, pressed, () =>
    services.store.posts.adopt({ id: post.id, message, content }) ? "adopted" : "has another",
  );
};
