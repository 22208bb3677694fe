export { sendSevenOf } from "./pages/seven.ts";
export { friendLine, SHARED_WAYS, sharedSeven } from "./pages/share.ts";
export { gameText, lossText, squareSign, worseText } from "./pages/words.ts";
export { ANSWERED } from "./play/answered.ts";
export { SEVEN_FRIENDS, type SevenFriend, sevenFriend } from "./play/friends.ts";
export { progressOf, type SevenDone, sevenDone } from "./play/results.ts";
export { openSeven, SEVEN_GAMES, sevenToday, suppliedFor } from "./play/sets.ts";
export { FIRST_SHIPPED, isPast } from "./rules/days.ts";
export { keyOf, turnTo } from "./rules/ends.ts";
export { lossOf, lossOfEnd, type Square, squareOf } from "./rules/squares.ts";
export { countsOf, storedSide, THEMES } from "./rules/text.ts";
export { themeOf } from "./rules/themes.ts";
export {
  SEVEN,
  SEVEN_RULESETS,
  type SevenDecision,
  type SevenGame,
  type SevenTheme,
} from "./rules/types.ts";
export { type Worse, worseIn } from "./rules/worse.ts";
export type { SevenDay } from "./store/sevens.ts";
