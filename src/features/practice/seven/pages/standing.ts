import type { Say } from "../../../../bot/text/texts.ts";
import { percentText } from "../../../../bot/view/numbers.ts";
import type { SevenStanding } from "../store/sevens.ts";

/** Whom a player has beaten, as people say it; nothing of a player who was alone or the last. */
export const standingText = (
  { others, beaten }: SevenStanding,
  isToday: boolean,
  say: Say,
): readonly string[] => {
  if (beaten === 0) return [];
  const when = isToday ? "so-far" : "then";
  return beaten === others
    ? [say(`seven-beaten-all-${when}`)]
    : [say(`seven-beaten-${when}`, { share: shareText({ others, beaten }, say) })];
};

/** The same as a part of a line in another chat. */
export const sharedStanding = (
  standing: SevenStanding | undefined,
  say: Say,
): readonly string[] => {
  if (!standing || standing.beaten === 0) return [];
  return standing.beaten === standing.others
    ? [say("seven-shared-beaten-all")]
    : [say("seven-shared-beaten", { share: shareText(standing, say) })];
};

/** Who has not beaten all hears of less than all. */
const MOST = 0.99;

const shareText = ({ others, beaten }: SevenStanding, say: Say): string =>
  percentText(Math.min(beaten / others, MOST), say);
