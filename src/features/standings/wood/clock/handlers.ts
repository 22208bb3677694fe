import { Composer } from "grammy";
import { readOpponent } from "../../../../bot/play/opponent.ts";
import { echoed } from "../../../../bot/text/html.ts";
import { latinDigits, wordsIn } from "../../../../bot/text/words.ts";
import { type BotContext, isHere, threadOf } from "../../../../bot/updates/context.ts";
import { answer, reply, toast } from "../../../../bot/updates/reply.ts";
import { CLOCK } from "../../../../bot/words/clock.ts";
import type { ClockTerms } from "../../../../game/clock.ts";
import type { PersonId } from "../../../../ids/ids.ts";
import { personCalled } from "../../../../tables/people/people.ts";
import { pauseClock, pressClock, setClock } from "./clocks.ts";
import { pressedHere } from "./presses.ts";

/** What tournaments at real tables play by. */
const USUAL: ClockTerms = { bank: 600, add: 8 };

export const clock = new Composer<BotContext>();

clock.filter(isHere).command("clock", (ctx) => {
  const { services, here, person, say, delivery } = ctx;
  const { words, opponent } = readOpponent(ctx, ctx.match);
  const { value: said, rest } = CLOCK(wordsIn(withPlus(words)));
  if (said?.clock === "bad") return reply(ctx, say("wood-clock-limits"));
  if (!said && rest.length > 0)
    return reply(ctx, say("wood-clock-how", { word: echoed(words.trim()) }));
  const friend = opponent && friendOf(ctx, opponent);
  const people = { white: person.id, black: friend ?? null };
  const place = { chat: here.id, thread: threadOf(ctx) };
  setClock(services, place, said?.clock ?? USUAL, people);
  delivery.jobs.collect();
});

const NUMBERS = /^\s*(\d{1,3})(?:\s+(\d{1,3}))?\s*$/u;

/** Numbers alone are minutes, and seconds for each turn: "5", "10 8". */
const withPlus = (words: string): string => {
  const [, minutes, seconds = "0"] = NUMBERS.exec(latinDigits(words)) ?? [];
  return minutes === undefined ? words : `${minutes}+${seconds}`;
};

const friendOf = (
  { services, person }: BotContext,
  opponent: NonNullable<ReturnType<typeof readOpponent>["opponent"]>,
): PersonId | undefined => {
  const friend = "id" in opponent ? opponent.id : personCalled(services, opponent.username)?.id;
  return friend === person.id ? undefined : friend;
};

clock.filter(pressedHere("wood-clock"), async (ctx) => {
  const { services, here, person, press } = ctx;
  const pressing = { chat: here.id, id: press.beside, person: person.id };
  const pressed = pressClock(services, pressing, press.side);
  ctx.delivery.jobs.collect();
  await answer(ctx, pressed);
});

clock.filter(pressedHere("wood-pause"), async (ctx) => {
  const { services, here, person, press } = ctx;
  const paused = pauseClock(services, { chat: here.id, id: press.beside, person: person.id });
  ctx.delivery.jobs.collect();
  await (paused.ok ? toast(ctx) : answer(ctx, paused));
});
