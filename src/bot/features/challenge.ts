import { Composer } from "grammy";
import { cancelOwn, challenge } from "../../tables/challenge.ts";
import type { BotContext } from "../context.ts";
import { escapeHtml } from "../names.ts";
import { reply } from "../reply.ts";
import { rulesetsNamed } from "../rulesets.ts";
import { addToGroup } from "./start.ts";

const DEFAULT_RULESET = "long";
const LONGEST_ECHO = 32;

/** Posting a challenge in a group, and taking it back. */
export const challenges = new Composer<BotContext>();

challenges.command("play", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("needs-group"), addToGroup(ctx));
  const asked = ctx.match.trim();
  const [ruleset, ...others] = rulesetsNamed(asked || DEFAULT_RULESET);
  if (ruleset === undefined || others.length > 0) return reply(ctx, notOne(ctx, asked));
  const posted = challenge(ctx.services, ctx.here.id, ctx.person.id, ruleset);
  if (!posted.ok) return reply(ctx, ctx.say(posted.code));
  ctx.deliverer.wake();
});

challenges.command("cancel", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("nothing-to-cancel"));
  const cancelled = cancelOwn(ctx.services, ctx.here.id, ctx.person.id);
  if (!cancelled.ok) return reply(ctx, ctx.say("nothing-to-cancel"));
  ctx.deliverer.wake();
});

/** What to type instead of a word that names no game, or several. */
const notOne = (ctx: BotContext, asked: string): string => {
  const found = rulesetsNamed(asked);
  const offered = found.length > 0 ? found : rulesetsNamed("");
  const list = offered
    .map(({ id }) => `<code>/play ${id}</code> — ${ctx.say(`ruleset-${id}`)}`)
    .join("\n");
  const word = escapeHtml([...asked].slice(0, LONGEST_ECHO).join(""));
  return `${ctx.say(found.length > 0 ? "several-rulesets" : "unknown-ruleset", { word })}\n${list}`;
};
