import { clockChoices, cubeChoices, matchChoices, wishMenu } from "../../../bot/play/wish-menu.ts";
import { clockCode, USUAL_CLOCK, USUAL_CLOCKS } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, inRows } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { inOrder, isCommon, rulesetLabel } from "../../../bot/view/ruleset-menu.ts";
import { RULESETS } from "../../../rules/rulesets.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Seek } from "../play/seek.ts";
import { seekPress } from "./presses.ts";
import type { SeekWish } from "./words.ts";

const MATCHES = [3, 5] as const;

/** Few choices, so that two players meet sooner. */
const OTHERS: readonly string[] = ["short-caucasian", "gulbar", "mad-gulbar"];
const isOffered = (ruleset: Ruleset): boolean => isCommon(ruleset) || OTHERS.includes(ruleset.id);

export const seekRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id);

/** The wish of the last search, or what most people play. */
export const usualSeekWish = (last: Seek | undefined): SeekWish => ({
  cube: last && last.terms.match === undefined && last.terms.ruleset.switches.cube ? 1 : 2,
  match: last?.terms.match ?? 0,
  clock: clockCode(last?.terms.clock ?? USUAL_CLOCK),
});

/** The games, of which a press begins the search, and the terms; the last game comes first. */
export const seekMenu = (wish: SeekWish, last: Seek | undefined, say: Say): Page => {
  const usual = seekRuleset(last?.terms.ruleset.id ?? "");
  const games = inOrder(RULESETS).filter((one) => isOffered(one) && one !== usual);
  const start = (ruleset: Ruleset, text = rulesetLabel(ruleset, say), style?: "primary") =>
    button(text, seekPress({ do: "seek-start", ruleset: ruleset.id, ...wish }), style);
  const again = usual && say("button-seek-again", { game: rulesetLabel(usual, say) });
  const others = games.filter((one) => !isCommon(one)).map((one) => start(one));
  return wishMenu<SeekWish>({
    html: `<b>${say("seek-title")}</b>\n\n${say("seek-about")}`,
    wish,
    first: [
      usual ? [start(usual, again, "primary")] : [],
      games.filter(isCommon).map((one) => start(one, undefined, usual ? undefined : "primary")),
      ...inRows(others, 2),
    ],
    choices: [cubeChoices(say), matchChoices(MATCHES, 2, say), clockChoices(USUAL_CLOCKS, say)],
    turn: (next) => seekPress({ do: "seek-menu", ...next }),
  });
};
