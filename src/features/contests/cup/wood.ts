import type { ChatId, PersonId } from "../../../ids/ids.ts";
import { waysToWin } from "../../../rules/outcome.ts";
import { DONE, type Done, refused } from "../../../rules/result.ts";
import type { Outcome, WayToWin } from "../../../rules/types.ts";
import type { GameOnWood } from "../../../tables/game/on-wood.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import {
  confirmResult,
  countResult,
  dropResult,
  noteResult,
  otherOf,
  tellerOf,
  type WoodResult,
  type WoodResultId,
  woodResultsIn,
} from "../../standings/door.ts";
import { cancelContest } from "../command.ts";
import { matchOf } from "./cup.ts";
import { type Cup, type CupId, type CupPairId, type CupPairRow, cupsIn, isOnWood } from "./cups.ts";

/** Both players are warned when this part of their time is left. */
const WARNED_AT = 1 / 4;

export const noticeOf = ({ hours }: Pick<Cup, "hours">): number => hours * HOUR_MS * WARNED_AT;

/** A match that two players of an open cup have to play on wood. */
export type WoodMatch = {
  readonly cup: Cup;
  readonly pair: CupPairRow;
  readonly both: readonly [PersonId, PersonId];
  /** What one of the two has told, until the other denies it. */
  readonly told: WoodResult | undefined;
};

const matchIn = (services: Services, pair: CupPairRow | undefined): WoodMatch | undefined => {
  const cup = pair && cupsIn(services.store).openById(pair.cup);
  if (!cup || pair.winner !== null || pair.other === null || !isOnWood(pair)) return undefined;
  return { cup, pair, both: [pair.one, pair.other], told: toldOf(services, pair) };
};

/** The result of a match: it waits for the other's answer, or counts. */
const toldOf = ({ store }: Services, { told }: CupPairRow): WoodResult | undefined => {
  const result = told === null ? undefined : woodResultsIn(store).byId(told);
  return result?.state === "open" || result?.state === "counted" ? result : undefined;
};

export const woodMatch = (services: Services, id: CupPairId): WoodMatch | undefined =>
  matchIn(services, cupsIn(services.store).pair(id));

export const woodMatchOfResult = (services: Services, id: WoodResultId): WoodMatch | undefined =>
  matchIn(services, cupsIn(services.store).ofTold(id));

/** The match that a player of a cup has to play on wood now. */
export const woodMatchOf = (
  services: Services,
  cup: CupId,
  person: PersonId,
): WoodMatch | undefined => matchIn(services, matchOf(services, cup, person));

/** The match that two people have to play in the cup of their group. */
export const woodMatchBetween = (
  services: Services,
  chat: ChatId,
  [one, other]: readonly [PersonId, PersonId],
): WoodMatch | undefined => {
  const match = woodMatchIn(services, chat, one);
  return match?.both.includes(other) ? match : undefined;
};

/** Whom somebody has to play on wood in the cup of their group. */
export const woodRival = (
  services: Services,
  chat: ChatId,
  person: PersonId,
): PersonId | undefined => woodMatchIn(services, chat, person)?.both.find((one) => one !== person);

const woodMatchIn = (services: Services, chat: ChatId, person: PersonId): WoodMatch | undefined => {
  const cup = cupsIn(services.store).openIn(chat);
  return cup && woodMatchOf(services, cup.id, person);
};

/** A match has one result: of more than a game it is told who has won. */
export const waysOfMatch = ({ terms }: Cup): readonly WayToWin[] => {
  const ways = waysToWin(terms.ruleset);
  return terms.match === undefined || terms.match > 1 ? ways.slice(0, 1) : ways;
};

type SaidResult = { readonly winner: PersonId; readonly outcome: Outcome };

const gameOf = ({ cup, both }: WoodMatch, told: SaidResult): GameOnWood | undefined => {
  const outcome = waysOfMatch(cup).find((way) => way === told.outcome);
  const winner = both.find((person) => person === told.winner);
  const loser = both.find((person) => person !== told.winner);
  if (outcome === undefined || winner === undefined || loser === undefined) return undefined;
  return { ruleset: cup.terms.ruleset, winner, loser, outcome };
};

/** A match that is still to be decided, and what is said of it; undefined where that cannot be. */
const saidOf = (
  services: Services,
  id: CupPairId,
  result: SaidResult,
): { readonly match: WoodMatch; readonly game: GameOnWood } | undefined => {
  const match = woodMatch(services, id);
  const game = match && gameOf(match, result);
  return match && game && match.told?.state !== "counted" ? { match, game } : undefined;
};

type TellingRefusal = "wood-gone" | "wood-other-answers";

/**
 * One of the two tells who won. The same from the other is their answer; something else takes the
 * place of what was told.
 */
export const tellMatch = (
  services: Services,
  id: CupPairId,
  teller: PersonId,
  result: SaidResult,
): Done<TellingRefusal> =>
  services.store.transaction(() => {
    const said = saidOf(services, id, result);
    if (!said) return refused("wood-gone");
    const { match, game } = said;
    if (!match.both.includes(teller)) return refused("wood-other-answers");
    const { told } = match;
    if (told?.winner === game.winner && told.outcome === game.outcome)
      return otherOf(told) === teller ? confirmResult(services, told.id, teller) : DONE;
    if (told) dropResult(services, told.id, teller);
    note(services, match, teller, game);
    return DONE;
  });

/** A manager of the cup decides a match on which its two players do not agree. */
export const decideMatch = (
  services: Services,
  id: CupPairId,
  result: SaidResult,
): Done<TellingRefusal> =>
  services.store.transaction(() => {
    const said = saidOf(services, id, result);
    if (!said) return refused("wood-gone");
    const { match, game } = said;
    if (match.pair.disputed === 0) return refused("wood-other-answers");
    if (match.told) dropResult(services, match.told.id, tellerOf(match.told));
    return countResult(services, note(services, match, game.winner, game));
  });

const note = (
  services: Services,
  { cup, pair }: WoodMatch,
  teller: PersonId,
  game: GameOnWood,
): WoodResultId => {
  const told = noteResult(services, cup, teller, game);
  cupsIn(services.store).tell({ id: pair.id, told });
  touch(services, cup);
  return told;
};

const touch = ({ store }: Services, { id }: Cup): void => {
  cupsIn(store).touch(id);
  cupsIn(store).touchWaits(id);
};

/** A manager of the cup answers a result in place of the other player, after a denial. */
export const settleMatch = (
  services: Services,
  told: WoodResultId,
  isRight: boolean,
): Done<TellingRefusal> =>
  services.store.transaction(() => {
    const match = woodMatchOfResult(services, told);
    const result = match?.told;
    if (result?.state !== "open") return refused("wood-gone");
    if (match?.pair.disputed === 0) return refused("wood-other-answers");
    return isRight ? countResult(services, told) : dropResult(services, told, otherOf(result));
  });

/** The other of the two answers, or the one who told it takes it back. */
export const answerMatch = (
  services: Services,
  told: WoodResultId,
  person: PersonId,
  isRight: boolean,
): Done<TellingRefusal> =>
  isRight ? confirmResult(services, told, person) : dropResult(services, told, person);

/** After an answer the match goes on; where the two do not agree, there is time to find out. */
export const hearAnswer = (services: Services, { id }: WoodResult, isDenied: boolean): void => {
  const match = woodMatchOfResult(services, id);
  if (!match) return;
  const { cup, pair } = match;
  if (isDenied)
    cupsIn(services.store).dispute({ id: pair.id, due: services.now() + noticeOf(cup) });
  touch(services, cup);
};

/** What was told of its matches says no longer that it counts by itself. */
export const cancelCup = (services: Services, id: CupId): boolean =>
  services.store.transaction(() => {
    const cups = cupsIn(services.store);
    for (const { told } of cups.pairs(id))
      if (told !== null) woodResultsIn(services.store).touch(told);
    return cancelContest(services, cups, id);
  });

/** What was told counts then without an answer; a match of which nobody told is over then. */
export const lastMomentOnWood = ({ cup, pair, told }: WoodMatch): number =>
  told ? Math.max(pair.due, told.at + noticeOf(cup)) : pair.due;

/** Its winner, if one of the two has told the result. */
export const countUnanswered = (services: Services, { told }: WoodMatch): PersonId | undefined =>
  told && countResult(services, told.id).ok ? told.winner : undefined;

/** At a table the first roll says for whom a game waits that nobody began. */
export const drawLots = ({ newSecret }: Services, { both }: WoodMatch): PersonId => {
  const [lot = 0] = newSecret();
  return both[lot % 2 === 0 ? 0 : 1];
};
