import { Composer } from "grammy";
import { type BotContext, inPrivate } from "../../../bot/updates/context.ts";
import { comesFrom } from "../../../bot/updates/member.ts";
import { answer, toast } from "../../../bot/updates/reply.ts";
import { beginWatching } from "../../following/door.ts";
import { mayManage, openByMenu, turnMenu } from "../command.ts";
import { contestFeature } from "../contest.ts";
import { enterByPress } from "../entering.ts";
import { beginArena, openAgain, pauseArena } from "./arena.ts";
import { type Arena, arenasIn, arenaTraces } from "./arenas.ts";
import { ARENA_KIND } from "./kind.ts";
import { ARENA_PRESSES, pressed, pressedHere } from "./presses.ts";
import { runArenas } from "./run.ts";

const arenas = new Composer<BotContext>();

arenas.filter(pressedHere("arena-menu"), (ctx) => turnMenu(ctx, ARENA_KIND, ctx.press));
arenas.filter(pressedHere("arena-begin"), (ctx) => openByMenu(ctx, ARENA_KIND, ctx.press));
arenas.filter(pressed("arena-play"), (ctx) => enterByPress(ctx, ARENA_KIND, ctx.press.arena));

arenas.filter(pressedHere("arena-start"), async (ctx) => {
  const { services, press } = ctx;
  const arena = arenasIn(services.store).byId(press.arena);
  if (arena && !(await mayManage(ctx, arena))) return toast(ctx, "arena-not-yours-to-begin");
  await answer(ctx, beginArena(services, press.arena));
  ctx.delivery.jobs.collect();
});

arenas.filter(pressedHere("arena-again"), async (ctx) => {
  const { services, press, person, here } = ctx;
  const arena = arenasIn(services.store).byId(press.arena);
  if (arena && inPrivate(ctx)) return againFromHere(ctx, arena);
  if (arena?.chat !== here.id) return toast(ctx, "refused-arena-over");
  const opened = openAgain(services, arena, person.id);
  await toast(ctx, opened.ok ? undefined : opened.code);
  ctx.delivery.jobs.collect();
});

/** A player who asks for another one in private is in it at once, or in the one that is open. */
const againFromHere = async (ctx: BotContext, arena: Arena): Promise<void> => {
  const { services, person } = ctx;
  const may = await comesFrom(ctx, arena.chat);
  if (!may.ok) return answer(ctx, may);
  const opened = openAgain(services, arena, person.id);
  const open = arenasIn(services.store).openIn(arena.chat);
  if (open) await enterByPress(ctx, ARENA_KIND, open.id);
  else if (!opened.ok) await toast(ctx, opened.code);
};

arenas.filter(pressed("arena-pause"), async (ctx) => {
  const paused = pauseArena(ctx.services, ctx.press.arena, ctx.person.id);
  await (paused.ok ? toast(ctx, "arena-paused") : answer(ctx, paused));
});

arenas.filter(pressedHere("watch-arena"), (ctx) =>
  beginWatching(ctx, { kind: "arena", number: ctx.press.arena }),
);

export const ARENA = contestFeature(ARENA_KIND, {
  traces: [arenaTraces],
  presses: ARENA_PRESSES,
  handlers: [arenas],
  sweep: runArenas,
  game: {
    sidelined: (services, chat, person) => {
      const arena = arenasIn(services.store).openIn(chat);
      if (arena) pauseArena(services, arena.id, person);
    },
    givesBack: ({ store }, standstill) => arenasIn(store).putOff(standstill),
  },
});
