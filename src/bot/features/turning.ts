import { Composer } from "grammy";
import type { Analyst } from "../../tables/analysis.ts";
import type { Chat } from "../../tables/people.ts";
import type { Press, PressOf } from "../callback-data.ts";
import { type BotContext, pressed } from "../context.ts";
import { type Compose, toast, turnPage } from "../reply.ts";
import { lookedAt } from "./analysis.ts";
import { rulesAt } from "./rules.ts";

/** Longer than this nobody presses a keyboard that is older than the page. */
const HASTE_MS = 5_000;

/** Where the pages of a message are being turned to. */
type Turning = {
  readonly page: number;
  readonly at: number;
  /** A press whose page is to be shown when the one before has been. */
  readonly next: BotContext | undefined;
  readonly isShowing: boolean;
};

type Turn = { readonly page: number; readonly by: PressOf<"rules-turn">["by"] };

type Pages = { readonly last: number; readonly at: (page: number) => Promise<Compose | undefined> };

/** Pages turned faster than they can be shown: each press turns one, and only the last is shown. */
export const turning = (analyst: Analyst): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  const turnings = new Map<string, Turning>();
  composer.use((ctx, next) => {
    const key = keyOf(ctx);
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

const keyOf = ({ here, callbackQuery }: BotContext): string | undefined =>
  here && callbackQuery?.message && `${here.id} ${callbackQuery.message.message_id}`;

const turn = async (
  ctx: BotContext,
  turnings: Map<string, Turning>,
  { page, by }: Turn,
  pages: Pages | undefined,
): Promise<void> => {
  const key = keyOf(ctx);
  const { here, services } = ctx;
  if (!here || key === undefined || !pages) return toast(ctx, "refused-unknown-button");
  const at = services.now();
  for (const [one, { at: then, isShowing }] of turnings) {
    if (!isShowing && at - then > HASTE_MS) turnings.delete(one);
  }
  const before = turnings.get(key);
  const step = by === "on" ? 1 : -1;
  const wanted = Math.min(Math.max((before?.page ?? page - step) + step, 0), pages.last);
  if (before?.isShowing) {
    turnings.set(key, { page: wanted, at, next: ctx, isShowing: true });
    // Its own page is passed over.
    return before.next ? toast(before.next) : undefined;
  }
  turnings.set(key, { page: wanted, at, next: undefined, isShowing: true });
  try {
    const isShown = await show(ctx, here, key, turnings, pages);
    const after = turnings.get(key);
    if (!isShown) turnings.delete(key);
    else if (after) turnings.set(key, { ...after, isShowing: false });
  } catch (error) {
    turnings.delete(key);
    throw error;
  }
};

/** Shows the page that is wanted, then the one wanted by then; false if the last is not shown. */
const show = async (
  ctx: BotContext,
  here: Chat,
  key: string,
  turnings: Map<string, Turning>,
  pages: Pages,
): Promise<boolean> => {
  let isShown = true;
  let by: BotContext | undefined = ctx;
  while (by) {
    const compose = await pages.at(turnings.get(key)?.page ?? 0);
    if (compose) isShown = await turnPage(by, here, compose);
    else await toast(by);
    const after = turnings.get(key);
    by = after?.next;
    if (after) turnings.set(key, { ...after, next: undefined });
  }
  return isShown;
};
