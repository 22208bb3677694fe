import { Composer } from "grammy";
import { isAskedBack } from "../../game/game.ts";
import type { CheckerMove } from "../../game/types.ts";
import type { ChallengeId, GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { OFF } from "../../rules/types.ts";
import { cancel, decline } from "../../tables/challenge/challenge.ts";
import { challengeOf, isOfferFor } from "../../tables/challenge/inline.ts";
import { sit } from "../../tables/challenge/sit.ts";
import { loadGame } from "../../tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../tables/game/play.ts";
import { isLeftToClock } from "../../tables/game/turn-clock.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { DAY_MS } from "../../tables/services/time.ts";
import { isOwnTable } from "../../tables/shown/lists.ts";
import { showDice, showMenu } from "../../tables/shown/menus.ts";
import { claimForTable, isStale, redraw } from "../../tables/shown/pressed.ts";
import { bringGameDown } from "../../tables/shown/repost.ts";
import { offerOf } from "../play/offer.ts";
import {
  isTablePress,
  PRESSES,
  type PressOf,
  readPress,
  type TablePress,
} from "../press/presses.ts";
import type { CodeOf, Say } from "../text/texts.ts";
import { type BotContext, pressed } from "../updates/context.ts";
import { toast, toastLines } from "../updates/reply.ts";
import {
  buttonsUnder,
  isAtTable,
  mayHaveButton,
  pressedMessage,
  pressedTable,
} from "../updates/shown.ts";
import { turnLabel } from "../view/turn-buttons.ts";
import { isInOwnMenu, type MenuPress, openMenu, turnOwnMenu } from "./own-menu.ts";
import { type Acted, partyAt, startNextGame } from "./party.ts";

/** Presses at a table. The answer comes at once, the tables follow. */
export const presses = new Composer<BotContext>();

type AtTable = { readonly game: GameId } | { readonly challenge: ChallengeId };

/** Carries out and answers a feature's own press, if its table stands here. */
export const answerAtTable = async (
  ctx: BotContext,
  press: AtTable,
  act: () => Done<CodeOf<"refused">>,
): Promise<void> => {
  claim(ctx, press);
  const done = isAtTable(ctx, press) ? act() : notHere(press);
  await toastLines(
    ctx,
    done.ok ? undefined : refusalOf(ctx, done.code),
    done.ok ? boardIn(ctx) : undefined,
  );
};

type TablePressed = BotContext & { readonly press: TablePress };

presses
  .filter((ctx): ctx is TablePressed => ctx.press !== undefined && isTablePress(ctx.press))
  .use(async (ctx) => {
    const { press } = ctx;
    claim(ctx, press);
    const own = isInOwnMenu(ctx, press) ? press : undefined;
    const done = own ? inOwnMenu(ctx, own) : atTable(ctx, press);
    const answer = answerTo(ctx, press, done);
    await toastLines(ctx, answer, done.ok ? boardIn(ctx) : undefined);
    if (own) await turnOwnMenu(ctx, own, done.ok);
  });

/** Other presses under a table may come from a stray, too. */
presses
  .filter(({ press }) => press !== undefined && PRESSES.guards.get(press.do)?.isUnderTable === true)
  .use((ctx, next) => {
    const [press] = buttonsUnder(ctx)
      .flatMap((data) => readPress(data) ?? [])
      .filter(isTablePress);
    if (press) claim(ctx, press);
    return next();
  });

presses.filter(pressed("blank"), (ctx) => toast(ctx));

const answerTo = (
  ctx: BotContext,
  press: TablePress,
  done: Acted | ReturnType<typeof openMenu>,
): string | undefined => {
  const { say, whisper } = ctx;
  if (!done.ok) return refusalOf(ctx, done.code);
  if ("isSent" in done && done.isSent) return whisper("menu-sent");
  if (isInOwnMenu(ctx, press) && press.do === "down") return whisper("reposted-elsewhere");
  if (press.do === "ask-back") return whisper(isAsked(ctx, press) ? "back-asked" : "back-taken");
  if (press.do !== "move") return undefined;
  const moves = sayMoves(press.moves, say);
  if ("advised" in done) return whisper(done.advised ? "advised" : "advised-back", { moves });
  // The board may follow a little later, so the answer names the move that has counted.
  const counted = whisper("moves-counted", { moves });
  return isNewToClock(ctx, press) ? `${counted}\n${whisper("clock-counts")}` : counted;
};

const isAsked = ({ services }: BotContext, { game }: PressOf<"ask-back">): boolean => {
  const row = services.store.games.game(game);
  return row !== undefined && isAskedBack(loadGame(services, row));
};

/** Whether a turn is complete, against the clock: its player hears once a day that it counts. */
const isNewToClock = ({ services, person, here }: BotContext, { game }: PressOf<"move">): boolean =>
  here !== undefined &&
  isLeftToClock(services, game) &&
  claimOnce(services, `clock ${person.id}`, here.id, DAY_MS);

/** The reason of a refusal; if the board has moved on, the news that it is on its way. */
const refusalOf = (ctx: BotContext, code: CodeOf<"refused">): string => {
  const { whisper } = ctx;
  const isLate = OUTDATED.has(code) && redrawOutdated(ctx) === "on-its-way";
  if (!isLate) return whisper(`refused-${code}`);
  return [whisper("board-on-its-way"), boardIn(ctx)].filter(Boolean).join("\n");
};

const SHORT_MS = 1_200;

/** The seconds until the board follows, if its chat has no allowance left now. */
const boardIn = ({ delivery, here, inlineMessageId, whisper }: BotContext): string | undefined => {
  const place = inlineMessageId ?? String(here?.id);
  const wait = delivery.deliverer.waitAt(place, here?.id ?? null);
  return wait > SHORT_MS ? whisper("board-in", { seconds: Math.ceil(wait / 1000) }) : undefined;
};

const sayMoves = (moves: readonly CheckerMove[], say: Say): string =>
  turnLabel(
    moves.map(({ from, die }) => ({ from, die, to: Math.max(from - die, OFF), hit: false })),
    say,
  );

/** The message with this button may be a stray. */
const claim = (ctx: BotContext, press: TablePress | AtTable): void => {
  const message = pressedMessage(ctx);
  if (message && !("seal" in press)) claimForTable(ctx.services, message, press, ctx.person.id);
};

/** Refusals of a button that was drawn before the last change. */
const OUTDATED: ReadonlySet<string> = new Set([
  "stale",
  "turn-over",
  "no-game",
  "challenge-closed",
]);

/** A press counts if its table stands here; an offer checks this by its seal. */
const atTable = (ctx: BotContext, press: TablePress) => {
  if ("seal" in press || isAtTable(ctx, press)) return act(ctx, press);
  return notHere(press);
};

const notHere = (press: object) => refused("challenge" in press ? "no-challenge" : "no-game");

/** A press in a menu of the player's own leaves the menu of the table alone. */
const inOwnMenu = (ctx: BotContext, press: MenuPress) =>
  press.do === "resign" || press.do === "down" || press.do === "ask-back"
    ? act(ctx, press)
    : atCurrent(ctx, press, () => DONE);

const act = (ctx: BotContext, press: TablePress) => {
  const { services, person } = ctx;
  switch (press.do) {
    case "sit":
    case "offer-sit":
      return atChallenge(ctx, press, sit);
    case "cancel":
    case "offer-cancel":
      return atChallenge(ctx, press, cancel);
    case "refuse":
      return decline(services, press.challenge, person.id);
    case "roll":
    case "undo":
    case "done":
    case "double":
    case "take":
    case "drop":
    case "beaver":
    case "claim":
    case "ask-back":
    case "allow-back":
    case "refuse-back":
      return playPress(ctx, press, { type: press.do });
    case "move":
      return playPress(ctx, press, { type: "move", moves: press.moves });
    case "resign":
      return press.person === person.id
        ? playPress(ctx, press, { type: "resign", outcome: press.outcome })
        : refused("not-your-resignation");
    case "accept":
      return playPress(ctx, press, { type: "accept-resignation" });
    case "decline":
      return playPress(ctx, press, { type: "decline-resignation" });
    case "menu-more":
      return atCurrent(ctx, press, () => openMenu(ctx, press.game, "more"));
    case "menu-resign":
      return atCurrent(ctx, press, () => openMenu(ctx, press.game, "resign"));
    case "menu-sure":
      return press.person === person.id
        ? atCurrent(ctx, press, () => openMenu(ctx, press.game, "resign-sure"))
        : refused("not-your-resignation");
    case "menu-close":
      return atCurrent(ctx, press, () => showMenu(services, press.game, person.id, null));
    case "down":
      return atCurrent(ctx, press, () => bringGameDown(services, press.game, person.id));
    case "rematch":
      return atCurrent(ctx, press, () => startNextGame(services, press.game, person.id));
    case "dice":
      return atCurrent(ctx, press, () => showDice(services, press.game));
  }
};

type AtChallenge = { readonly challenge: ChallengeId } | PressOf<"offer-sit" | "offer-cancel">;

const atChallenge = <Answer>(
  ctx: BotContext,
  press: AtChallenge,
  action: (services: Services, challenge: ChallengeId, person: PersonId) => Answer,
) => {
  const challenge = "challenge" in press ? press.challenge : challengeOffered(ctx, press);
  return typeof challenge === "string"
    ? refused(challenge)
    : action(ctx.services, challenge, ctx.person.id);
};

const challengeOffered = (ctx: BotContext, press: PressOf<"offer-sit" | "offer-cancel">) => {
  const { inlineMessageId, services, person } = ctx;
  const offer = offerOf(ctx, press);
  if (inlineMessageId === undefined || !offer) return "no-challenge";
  return isOfferFor(services, offer, person.id)
    ? (challengeOf(services, inlineMessageId, person.id, offer) ?? "no-challenge")
    : "not-for-you";
};

type AtVersion = { readonly game: GameId; readonly version: number };

const playPress = (
  { services, person }: BotContext,
  { game, version }: AtVersion,
  command: PlayerCommand,
): Acted => {
  const done = play(services, game, version, person.id, command);
  if (done.ok) return done;
  if (done.code !== "of-party") return refused(done.code);
  const party = partyAt(services, game);
  return party?.play(services, game, version, person.id, command) ?? refused("no-game");
};

/** A press that does not change the game counts only on the newest keyboard. */
const atCurrent = <Answer>(
  { services }: BotContext,
  { game, version }: AtVersion,
  action: () => Answer,
) => (isStale(services, game, version) ? refused("stale") : action());

/**
 * A button is older than its table: says whether an edit is on its way. If none is, and Telegram
 * itself still has the old keyboard, the table is drawn again. A press just before the edit arrived
 * needs no redraw.
 */
const redrawOutdated = (ctx: BotContext): "on-its-way" | "shown" => {
  const table = pressedTable(ctx);
  if (!table) return "shown";
  if (table.behind > 0) return "on-its-way";
  // Inline presses do not show the keyboard; strangers could have the board drawn again and again.
  if (table.inline !== null && !isOwnTable(ctx.services, table, ctx.person.id)) return "shown";
  if (mayHaveButton(ctx)) redraw(ctx.services, table.id);
  return "shown";
};
