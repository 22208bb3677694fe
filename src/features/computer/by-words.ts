import { asked, ownOf } from "../../bot/play/challenge.ts";
import { gameMenu } from "../../bot/play/game-menu.ts";
import { readPlayWords } from "../../bot/play/play-words.ts";
import { codeOf } from "../../bot/play/wish.ts";
import { echoed } from "../../bot/text/html.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { reply } from "../../bot/updates/reply.ts";
import type { Chat } from "../../tables/people/people.ts";
import { habitsIn } from "../../tables/people/settings.ts";
import { begin, computerMenu, usualRuleset, usualWish } from "./handlers.ts";
import { type ComputerWords, readComputerWords } from "./words.ts";

/** /play against the computer, by words; undefined for other words. */
export const playComputerBy = (ctx: BotContext, text: string): Promise<void> | undefined => {
  const words = readComputerWords(text);
  return words && ctx.here && playComputer(ctx, ctx.here, words);
};

/** Shows a menu for choices that neither the words nor the habit make. */
const playComputer = async (ctx: BotContext, here: Chat, said: ComputerWords): Promise<void> => {
  const wish = { ...usualWish(ctx, here), ...(said.level && { level: said.level }) };
  if (said.words === "" && said.level === undefined) {
    return reply(ctx, gameMenu(computerMenu(ctx, here, wish), { part: "games" }, ctx.say));
  }
  const habits = { ...habitsIn(ctx.services, here.id), ruleset: usualRuleset(ctx, here) };
  const words = readPlayWords(said.words, ownOf(ctx, here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  if (!words.ok) {
    const { clock } = codeOf(words.wish);
    return reply(ctx, asked(ctx, words, computerMenu(ctx, here, { ...wish, clock })));
  }
  const begun = begin(ctx, here, words.terms, wish.level);
  if (!begun.ok) reply(ctx, ctx.say(`refused-${begun.code}`));
};
