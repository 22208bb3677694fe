import type { Api } from "grammy";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";
import { failureOf } from "./failure.ts";

/** Telegram shows no more of an answer to a press. */
export const ANSWER_CHARACTERS = 200;
/** The first unit of a letter of two: Telegram refuses it without the second. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;

const MOST_TRIES = 3;

/** A phone gives up by itself after this time. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 500;

type PressQuery = {
  readonly api: Api;
  readonly log: Logger;
  readonly time: Time;
  readonly query: string;
};

export type PressAnswer = {
  readonly text?: string;
  readonly show_alert?: boolean;
  readonly url?: string;
};

/** Answers a press in the background and retries where that helps; a late answer is no failure. */
export const answerPress = async (
  { api, log, time, query }: PressQuery,
  { text, ...other }: PressAnswer,
): Promise<void> => {
  const answer = {
    ...(text !== undefined && { text: text.slice(0, ANSWER_CHARACTERS).replace(HALF_LETTER, "") }),
    ...other,
  };
  const begun = time.elapsed();
  for (let tries = 1; ; tries++) {
    try {
      await api.answerCallbackQuery(query, answer);
      return;
    } catch (error) {
      const failure = failureOf(error);
      const pause = failure.kind === "wait" ? failure.seconds * 1000 : PAUSE_MS;
      const mayHelp = failure.kind === "wait" || failure.kind === "broken";
      const isTooLate = time.elapsed() - begun + pause > LONGEST_WAIT_MS;
      if (!mayHelp || isTooLate || tries === MOST_TRIES) {
        log.info({ err: error }, "a press could not be answered");
        return;
      }
      await time.sleep(pause);
    }
  }
};
