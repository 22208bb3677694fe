import type { Api } from "grammy";
import type { Update } from "grammy/types";
import { languageFor, speaker } from "../text/texts.ts";

const TELL_EVERY_MS = 60_000;
/** No more people than this flood at one time. */
const MOST_KNOWN = 1_000;

/**
 * Asks people who press too fast to slow down, once a minute. In memory, as a flood must cost no
 * write.
 */
export const slower = (api: Api, elapsed: () => number): ((update: Update) => void) => {
  const told = new Map<number, number>();
  return ({ callback_query: press }) => {
    if (!press) return;
    const { id } = press.from;
    if (elapsed() - (told.get(id) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
    if (told.size >= MOST_KNOWN) told.clear();
    told.set(id, elapsed());
    const text = speaker(languageFor(press.from.language_code))("slower");
    // A late answer is no failure.
    api.answerCallbackQuery(press.id, { text }).catch(() => undefined);
  };
};
