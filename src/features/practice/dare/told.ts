import type { PostKind } from "../../../bot/feature/kinds.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Page } from "../../../bot/view/button.ts";
import { isPersonId } from "../../../ids/ids.ts";
import { playKey } from "../../standings/door.ts";
import { sevenPress } from "../seven/pages/presses.ts";
import { dayText, friendLine } from "../seven/pages/words.ts";
import { type SevenDone, sevenDone, sevenFriend } from "../seven/play/results.ts";
import { SEVEN_TOLD, sevenToldOf } from "../sharing/dares.ts";
import { gameText } from "../solve/words.ts";

const PACE_MS = 3_000;

/** Tells the sender of a seven, in silence, how those have done who came by it. */
export const SEVENS_TOLD: PostKind = {
  kind: SEVEN_TOLD,
  paceMs: PACE_MS,
  quiet: true,
  composed: ({ services }, { subject, chat }) => {
    const seven = sevenToldOf(subject);
    if (!seven || !isPersonId(chat)) return undefined;
    const where = { game: seven.family, day: seven.day };
    const [own, done] = [sevenFriend(services, chat, where), sevenDone(services, chat, where)];
    if (!own || !done || done.friends.length === 0) return undefined;
    return { compose: ({ say }) => toldPage(own, done, say) };
  },
};

const toldPage = (
  own: SevenDone["friends"][number],
  { player, state, friends }: SevenDone,
  say: Say,
): Page => {
  const title = say("seven-title-done", {
    day: dayText(state.day),
    game: gameText(state.game, say),
  });
  const newest = friends.at(-1);
  const today = button(say("button-seven"), sevenPress({ do: "seven-begin" }));
  return {
    html: [title, ...[own, ...friends].map((one) => friendLine(one, say))].join("\n"),
    keyboard: [
      [...(newest ? [playKey(player, newest, say)] : []), ...(state.isToday ? [] : [today])],
    ],
  };
};
