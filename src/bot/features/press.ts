import { Composer } from "grammy";
import type { GameId } from "../../game/ids.ts";
import { cancel, decline, sit } from "../../tables/challenge.ts";
import { type PlayerCommand, play } from "../../tables/play.ts";
import { showDice } from "../../tables/record.ts";
import { rematch } from "../../tables/rematch.ts";
import {
  bringGameDown,
  isStale,
  redraw,
  showMenu,
  tableAt,
  tableInline,
} from "../../tables/tables.ts";
import { isTablePress, type TablePress } from "../callback-data.ts";
import type { BotContext } from "../context.ts";
import { toast } from "../reply.ts";

/**
 * Presses at a table, and those that no feature knows. They are answered at once; the tables
 * follow.
 */
export const presses = new Composer<BotContext>();

presses.on("callback_query", async (ctx) => {
  const { press } = ctx;
  const refusal = press && isTablePress(press) ? act(ctx, press) : "unknown-button";
  if (refusal === "stale" || refusal === "no-game") doubt(ctx);
  await toast(ctx, refusal && ctx.whisper(`refused-${refusal}`));
  ctx.deliverer.wake();
});

/** Carries a press out; the code of the refusal if it does not count. */
const act = (ctx: BotContext, press: TablePress): string | undefined => {
  const { services, person } = ctx;
  switch (press.do) {
    case "sit":
      return codeOf(sit(services, press.challenge, person.id));
    case "cancel":
      return codeOf(cancel(services, press.challenge, person.id));
    case "refuse":
      return codeOf(decline(services, press.challenge, person.id));
    case "roll":
    case "undo":
    case "done":
    case "double":
    case "take":
    case "drop":
    case "beaver":
    case "claim":
      return played(ctx, press, { type: press.do });
    case "move":
      return played(ctx, press, { type: "move", from: press.from, die: press.die });
    case "resign":
      return played(ctx, press, { type: "resign", outcome: press.outcome });
    case "accept":
      return played(ctx, press, { type: "accept-resignation" });
    case "decline":
      return played(ctx, press, { type: "decline-resignation" });
    case "menu-more":
      return atCurrent(ctx, press, () => showMenu(services, press.game, person.id, "more"));
    case "menu-resign":
      return atCurrent(ctx, press, () => showMenu(services, press.game, person.id, "resign"));
    case "menu-close":
      return atCurrent(ctx, press, () => showMenu(services, press.game, person.id, null));
    case "down":
      return atCurrent(ctx, press, () => bringGameDown(services, press.game, person.id));
    case "rematch":
      return atCurrent(ctx, press, () => rematch(services, press.game, person.id));
    case "dice":
      return atCurrent(ctx, press, () => showDice(services, press.game));
  }
};

type AtVersion = { readonly game: GameId; readonly version: number };

const played = (
  { services, person }: BotContext,
  { game, version }: AtVersion,
  command: PlayerCommand,
): string | undefined => codeOf(play(services, game, version, person.id, command));

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

const codeOf = (answer: Answer): string | undefined => (answer.ok ? undefined : answer.code);

/** What does not change the game still counts only on the newest keyboard. */
const atCurrent = (
  { services }: BotContext,
  { game, version }: AtVersion,
  action: () => Answer,
): string | undefined => (isStale(services, game, version) ? "stale" : codeOf(action()));

/** The message shows something else than we believe: it is drawn anew. */
const doubt = ({ services, here, callbackQuery }: BotContext): void => {
  const { message, inline_message_id: inline } = callbackQuery ?? {};
  const inChat = here && message && tableAt(services, here.id, message.message_id);
  const table = inline === undefined ? inChat : tableInline(services, inline);
  if (table) redraw(services, table.id);
};
