import { Composer } from "grammy";
import { isReachable } from "../../tables/challenge/links.ts";
import { turnBell } from "../../tables/game/bells.ts";
import { type BotContext, pressed } from "../updates/context.ts";
import { answer, openBot, toast } from "../updates/reply.ts";
import { BELL_PAYLOAD } from "../view/links.ts";

/** The bell under a group's table: it calls a player in private when it is their turn. */
export const bells = new Composer<BotContext>();

bells.filter(pressed("bell"), async (ctx) => {
  const { services, person, press } = ctx;
  // The bot cannot call a person who has not started it; they are led to its START.
  const canBeCalled = isReachable(services, person.id);
  const turned = turnBell(services, press.game, person.id, canBeCalled);
  if (!turned.ok) return answer(ctx, turned);
  if (!canBeCalled) return openBot(ctx, BELL_PAYLOAD);
  await toast(ctx, turned.isOn ? "bell-on" : "bell-off");
});
