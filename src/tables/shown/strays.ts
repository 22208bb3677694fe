import type { ChallengeId, ChatId, GameId, PersonId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import type { Post, Services } from "../services/services.ts";
import { seenBy } from "./menus.ts";

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

/** Treats the pressed message as a stray if its post does not know it. */
export const claimForPost = (services: Services, pressed: Pressed, post: Post): void => {
  const { chat, message, content } = pressed;
  if (post.chat !== chat || post.message === message) return;
  claim(services, pressed, () =>
    services.store.posts.adopt({ id: post.id, message, content }) ? "adopted" : "has another",
  );
};
