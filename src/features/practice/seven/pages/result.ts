import type { Mistake, Way } from "../../../../board/sheets/mistake.ts";
import type { SevenSheet } from "../../../../board/sheets/seven.ts";
import { digitsOf } from "../../../../bot/text/figures.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, inReadingOrder, type Keyboard, type Row } from "../../../../bot/view/button.ts";
import { sceneOf } from "../../../../bot/view/example.ts";
import { inWords, turnHtml } from "../../../../bot/view/framed.ts";
import { ownTurnText } from "../../../../bot/view/lines.ts";
import {
  type BoardMessage,
  drawnFor,
  type Look,
  pictureOf,
} from "../../../../bot/view/table-message.ts";
import { capitalized } from "../../../../bot/view/titles.ts";
import type { Move } from "../../../../rules/types.ts";
import { hasPicture } from "../../../../tables/people/boards.ts";
import { playKey } from "../../../standings/door.ts";
import { type Square, squareOf } from "../../decision/decision.ts";
import { lessonPress } from "../../lesson/presses.ts";
import { dayBegins, isShipped } from "../../sets/days.ts";
import type { SevenDay } from "../../sets/sevens.ts";
import { gameName, gameText } from "../../solve/words.ts";
import { lookAtTurn } from "../play/look.ts";
import type { SevenState } from "../play/play.ts";
import { type SevenDone, type SevenFriend, squaresOf } from "../play/results.ts";
import { bestText, groupQuestion } from "./groups.ts";
import { sevenPress } from "./presses.ts";
import { usualZone } from "./reminding.ts";
import { dayText, friendLine, hasFew, ownLine, rightText, standingText } from "./words.ts";

export const sevenResult = (done: SevenDone, look: Look, say: Say): BoardMessage => {
  const page = { html: resultText(done, say), keyboard: resultKeyboard(done, say) };
  if (!hasPicture(look.board)) return page;
  const sheet = sheetOf(done, say);
  return {
    ...page,
    picture: pictureOf({ kind: "seven", sheet, ...drawnFor(look), ...digitsOf(say) }),
  };
};

const MARKS: Readonly<Record<Square, string>> = { best: "✓", small: "≈", large: "✗" };

const sheetOf = ({ state }: SevenDone, say: Say): SevenSheet => {
  const squares = squaresOf(state);
  return {
    title: say("seven-shared", { day: dayText(state.day, say), game: gameText(state.game, say) }),
    tiles: squares.map((square) => ({ square, text: MARKS[square] })),
    worst: worstOf(state, say),
  };
};

/** The first turn with the greatest loss, and the better one. */
const worstOf = (state: SevenState, say: Say): Mistake | undefined => {
  const [worst] = state.answers
    .filter(({ loss }) => loss > 0)
    .toSorted((one, two) => two.loss - one.loss);
  const turn = worst && state.open[worst.number]?.start;
  const looked = worst && lookAtTurn(state, worst.number);
  if (!turn || !looked) return undefined;
  const way = (label: string, moves: readonly Move[]): Way => ({
    label,
    text: ownTurnText(moves, say),
    steps: moves,
  });
  return {
    title: say("seven-sheet-number", { number: worst.number + 1 }),
    by: "white",
    name: say(`seven-theme-${looked.theme}`),
    played: way(say("sheet-played"), looked.own.moves),
    best: way(say("sheet-best"), looked.best.moves),
    scene: inWords(sceneOf(turn.ruleset, turn.position, turn), say),
  };
};

const resultText = (done: SevenDone, say: Say): string => {
  const { state, standing, friends, streak, bestOfDay, askedAbout } = done;
  const { day, isToday } = state;
  const { days } = streak;
  const unranked = say(isShipped(day) ? "seven-no-day" : "seven-unranked");
  return [
    say("seven-title-done", { day: dayText(day, say), game: gameText(state.game, say) }),
    ownLine(state, friends.length === 0, say),
    ...friends.map((friend) => friendLine(friend, say)),
    capitalized(
      [
        `${rightText(squaresOf(state), say)}.`,
        ...(standing ? standingText(standing, squaresOf(state), isToday, say) : []),
      ].join(" "),
    ),
    ...nearestLines(state, say),
    ...(standing ? [] : [unranked]),
    ...(bestOfDay ? [bestText(bestOfDay, say)] : []),
    ...(standing && isToday && days > 1 ? [say("seven-streak", { days })] : []),
    ...(isToday ? [say("seven-next", { at: new Date(dayBegins(day + 1)) })] : []),
    ...(askedAbout ? [groupQuestion(askedAbout, state, say).html] : []),
  ].join("\n");
};

/** Who got few right learns which one they nearly had. */
const nearestLines = (state: SevenState, say: Say): readonly string[] => {
  const missed = state.answers.filter(({ loss }) => squareOf(loss) !== "best");
  const [nearest] = missed.toSorted((one, two) => one.loss - two.loss);
  const looked = nearest && lookAtTurn(state, nearest.number);
  if (!looked || !hasFew(squaresOf(state))) return [];
  const own = turnHtml(looked.own.moves, say);
  const best = turnHtml(looked.best.moves, say);
  return [say("seven-nearest", { number: nearest.number + 1, own, best })];
};

const resultKeyboard = (done: SevenDone, say: Say): Keyboard => {
  const { state, standing, other, askedAbout } = done;
  const { game, day, isToday } = state;
  const at = { family: game, day } as const;
  const query = say("seven-query", { day: dayText(day, say), game: gameText(state.game, say) });
  const share = { text: say("button-seven-share"), switch_inline_query: query };
  const lesson = button(say("button-lesson"), lessonPress({ do: "lesson", step: 0 }));
  const remind = button(
    say("button-seven-remind"),
    sevenPress({ do: "seven-hours", ...usualZone(say) }),
  );
  const set = button(say("button-seven-set"), sevenPress({ do: "seven-set", ...at }));
  return [
    ...(askedAbout ? [groupQuestion(askedAbout, state, say).row] : []),
    ...friendRows(done, done.friends[0], say),
    inReadingOrder(
      [
        button(
          say("button-seven-look"),
          sevenPress({ do: "seven-look", ...at, page: 1 }),
          "primary",
        ),
        ...(hasFew(squaresOf(state)) ? [lesson] : standing ? [share] : []),
      ],
      say,
    ),
    ...(isShipped(day) ? [] : [[isToday ? remind : set]]),
    inReadingOrder(
      [
        ...(other ? [otherButton(other, say)] : []),
        button(
          say("button-seven-menu"),
          sevenPress({ do: isToday ? "seven-choice" : "seven-days" }),
        ),
      ],
      say,
    ),
  ];
};

/** After a friend's seven: a game with them, and the day's own one. */
export const friendRows = (
  { player, state }: SevenDone,
  friend: SevenFriend | undefined,
  say: Say,
): Keyboard => {
  if (!friend) return [];
  const today = button(say("button-seven"), sevenPress({ do: "seven-begin" }));
  const keys = [playKey(player, friend, say), ...(state.isToday ? [] : [today])];
  return [inReadingOrder(keys, say)];
};

const otherButton = ({ game, day }: SevenDay, say: Say): Row[number] =>
  button(
    say("button-seven-other", { game: gameName(game, say) }),
    sevenPress({ do: "seven-open", family: game, day }),
  );
