import type { Diagram } from "../../../../board/pictures/diagram.ts";
import { nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import {
  BLANK,
  button,
  inReadingOrder,
  type Keyboard,
  paged,
  type Row,
} from "../../../../bot/view/button.ts";
import { sceneOf } from "../../../../bot/view/example.ts";
import { besideBest, besideLines, covered, turnHtml } from "../../../../bot/view/framed.ts";
import { rollText } from "../../../../bot/view/lines.ts";
import { percentText } from "../../../../bot/view/numbers.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { Family } from "../../../../rules/types.ts";
import { guideButton } from "../../../rules/door.ts";
import { dayBegins } from "../../sets/days.ts";
import type { SevenFound } from "../../sets/sevens.ts";
import { SEVEN } from "../../sets/types.ts";
import { gameName, gameText, squareSign, worseText } from "../../solve/words.ts";
import type { BestOfDay } from "../play/groups.ts";
import { bothTurns, type LookedSeven, lookAtTurn } from "../play/look.ts";
import type { SevenState } from "../play/play.ts";
import type { SevenDone, SevenNews, SevenProgress } from "../play/results.ts";
import { bestText } from "./groups.ts";
import { sevenPress } from "./presses.ts";
import { dayText, newsLines } from "./words.ts";

const HASH_SHOWN = 12;

/** Today's two sevens; each button has the progress in that one. */
export const sevenChoice = (
  day: number,
  progress: readonly SevenProgress[],
  news: SevenNews,
  hasGroups: boolean,
  cover: Diagram | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const html = [
    say(news.isKnown ? "seven-choice-again" : "seven-choice", {
      ...{ day: String(day), until: new Date(dayBegins(day + 1)) },
    }),
    ...newsLines(news, say),
  ].join("\n");
  const past = button(say("button-seven-days"), sevenPress({ do: "seven-days" }));
  const groups = button(say("button-seven-groups"), sevenPress({ do: "seven-groups" }));
  return covered(
    html,
    [
      inReadingOrder(
        progress.map((one) => gameButton(one, gameName(one.game, say), say)),
        say,
      ),
      inReadingOrder([past, ...(hasGroups ? [groups] : [])], say),
      [guideButton("seven", say)],
    ],
    look,
    say,
    cover,
  );
};

const todayButton = (say: Say): Row[number] =>
  button(say("button-seven-today"), sevenPress({ do: "seven-choice" }));

const pastButton = (one: SevenProgress, say: Say): Row[number] => {
  const words = { day: dayText(one.day, say), game: gameName(one.game, say) };
  return gameButton(one, say("button-seven-past", words), say);
};

/** The last day of which a seven is not played yet, yesterday's best, and a way to all days. */
export const lastUnplayed = (
  progress: readonly SevenProgress[],
  best: BestOfDay | undefined,
  cover: Diagram | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const day = progress.find(({ done }) => done < SEVEN)?.day;
  const open = progress.filter((one) => one.day === day && one.done < SEVEN);
  const told = say(progress.length > 0 ? "seven-days" : "seven-days-none");
  const html = [told, ...(best ? [bestText(best, say)] : [])].join("\n");
  const all = button(say("button-seven-all"), sevenPress({ do: "seven-days-at", page: 0 }));
  const keyboard = [
    ...(open.length > 0
      ? [
          inReadingOrder(
            open.map((one) => pastButton(one, say)),
            say,
          ),
        ]
      : []),
    inReadingOrder([...(progress.length > 0 ? [all] : []), todayButton(say)], say),
  ];
  return covered(html, keyboard, look, say, cover);
};

/** More rows would make a message taller than a phone. */
const MOST_DAYS = 4;

/** The past sevens, for play without a rank, some on each page. */
export const pastDays = (
  progress: readonly SevenProgress[],
  page: number,
  cover: Diagram | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const days = [...new Set(progress.map(({ day }) => day))];
  const turn = (to: number) => sevenPress({ do: "seven-days-at", page: to });
  const { shown, row } = paged(days, MOST_DAYS, { page, turn, back: todayButton(say) }, say);
  const rows = shown.map((day) =>
    inReadingOrder(
      progress.filter((one) => one.day === day).map((one) => pastButton(one, say)),
      say,
    ),
  );
  const html = say(rows.length > 0 ? "seven-days" : "seven-days-none");
  return covered(html, [...rows, row], look, say, cover);
};

/** The board of a seven: its open decision, or the first one. */
export const sevenCover = ({ open, now }: SevenState): Diagram | undefined => {
  const turn = now?.turn ?? open[0]?.start;
  return (
    turn && {
      scene: sceneOf(turn.ruleset, turn.position, turn),
      ...{ may: [], mayNot: [], ways: false },
    }
  );
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
  { state, friends, hashOfNext, bestOfDay }: SevenDone,
  found: SevenFound | undefined,
  page: number,
  look: Look,
  say: Say,
): BoardMessage | undefined => {
  const looked = lookAtTurn(state, page - 1);
  const turn = state.open[page - 1]?.start;
  if (!looked || !turn) return undefined;
  const promised = page === SEVEN ? hashOfNext : undefined;
  const html = [
    say("seven-look-title", {
      day: dayText(state.day, say),
      game: gameText(state.game, say),
      number: page,
      square: squareSign(looked.square),
    }),
    `🎲 ${rollText(turn.all, "roll", say)} · ${say(`seven-theme-${looked.theme}`)}`,
    ...turnLines(looked, state.game, say),
    ...othersLines(state, friends, found, page - 1, say),
    ...(bestOfDay && page === SEVEN ? [bestText(bestOfDay, say)] : []),
    ...(promised === undefined ? [] : [say("seven-hash", { hash: promised.slice(0, HASH_SHOWN) })]),
  ].join("\n");
  const keyboard = [arrows(state, page, say), ...promise(promised, say)];
  return besideBest({ start: turn, ...bothTurns(looked) }, html, keyboard, look, say);
};

/** More would not fit beside the board. */
const MOST_FRIENDS = 2;

/** What friends have played here, and how many of all have found the best turn. */
const othersLines = (
  state: SevenState,
  friends: SevenDone["friends"],
  found: SevenFound | undefined,
  number: number,
  say: Say,
): readonly string[] => {
  const told = friends.slice(0, MOST_FRIENDS).flatMap(({ name, answers }) => {
    const looked = lookAtTurn({ ...state, answers }, number);
    const turn = looked && turnHtml(looked.own.moves, say);
    return turn === undefined ? [] : [`${nameHtml(name, say("nobody"))}: ${turn}`];
  });
  const all = found && found.players > 1 ? [say("seven-found", found)] : [];
  return told.length + all.length === 0 ? [] : [[...told, ...all].join(" · ")];
};

/** Both turns with what they lead to. */
const turnLines = (looked: LookedSeven, family: Family, say: Say): readonly string[] => {
  const { loss, own, best, worse } = looked;
  const ends = loss === 0 ? [best] : [own, best];
  const told = besideLines(bothTurns(looked), say).flatMap((line, at) => {
    const end = ends[at];
    return end ? [line, chancesText(end, family, say)] : [];
  });
  return [...told, ...(worse ? [worseText(worse, say)] : [])];
};

const chancesText = ({ chances }: LookedSeven["own"], family: Family, say: Say): string =>
  say("seven-chances", {
    family,
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
