import { Composer } from "grammy";
import type { Analyst } from "../../tables/analysis.ts";
import type { Press, PressOf } from "../callback-data.ts";
import { type BotContext, pressed } from "../context.ts";
import { type Compose, pageKeyOf, toast, turnPage } from "../reply.ts";
import { lookedAt } from "./analysis.ts";
import { rulesAt } from "./rules.ts";

/** Longer than this nobody presses a keyboard that is older than the page. */
const HASTE_MS = 5_000;

/** Where the pages of a message are being turned to. */
type Turning = { readonly page: number; readonly at: number };

type Turn = { readonly page: number; readonly by: PressOf<"rules-turn">["by"] };

type Pages = { readonly last: number; readonly at: (page: number) => Compose };

/** Pages turned faster than they can be shown: each press turns one, and the last is shown. */
export const turning = (analyst: Analyst): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  const turnings = new Map<string, Turning>();
  composer.use((ctx, next) => {
    const key = pageKeyOf(ctx);
    if (key !== undefined && ctx.press && !isTurn(ctx.press)) turnings.delete(key);
    return next();
  });
  composer.filter(pressed("rules-turn"), (ctx) =>
    turn(ctx, turnings, ctx.press, ctx.here && rulesAt(ctx, ctx.here, ctx.press.ruleset)),
  );
  composer.filter(pressed("look-turn"), (ctx) =>
    turn(ctx, turnings, ctx.press, lookedAt(ctx, analyst, ctx.press.game)),
  );
  return composer;
};

const isTurn = ({ do: kind }: Press): boolean => kind === "rules-turn" || kind === "look-turn";

const turn = async (
  ctx: BotContext,
  turnings: Map<string, Turning>,
  { page, by }: Turn,
  pages: Pages | undefined,
): Promise<void> => {
  const key = pageKeyOf(ctx);
  const { here, services, delivery } = ctx;
  if (!here || key === undefined || !pages) return toast(ctx, "refused-unknown-button");
  const at = services.now();
  for (const [one, { at: then }] of turnings) {
    if (at - then > HASTE_MS && !delivery.turner.isTurning(one)) turnings.delete(one);
  }
  const step = by === "on" ? 1 : -1;
  const before = turnings.get(key)?.page ?? page - step;
  const wanted = Math.min(Math.max(before + step, 0), pages.last);
  turnings.set(key, { page: wanted, at });
  try {
    await turnPage(ctx, here, pages.at(wanted));
  } catch (error) {
    turnings.delete(key);
    throw error;
  }
};
