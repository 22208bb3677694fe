import type { PostKind } from "../../../../bot/feature/kinds.ts";
import { escapeHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Page } from "../../../../bot/view/button.ts";
import { signedPoints } from "../../../../bot/view/numbers.ts";
import { mentionHtml, wholeNameHtml } from "../../../../bot/view/person-name.ts";
import { outcomeText, rulesetTitle } from "../../../../bot/view/titles.ts";
import type { PersonId } from "../../../../ids/ids.ts";
import { outcomePoints } from "../../../../rules/outcome.ts";
import type { Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { spanAt } from "../../statistics/periods.ts";
import { standingsIn } from "../../statistics/standings-store.ts";
import { MATCHES_ON_WOOD } from "./matches.ts";
import { WOOD_RESULT_PRESSES, woodResultPress } from "./presses.ts";
import { otherOf } from "./results.ts";
import { WOOD_RESULT, type WoodResult, woodResultsIn } from "./store.ts";

const resultMessage = (services: Services, result: WoodResult, say: Say): Page => {
  const { id, winner, loser, ruleset, outcome, state } = result;
  const personOf = (person: PersonId): Pick<Person, "id" | "name"> =>
    services.store.people.person(person) ?? { id: person, name: "" };
  const told = {
    winner: wholeNameHtml(personOf(winner), say),
    loser: wholeNameHtml(personOf(loser), say),
    outcome: outcomeText(ruleset.switches, outcome, say),
    game: escapeHtml(rulesetTitle(ruleset, say)),
    points: signedPoints(BigInt(outcomePoints(ruleset, outcome)), say),
  };
  const [ofMatch] = MATCHES_ON_WOOD.of(services).flatMap(
    (contest) => contest.told(services, result, say) ?? [],
  );
  const match = ofMatch?.match;
  const line =
    match === undefined ? say("wood-told", told) : say("wood-told-match", { ...told, match });
  const note = ofMatch ? [ofMatch.line] : [];
  const again = woodResultPress({
    ...{ do: "wood-again", person: winner, rival: loser, ruleset: ruleset.id },
  });
  switch (state) {
    case "open": {
      const other = mentionHtml(personOf(otherOf(result)), say);
      return {
        html: [line, say("wood-is-right", { name: other }), ...note].join("\n"),
        keyboard: [
          [
            button(
              say("button-wood-right"),
              woodResultPress({ do: "wood-right", told: id }),
              "success",
            ),
            button(say("button-wood-wrong"), woodResultPress({ do: "wood-wrong", told: id })),
          ],
        ],
      };
    }
    case "counted":
      return {
        html: [line, ...placesLine(services, result, say), ...note].join("\n"),
        keyboard: [[button(say("button-wood-again"), again)]],
      };
    // The two may tell it anew, as the other saw it.
    case "dropped":
      return {
        html: [line, say("wood-dropped"), ...note].join("\n"),
        keyboard: [ofMatch?.keys ?? [button(say("button-wood-tell-anew"), again)]],
      };
    case "late":
      return { html: `${line}\n${say("wood-late")}`, keyboard: [] };
  }
};

/** The points that both have in the group now. */
const placesLine = (services: Services, result: WoodResult, say: Say): readonly string[] => {
  const { people } = services.store;
  const span = spanAt("all", services.now());
  const pointsOf = (person: PersonId): string | undefined => {
    const own = standingsIn(services.store).of(result.chat, span, person);
    return own && signedPoints(own.points, say);
  };
  const nameOf = (id: PersonId): string =>
    wholeNameHtml(people.person(id) ?? { id, name: "" }, say);
  const [one, other] = [pointsOf(result.winner), pointsOf(result.loser)];
  if (one === undefined || other === undefined) return [];
  const names = { winner: nameOf(result.winner), loser: nameOf(result.loser) };
  return [say("wood-counted", { ...names, one, other })];
};

/** A result that one has told: the other is asked with a sound, and it is counted in place. */
export const WOOD_RESULTS: PostKind = {
  kind: WOOD_RESULT,
  under: (store, data) => {
    const press = WOOD_RESULT_PRESSES.read(data);
    const isOurs = press?.do === "wood-right" || press?.do === "wood-wrong";
    return isOurs ? woodResultsIn(store).post(press.told) : undefined;
  },
  composed: ({ services }, { subject }) => {
    const result = woodResultsIn(services.store).byId(subject);
    return result && { compose: ({ say }) => resultMessage(services, result, say) };
  },
  // A message of a counted game that somebody deletes does not come again.
  refused: () => "settled",
};
