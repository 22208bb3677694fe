export { answerEntered, calledFor, isTheirs, mayComeIn, sayEntered } from "./contest.ts";
export { EVENINGS } from "./evenings.ts";
export { type ContestMenu, startText } from "./menu.ts";
export { contestMessage, MEDALS, podiumDrawing } from "./message.ts";
export { type ContestWords, contestOpening } from "./opening.ts";
export { type ContestKind, contestCard, contestPost, contestWelcome } from "./posts.ts";
export { CONTEST_FIELDS } from "./presses.ts";
export { isOfMatch } from "./words.ts";
