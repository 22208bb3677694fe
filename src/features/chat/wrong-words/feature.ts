import type { Feature } from "../../../bot/feature/feature.ts";
import { TYPING_WORD, wrongWords } from "./dialog.ts";
import { WRONG_WORD_PRESSES } from "./presses.ts";
import { WRONG_WORDS_TOLD } from "./report.ts";
import { wrongWordsIn } from "./store.ts";

/** Players tell whoever runs the bot which of its words sound wrong. */
export const WRONG_WORDS: Feature = {
  name: "wrong-words",
  queries: [wrongWordsIn],
  presses: WRONG_WORD_PRESSES,
  handlers: [wrongWords],
  dialogs: [TYPING_WORD],
  notices: [WRONG_WORDS_TOLD],
};
