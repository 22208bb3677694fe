import { type GameId, privateChatOf } from "../../ids/ids.ts";
import type { Result } from "../../rules/result.ts";
import { type MenuRefusal, type MenuShown, showMenu, tableFor } from "../../tables/menus.ts";
import { ownGame } from "../../tables/players.ts";
import { viewOf } from "../../tables/view.ts";
import type { BotContext } from "../context.ts";
import { sendPage } from "../reply.ts";
import { ownMenu } from "../view/own-menu.ts";

/** Opens the small menu: in a group for whoever asks alone, if they have begun with the bot. */
export const openMenu = (
  ctx: BotContext,
  game: GameId,
  menu: MenuShown,
): Result<{ readonly isSent: boolean }, MenuRefusal> => {
  const { services, person, whisper } = ctx;
  const asked = ownGame(services, game, person.id);
  if (!asked.ok) return asked;
  const own = services.store.people.chat(privateChatOf(person.id));
  const table = tableFor(services, game, person.id);
  const view = table && viewOf(services, table.id);
  const isShared = table?.viewer === null && table.inline === null;
  if (!own?.present || !isShared || !view?.played || view.played.finished) {
    const shown = showMenu(services, game, person.id, menu);
    return shown.ok ? { ok: true, isSent: false } : shown;
  }
  const { played } = view;
  const opened = { ...view.table, menu, menuBy: person.id };
  const page = ownMenu(played, opened, whisper);
  sendPage(ctx, own, () => page);
  return { ok: true, isSent: true };
};
