import { isArenaId } from "../../ids/ids.ts";
import { refused } from "../../rules/result.ts";
import { ARENA_MINUTES, enterArena, openArena, pauseArena } from "../../tables/arena/arena.ts";
import { type BotContext, pressed, pressedHere } from "../context.ts";
import { answerEntered, calledFor, sayEntered } from "../events/event.ts";
import { openedBy } from "../events/opening.ts";
import { termsFor } from "../play/play-words.ts";
import { answer, toast } from "../reply.ts";
import { ARENA_PAYLOAD } from "../view/links.ts";
import { ARENA_MENU } from "./menu.ts";
import { type ArenaSizes, arenaTerms, readArenaWords } from "./words.ts";

const { byWords, turn, byMenu } = openedBy<ArenaSizes>({
  evening: "arena",
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

/** An evening of a group: opened by /arena, entered and left by the buttons of its one message. */
export const arenas = calledFor({
  command: "arena",
  events: (store) => store.arenas,
  says: {
    names: "words-arena",
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

arenas.filter(pressed("arena-play"), (ctx) => {
  const entered = enterArena(ctx.services, ctx.press.arena, ctx.person.id);
  return answerEntered(ctx, entered, "arena-entered", `${ARENA_PAYLOAD}${ctx.press.arena}`);
});

arenas.filter(pressed("arena-pause"), async (ctx) => {
  const paused = pauseArena(ctx.services, ctx.press.arena, ctx.person.id);
  await (paused.ok ? toast(ctx, "arena-paused") : answer(ctx, paused));
});

/** Somebody has come by the link of an arena, and plays in it. */
export const enterByLink = (ctx: BotContext, number: string): void => {
  const id = Number(number);
  const entered = isArenaId(id)
    ? enterArena(ctx.services, id, ctx.person.id)
    : refused("arena-over");
  sayEntered(ctx, entered, "arena-entered");
};
