import { Composer } from "grammy";
import { type GameId, privateChatOf } from "../../ids/ids.ts";
import { type Analyst, askForAnalysis } from "../../tables/analysis.ts";
import { type Finished, finishedGame } from "../../tables/finished.ts";
import { chatOf } from "../../tables/people.ts";
import { type BotContext, pressed } from "../context.ts";
import { answer, type Compose, sendPage, toast, turnPage } from "../reply.ts";
import { threadOf } from "../topic.ts";
import { lookPage } from "../view/look.ts";
import { sideOf } from "../view/scene-after.ts";

/** What a finished game teaches: its analysis, and a look at it turn by turn. */
export const analyses = (analyst: Analyst, look: () => void): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.filter(pressed("analysis"), (ctx) => analyse(ctx, look));
  composer.filter(pressed("look"), (ctx) => beginToLook(ctx, analyst));
  composer.filter(pressed("look-at"), async (ctx) => {
    const { here, press } = ctx;
    const page = here && (await pageOf(ctx, analyst, press.game, press.page));
    if (page) await turnPage(ctx, here, page);
  });
  return composer;
};

const analyse = async (ctx: BotContext & Pressed, look: () => void): Promise<void> => {
  const { services, here, person, press } = ctx;
  const chat = here?.id ?? privateChatOf(person.id);
  const asked = askForAnalysis(services, press.game, chat, here ? threadOf(ctx) : null);
  if (!asked.ok) return answer(ctx, asked);
  await toast(ctx, "analysis-coming");
  look();
};

type Pressed = { readonly press: { readonly game: GameId } };

/** The first turn, in the private chat of who asks. */
const beginToLook = async (ctx: BotContext & Pressed, analyst: Analyst): Promise<void> => {
  const { services, here, person, press, log } = ctx;
  const own = chatOf(services, privateChatOf(person.id));
  if (!own?.present) return toast(ctx, "refused-look-needs-chat");
  const page = await pageOf(ctx, analyst, press.game, 1);
  if (!page) return;
  await toast(ctx, own.id === here?.id ? undefined : "look-sent");
  sendPage(ctx, own, page);
  // The next pages will have what is found out meanwhile.
  analyst.of(press.game).catch((error: unknown) => log.warn({ err: error }, "no analysis"));
};

/** The pages of a finished game; undefined where it cannot be looked through. */
export const lookedAt = (ctx: BotContext, analyst: Analyst, id: GameId) => {
  const found = finishedGame(ctx.services, id);
  return found.ok
    ? {
        last: found.finished.game.history.length,
        at: (page: number) => composeAt(ctx, analyst, id, found.finished, page),
      }
    : undefined;
};

/** A page of a finished game; undefined, and said so, where there is none. */
const pageOf = async (
  ctx: BotContext,
  analyst: Analyst,
  id: GameId,
  page: number,
): Promise<Compose | undefined> => {
  const found = finishedGame(ctx.services, id);
  if (!found.ok) {
    await answer(ctx, found);
    return undefined;
  }
  return composeAt(ctx, analyst, id, found.finished, page);
};

const composeAt = (
  ctx: BotContext,
  analyst: Analyst,
  id: GameId,
  finished: Finished,
  page: number,
): Compose => {
  const analysis = analyst.stored(id);
  const looked = { id, finished, analysis, bottom: sideOf(finished, ctx.person.id) };
  return (look) => lookPage(looked, page, look, ctx.whisper);
};
