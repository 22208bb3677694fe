import type { Say } from "../../../bot/text/texts.ts";
import { besideBest, besideLines } from "../../../bot/view/beside-best.ts";
import {
  BLANK,
  button,
  inReadingOrder,
  type Keyboard,
  type Row,
} from "../../../bot/view/button.ts";
import { covered } from "../../../bot/view/framed.ts";
import { rollText } from "../../../bot/view/lines.ts";
import { percentText } from "../../../bot/view/numbers.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { guideButton } from "../../rules-pages/door.ts";
import type { BestOfDay } from "../play/groups.ts";
import { besideOf, type LookedSeven, lookedSeven } from "../play/look.ts";
import type { SevenState } from "../play/play.ts";
import type { SevenDone, SevenProgress } from "../play/results.ts";
import { dayBegins, SEVEN } from "../play/sets.ts";
import { bestText } from "./groups.ts";
import { sevenPress } from "./presses.ts";
import { gameName, gameText, lossText, squareSign, worseText } from "./words.ts";

const HASH_SHOWN = 12;

/** Today's two sevens; each button has the progress in that one. */
export const sevenChoice = (
  day: number,
  progress: readonly SevenProgress[],
  hasGroups: boolean,
  look: Look,
  say: Say,
): BoardMessage => {
  const html = say("seven-choice", { day: String(day), until: new Date(dayBegins(day + 1)) });
  const past = button(say("button-seven-days"), sevenPress({ do: "seven-days" }));
  const groups = button(say("button-seven-groups"), sevenPress({ do: "seven-groups" }));
  return covered(
    html,
    [
      progress.map((one) => gameButton(one, gameName(one, say), say)),
      [past, ...(hasGroups ? [groups] : [])],
      [guideButton("seven", say)],
    ],
    look,
    say,
  );
};

/** The sevens of the last days, for play without a rank. */
export const pastDays = (
  progress: readonly SevenProgress[],
  best: readonly BestOfDay[],
  look: Look,
  say: Say,
): BoardMessage => {
  const days = [...new Set(progress.map(({ day }) => day))];
  const rows = days.map((day) =>
    progress
      .filter((one) => one.day === day)
      .map((one) => {
        const words = { day: String(day), game: gameName(one, say) };
        return gameButton(one, say("button-seven-past", words), say);
      }),
  );
  const today = button(say("button-seven-today"), sevenPress({ do: "seven-choice" }));
  const told = say(rows.length > 0 ? "seven-days" : "seven-days-none");
  const html = [told, ...best.map((one) => bestText(one, say))].join("\n");
  return covered(html, [...rows, [today]], look, say);
};

const gameButton = (progress: SevenProgress, name: string, say: Say): Row[number] => {
  const { game, day, done } = progress;
  const key = done === 0 ? "fresh" : done < SEVEN ? "begun" : "done";
  const words = say(`button-seven-${key}`, { game: name, done });
  return button(
    words,
    sevenPress({ do: "seven-open", family: game, day }),
    done < SEVEN ? "primary" : undefined,
  );
};

/** A decision of a played seven: one's own turn, the best one, and the results of both. */
export const sevenLook = (
  { state, hashOfNext, bestOfDay }: SevenDone,
  page: number,
  look: Look,
  say: Say,
): BoardMessage | undefined => {
  const looked = lookedSeven(state, page - 1);
  const turn = state.open.turns[page - 1];
  if (!looked || !turn) return undefined;
  const promised = page === SEVEN ? hashOfNext : undefined;
  const html = [
    say("seven-look-title", {
      day: String(state.day),
      game: gameText(state, say),
      number: page,
      square: squareSign(looked.square),
    }),
    `🎲 ${rollText(turn.all, "roll", say)} · ${say(`seven-theme-${looked.theme}`)}`,
    ...turnLines(looked, say),
    ...(bestOfDay && page === SEVEN ? [bestText(bestOfDay, say)] : []),
    ...(promised === undefined ? [] : [say("seven-hash", { hash: promised.slice(0, HASH_SHOWN) })]),
  ].join("\n");
  const keyboard = [arrows(state, page, say), ...promise(promised, say)];
  return besideBest({ start: turn, ...besideOf(looked) }, html, keyboard, look, say);
};

/** Both turns with what they lead to; the loss stands beside the one that was played. */
const turnLines = (looked: LookedSeven, say: Say): readonly string[] => {
  const { loss, own, best, worse } = looked;
  const ends = loss === 0 ? [best] : [own, best];
  const told = besideLines(besideOf(looked), say).flatMap((line, at) => {
    const end = ends[at];
    const cost = end === own ? ` · ${lossText(loss, say)}` : "";
    return end ? [`${line}${cost}`, chancesText(end, say)] : [];
  });
  return [...told, ...(worse ? [worseText(worse, say)] : [])];
};

const chancesText = ({ chances }: LookedSeven["own"], say: Say): string =>
  say("seven-chances", {
    win: percentText(chances.win, say),
    mars: percentText(chances.winMars, say),
    lost: percentText(chances.loseMars, say),
  });

/** Each arrow keeps its place for repeated presses. */
const arrows = ({ game, day }: SevenState, page: number, say: Say): Row => {
  const to = (there: number, sign: string): Row[number] =>
    there < 1 || there > SEVEN
      ? BLANK
      : button(sign, sevenPress({ do: "seven-look", family: game, day, page: there }));
  const result = button(
    say("button-seven-result"),
    sevenPress({ do: "seven-open", family: game, day }),
  );
  return inReadingOrder([to(page - 1, "◀"), result, to(page + 1, "▶")], say);
};

/** The whole hash of tomorrow's set, for copying. */
const promise = (hash: string | undefined, say: Say): Keyboard =>
  hash === undefined ? [] : [[{ text: say("button-seven-hash"), copy_text: { text: hash } }]];
