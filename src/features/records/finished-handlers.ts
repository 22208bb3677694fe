import { Composer } from "grammy";
import type { BotContext } from "../../bot/updates/context.ts";
import { answer, edit, toast } from "../../bot/updates/reply.ts";
import { finishedGame, finishedGames } from "../../tables/game/finished.ts";
import { ownGame } from "../../tables/game/players.ts";
import { finishedGamePage, finishedPage, GAMES_ON_A_PAGE } from "./finished-list.ts";
import { pressed } from "./presses.ts";

export const finishedLists = new Composer<BotContext>();

finishedLists.filter(pressed("finished"), async (ctx) => {
  const { here, press, person, services, say } = ctx;
  await toast(ctx);
  if (here?.kind !== "private") return;
  const from = press.page * GAMES_ON_A_PAGE;
  const { lines, games } = finishedGames(services, person.id, GAMES_ON_A_PAGE, from);
  await edit(ctx, finishedPage({ lines, games, page: press.page }, say));
});

finishedLists.filter(pressed("finished-game"), async (ctx) => {
  const { here, press, person, services, say } = ctx;
  const own = ownGame(services, press.game, person.id);
  if (!own.ok) return answer(ctx, own);
  const found = finishedGame(services, press.game);
  if (!found.ok) return answer(ctx, found);
  await toast(ctx);
  if (here?.kind !== "private") return;
  await edit(ctx, finishedGamePage(press.game, found.finished, press.page, say));
});
