import { Composer, InputFile } from "grammy";
import { type Drawing, drawingKey } from "../../board/drawing.ts";
import type { GameId } from "../../ids/ids.ts";
import type { Analyst } from "../../tables/analysis.ts";
import { type Finished, finishedGame } from "../../tables/finished.ts";
import { outboxOf } from "../../tables/outbox.ts";
import type { Chat } from "../../tables/people.ts";
import { type BotContext, pressed } from "../context.ts";
import { failureOf } from "../delivery/failure.ts";
import { showTable } from "../delivery/send.ts";
import { waitOut } from "../delivery/wait.ts";
import { answer, toast } from "../reply.ts";
import { threadOf } from "../topic.ts";
import { replayFrames, resultCard, resultLine } from "../view/share.ts";
import { pictureOf, themeNamed } from "../view/table-message.ts";

/** Whoever asks again so soon has it right above. */
const PAUSE_MS = 60_000;

/** What a finished game leaves to be shown to others: a card with the result, and a replay. */
export const sharing = (analyst: Analyst): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  /** When what was last shown where. */
  const shown: Shown = new Map();
  composer.filter(pressed("result"), (ctx) =>
    share(ctx, shown, ctx.press, (sharing) => sendCard(sharing, analyst)),
  );
  composer.filter(pressed("replay"), (ctx) => share(ctx, shown, ctx.press, sendReplay));
  return composer;
};

type Shown = Map<string, number>;

/** A game that is shown in a chat because somebody asked for it. */
type Sharing = {
  readonly ctx: BotContext;
  readonly here: Chat;
  readonly id: GameId;
  readonly finished: Finished;
};

const share = async (
  ctx: BotContext,
  shown: Shown,
  press: { readonly do: string; readonly game: GameId },
  send: (sharing: Sharing) => Promise<unknown>,
): Promise<void> => {
  const { services, here } = ctx;
  const found = finishedGame(services, press.game);
  if (!found.ok) return answer(ctx, found);
  if (!here) return toast(ctx, "share-needs-chat");
  if (!isDue(shown, `${press.do} ${press.game} ${here.id}`, services.now()))
    return toast(ctx, "share-just-sent");
  await toast(ctx, "share-coming");
  // In the background: drawing a replay takes seconds, and the chat's other presses go on.
  send({ ctx, here, id: press.game, finished: found.finished }).catch((error: unknown) =>
    ctx.log.warn({ chat: here.id, failure: failureOf(error).kind }, "a game could not be shown"),
  );
};

const isDue = (shown: Shown, what: string, now: number): boolean => {
  for (const [key, at] of shown) if (now - at >= PAUSE_MS) shown.delete(key);
  if (shown.has(what)) return false;
  shown.set(what, now);
  return true;
};

const sendReplay = (sharing: Sharing): Promise<unknown> => {
  const { ctx, here, finished } = sharing;
  const frames = replayFrames(finished, ctx.person.id, ctx.say);
  const theme = themeNamed(here.settings.theme);
  return send(sharing, "sendAnimation", "replay.gif", { kind: "replay", frames, theme });
};

/**
 * The card comes at once with what is known. A game is analysed only for who asks, as that takes
 * about as long as to play it: the card is edited once when more is known, or stays as it is.
 */
const sendCard = async (sharing: Sharing, analyst: Analyst): Promise<void> => {
  const { ctx, here, id } = sharing;
  const known = analyst.stored(id);
  const message = await send(sharing, "sendPhoto", "result.png", cardOf(sharing, known));
  const analysis = known ?? (await analyst.of(id));
  if (known || !analysis) return;
  const { api, deliverer } = ctx;
  const picture = pictureOf(cardOf(sharing, analysis));
  const spot = { inline: null, chat: here.id, thread: null, message, content: "photo" } as const;
  const html = captionOf(sharing);
  await untilBorne(sharing);
  const { file } = await showTable(api, spot, { html, keyboard: [], picture }, deliverer.pictures);
  if (file !== undefined) outboxOf(ctx.services).pictures.save(picture.key, file);
};

const cardOf = ({ ctx, here, finished }: Sharing, analysis: ReturnType<Analyst["stored"]>) =>
  ({
    kind: "result",
    card: resultCard(finished, analysis, ctx.me.username, ctx.say),
    theme: themeNamed(here.settings.theme),
  }) as const;

const captionOf = ({ ctx, finished }: Sharing): string => resultLine(finished, ctx.say);

/** Waits until the chat bears another call, and counts it. */
const untilBorne = async ({ ctx, here }: Sharing): Promise<void> => {
  const budget = ctx.deliverer.budgetIn(here.id);
  await waitOut(() => budget.wait());
  budget.spend();
};

/** Sends a drawing, by the name that Telegram has for it if it has one; the number of the message. */
const send = async (
  sharing: Sharing,
  method: "sendPhoto" | "sendAnimation",
  fileName: string,
  drawing: Drawing,
): Promise<number> => {
  const { ctx, here } = sharing;
  const { api, deliverer } = ctx;
  const { pictures } = outboxOf(ctx.services);
  const key = drawingKey(drawing);
  const known = pictures.file(key);
  const file = known ?? new InputFile(await deliverer.pictures.draw(drawing), fileName);
  await untilBorne(sharing);
  const thread = threadOf(ctx);
  const sent = await api[method](here.id, file, {
    caption: captionOf(sharing),
    parse_mode: "HTML",
    disable_notification: true,
    ...(thread !== null && { message_thread_id: thread }),
  });
  const name = "animation" in sent ? sent.animation?.file_id : sent.photo?.at(-1)?.file_id;
  if (known === undefined && name !== undefined) pictures.save(key, name);
  return sent.message_id;
};
