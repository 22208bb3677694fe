import { Composer } from "grammy";
import { withoutHistory } from "../../ai/seat.ts";
import type { Hint, Think } from "../../ai/table/thinker.ts";
import type { Feature } from "../../bot/feature/feature.ts";
import type { Say } from "../../bot/text/texts.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { alert, answer, toast } from "../../bot/updates/reply.ts";
import { pressedTable } from "../../bot/updates/shown.ts";
import { movesText } from "../../bot/view/lines.ts";
import { hundredths } from "../../bot/view/numbers.ts";
import { playerToAct } from "../../game/game.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { usualWin } from "../../rules/outcome.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Move } from "../../rules/types.ts";
import { agreedIn, allowsHints } from "../../tables/game/agreed.ts";
import { toGoIn } from "../../tables/game/finished.ts";
import { loadGame } from "../../tables/game/load-game.ts";
import { ownGame } from "../../tables/game/players.ts";
import type { Services } from "../../tables/services/services.ts";
import { showMenu, tableFor } from "../../tables/shown/menus.ts";
import { type PlayedView, viewOf } from "../../tables/shown/view.ts";
import { pressed } from "./menu.ts";

type Hinted = Result<
  { readonly hint: Hint },
  "no-game" | "not-your-game" | "not-your-turn" | "hints-off" | "nothing-to-hint"
>;

/** The move of a strong player, for the player whose move it is. */
const hintFor = async (
  services: Services,
  think: Think,
  id: GameId,
  person: PersonId,
): Promise<Hinted> => {
  const own = ownGame(services, id, person);
  if (!own.ok) return own;
  if (!allowsHints(agreedIn(services, own.row))) return refused("hints-off");
  const game = loadGame(services, own.row);
  if (playerToAct(game) !== own.by) return refused("not-your-turn");
  const thought = await think({
    kind: "hint",
    game: withoutHistory(game),
    toGo: toGoIn(services, own.row),
  });
  const hint = thought.kind === "hint" ? thought.hint : undefined;
  return hint ? { ok: true, hint } : refused("nothing-to-hint");
};

/** Telegram's limit for an answer to a press. */
const MOST_IN_ALERT = 200;

/** A smaller difference between two turns cannot be noticed. */
const AS_GOOD = 0.02;

const hints = new Composer<BotContext>();

hints.filter(pressed("hint"), async (ctx) => {
  const { services, think, press, person } = ctx;
  const hinted = await hintFor(services, think, press.game, person.id);
  if (!hinted.ok) return answer(ctx, hinted);
  const table = pressedTable(ctx) ?? tableFor(services, press.game, person.id);
  const played = table && viewOf(services, table.id)?.played;
  if (!played) return toast(ctx, "refused-no-game");
  // The menu closes, as the player needs the moves behind it next.
  if (table.menuBy === person.id) showMenu(services, press.game, person.id, null);
  const text = hintText(hinted.hint, played, ctx.whisper);
  await alert(ctx, text);
});

/** A hint in plain words; if it is long, without the second turn. */
const hintText = (hint: Hint, played: PlayedView, say: Say): string => {
  if (hint.about === "roll") return say(`hint-roll-${hint.advice}`);
  if (hint.about === "double") return say(`hint-double-${hint.advice}`);
  const { phase } = played.game;
  const by = playerToAct(played.game) ?? "white";
  const lines = hint.turns.map(({ moves, win, loss }, rank) => {
    const values = { moves: movesText(played, moves, by, say), win: Math.round(win * 100) };
    if (rank === 0) {
      const best = say("hint-best", values);
      const made = phase.kind === "moving" ? phase.turn.moves : [];
      return isOnTheWay(made, moves) ? best : `${say("hint-undo-first")}\n${best}`;
    }
    const points = hundredths(loss * usualWin(played.game.ruleset.switches));
    const worse = loss < AS_GOOD ? say("hint-as-good") : say("hint-worse", { loss: points });
    return say("hint-second", { ...values, worse });
  });
  const whole = lines.join("\n");
  return (whole.length <= MOST_IN_ALERT ? whole : (lines[0] ?? "")).slice(0, MOST_IN_ALERT);
};

/** Whether a turn is still possible after these moves; otherwise one of them has to be undone. */
const isOnTheWay = (made: readonly Move[], turn: readonly Move[]): boolean => {
  const keyOf = ({ from, to }: Move): string => `${from}/${to}`;
  const left = turn.map(keyOf);
  return made.every((move) => {
    const at = left.indexOf(keyOf(move));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** What the computer would play. */
export const HINTS: Feature = { name: "hints", handlers: [hints] };
