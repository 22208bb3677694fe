import { Composer } from "grammy";
import { type BotContext, inPrivate } from "../../../../bot/updates/context.ts";
import {
  alert,
  type Compose,
  erase,
  openBot,
  reply,
  sendPage,
  toast,
} from "../../../../bot/updates/reply.ts";
import { ownTurnText } from "../../../../bot/view/lines.ts";
import { privateChatOf } from "../../../../ids/ids.ts";
import { bestMoves } from "../../decision/decision.ts";
import { sendSevenOf } from "../../seven/pages/seven.ts";
import { type DareRow, daresIn } from "../../sharing/dares.ts";
import {
  DARE_PAYLOAD,
  pressed,
  pressedHere,
  type SealedDare,
  senderOf,
  tokenFor,
} from "../../sharing/presses.ts";
import { handlersFor } from "../../solve/handlers.ts";
import { lossText } from "../../solve/words.ts";
import { findOrCreateDare } from "../play/opening.ts";
import { beginTry, DARE_PRACTICE, dareOf, type OwnTurn, ownTry, ownTurnIn } from "../play/play.ts";
import { sevenOf } from "../play/sevens.ts";
import { tryPage } from "./pages.ts";

/** Dares: their messages in any chat, and the turns that people try in private. */
export const dares = new Composer<BotContext>();

/** The dare of a message under which nothing was pressed yet. */
const dareOfSeal = (ctx: BotContext, press: SealedDare): DareRow | undefined => {
  const { services } = ctx;
  const inline = ctx.callbackQuery?.inline_message_id;
  const id = senderOf(ctx, press);
  const maker = id && services.store.people.person(id);
  if (inline === undefined || !maker) return undefined;
  const language = services.store.people.chat(privateChatOf(maker.id))?.language;
  return findOrCreateDare(services, {
    ...{ ...press, inline, maker, language: language ?? maker.language },
    token: tokenFor(ctx, press),
    content: press.drawn === 1 ? "photo" : "text",
  });
};

const dareOfMessage = ({ services, callbackQuery }: BotContext): DareRow | undefined => {
  const inline = callbackQuery?.inline_message_id;
  return inline === undefined ? undefined : daresIn(services.store).byInline(inline);
};

dares.filter(pressed("dare-open"), (ctx) => tryIt(ctx, dareOfSeal(ctx, ctx.press)));
dares.filter(pressed("dare-try"), (ctx) => tryIt(ctx, dareOfMessage(ctx)));
dares.filter(pressed("dare-open-best"), (ctx) => tellBest(ctx, dareOfSeal(ctx, ctx.press)));
dares.filter(pressed("dare-best"), (ctx) => tellBest(ctx, dareOfMessage(ctx)));

/** Leads into the private chat, where each plays for themselves. */
const tryIt = (ctx: BotContext, dare: DareRow | undefined): Promise<void> => {
  if (!dare || dare.over === 1) return toast(ctx, "refused-dare-over");
  const isSeven = sevenOf(dare) !== undefined;
  if (dare.maker === ctx.person.id) {
    if (isSeven) return toast(ctx, "dare-own-seven");
    const { store } = ctx.services;
    const isTried = daresIn(store).tryOf(dare.id, ctx.person.id) !== undefined;
    return toast(ctx, isTried ? "dare-own" : "dare-own-untried");
  }
  return openBot(ctx, `${DARE_PAYLOAD}${dare.token}`);
};

/**
 * Only for people who have tried: everybody reads the message itself, and the trainer may still ask
 * its sender for the same turn.
 */
const tellBest = (ctx: BotContext, row: DareRow | undefined): Promise<void> => {
  const { services, person, whisper: say } = ctx;
  const dare = row && dareOf(services, row);
  if (!dare) return toast(ctx, "refused-dare-over");
  const now = ownTurnIn(services, person.id, dare.row.id);
  if (now?.loss === undefined) {
    return toast(ctx, dare.row.maker === person.id ? "dare-own-untried" : "dare-best-later");
  }
  const turn = ownTurnText(bestMoves(dare.decision), say);
  const own = ownTurnText(now.turn.moves, say);
  if (now.loss === 0) return alert(ctx, say("dare-best-right", { turn: own }));
  return alert(ctx, say("dare-best-played", { turn, own, told: lossText(now.loss, say) }));
};

/** `/start` with the token of a message. */
export const startDare = (ctx: BotContext, token: string): void => {
  const { services, person, say, delivery } = ctx;
  const begun = beginTry(services, person.id, token);
  const seven = begun.ok ? sevenOf(begun.dare) : undefined;
  if (seven) {
    delivery.jobs.collect();
    if (!sendSevenOf(ctx, seven)) reply(ctx, say("refused-no-seven"));
    return;
  }
  const now = begun.ok ? ownTurnIn(services, person.id, begun.dare.id) : undefined;
  if (!now) reply(ctx, say("refused-dare-over"));
  else if (ctx.here) sendPage(ctx, ctx.here, pageOf(ctx, now));
};

const pageOf = ({ services, say }: BotContext, now: OwnTurn): Compose => {
  const own = ownTry(services, now);
  return (look) => tryPage(own, look, say);
};

const played = dares.filter(inPrivate);
const solving = handlersFor(DARE_PRACTICE, pageOf);

played.filter(pressedHere("dare-move"), (ctx) => solving.play(ctx, ctx.press));

played.filter(pressedHere("dare-undo"), (ctx) => solving.play(ctx, ctx.press));

played.filter(pressedHere("dare-done"), async (ctx) => {
  await solving.answer(ctx, ctx.press);
  ctx.delivery.jobs.collect();
});

played.filter(pressedHere("dare-leave"), async (ctx) => {
  await toast(ctx, "dare-left");
  await erase(ctx);
});
