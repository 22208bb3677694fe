import { clockCode, USUAL_CLOCK, USUAL_CLOCKS } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, choiceButton, inRows, type Row } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { inOrder, isCommon, rulesetLabel } from "../../../bot/view/ruleset-menu.ts";
import { clockLabel } from "../../../bot/view/titles.ts";
import { RULESETS } from "../../../rules/rulesets.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Seek } from "../play/seek.ts";
import { seekPress } from "./presses.ts";
import type { SeekWish } from "./words.ts";

const MATCHES = [3, 5] as const;

/** The fewer there are to choose from, the sooner two meet. */
const OTHERS: readonly string[] = ["short-caucasian", "gulbar", "mad-gulbar"];
const isOffered = (ruleset: Ruleset): boolean => isCommon(ruleset) || OTHERS.includes(ruleset.id);

export const seekRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id);

/** The choice of last time, or what most people play. */
export const usualSeekWish = (last: Seek | undefined): SeekWish => ({
  cube: last && last.terms.match === undefined && last.terms.ruleset.switches.cube ? 1 : 2,
  match: last?.terms.match ?? 0,
  clock: clockCode(last?.terms.clock ?? USUAL_CLOCK),
});

/** The game, which is looked for at once, and the terms; the game of last time comes first. */
export const seekMenu = (wish: SeekWish, last: Seek | undefined, say: Say): Page => {
  const usual = seekRuleset(last?.terms.ruleset.id ?? "");
  const games = inOrder(RULESETS).filter((one) => isOffered(one) && one !== usual);
  const start = (ruleset: Ruleset, text: string, isFirst: boolean): Row[number] =>
    button(
      text,
      seekPress({ do: "seek-start", ruleset: ruleset.id, ...wish }),
      isFirst ? "primary" : undefined,
    );
  const choice = (text: string, change: Partial<SeekWish>): Row[number] => {
    const next = { ...wish, ...change };
    const isChosen = JSON.stringify(next) === JSON.stringify(wish);
    return choiceButton(text, seekPress({ do: "seek-menu", ...next }), isChosen);
  };
  return {
    html: `<b>${say("seek-title")}</b>\n\n${say("seek-about")}`,
    keyboard: [
      ...(usual
        ? [[start(usual, say("button-seek-again", { game: rulesetLabel(usual, say) }), true)]]
        : []),
      games.filter(isCommon).map((one) => start(one, rulesetLabel(one, say), usual === undefined)),
      ...inRows(
        games
          .filter((one) => !isCommon(one))
          .map((one) => start(one, rulesetLabel(one, say), false)),
        2,
      ),
      [
        choice(say("computer-no-cube"), { cube: 2, match: 0 }),
        choice(say("computer-cube"), { cube: 1, match: 0 }),
      ],
      MATCHES.map((match) => choice(say("button-match-wish", { match }), { cube: 2, match })),
      USUAL_CLOCKS.map((clock) => choice(clockLabel(clock, say), { clock: clockCode(clock) })),
    ].filter((row) => row.length > 0),
  };
};
