export { answerEntered, calledFor, isTheirs, mayComeIn, sayEntered } from "./contest.ts";
export { type EventMenu, startText } from "./menu.ts";
export { eventMessage, MEDALS, podiumDrawing } from "./message.ts";
export { type EventWords, openedBy } from "./opening.ts";
export { CONTEST_FIELDS } from "./presses.ts";
export { isOfMatch } from "./words.ts";
