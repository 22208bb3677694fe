import { Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import { type BotContext, threadOf } from "../../../bot/updates/context.ts";
import {
  answer,
  type Compose,
  openBot,
  reply,
  sendPage,
  toast,
  turnBy,
  turnPage,
} from "../../../bot/updates/reply.ts";
import type { Row } from "../../../bot/view/button.ts";
import { sideOf } from "../../../bot/view/scene-after.ts";
import { COLOURS } from "../../../game/colours.ts";
import { matchStand, problemOfTurn } from "../../../game/problem/of-game.ts";
import type { Problem } from "../../../game/problem.ts";
import type { Colour } from "../../../game/types.ts";
import {
  type GameId,
  isComputer,
  isGameId,
  type PersonId,
  privateChatOf,
} from "../../../ids/ids.ts";
import { type Finished, finishedGame, toGoIn } from "../../../tables/game/finished.ts";
import { ownGame } from "../../../tables/game/players.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { showAfterGame } from "./after.ts";
import { analyseInBackground, analystOf, storedAnalysis } from "./analyst.ts";
import { askForAnalysis, shareAnalysis } from "./asking.ts";
import { ANALYSIS_PRESSES, LOOK_WAYS, lookPage, pressed } from "./look.ts";
import { ANALYSES_ASKED_FOR } from "./owed.ts";
import { analysesIn, analysisTraces } from "./store.ts";

const analysisExtension: GameExtension = { shows: showAfterGame };

/** Payloads of `/start` with this prefix ask for the analysis of a game. */
const ANALYSIS_PAYLOAD = "analysis-";
/** Those with this one look through it. */
const LOOK_PAYLOAD = "look-";

const analyses = new Composer<BotContext>();

/** One's own turns are judged in one's private chat, wherever it is asked for. */
analyses.filter(pressed("analysis"), async (ctx) => {
  const { services, here, person, press, delivery } = ctx;
  const isThere = here?.id === privateChatOf(person.id);
  const thread = isThere ? threadOf(ctx) : null;
  const asked = askForAnalysis(services, press.game, person.id, thread);
  if (asked.ok) {
    await toast(ctx, isThere ? "analysis-coming" : "analysis-coming-there");
    delivery.jobs.collect();
  } else if (asked.code === "no-private-chat") {
    await openBot(ctx, `${ANALYSIS_PAYLOAD}${press.game}`);
  } else await toast(ctx, `refused-${asked.code}`);
});

/** The same by the link: who has come by it can be written to. */
const sendAnalysis = (ctx: BotContext, game: GameId): void => {
  const asked = askForAnalysis(ctx.services, game, ctx.person.id);
  if (asked.ok) ctx.delivery.jobs.collect();
  else if (asked.code !== "no-private-chat") reply(ctx, ctx.say(`refused-${asked.code}`));
};

/** Opens the game whose number follows the payload of a link. */
const ofGame =
  (open: (ctx: BotContext, game: GameId) => unknown) =>
  (ctx: BotContext, id: string): unknown => {
    const game = Number(id);
    return isGameId(game) ? open(ctx, game) : reply(ctx, ctx.say("refused-no-game"));
  };

analyses.filter(pressed("analysis-share"), async (ctx) => {
  const shared = shareAnalysis(ctx.services, ctx.press.game, ctx.person.id);
  if (!shared.ok) return answer(ctx, shared);
  await toast(ctx, "analysis-sent-to-group");
  ctx.delivery.jobs.collect();
});

analyses.filter(pressed("look"), (ctx) => openTurn(ctx, ctx.press.game, 1));

analyses.filter(pressed("look-from"), (ctx) => openTurn(ctx, ctx.press.game, ctx.press.page));

/** A turn of a game, in the private chat of the person who pressed. */
const openTurn = async (ctx: BotContext, game: GameId, turn: number): Promise<void> => {
  const { services, here, person, log } = ctx;
  const own = services.store.people.chat(privateChatOf(person.id));
  if (!own?.present) return openBot(ctx, `${LOOK_PAYLOAD}${game}`);
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
  const bottom = sideOf(finished, person.id);
  const judged = judgedFor(services, id, person.id);
  const problemOf = problemsOf(services, id, finished);
  const looked = { id, finished, analysis, bottom, judged, problemOf };
  return (look) => lookPage(looked, page, look, say, ways);
};

/** What each turn of a game asked. A chouette has more cubes than a line can tell. */
const problemsOf = (
  services: Services,
  id: GameId,
  { states, game, terms }: Finished,
): ((turn: number) => Problem | undefined) => {
  const row = services.store.games.game(id);
  if (!row || row.party !== null) return () => undefined;
  const match = matchStand(terms, toGoIn(services, row), row.crawford);
  return (turn) => {
    const [before, record] = [states[turn], game.history[turn]];
    const after = states[turn + 1] ?? game;
    return before && record && problemOfTurn({ before, record, after }, match);
  };
};

/** Who plays has their own turns judged, and those of the computer: nobody else's. */
const judgedFor = (services: Services, id: GameId, person: PersonId): readonly Colour[] => {
  const own = ownGame(services, id, person);
  if (!own.ok) return [];
  return COLOURS.filter((colour) => colour === own.by || isComputer(own.row[colour]));
};

/** How well a game was played, turn by turn. */
export const ANALYSES: Feature = {
  name: "analysis",
  queries: [analysesIn],
  traces: [analysisTraces],
  game: analysisExtension,
  presses: ANALYSIS_PRESSES,
  handlers: [analyses],
  starts: [
    { payload: ANALYSIS_PAYLOAD, isBeginning: true, open: ofGame(sendAnalysis) },
    { payload: LOOK_PAYLOAD, isBeginning: true, open: ofGame((ctx, id) => openTurn(ctx, id, 1)) },
  ],
  posts: ANALYSES_ASKED_FOR,
  open: analyseInBackground,
};
