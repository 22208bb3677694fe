import { Composer } from "grammy";
import type { Drawing } from "../../board/studio/drawing.ts";
import type { Place } from "../../bot/delivery/place.ts";
import { startNextGame } from "../../bot/table/party.ts";
import { digitsOf } from "../../bot/text/figures.ts";
import { escapeHtml } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import { type BotContext, threadOf } from "../../bot/updates/context.ts";
import { answer, toast } from "../../bot/updates/reply.ts";
import { againRow } from "../../bot/view/button.ts";
import { replayFrames, resultCard, resultLine } from "../../bot/view/card.ts";
import { diceFigures, ownTurnText, playerText } from "../../bot/view/lines.ts";
import { sceneAfter, sideOf } from "../../bot/view/scene-after.ts";
import { drawnFor, pictureOf } from "../../bot/view/table-message.ts";
import type { GameId } from "../../ids/ids.ts";
import { type Finished, finishedGame, isWon } from "../../tables/game/finished.ts";
import type { Chat } from "../../tables/people/people.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import { pressed } from "./finished-games.ts";

export const sharing = new Composer<BotContext>();

sharing.filter(pressed("result"), (ctx) => share(ctx, ctx.press, sendCard));

sharing.filter(pressed("replay"), (ctx) => share(ctx, ctx.press, sendReplay));

sharing.filter(pressed("again"), async (ctx) => {
  const asked = startNextGame(ctx.services, ctx.press.game, ctx.person.id);
  if (!asked.ok) return answer(ctx, asked);
  await toast(ctx, asked.began ? undefined : "refused-already-asked");
});

type GameSharing = {
  readonly ctx: BotContext;
  readonly here: Chat;
  readonly id: GameId;
  readonly finished: Finished;
};

const share = async (
  ctx: BotContext,
  press: { readonly do: string; readonly game: GameId },
  send: (sharing: GameSharing) => void,
): Promise<void> => {
  const { services, here } = ctx;
  const found = finishedGame(services, press.game);
  if (!found.ok) return answer(ctx, found);
  if (!here) return toast(ctx, "share-needs-chat");
  const what = `${press.do} ${press.game}`;
  if (ctx.delivery.jobs.isFull(laneOf(ctx))) return toast(ctx, "share-enough");
  if (!claimOnce(services, what, here.id)) return toast(ctx, "share-just-sent");
  await toast(ctx, "share-coming");
  send({ ctx, here, id: press.game, finished: found.finished });
};

/** A person's pictures are drawn one after the other, with at most this many waiting. */
const laneOf = ({ person }: BotContext) => ({ lane: `share ${person.id}`, most: 3 });

const sendReplay = (sharing: GameSharing): void => {
  const { ctx, here, finished } = sharing;
  const frames = replayFrames(finished, ctx.person.id, ctx.say);
  sendPicture(sharing, { kind: "replay", frames, ...drawnFor(here.settings) });
};

const sendCard = (sharing: GameSharing): void => sendPicture(sharing, cardOf(sharing));

/** A card needs a winner: a game that was drawn or broken off shows its last board. */
const cardOf = ({ ctx, here, finished }: GameSharing): Drawing => {
  const drawn = drawnFor(here.settings);
  const side = here.kind === "private" ? sideOf(finished, ctx.person.id) : undefined;
  if (!isWon(finished)) {
    const turns = finished.game.history.length;
    return {
      kind: "board",
      scene: sceneAfter(finished, turns, side ?? "white", ctx.say),
      ...drawn,
    };
  }
  const card = resultCard(finished, ctx.me.username, ctx.say, { side });
  return { kind: "result", card, ...drawn, ...digitsOf(ctx.say) };
};

const sendPicture = ({ ctx, here, id, finished }: GameSharing, drawing: Drawing): void => {
  const place: Place = {
    ...{ chat: here.id, thread: threadOf(ctx), quiet: true },
    ...{ message: null, content: "text" },
  };
  const line = resultLine(finished, ctx.say);
  ctx.delivery.jobs.add({
    ...laneOf(ctx),
    chat: here.id,
    run: (api) =>
      ctx.delivery.show({ api }, place, (board) => {
        const isTold = here.settings.board === "words";
        const isReplay = drawing.kind === "replay";
        return {
          html: isTold && isReplay ? turnsTold(finished, line, ctx.say) : line,
          keyboard: [againRow(id, finished, ctx.say)],
          picture: board === "picture" && !isTold ? pictureOf(drawing) : undefined,
        };
      }),
  });
};

/** Of the 4096 letters of a message the turns may have so many; of more the last ones are told. */
const MOST_LETTERS = 3_000;

/** A game as a replay shows it, turn by turn in its players' own numbers. */
const turnsTold = (finished: Finished, result: string, say: Say): string => {
  const turns = finished.game.history.map(({ by, dice, part, moves }, at) => {
    const told = moves.length > 0 ? escapeHtml(ownTurnText(moves, say)) : say("no-move");
    const player = playerText(finished, by, say);
    return `${at + 1}. ${say("turn", { player, roll: diceFigures({ dice, part }, say), moves: told })}`;
  });
  while (turns.join("\n").length > MOST_LETTERS) turns.shift();
  return [...turns, result].join("\n");
};
