import type { Terms } from "../../game/series.ts";
import { refused } from "../../rules/result.ts";
import { challenge, isMeant, type Posting } from "../../tables/challenge/challenge.ts";
import { invite } from "../../tables/challenge/links.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { BotContext } from "../updates/context.ts";
import { threadOf } from "../updates/topic.ts";

/** Posts a challenge, in a private chat as a link. A refusal's code is the key of its text. */
export const post = (
  ctx: BotContext,
  here: Chat,
  terms: Terms,
  { opponent, instead = false }: Pick<Posting, "opponent" | "instead"> = {},
) => {
  const { services, person } = ctx;
  if (isMeant(services, opponent, person.id)) return refused("challenge-yourself");
  return here.kind === "group"
    ? challenge(services, here.id, person.id, terms, { opponent, thread: threadOf(ctx), instead })
    : invite(services, person.id, terms, { opponent, instead });
};
