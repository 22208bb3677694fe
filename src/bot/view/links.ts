/** Payloads of `/start` that begin so ask for the rules of a game. */
export const RULES_PAYLOAD = "rules-";

/** The payload of `/start` that asks for the help. */
export const HELP_PAYLOAD = "help";

/** The payload of `/start` that asks for the first lesson. */
export const LESSON_PAYLOAD = "lesson";

/** Payloads of `/start` that begin so accept the challenge of a link. */
export const SIT_PAYLOAD = "sit-";

/** A deep link into the private chat with the bot, whose username is `me`. */
export const linkTo = (me: string, payload: string): string =>
  `https://t.me/${me}?start=${payload}`;
