import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Terms } from "../game/series.ts";
import { isPersonId, privateChatOf } from "../tables/ids.ts";
import type { Offer } from "../tables/inline.ts";
import { habitsIn, rulesetsIn } from "../tables/settings.ts";
import { CUBE_CODES, type PressOf } from "./callback-data.ts";
import type { BotContext } from "./context.ts";
import { termsFor } from "./play-words.ts";
import { wishOf } from "./wish.ts";

/**
 * An inline message tells us nothing but the data of its button, which a client can make up. So an
 * offer says all of itself and carries a seal: a number of its own and what only we can compute.
 */
export type Offered = Omit<PressOf<"offer-sit">, "do">;

/** In letters of base64url: 24 and 96 bits. */
const NUMBER_BYTES = 3;
const NUMBER_LETTERS = 4;
const SEAL_LETTERS = 20;

const HINTS = [0, 1] as const;

/** What the buttons of an offer say; undefined for terms that its maker could not ask for now. */
export const offeredOf = (ctx: BotContext, terms: Terms): Offered | undefined => {
  const { id } = ctx.person;
  const number = randomBytes(NUMBER_BYTES).toString("base64url");
  const seal = sealed(ctx, number, id, terms);
  const { ruleset, stake, match = 0 } = terms;
  return CUBE_CODES.map((cube) => ({
    person: id,
    ruleset: ruleset.id,
    stake,
    cube,
    match,
    seal,
  })).find((offered) => offerOf(ctx, offered) !== undefined);
};

/** The offer that a button makes; undefined if it is not ours, or its maker plays otherwise now. */
export const offerOf = (ctx: BotContext, offered: Offered): Offer | undefined => {
  const { person: challenger, seal } = offered;
  if (!isPersonId(challenger)) return undefined;
  const chat = privateChatOf(challenger);
  const ruleset = rulesetsIn(ctx.services, chat).find(({ id }) => id === offered.ruleset);
  if (!ruleset) return undefined;
  const habits = habitsIn(ctx.services, chat);
  const number = seal.slice(0, NUMBER_LETTERS);
  // The data has no room to say whether there are hints: the seal fits with them or without.
  const terms = HINTS.map((hints) => termsFor(ruleset, wishOf({ ...offered, hints }), habits)).find(
    (one) => timingSafeEqual(Buffer.from(seal), Buffer.from(sealed(ctx, number, challenger, one))),
  );
  return terms && { challenger, terms, seal };
};

const sealed = ({ api }: BotContext, number: string, challenger: number, terms: Terms): string => {
  const said = JSON.stringify(["offer", number, challenger, terms]);
  const proof = createHmac("sha256", api.token).update(said).digest("base64url");
  return `${number}${proof}`.slice(0, SEAL_LETTERS);
};
