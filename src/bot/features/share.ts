import { setTimeout as sleep } from "node:timers/promises";
import { Composer, InputFile } from "grammy";
import { type Drawing, drawingKey } from "../../board/drawing.ts";
import { type Finished, finishedGame } from "../../tables/finished.ts";
import { outboxOf } from "../../tables/outbox.ts";
import type { Chat } from "../../tables/people.ts";
import type { PressOf } from "../callback-data.ts";
import { type BotContext, pressed } from "../context.ts";
import { failureOf } from "../delivery/failure.ts";
import { answer, toast } from "../reply.ts";
import type { Say } from "../texts.ts";
import { threadOf } from "../topic.ts";
import { replayScenes, resultCard, resultLine } from "../view/share.ts";
import { themeNamed } from "../view/table-message.ts";

/** Whoever asks again so soon has it right above. */
const PAUSE_MS = 60_000;

/** What a finished game leaves to be shown to others: a card with the result, and a replay. */
export const sharing = (): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  /** When what was last shown where. */
  const shown: Shown = new Map();
  composer.filter(pressed("result"), (ctx) =>
    share(ctx, shown, ctx.press.game, "sendPhoto", (finished, say) => ({
      kind: "result",
      card: resultCard(finished, ctx.me.username, say),
    })),
  );
  composer.filter(pressed("replay"), (ctx) =>
    share(ctx, shown, ctx.press.game, "sendAnimation", (finished, say) => ({
      kind: "replay",
      scenes: replayScenes(finished, say),
    })),
  );
  return composer;
};

type Shown = Map<string, number>;
type Method = "sendPhoto" | "sendAnimation";
type Picture = Extract<Drawing, { readonly kind: "result" | "replay" }>;
type WithoutTheme<T> = T extends unknown ? Omit<T, "theme"> : never;

const share = async (
  ctx: BotContext,
  shown: Shown,
  game: PressOf<"result">["game"],
  method: Method,
  picture: (finished: Finished, say: Say) => WithoutTheme<Picture>,
): Promise<void> => {
  const { services, here, say } = ctx;
  const found = finishedGame(services, game);
  if (!found.ok) return answer(ctx, found);
  if (!here) return toast(ctx, "share-needs-chat");
  if (!isDue(shown, `${method} ${game} ${here.id}`, services.now()))
    return toast(ctx, "share-just-sent");
  await toast(ctx, "share-coming");
  const drawing: Drawing = {
    ...picture(found.finished, say),
    theme: themeNamed(here.settings.theme),
  };
  // In the background: drawing a replay takes seconds, and the chat's other presses go on.
  send(ctx, here, method, drawing, resultLine(found.finished, say)).catch((error: unknown) =>
    ctx.log.warn({ chat: here.id, failure: failureOf(error).kind }, "a game could not be shown"),
  );
};

const isDue = (shown: Shown, what: string, now: number): boolean => {
  for (const [key, at] of shown) if (now - at >= PAUSE_MS) shown.delete(key);
  if (shown.has(what)) return false;
  shown.set(what, now);
  return true;
};

const send = async (
  ctx: BotContext,
  { id }: Chat,
  method: Method,
  drawing: Drawing,
  caption: string,
): Promise<void> => {
  const { api, deliverer } = ctx;
  const { pictures } = outboxOf(ctx.services);
  const key = drawingKey(drawing);
  const known = pictures.file(key);
  const file =
    known ??
    new InputFile(
      await deliverer.pictures.draw(drawing),
      method === "sendPhoto" ? "result.png" : "replay.gif",
    );
  const budget = deliverer.budgetIn(id);
  await sleep(budget.wait(), undefined, { ref: false });
  budget.spend();
  const thread = threadOf(ctx);
  const sent = await api[method](id, file, {
    caption,
    parse_mode: "HTML",
    disable_notification: true,
    ...(thread !== null && { message_thread_id: thread }),
  });
  const name = "animation" in sent ? sent.animation?.file_id : sent.photo?.at(-1)?.file_id;
  if (known === undefined && name !== undefined) pictures.save(key, name);
};
