import { Composer } from "grammy";
import { MATCHES, STAKES } from "../../game/series.ts";
import { long } from "../../rules/rulesets/long.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import { cancelOwn, challenge } from "../../tables/challenge.ts";
import type { BotContext } from "../context.ts";
import { escapeHtml } from "../names.ts";
import { type PlayWords, readPlayWords } from "../play-words.ts";
import { reply } from "../reply.ts";
import { addToGroup } from "./start.ts";

const DEFAULT_RULESET = long;
const LONGEST_ECHO = 32;
const LIMITS = { mostStake: STAKES.most, mostMatch: MATCHES.most } as const;

/** Posting a challenge in a group, and taking it back. */
export const challenges = new Composer<BotContext>();

challenges.command("play", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("needs-group"), addToGroup(ctx));
  const words = readPlayWords(ctx.match, DEFAULT_RULESET);
  if (!words.ok) return reply(ctx, instead(ctx, words));
  const posted = challenge(ctx.services, ctx.here.id, ctx.person.id, words.terms);
  if (!posted.ok) return reply(ctx, ctx.say(posted.code));
  ctx.deliverer.wake();
});

challenges.command("cancel", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("nothing-to-cancel"));
  const cancelled = cancelOwn(ctx.services, ctx.here.id, ctx.person.id);
  if (!cancelled.ok) return reply(ctx, ctx.say("nothing-to-cancel"));
  ctx.deliverer.wake();
});

/** What to type instead of words that name no game, or several, or no stake. */
const instead = (ctx: BotContext, words: Exclude<PlayWords, { readonly ok: true }>): string => {
  const word = escapeHtml([...words.word].slice(0, LONGEST_ECHO).join(""));
  const line = ctx.say(words.code, { word, ...LIMITS });
  if (words.code === "bad-stake" || words.code === "bad-match") return line;
  const offered = words.code === "several-rulesets" ? words.candidates : RULESETS;
  const list = offered.map(({ id }) => `<code>/play ${id}</code> — ${ctx.say(`ruleset-${id}`)}`);
  return [line, ...list].join("\n");
};
