import type { Terms } from "../../game/series.ts";
import { challenge, type Opponent } from "../../tables/challenge.ts";
import { invite } from "../../tables/links.ts";
import type { BotContext } from "../context.ts";

/**
 * Posts a challenge where it was asked for: in a group for anyone or for one person there, in a
 * private chat as a link for a friend. Gives the text that says why not, if it cannot be.
 */
export const post = (ctx: BotContext, terms: Terms, opponent?: Opponent): string | undefined => {
  const { services, here, person } = ctx;
  if (!here) return "refused-unknown-button";
  if (opponent && "id" in opponent && opponent.id === person.id) return "challenge-yourself";
  const posted =
    here.kind === "group"
      ? challenge(services, here.id, person.id, terms, opponent)
      : invite(services, person.id, terms);
  ctx.deliverer.wake();
  return posted.ok ? undefined : posted.code;
};
