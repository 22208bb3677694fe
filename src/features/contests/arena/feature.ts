import { Composer } from "grammy";
import type { BotContext } from "../../../bot/updates/context.ts";
import { answer, toast } from "../../../bot/updates/reply.ts";
import { CONTEST_PANELS } from "../../../bot/view/look.ts";
import { beginWatching } from "../../following/door.ts";
import { mayManage } from "../command.ts";
import { contestFeature } from "../contest.ts";
import { enterByPress } from "../entering.ts";
import { openByMenu, turnMenu } from "../opening.ts";
import { beginArena, openAgain, pauseArena } from "./arena.ts";
import { arenasIn, arenaTraces } from "./arenas.ts";
import { ARENA_KIND } from "./kind.ts";
import { MEANWHILE } from "./message.ts";
import { ARENA_PRESSES, pressed, pressedHere } from "./presses.ts";
import { runArenas } from "./run.ts";
import { arenaPanel, arenaSeat } from "./seat.ts";

/** The buttons of an arena's message and menu. */
const arenas = new Composer<BotContext>();

arenas.filter(pressedHere("arena-menu"), (ctx) => turnMenu(ctx, ARENA_KIND, ctx.press));
arenas.filter(pressedHere("arena-begin"), (ctx) => openByMenu(ctx, ARENA_KIND, ctx.press));
arenas.filter(pressed("arena-play"), (ctx) => enterByPress(ctx, ARENA_KIND, ctx.press.arena));

arenas.filter(pressedHere("arena-start"), async (ctx) => {
  const { services, press } = ctx;
  const arena = arenasIn(services.store).byId(press.arena);
  if (arena && !(await mayManage(ctx, arena))) return toast(ctx, "arena-not-yours-to-begin");
  const begun = beginArena(services, press.arena);
  await (begun.ok ? toast(ctx) : answer(ctx, begun));
  ctx.delivery.jobs.collect();
});

arenas.filter(pressedHere("arena-again"), async (ctx) => {
  const { services, press, person, here } = ctx;
  const arena = arenasIn(services.store).byId(press.arena);
  if (arena?.chat !== here.id) return toast(ctx, "refused-arena-over");
  const opened = openAgain(services, press.arena, person.id);
  await toast(ctx, opened.ok ? undefined : AGAIN_REFUSED[opened.code]);
  ctx.delivery.jobs.collect();
});

const AGAIN_REFUSED = {
  "arena-runs": "arena-runs",
  "arena-over": "refused-arena-over",
} as const;

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
  notices: [MEANWHILE],
  game: {
    givesBack: ({ store }, standstill) => arenasIn(store).putOff(standstill),
    shows: (services, { row, viewer }) => {
      const seat = viewer === null ? undefined : arenaSeat(services, row.id, viewer);
      return seat && CONTEST_PANELS.give(arenaPanel(seat));
    },
  },
});
