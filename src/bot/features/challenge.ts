import { Composer } from "grammy";
import { type Done, refused } from "../../game/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import { cancelOwn, isChallenging } from "../../tables/challenge.ts";
import type { ChatId } from "../../tables/ids.ts";
import type { Chat } from "../../tables/people.ts";
import { ownRulesets } from "../../tables/rulesets.ts";
import { habitsIn, rulesetsIn } from "../../tables/settings.ts";
import type { PressOf } from "../callback-data.ts";
import { type ComputerWords, readComputerWords } from "../computer-words.ts";
import { type BotContext, pressed } from "../context.ts";
import { escapeHtml } from "../html.ts";
import { addressed } from "../opponent.ts";
import { type PlayWords, readPlayWords, termsFor } from "../play-words.ts";
import { erase, reply, toast } from "../reply.ts";
import type { TextKey } from "../texts.ts";
import { playMenu, wishOf } from "../view/play-menu.ts";
import { termsText } from "../view/titles.ts";
import { begin, sendComputerMenu, usualWish } from "./computer.ts";
import { post } from "./post.ts";

const DEFAULT_RULESET = "long";
const LONGEST_ECHO = 32;

/** Posting a challenge, and taking it back. */
export const challenges = new Composer<BotContext>();

challenges.command("play", async (ctx) => {
  if (!ctx.here) return;
  const computer = readComputerWords(ctx.match);
  if (computer) return playComputer(ctx, ctx.here, computer);
  const own = ownOf(ctx, ctx.here.id);
  const habits = habitsIn(ctx.services, ctx.here.id);
  const { words: said, opponent } = addressed(ctx, ctx.match);
  // Whoever names a friend wants to play with him now: the menu would only stand between them.
  const isBare = opponent !== undefined && habits.ruleset === undefined && said.trim() === "";
  const words = readPlayWords(isBare ? DEFAULT_RULESET : said, own, habits);
  if (!words.ok) return instead(ctx, words, ctx.here);
  const posted = post(ctx, ctx.here, words.terms, opponent);
  if (!posted.ok) await reply(ctx, ctx.say(posted.code));
});

/** Without a word more everything is chosen in a menu. */
const playComputer = async (ctx: BotContext, here: Chat, said: ComputerWords): Promise<void> => {
  if (said.words === "" && said.level === undefined) return sendComputerMenu(ctx, here);
  const habits = habitsIn(ctx.services, here.id);
  const usual = said.words === "" ? (habits.ruleset?.id ?? DEFAULT_RULESET) : said.words;
  const words = readPlayWords(usual, ownOf(ctx, here.id), habits);
  if (!words.ok) return instead(ctx, words, here);
  const begun = begin(ctx, here, words.terms, said.level ?? here.settings.level);
  if (!begun.ok) await reply(ctx, ctx.say(`refused-${begun.code}`));
};

challenges.filter(pressed("play"), async (ctx) => {
  const posted = chosen(ctx, ctx.press);
  if (!posted.ok) return toast(ctx, posted.code);
  await toast(ctx);
  await erase(ctx);
});

challenges.filter(pressed("play-close"), async (ctx) => {
  const isAsker = ctx.press.person === ctx.person.id;
  await toast(ctx, isAsker ? undefined : "refused-not-your-menu");
  if (isAsker) await erase(ctx);
});

challenges.command("cancel", async (ctx) => {
  const group = ctx.here?.kind === "group" ? ctx.here.id : undefined;
  const cancelled = cancelOwn(ctx.services, group, ctx.person.id);
  if (!cancelled.ok) return reply(ctx, ctx.say("nothing-to-cancel"));
  const terms = termsText(cancelled.challenge.terms, ctx.say);
  await reply(ctx, ctx.say("cancelled", { terms }));
});

/** Posts the challenge that was chosen in a menu; the code is the text that says why not. */
const chosen = (ctx: BotContext, press: PressOf<"play">): Done<TextKey> => {
  const { here, services } = ctx;
  if (press.person !== ctx.person.id) return refused("refused-not-your-menu");
  const ruleset = here && rulesetsIn(services, here.id).find(({ id }) => id === press.ruleset);
  if (!ruleset) return refused("refused-no-ruleset");
  return post(ctx, here, termsFor(ruleset, wishOf(press), habitsIn(services, here.id)));
};

const ownOf = (ctx: BotContext, chat: ChatId): readonly Ruleset[] =>
  ownRulesets(ctx.services, chat).map(({ ruleset }) => ruleset);

/** What to press or to type instead of words that name no game, or several, or no stake. */
const instead = async (
  ctx: BotContext,
  words: Exclude<PlayWords, { readonly ok: true }>,
  here: Chat,
): Promise<void> => {
  const { say, person } = ctx;
  const word = escapeHtml([...words.word].slice(0, LONGEST_ECHO).join(""));
  const line = say(words.code, { word });
  if (!("candidates" in words)) return reply(ctx, line);
  if (isChallenging(ctx.services, here.id, person.id))
    return reply(ctx, say("already-challenging"));
  const title = word === "" ? say("which-game") : line;
  const { html, keyboard } = playMenu(
    { ...words, asker: person.id, computer: usualWish(ctx, here) },
    title,
    say,
  );
  await reply(ctx, html, keyboard);
};
