import { askForGame, ownOf } from "../../bot/play/challenge.ts";
import { gameMenu } from "../../bot/play/game-menu.ts";
import { readPlayWords } from "../../bot/play/play-words.ts";
import { codeOf } from "../../bot/play/wish.ts";
import { echoed } from "../../bot/text/html.ts";
import { isA, textOf, type Words, wordsIn } from "../../bot/text/words.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { reply } from "../../bot/updates/reply.ts";
import { every, fill, named, type WordSlot } from "../../bot/words/slots.ts";
import { LEVELS, type SeatLevel } from "../../tables/game/seats.ts";
import type { Chat } from "../../tables/people/people.ts";
import { habitsIn } from "../../tables/people/settings.ts";
import { begin, menuFor, usualRuleset, usualWish } from "./handlers.ts";

type ComputerWords = {
  readonly words: string;
  readonly level: SeatLevel | undefined;
};

const LEVEL_NAMES = LEVELS.map((level) => [level, `level-${level}`] as const);

/** "bot", and what only leads to it: "with", "against the". */
const leadsToComputer = ([word, ...next]: Words): boolean =>
  isA(word, "computer") || (isA(word, "with", "idle") && leadsToComputer(next));

const isComputer: WordSlot<boolean> = (words) => {
  const rest = words.filter((_, place) => !leadsToComputer(words.slice(place)));
  return { value: rest.length < words.length, rest };
};

const OF_COMPUTER = {
  isComputer,
  level: named<SeatLevel>(LEVEL_NAMES),
  // Where two levels are said the first counts.
  levels: every((word) => LEVEL_NAMES.some(([, meaning]) => isA(word, meaning))),
} as const;

/** "bot short hard", "short with the bot": undefined where the computer's word is not there. */
export const readComputerWords = (text: string): ComputerWords | undefined => {
  const { said, rest } = fill(OF_COMPUTER, wordsIn(text));
  return said.isComputer ? { words: textOf(rest), level: said.level } : undefined;
};

/** /play against the computer, by words; undefined for other words. */
export const playComputerBy = (ctx: BotContext, text: string): Promise<void> | undefined => {
  const words = readComputerWords(text);
  return words && ctx.here && playComputer(ctx, ctx.here, words);
};

/** Shows a menu where neither the words nor the person's habits say what to play. */
const playComputer = async (ctx: BotContext, here: Chat, said: ComputerWords): Promise<void> => {
  const wish = { ...usualWish(ctx, here), ...(said.level && { level: said.level }) };
  if (said.words === "" && said.level === undefined) {
    return reply(ctx, gameMenu(menuFor(ctx, here, wish), { part: "games" }, ctx.say));
  }
  const habits = { ...habitsIn(ctx.services, here.id), ruleset: usualRuleset(ctx, here) };
  const words = readPlayWords(said.words, ownOf(ctx, here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  if (!words.ok) {
    const { clock } = codeOf(words.wish);
    return reply(ctx, askForGame(ctx, words, menuFor(ctx, here, { ...wish, clock })));
  }
  const begun = begin(ctx, here, words.terms, wish.level);
  if (!begun.ok) reply(ctx, ctx.say(`refused-${begun.code}`));
};
