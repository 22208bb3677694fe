import { nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard, type Page } from "../../../bot/view/button.ts";
import { outcomeText } from "../../../bot/view/titles.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { MATCHES_ON_WOOD, tellerOf, winLabel, winRows } from "../../standings/door.ts";
import type { Waits } from "../kind.ts";
import { type Cup, cupsIn } from "./cups.ts";
import { cupTermsText } from "./message.ts";
import { cupPress } from "./presses.ts";
import {
  hearAnswer,
  lastMomentOnWood,
  type WoodMatch,
  waysOfMatch,
  woodMatchBetween,
  woodMatchOf,
  woodMatchOfResult,
  woodRival,
} from "./wood.ts";

const personOf = ({ store }: Services, id: PersonId): Pick<Person, "id" | "name"> =>
  store.people.person(id) ?? { id, name: "" };

const nameOf = (services: Services, id: PersonId, say: Say): string =>
  nameHtml(personOf(services, id).name, say("nobody"));

/** Keys that tell who won, the reader first. */
const tellRows = (
  services: Services,
  { cup, pair, both }: WoodMatch,
  reader: PersonId | undefined,
  say: Say,
): Keyboard => {
  const [one, other] = both[1] === reader ? [both[1], both[0]] : both;
  const ways = waysOfMatch(cup);
  return winRows(
    {
      both: [personOf(services, one), personOf(services, other)],
      ways,
      labelOf:
        ways.length > 1
          ? winLabel(cup.terms.ruleset, say)
          : (name) => say("button-cup-won", { name }),
      pressOf: ({ id: person }, outcome) =>
        cupPress({ do: "cup-tell", pair: pair.id, person, outcome }),
    },
    say,
  );
};

/** What was told, and the keys to answer it. */
const toldFacts = (services: Services, match: WoodMatch, say: Say): readonly string[] => {
  const { told, cup, pair } = match;
  const soon = new Date(lastMomentOnWood(match));
  if (!told)
    return [say(pair.disputed ? "cup-wood-disputed" : "cup-wood-until", { near: { soon } })];
  const outcome = outcomeText(cup.terms.ruleset.switches, told.outcome, say);
  const names = {
    name: nameOf(services, tellerOf(told), say),
    winner: nameOf(services, told.winner, say),
  };
  return [
    waysOfMatch(cup).length > 1
      ? say("cup-wood-told-how", { ...names, outcome })
      : say("cup-wood-told", names),
    ...(told.state === "open" ? [say("cup-wood-counts", { near: { soon } })] : []),
  ];
};

const answerRow = ({ told }: WoodMatch, reader: PersonId | undefined, say: Say): Keyboard => {
  if (told?.state !== "open") return [];
  const keyOf = (label: string, isRight: 0 | 1) =>
    button(
      label,
      cupPress({ do: "cup-answer", told: told.id, isRight }),
      isRight === 1 ? "success" : undefined,
    );
  const right = keyOf(say("button-wood-right"), 1);
  return reader === tellerOf(told)
    ? [[keyOf(say("button-cup-untell"), 0)]]
    : [[right, keyOf(say("button-wood-wrong"), 0)]];
};

const keysOf = (
  services: Services,
  match: WoodMatch,
  reader: PersonId | undefined,
  say: Say,
): Keyboard =>
  match.told ? answerRow(match, reader, say) : tellRows(services, match, reader, say);

/** Asks in the group who won; both see it. */
export const askPage = (services: Services, match: WoodMatch, say: Say): Page => {
  const { cup, pair, both } = match;
  const [one, other] = both.map((person) => nameOf(services, person, say));
  return {
    html: [
      say("cup-wood-match", { round: pair.round, one: one ?? "", other: other ?? "" }),
      cupTermsText(cup, say),
      ...toldFacts(services, match, say),
      say("cup-wood-tools"),
    ].join("\n"),
    keyboard: keysOf(services, match, undefined, say),
  };
};

/** A player's card while they have a match on wood: whom they play, and the keys to tell it. */
export const woodWaits = (
  services: Services,
  { id }: Cup,
  reader: PersonId,
  say: Say,
): Pick<Waits, "facts" | "ways"> | undefined => {
  const match = woodMatchOf(services, id, reader);
  if (!match) return undefined;
  const rival = match.both.find((person) => person !== reader) ?? reader;
  return {
    facts: [
      say("cup-wood-yours", { round: match.pair.round, name: nameOf(services, rival, say) }),
      ...toldFacts(services, match, say),
      say("cup-wood-tools"),
    ],
    ways: keysOf(services, match, reader, say),
  };
};

/** What a cup on wood adds to the results that are told of its matches. */
export const CUP_ON_WOOD = MATCHES_ON_WOOD.give({
  asks: (services, chat, both, say) => {
    const match = woodMatchBetween(services, chat, both);
    return match && askPage(services, match, say);
  },
  rival: woodRival,
  told: (services, { id, state }, say) => {
    const pair = cupsIn(services.store).ofTold(id);
    const cup = pair && cupsIn(services.store).byId(pair.cup);
    if (!cup) return undefined;
    const { round } = pair;
    const { match: length = 1 } = cup.terms;
    const match = length > 1 ? length : undefined;
    const open = woodMatchOfResult(services, id);
    if (!open) return { match, line: say("cup-wood-of", { round }), keys: [] };
    const near = { soon: new Date(lastMomentOnWood(open)) };
    return {
      match,
      line:
        state === "open"
          ? `${say("cup-wood-of", { round })} ${say("cup-wood-counts", { near })}`
          : say(state === "dropped" ? "cup-wood-anew" : "cup-wood-of", { round }),
      keys: [button(say("button-cup-ask"), cupPress({ do: "cup-ask", pair: pair.id }), "primary")],
    };
  },
  awaits: (services, id) => woodMatchOfResult(services, id) !== undefined,
  answered: hearAnswer,
});
