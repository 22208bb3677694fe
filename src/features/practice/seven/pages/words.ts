import type { InlineQueryResultArticle } from "grammy/types";
import { linesInOrder } from "../../../../bot/text/direction.ts";
import { nameHtml } from "../../../../bot/text/html.ts";
import { listed, type Say } from "../../../../bot/text/texts.ts";
import { percentText } from "../../../../bot/view/numbers.ts";
import type { Square } from "../../decision/decision.ts";
import { FIRST_SHIPPED, isShipped } from "../../sets/days.ts";
import type { SevenStanding } from "../../sets/sevens.ts";
import { SEVEN } from "../../sets/types.ts";
import { gameText, squareSign } from "../../solve/words.ts";
import type { SevenState } from "../play/play.ts";
import {
  rightIn,
  type SevenDone,
  type SevenFriend,
  type SevenNews,
  squaresOf,
} from "../play/results.ts";

export const squaresText = (state: Pick<SevenState, "answers">): string =>
  squaresOf(state).map(squareSign).join("");

/** The same with the places of those to come: "🟩🟨⬜⬜⬜⬜⬜". */
export const squaresOfSeven = (state: Pick<SevenState, "answers">): string =>
  squaresText(state) + "⬜".repeat(SEVEN - state.answers.length);

/** The number of a seven, "5"; shipped ones without a day are numbered apart: "extra 3". */
export const dayText = (day: number, say: Say): string =>
  isShipped(day) ? say("seven-extra", { number: day - FIRST_SHIPPED + 1 }) : String(day);

export const rightText = (squares: readonly Square[], say: Say): string => {
  const right = rightIn(squares);
  return right === SEVEN ? say("seven-right-all") : say("seven-right", { right });
};

/** With so few right ones the first lesson helps more than praise, or a dare. */
const FEW = 2;

export const hasFew = (squares: readonly Square[]): boolean => rightIn(squares) <= FEW;

/** The best of fewer is not the best of all. */
const FEWEST_BEATEN = 3;

/** What can be said of a place: nothing of who was alone, or the last, or the best of little. */
const placeOf = (
  { others, beaten }: SevenStanding,
  squares: readonly Square[],
): "beaten" | "beaten-all" | undefined => {
  if (beaten === 0) return undefined;
  if (beaten < others) return "beaten";
  return beaten >= FEWEST_BEATEN && !hasFew(squares) ? "beaten-all" : undefined;
};

/** The players behind somebody, as people say it. */
export const standingText = (
  standing: SevenStanding,
  squares: readonly Square[],
  isToday: boolean,
  say: Say,
): readonly string[] => {
  const place = placeOf(standing, squares);
  const key = place && (`seven-${place}-${isToday ? "so-far" : "then"}` as const);
  return key ? [say(key, { share: shareText(standing, say) })] : [];
};

/** The same as a part of a line in another chat. */
export const sharedStanding = (
  standing: SevenStanding | undefined,
  squares: readonly Square[],
  say: Say,
): readonly string[] => {
  const place = standing && placeOf(standing, squares);
  return place ? [say(`seven-shared-${place}`, { share: shareText(standing, say) })] : [];
};

/** Who has not beaten all hears of less than all. */
const MOST = 0.99;

const shareText = ({ others, beaten }: SevenStanding, say: Say): string =>
  percentText(Math.min(beaten / others, MOST), say);

/** Another player's squares with their name. */
export const friendLine = (friend: SevenFriend, say: Say): string =>
  linesInOrder(`${squaresText(friend)} ${nameHtml(friend.name, say("nobody"))}`, say);

/** One's own squares; beside those of others it says whose they are. */
export const ownLine = (state: Pick<SevenState, "answers">, isAlone: boolean, say: Say): string =>
  linesInOrder(isAlone ? squaresText(state) : `${squaresText(state)} ${say("seven-own")}`, say);

/** More names would fill a page. */
const MOST_NAMED = 3;

/** Yesterday, the days in a row, and who has played today. */
export const newsLines = ({ yesterday, days, friends }: SevenNews, say: Say): readonly string[] => {
  const names = friends.slice(0, MOST_NAMED).map((name) => nameHtml(name, say("nobody")));
  const more = friends.length > MOST_NAMED ? "…" : "";
  return [
    ...(yesterday.length > 0
      ? [
          say("seven-yesterday", {
            squares: linesInOrder(yesterday.map(squaresText).join(" · "), say),
          }),
        ]
      : []),
    ...(days > 1 ? [say("seven-run", { days })] : []),
    ...(names.length > 0 ? [say("seven-friends-today", { names: listed(names, say) + more })] : []),
  ];
};

/** A result as plain text, without any position. */
export const sharedSeven = (
  { state, standing, streak }: SevenDone,
  say: Say,
): Pick<InlineQueryResultArticle, "title" | "description"> & { readonly text: string } => {
  const title = say("seven-shared", {
    day: dayText(state.day, say),
    game: gameText(state.game, say),
  });
  const squares = linesInOrder(squaresText(state), say);
  const isCounted = state.isToday && streak.days > 1;
  const sum = [
    rightText(squaresOf(state), say),
    ...sharedStanding(standing, squaresOf(state), say),
    ...(isCounted ? [say("seven-shared-streak", { days: streak.days })] : []),
  ].join(" · ");
  return { title, description: squares, text: [title, squares, sum].join("\n") };
};
