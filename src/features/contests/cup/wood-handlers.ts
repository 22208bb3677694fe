import { Composer } from "grammy";
import type { CodeOf } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { answer, erase, reply, toast } from "../../../bot/updates/reply.ts";
import { isPersonId } from "../../../ids/ids.ts";
import type { Done } from "../../../rules/result.ts";
import { mayManage } from "../command.ts";
import { pressed, pressedHere } from "./presses.ts";
import {
  answerMatch,
  decideMatch,
  settleMatch,
  tellMatch,
  woodMatch,
  woodMatchOfResult,
} from "./wood.ts";
import { askPage } from "./wood-message.ts";

/** On wood: who won is asked, told and answered, in the group and on the cards of the two. */
export const onWood = new Composer<BotContext>();

onWood.filter(pressedHere("cup-ask"), async (ctx) => {
  const { services, press, person, here, say } = ctx;
  const match = woodMatch(services, press.pair);
  if (match?.cup.chat !== here.id) return toast(ctx, "refused-wood-gone");
  if (!match.both.includes(person.id) && !(await mayManage(ctx, match.cup)))
    return toast(ctx, "refused-wood-other-answers");
  await toast(ctx);
  reply(ctx, askPage(services, match, say));
});

/** A question in the group has had its answer; a card in private shows what it waits for now. */
const answerWith = async (
  ctx: BotContext,
  done: Done<CodeOf<"refused">>,
  text: "cup-told-toast" | "cup-answered-toast",
): Promise<void> => {
  if (!done.ok) return answer(ctx, done);
  ctx.delivery.jobs.collect();
  await toast(ctx, text);
  if (ctx.here?.kind === "group") await erase(ctx);
};

onWood.filter(pressed("cup-tell"), async (ctx) => {
  const { services, press, person } = ctx;
  const match = woodMatch(services, press.pair);
  if (!match || !isPersonId(press.person)) return toast(ctx, "refused-wood-gone");
  const { outcome } = press;
  const told = { winner: press.person, outcome };
  const isPlayer = match.both.includes(person.id);
  const mayDecide = !isPlayer && match.pair.disputed === 1 && (await mayManage(ctx, match.cup));
  const done = mayDecide
    ? decideMatch(services, press.pair, told)
    : tellMatch(services, press.pair, person.id, told);
  await answerWith(ctx, done, mayDecide ? "cup-answered-toast" : "cup-told-toast");
});

onWood.filter(pressed("cup-answer"), async (ctx) => {
  const { services, press, person } = ctx;
  const match = woodMatchOfResult(services, press.told);
  const settles =
    match?.pair.disputed === 1 &&
    !match.both.includes(person.id) &&
    (await mayManage(ctx, match.cup));
  const done = settles
    ? settleMatch(services, press.told, press.isRight === 1)
    : answerMatch(services, press.told, person.id, press.isRight === 1);
  await answerWith(ctx, done, "cup-answered-toast");
});
