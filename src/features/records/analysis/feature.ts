import { Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import { type BotContext, threadOf } from "../../../bot/updates/context.ts";
import {
  answer,
  type Compose,
  sendPage,
  toast,
  turnBy,
  turnPage,
} from "../../../bot/updates/reply.ts";
import type { Row } from "../../../bot/view/button.ts";
import { sideOf } from "../../../bot/view/scene-after.ts";
import { type GameId, privateChatOf } from "../../../ids/ids.ts";
import { type Finished, finishedGame } from "../../../tables/game/finished.ts";
import type { GameExtension } from "../../../tables/services/services.ts";
import { showAfterGame } from "./after.ts";
import { analyseInBackground, analystOf, askForAnalysis, storedAnalysis } from "./analyst.ts";
import { ANALYSIS_PRESSES, LOOK_WAYS, lookPage, pressed } from "./look.ts";
import { ANALYSES_ASKED_FOR } from "./owed.ts";
import { analysesIn, analysisTraces } from "./store.ts";

const analysisExtension: GameExtension = {
  knows: { analysis: storedAnalysis },
  shows: showAfterGame,
};

const analyses = new Composer<BotContext>();

analyses.filter(pressed("analysis"), async (ctx) => {
  const { services, here, person, press, delivery } = ctx;
  const chat = here?.id ?? privateChatOf(person.id);
  const asked = askForAnalysis(services, press.game, chat, here ? threadOf(ctx) : null);
  if (!asked.ok) return answer(ctx, asked);
  await toast(ctx, "analysis-coming");
  delivery.jobs.collect();
});

analyses.filter(pressed("look"), (ctx) => openTurn(ctx, ctx.press.game, 1));

analyses.filter(pressed("look-from"), (ctx) => openTurn(ctx, ctx.press.game, ctx.press.page));

/** A turn of a game, in the private chat of the person who pressed. */
const openTurn = async (ctx: BotContext, game: GameId, turn: number): Promise<void> => {
  const { services, here, person, log } = ctx;
  const own = services.store.people.chat(privateChatOf(person.id));
  if (!own?.present) return toast(ctx, "refused-look-needs-chat");
  const page = await pageOf(ctx, game, turn);
  if (!page) return;
  await toast(ctx, own.id === here?.id ? undefined : "look-sent");
  sendPage(ctx, own, page);
  // Later pages include the analysis once it is made.
  analystOf(ctx)
    .of(game)
    .catch((error: unknown) => log.warn({ err: error }, "no analysis"));
};

analyses.filter(pressed("look-at"), async (ctx) => {
  const { here, press } = ctx;
  const page = here && (await pageOf(ctx, press.game, press.page));
  if (page) await turnPage(ctx, here, page);
});

analyses.filter(pressed("look-turn"), (ctx) => {
  const { services, press } = ctx;
  const found = finishedGame(services, press.game);
  const pages = found.ok && {
    last: found.finished.game.history.length,
    at: (page: number) => composeAt(ctx, press.game, found.finished, page),
  };
  return turnBy(ctx, press, pages || undefined);
});

const pageOf = async (ctx: BotContext, id: GameId, page: number): Promise<Compose | undefined> => {
  const found = finishedGame(ctx.services, id);
  if (!found.ok) {
    await answer(ctx, found);
    return undefined;
  }
  return composeAt(ctx, id, found.finished, page);
};

const composeAt = (ctx: BotContext, id: GameId, finished: Finished, page: number): Compose => {
  const { services, person, whisper: say } = ctx;
  const ways = (turn: number): Row =>
    LOOK_WAYS.of(services).flatMap((waysOf) =>
      waysOf(services, { game: id, turn, reader: person.id }, say),
    );
  const analysis = storedAnalysis(services, id);
  const looked = { id, finished, analysis, bottom: sideOf(finished, person.id) };
  return (look) => lookPage(looked, page, look, say, ways);
};

/** How well a game was played, turn by turn. */
export const ANALYSES: Feature = {
  name: "analysis",
  queries: [analysesIn],
  traces: [analysisTraces],
  game: analysisExtension,
  presses: ANALYSIS_PRESSES,
  handlers: [analyses],
  posts: [ANALYSES_ASKED_FOR],
  open: analyseInBackground,
};
