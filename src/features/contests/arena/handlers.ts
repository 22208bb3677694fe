import { termsFor } from "../../../bot/play/play-words.ts";
import type { CodeOf } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { answer, toast } from "../../../bot/updates/reply.ts";
import { type Done, refused } from "../../../rules/result.ts";
import { beginWatching } from "../../following/door.ts";
import { answerEntered, calledFor, isTheirs, mayComeIn, sayEntered } from "../command.ts";
import { contestOpening } from "../opening.ts";
import {
  ARENA_MINUTES,
  beginArena,
  enterArena,
  openAgain,
  openArena,
  pauseArena,
} from "./arena.ts";
import { arenasIn } from "./arenas.ts";
import { ARENA_MENU } from "./menu.ts";
import { ARENA_PAYLOAD, pressed, pressedHere } from "./presses.ts";
import { type ArenaId, isArenaId } from "./rules/ids.ts";
import { type ArenaSizes, arenaTerms, readArenaWords } from "./words.ts";

const { byWords, turn, byMenu } = contestOpening<ArenaSizes>({
  contest: "arena",
  hasTime: true,
  readWords: readArenaWords,
  wrongIn: ({ minutes }, say) => {
    const { least, most } = ARENA_MINUTES;
    return minutes < least || minutes > most ? say("arena-bad-minutes", ARENA_MINUTES) : undefined;
  },
  termsFor: (ruleset, wish, _, habits) => arenaTerms(termsFor(ruleset, wish, habits)),
  open: openArena,
  menu: ARENA_MENU,
});

/** /arena opens an arena; players enter and leave it by the buttons of its one message. */
export const {
  composer: arenas,
  playWords: arenaWords,
  evening: arenaEvening,
} = calledFor({
  command: "arena",
  contests: (store) => arenasIn(store),
  says: {
    needsGroup: "arena-needs-group",
    runs: "arena-runs",
    nothingThere: "arena-none",
    notYours: "arena-not-yours",
    cancelled: "arena-cancel-done",
  },
  open: byWords,
});

arenas.filter(pressedHere("arena-menu"), (ctx) => turn(ctx, ctx.press));
arenas.filter(pressedHere("arena-begin"), (ctx) => byMenu(ctx, ctx.press));

arenas.filter(pressed("arena-play"), async (ctx) => {
  const { arena } = ctx.press;
  await answerEntered(ctx, await enter(ctx, arena), "arena-entered", {
    payload: `${ARENA_PAYLOAD}${arena}`,
    number: arena,
  });
});

const enter = async (ctx: BotContext, id: ArenaId): Promise<Done<CodeOf<"refused">>> => {
  const { services, person } = ctx;
  const all = arenasIn(services.store);
  const may = await mayComeIn(ctx, all.byId(id), all.players(id));
  return may.ok ? enterArena(services, id, person.id) : may;
};

arenas.filter(pressedHere("arena-start"), async (ctx) => {
  const { services, press } = ctx;
  const arena = arenasIn(services.store).byId(press.arena);
  if (arena && !(await isTheirs(ctx, arena))) return toast(ctx, "arena-not-yours-to-begin");
  const begun = beginArena(services, press.arena);
  await (begun.ok ? toast(ctx) : answer(ctx, begun));
  ctx.delivery.jobs.look();
});

arenas.filter(pressedHere("arena-again"), async (ctx) => {
  const { services, press, person, here } = ctx;
  const arena = arenasIn(services.store).byId(press.arena);
  if (arena?.chat !== here.id) return toast(ctx, "refused-arena-over");
  const opened = openAgain(services, press.arena, person.id);
  await toast(ctx, opened.ok ? undefined : AGAIN_REFUSED[opened.code]);
  ctx.delivery.jobs.look();
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

export const enterByLink = async (ctx: BotContext, number: string): Promise<void> => {
  const id = Number(number);
  const entered = isArenaId(id) ? await enter(ctx, id) : refused("arena-over");
  sayEntered(ctx, entered, "arena-entered");
};
