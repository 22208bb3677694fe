import type { Terms } from "../../game/series.ts";
import { formerSwitches } from "../../game/stored.ts";
import { type ChallengeId, isChallengeId, isPersonId, privateChatOf } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Offer } from "../../tables/challenge/inline.ts";
import { habitsIn, playableIn } from "../../tables/people/settings.ts";
import { clockCode } from "../press/clocks.ts";
import { CUBE_CODES, isSame, proofOf, SEAL_LETTERS } from "../press/fields.ts";
import type { PressOf } from "../press/presses.ts";
import type { BotContext } from "../updates/context.ts";
import { termsFor } from "./play-words.ts";
import { wishOf } from "./wish.ts";

// A client can forge a button's data. So an offer holds all its terms, and the bot seals it.

/** 3 bytes are 4 letters of base64url; a seal of 20 letters has 16 more, which are 96 bits. */
const NUMBER_BYTES = 3;
const NUMBER_LETTERS = 4;

const HINTS = [0, 1] as const;

/** A new offer has a random number; an offer in place of a link has that link's number. */
const KINDS = ["offer", "instead"] as const;
type Kind = (typeof KINDS)[number];

/** The data of an offer's buttons; undefined if its maker could not ask for these terms now. */
export const offerPress = (
  ctx: BotContext,
  terms: Terms,
  link?: ChallengeId,
): PressOf<"offer-sit"> | undefined => {
  const { id } = ctx.person;
  const ofLink = link === undefined ? undefined : numberOf(link);
  const number = ofLink ?? ctx.services.newToken(NUMBER_BYTES);
  const seal = sealOf(ctx, ofLink === undefined ? "offer" : "instead", number, id, terms);
  const { ruleset, stake, match = 0 } = terms;
  const clock = clockCode(terms.clock);
  return CUBE_CODES.map((cube) => ({
    do: "offer-sit" as const,
    person: id,
    ruleset: ruleset.id,
    stake,
    cube,
    match,
    seal,
    clock,
  })).find((offered) => offerOf(ctx, offered) !== undefined);
};

/** The offer of a button; undefined if it is forged, or if its maker has other settings now. */
export const offerOf = (
  ctx: BotContext,
  offered: Omit<PressOf<"offer-sit">, "do">,
): Offer | undefined => {
  const { person: challenger, seal } = offered;
  if (!isPersonId(challenger)) return undefined;
  const chat = privateChatOf(challenger);
  const ruleset = playableIn(ctx.services, chat).find(({ id }) => id === offered.ruleset);
  if (!ruleset) return undefined;
  const habits = habitsIn(ctx.services, chat);
  const number = seal.slice(0, NUMBER_LETTERS);
  // The data has no room for the hints and the kind: the seal fits only one combination.
  const found = KINDS.flatMap((kind) =>
    HINTS.map((hints) => ({
      kind,
      terms: termsFor(ruleset, wishOf({ ...offered, hints }), habits),
    })),
  ).find(({ kind, terms }) => isSame(seal, sealOf(ctx, kind, number, challenger, terms)));
  const instead = found?.kind === "instead" ? idOf(number) : undefined;
  return found && { challenger, terms: found.terms, seal, instead };
};

const numberOf = (link: ChallengeId): string | undefined => {
  if (link >= 2 ** (8 * NUMBER_BYTES)) return undefined;
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUIntBE(link, 0, NUMBER_BYTES);
  return bytes.toString("base64url");
};

const idOf = (number: string): ChallengeId | undefined => {
  const id = Buffer.from(number, "base64url").readUIntBE(0, NUMBER_BYTES);
  return isChallengeId(id) ? id : undefined;
};

const sealOf = (
  { api }: BotContext,
  kind: Kind,
  number: string,
  challenger: number,
  terms: Terms,
): string => {
  const ruleset = formerRuleset(terms.ruleset);
  const proof = proofOf(api.token, [kind, number, challenger, { ...terms, ruleset }]);
  return `${number}${proof}`.slice(0, SEAL_LETTERS);
};

/** In one order: what comes from the database has its name last. */
const formerRuleset = ({ id, name, switches, games }: Ruleset): object => ({
  id,
  ...(name !== undefined && { name }),
  switches: formerSwitches(switches),
  ...(games && { games: games.map(formerRuleset) }),
});
