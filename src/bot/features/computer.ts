import { Composer } from "grammy";
import type { Terms } from "../../game/series.ts";
import type { Level } from "../../tables/computer/seats.ts";
import { type ComputerPlace, playComputer } from "../../tables/computer/sit.ts";
import type { Chat } from "../../tables/people.ts";
import { changeSettings, habitsIn, rulesetsIn } from "../../tables/settings.ts";
import { type BotContext, pressed } from "../context.ts";
import { termsFor } from "../play/play-words.ts";
import { wishOf } from "../play/wish.ts";
import { answer, edit, erase, reply, toast } from "../reply.ts";
import { threadOf } from "../topic.ts";
import { type ComputerWish, computerMenu } from "../view/computer-menu.ts";
import type { Page } from "../view/page.ts";

const DEFAULT_RULESET = "long";

/** Games against the computer: at once with what is usual, or with everything chosen. */
export const computers = new Composer<BotContext>();

computers.filter(pressed("computer"), async (ctx) => {
  const { here } = ctx;
  if (!here) return toast(ctx);
  const wish = usualWish(ctx, here);
  const terms = termsOf(ctx, here, wish);
  await (terms ? answer(ctx, begin(ctx, here, terms, wish.level)) : toast(ctx));
});

computers.filter(pressed("computer-menu"), async (ctx) => {
  const { here, press } = ctx;
  if (!here || press.person !== ctx.person.id) return toast(ctx, "refused-not-your-menu");
  await toast(ctx);
  const { do: _, ...wish } = press;
  await edit(ctx, menuPage(ctx, here, wish));
});

computers.filter(pressed("computer-play"), async (ctx) => {
  const { here, press } = ctx;
  if (!here || press.person !== ctx.person.id) return toast(ctx, "refused-not-your-menu");
  const terms = termsOf(ctx, here, press);
  if (!terms) return toast(ctx, "refused-no-ruleset");
  // In his own chat the next game at one press is as strong.
  if (here.kind === "private") changeSettings(ctx.services, here.id, { level: press.level });
  const begun = begin(ctx, here, terms, press.level);
  await answer(ctx, begun);
  if (begun.ok) await erase(ctx);
});

/** Sends the menu of everything that can be chosen. */
export const sendComputerMenu = async (ctx: BotContext, here: Chat): Promise<void> => {
  const { html, keyboard } = menuPage(ctx, here, usualWish(ctx, here));
  await reply(ctx, html, keyboard);
};

/** Begins a game against the computer in this chat. */
export const begin = (ctx: BotContext, here: Chat, terms: Terms, level: Level) => {
  const place: ComputerPlace =
    here.kind === "private" ? "private" : { group: here.id, thread: threadOf(ctx) };
  return playComputer(ctx.services, ctx.person.id, place, terms, level);
};

/** What is played against the computer in a chat unless something else is chosen. */
export const usualWish = (
  { services, person }: BotContext,
  { id, settings }: Chat,
): ComputerWish => {
  const { ruleset, cube } = habitsIn(services, id);
  return {
    person: person.id,
    ruleset: ruleset?.id ?? DEFAULT_RULESET,
    level: settings.level,
    cube: cube ? 1 : 2,
    match: 0,
  };
};

const termsOf = (
  { services }: BotContext,
  { id }: Chat,
  { ruleset, cube, match }: Omit<ComputerWish, "person">,
): Terms | undefined => {
  const found = rulesetsIn(services, id).find((one) => one.id === ruleset);
  const wish = wishOf({ stake: 1, cube, match, hints: 0 });
  return found && termsFor(found, wish, habitsIn(services, id));
};

const menuPage = ({ services, say }: BotContext, { id }: Chat, wish: ComputerWish): Page =>
  computerMenu(wish, rulesetsIn(services, id), say);
