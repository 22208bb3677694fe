import { type GameId, privateChatOf } from "../../ids/ids.ts";
import type { Result } from "../../rules/result.ts";
import { ownGame } from "../../tables/game/players.ts";
import { type MenuRefusal, type MenuShown, showMenu, tableFor } from "../../tables/shown/menus.ts";
import { viewOf } from "../../tables/shown/view.ts";
import { readPress, type TablePress } from "../press/presses.ts";
import type { BotContext } from "../updates/context.ts";
import { edit, sendPage } from "../updates/reply.ts";
import { buttonsUnder, isAtTable, isOwnGame } from "../updates/shown.ts";
import type { Page } from "../view/button.ts";
import { ownMenu } from "../view/menu.ts";

/** Opens the small menu; in a group only the player sees it, if they have started the bot. */
export const openMenu = (
  ctx: BotContext,
  game: GameId,
  menu: MenuShown,
): Result<{ readonly isSent: boolean }, MenuRefusal> => {
  const { services, person } = ctx;
  const asked = ownGame(services, game, person.id);
  if (!asked.ok) return asked;
  const own = services.store.people.chat(privateChatOf(person.id));
  const table = tableFor(services, game, person.id);
  const isShared = table?.viewer === null && table.inline === null;
  const page = isShared && asked.row.endedAt === null ? pageOf(ctx, game, menu) : undefined;
  if (!own?.present || !page) {
    const shown = showMenu(services, game, person.id, menu);
    return shown.ok ? { ok: true, isSent: false } : shown;
  }
  sendPage(ctx, own, () => page);
  return { ok: true, isSent: true };
};

const pageOf = (
  { services, person, whisper }: BotContext,
  game: GameId,
  menu: MenuShown | null,
): Page | undefined => {
  const table = tableFor(services, game, person.id);
  const view = table && viewOf(services, table.id);
  if (!view?.played) return undefined;
  return ownMenu(view.played, { ...view.table, menu, menuBy: person.id }, whisper);
};

/** The presses of a menu that its player has as a message of their own. */
const OF_MENU = ["menu-resign", "menu-sure", "menu-close", "resign", "down", "ask-back"] as const;

export type MenuPress = Extract<TablePress, { readonly do: (typeof OF_MENU)[number] }>;

const isMenuPress = (press: TablePress): press is MenuPress =>
  OF_MENU.some((kind) => kind === press.do);

/** Whether the press comes from such a menu of this game. */
export const isInOwnMenu = (ctx: BotContext, press: TablePress): press is MenuPress =>
  isMenuPress(press) &&
  !isAtTable(ctx, press) &&
  isOwnGame(ctx, press.game) &&
  buttonsUnder(ctx).some((data) => {
    const shown = readPress(data);
    return shown && "game" in shown && shown.game === press.game && shown.do.startsWith("menu-");
  });

/**
 * The menu changes in place after a press; when nothing is left to ask, it shows the game's state.
 */
export const turnOwnMenu = async (
  ctx: BotContext,
  press: MenuPress,
  counted: boolean,
): Promise<void> => {
  const page = press.do === "down" ? undefined : pageOf(ctx, press.game, menuAfter(press, counted));
  if (page) await edit(ctx, page);
};

const menuAfter = (press: MenuPress, counted: boolean): MenuShown | null => {
  if (press.do === "menu-close" || press.do === "ask-back") return null;
  if (press.do === "resign" && counted) return null;
  return press.do === "menu-sure" && counted ? "resign-sure" : "resign";
};
