import { clockChoices, cubeChoices, matchChoices, wishMenu } from "../../../bot/play/wish-menu.ts";
import { clockCode, USUAL_CLOCK, USUAL_CLOCKS } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, inPairs, type Row } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { inOrder, isCommon, isQuick } from "../../../bot/view/ruleset-menu.ts";
import { conditions, rulesetLabel } from "../../../bot/view/titles.ts";
import { RULESETS } from "../../../rules/rulesets.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { ANY } from "../rules/wishes.ts";
import type { Seek } from "../store/seeks.ts";
import { seekPress } from "./presses.ts";
import { askedFor, type SeekWish } from "./words.ts";

const MATCHES = [3, 5] as const;

/** Few choices, so that two players meet sooner. */
const OTHERS: readonly string[] = ["short-caucasian", "gulbar", "mad-gulbar"];
const isOffered = (ruleset: Ruleset): boolean =>
  isCommon(ruleset) || isQuick(ruleset) || OTHERS.includes(ruleset.id);

const isOther = (ruleset: Ruleset): boolean => !isCommon(ruleset) && !isQuick(ruleset);

/** A button's game: a ruleset, or any. */
type GameChoice = { readonly id: string; readonly label: string };

/** The wish of the last search, or what most people play. */
export const usualSeekWish = (last: Seek | undefined): SeekWish => ({
  cube: last && last.terms.match === undefined && last.terms.ruleset.switches.cube ? 1 : 2,
  match: last?.terms.match ?? 0,
  clock: clockCode(last?.terms.clock ?? USUAL_CLOCK),
});

/** The games, of which a press begins the search; the last one comes first. */
export const seekMenu = (wish: SeekWish, last: Seek | undefined, say: Say): Page => {
  const choiceOf = (one: Ruleset): GameChoice => ({ id: one.id, label: rulesetLabel(one, say) });
  const any = { id: ANY, label: say("button-seek-any") };
  const usual = last && (last.anyGame === 1 ? any : RULESETS.map(choiceOf).find(isOf(last)));
  const offered = inOrder(RULESETS).filter(isOffered);
  const shown = (choices: readonly GameChoice[]): Row =>
    choices
      .filter(({ id }) => id !== usual?.id)
      .map(({ id, label }) => button(label, startPress(id, wish)));
  return {
    html: [`<b>${say("seek-title")}</b>\n`, say("seek-about"), ...termsLine(wish, say)].join("\n"),
    keyboard: [
      usual ? [againButton(usual, wish, last, say)] : [],
      shown(offered.filter(isCommon).map(choiceOf)),
      shown(offered.filter(isQuick).map(choiceOf)),
      ...inPairs(shown([...offered.filter(isOther).map(choiceOf), any])),
      [button(say("button-seek-terms"), seekPress({ do: "seek-terms", ...wish }))],
    ].filter((row) => row.length > 0),
  };
};

const isOf =
  ({ terms }: Seek) =>
  ({ id }: GameChoice): boolean =>
    id === terms.ruleset.id;

const startPress = (ruleset: string, wish: SeekWish) =>
  seekPress({ do: "seek-start", ruleset, ...wish });

/** It is as last time only on the same terms. */
const againButton = (
  { id, label }: GameChoice,
  wish: SeekWish,
  last: Seek | undefined,
  say: Say,
) => {
  const press = startPress(id, wish);
  const isSame = press === startPress(id, usualSeekWish(last));
  return button(isSame ? say("button-seek-again", { game: label }) : label, press, "primary");
};

const termsLine = (wish: SeekWish, say: Say): readonly string[] => {
  const asked = askedFor(ANY, wish);
  const terms = asked ? conditions(asked.terms, say).join(" · ") : "";
  return terms === "" ? [] : ["", say("seek-terms", { terms })];
};

/** Cube, match and clock: what is wished for beside the game. */
export const seekTermsMenu = (wish: SeekWish, say: Say): Page =>
  wishMenu<SeekWish>({
    say,
    html: `${say("play-terms")}\n\n${say("seek-terms-about")}`,
    wish,
    choices: [cubeChoices(say), matchChoices(MATCHES, 2, say), clockChoices(USUAL_CLOCKS, say)],
    turn: (next) => seekPress({ do: "seek-terms", ...next }),
    last: [button(say("button-terms-done"), seekPress({ do: "seek-menu", ...wish }))],
  });
