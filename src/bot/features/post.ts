import type { Terms } from "../../game/series.ts";
import { challenge, isMeant, type Opponent } from "../../tables/challenge.ts";
import { invite } from "../../tables/links.ts";
import type { BotContext } from "../context.ts";
import type { TextKey } from "../texts.ts";
import { threadOf } from "../topic.ts";

/**
 * Posts a challenge where it was asked for: in a group for anyone or for one person there, in a
 * private chat as a link for a friend, or for one alone. Gives the text that says why not, if it cannot be.
 */
export const post = (ctx: BotContext, terms: Terms, opponent?: Opponent): TextKey | undefined => {
  const { services, here, person } = ctx;
  if (!here) return "refused-unknown-button";
  if (isMeant(services, opponent, person.id)) return "challenge-yourself";
  const posted =
    here.kind === "group"
      ? challenge(services, here.id, person.id, terms, opponent, threadOf(ctx))
      : invite(services, person.id, terms, opponent);
  return posted.ok ? undefined : posted.code;
};
