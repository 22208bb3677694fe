import type { PostKind } from "../../../bot/feature/kinds.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { Page } from "../../../bot/view/button.ts";
import { isPersonId } from "../../../ids/ids.ts";
import { friendRows } from "../seven/pages/result.ts";
import { dayText, friendLine, ownLine } from "../seven/pages/words.ts";
import { type SevenDone, type SevenFriend, sevenDone, sevenFriend } from "../seven/play/results.ts";
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

const toldPage = (own: SevenFriend, done: SevenDone, say: Say): Page => {
  const { state, friends } = done;
  const title = say("seven-title-done", {
    day: dayText(state.day, say),
    game: gameText(state.game, say),
  });
  return {
    html: [title, ownLine(own, false, say), ...friends.map((one) => friendLine(one, say))].join(
      "\n",
    ),
    keyboard: friendRows(done, friends.at(-1), say),
  };
};
