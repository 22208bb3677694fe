import { Composer } from "grammy";
import { gameMenu, partOf, type Spot } from "../../bot/play/game-menu.ts";
import { homeIn } from "../../bot/play/home.ts";
import { termsFor } from "../../bot/play/play-words.ts";
import { latelyIn } from "../../bot/play/rulesets.ts";
import { wishOf } from "../../bot/play/wish.ts";
import type { PressNamed } from "../../bot/press/book.ts";
import { answerAtTable } from "../../bot/table/presses.ts";
import type { TextKey } from "../../bot/text/texts.ts";
import { type BotContext, threadOf } from "../../bot/updates/context.ts";
import { answer, dropKeys, edit, erase, toast, turnPage } from "../../bot/updates/reply.ts";
import type { Terms } from "../../game/series.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { SeatLevel } from "../../tables/game/seats.ts";
import type { Chat } from "../../tables/people/people.ts";
import { changeSettings, habitsIn, playableIn, rulesetsIn } from "../../tables/people/settings.ts";
import { levelFor } from "./level.ts";
import {
  type COMPUTER_PRESSES,
  type ComputerWish,
  computerMenu,
  firstGamePage,
  pressed,
  pressedHere,
} from "./menu.ts";
import { type ComputerPlace, playComputer, playEasier, sitComputer } from "./sit.ts";

type PlayPress = PressNamed<typeof COMPUTER_PRESSES, "computer-play">;

export const computers = new Composer<BotContext>();

/** Begins at one press, if the game is known; else the message asks for it in place. */
computers.filter(pressedHere("computer"), async (ctx) => {
  const { here } = ctx;
  const ruleset = usualRuleset(ctx, here);
  if (ruleset) {
    await beginBelow(ctx, here, ruleset.id);
    return;
  }
  await turnPage(ctx, here, (look) => firstGamePage(homeIn(ctx), look, ctx.say));
});

computers.filter(pressedHere("computer-first"), async (ctx) => {
  await beginBelow(ctx, ctx.here, ctx.press.ruleset);
});

computers.filter(pressedHere("computer-begin"), (ctx) =>
  turn(ctx, ctx.here, usualWish(ctx, ctx.here), { part: "games" }),
);

computers.filter(pressedHere("computer-part"), (ctx) => {
  const { do: _, part, page = 0, ...wish } = ctx.press;
  return turn(ctx, ctx.here, wish, { part, page });
});

/** Answers an older menu, in which the game was chosen first. */
computers.filter(pressedHere("computer-menu"), async (ctx) => {
  const { here, press, services } = ctx;
  const chosen = rulesetsIn(services, here.id).find(({ id }) => id === press.ruleset);
  const part = chosen ? partOf(chosen, homeIn(ctx)) : "games";
  await turn(ctx, here, press, { part });
});

computers.filter(pressedHere("computer-play"), async (ctx) => {
  const { here, press } = ctx;
  if (press.person !== ctx.person.id) return toast(ctx, "refused-not-your-menu");
  if (await beginAt(ctx, here, press)) await erase(ctx);
});

const turn = async (ctx: BotContext, here: Chat, wish: ComputerWish, spot: Spot): Promise<void> => {
  const { press, person, say } = ctx;
  const asker = press && "person" in press ? press.person : undefined;
  if (asker !== person.id) return toast(ctx, "refused-not-your-menu");
  await toast(ctx);
  await edit(ctx, gameMenu(menuFor(ctx, here, wish), spot, say));
};

export const menuFor = (ctx: BotContext, here: Chat, wish: ComputerWish) => {
  const { services, person, say } = ctx;
  const rulesets = playableIn(services, here.id);
  const lately = latelyIn(services, here, person.id);
  return computerMenu(wish, { rulesets, lately, home: homeIn(ctx) }, say);
};

/** Begins the usual game; the menu above it keeps no keys that could be pressed by mistake. */
const beginBelow = async (ctx: BotContext, here: Chat, ruleset: string): Promise<void> => {
  if (await beginAt(ctx, here, { ...usualWish(ctx, here), ruleset })) dropKeys(ctx, here);
};

/** Begins the pressed game, and answers the press; true if it began. */
const beginAt = async (
  ctx: BotContext,
  here: Chat,
  press: Pick<PlayPress, "ruleset" | "level" | "cube" | "match" | "clock">,
): Promise<boolean> => {
  const terms = termsOf(ctx, here, press);
  if (!terms.ok) {
    await toast(ctx, terms.code);
    return false;
  }
  // In a private chat the next one-press game has the same ruleset and level.
  if (here.kind === "private") {
    const { ruleset: computerRuleset, level } = press;
    const isChosen = level !== usualWish(ctx, here).level;
    changeSettings(ctx.services, here.id, { computerRuleset, ...(isChosen && { level }) });
  }
  const begun = begin(ctx, here, terms.terms, press.level);
  await answer(ctx, begun);
  return begun.ok;
};

export const begin = (ctx: BotContext, here: Chat, terms: Terms, level: SeatLevel) => {
  const place: ComputerPlace =
    here.kind === "private" ? "private" : { group: here.id, thread: threadOf(ctx) };
  return playComputer(ctx.services, ctx.person.id, place, terms, level);
};

export const usualRuleset = (
  { services }: BotContext,
  { id, settings }: Chat,
): Ruleset | undefined =>
  habitsIn(services, id).ruleset ??
  playableIn(services, id).find((one) => one.id === settings.computerRuleset);

export const usualWish = (
  { services, person }: BotContext,
  { id, settings }: Chat,
): ComputerWish => ({
  person: person.id,
  level: levelFor(services, person.id, settings.level),
  cube: habitsIn(services, id).cube ? 1 : 2,
  match: 0,
});

const termsOf = (
  { services }: BotContext,
  { id }: Chat,
  { ruleset, cube, match, clock }: Pick<PlayPress, "ruleset" | "cube" | "match" | "clock">,
): Result<{ readonly terms: Terms }, TextKey> => {
  const found = playableIn(services, id).find((one) => one.id === ruleset);
  if (!found) return refused("refused-no-ruleset");
  const wish = wishOf({ stake: 1, cube, match, hints: 0, ...(clock && { clock }) });
  return { ok: true, terms: termsFor(found, wish, habitsIn(services, id)) };
};

computers.filter(pressed("sit-computer"), (ctx) =>
  answerAtTable(ctx, ctx.press, () =>
    sitComputer(ctx.services, ctx.press.challenge, ctx.person.id),
  ),
);

computers.filter(pressed("computer-easier"), (ctx) =>
  answerAtTable(ctx, ctx.press, () => playEasier(ctx.services, ctx.press.game, ctx.person.id)),
);
