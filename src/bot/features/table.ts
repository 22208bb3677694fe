import { Composer, InlineKeyboard } from "grammy";
import {
  bringDown,
  runningTables,
  showMenu,
  type Table,
  type TableView,
  tablesMeant,
  viewOf,
  waitOf,
} from "../../tables/tables.ts";
import { writePress } from "../callback-data.ts";
import { type BotContext, pressed } from "../context.ts";
import { cleanName } from "../names.ts";
import { reply, toast } from "../reply.ts";
import type { Say } from "../texts.ts";
import { rulesetTitle } from "../view/titles.ts";

const MINUTE_MS = 60_000;

/** What is asked of tables by command: which there are, to bring one down, to resign at one. */
export const tables = new Composer<BotContext>();

tables.command("board", async (ctx) => {
  if (!ctx.here) return;
  const meant = tablesMeant(ctx.services, ctx.here.id, ctx.person.id);
  const [only, ...others] = meant;
  if (!only) return reply(ctx, ctx.say("no-table"));
  if (others.length > 0) return reply(ctx, ctx.say("which-board"), listOf(ctx, meant));
  bringDown(ctx.services, only.id);
  ctx.deliverer.wake();
});

tables.command("games", async (ctx) => {
  const running = runningTables(ctx.services, ctx.person.id);
  if (running.length === 0) return reply(ctx, ctx.say("no-games"));
  await reply(ctx, ctx.say("your-games", { games: running.length }), listOf(ctx, running));
});

tables.filter(pressed("bring"), async (ctx) => {
  const brought = bringDown(ctx.services, ctx.press.table);
  const elsewhere = brought.ok && brought.chat !== ctx.here?.id;
  const key = brought.ok ? (elsewhere ? "brought-elsewhere" : undefined) : "refused-no-table";
  await toast(ctx, key && ctx.whisper(key));
  ctx.deliverer.wake();
});

tables.command("resign", async (ctx) => {
  const { here } = ctx;
  if (!here) return;
  const running = runningTables(ctx.services, ctx.person.id).filter(({ chat }) => chat === here.id);
  const [only, ...others] = running;
  if (!only || only.game === null) return reply(ctx, ctx.say("no-own-game"));
  if (others.length > 0) return reply(ctx, ctx.say("which-resign"), resignList(ctx, running));
  showMenu(ctx.services, only.game, ctx.person.id, "resign");
  ctx.deliverer.wake();
});

const listOf = (ctx: BotContext, list: readonly Table[]): InlineKeyboard =>
  InlineKeyboard.from(
    viewsOf(ctx, list).map((view) => [
      InlineKeyboard.text(lineOf(ctx, view), writePress({ do: "bring", table: view.table.id })),
    ]),
  );

const resignList = (ctx: BotContext, list: readonly Table[]): InlineKeyboard =>
  InlineKeyboard.from(
    viewsOf(ctx, list).flatMap((view) => {
      const { played } = view;
      if (!played) return [];
      const { row, game } = played;
      const press = { do: "menu-resign", game: row.id, version: game.version } as const;
      return [[InlineKeyboard.text(lineOf(ctx, view), writePress(press))]];
    }),
  );

const viewsOf = (ctx: BotContext, list: readonly Table[]): TableView[] =>
  list.flatMap(({ id }) => viewOf(ctx.services, id) ?? []);

/** "Long nardy · Boris · your move, 5 min" */
const lineOf = (ctx: BotContext, { played, challenge, challenger }: TableView): string => {
  const { say, services, person } = ctx;
  const title = rulesetTitle(challenge.terms.ruleset, say);
  if (!played) return `${title} · ${cleanName(challenger.name, say("nobody"))}`;
  const { players, row } = played;
  const opponent = players.white.id === person.id ? players.black : players.white;
  const wait = waitOf(services, row.id);
  const turn = wait?.person === person.id ? "list-your-turn" : "list-their-turn";
  const since = wait ? say(turn, { time: span(services.now() - wait.since, say) }) : "";
  return [title, cleanName(opponent.name, say("nobody")), since].filter(Boolean).join(" · ");
};

/** A length of time in its largest unit. */
const span = (ms: number, say: Say): string => {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return say("span-days", { days });
  return hours > 0 ? say("span-hours", { hours }) : say("span-minutes", { minutes });
};
