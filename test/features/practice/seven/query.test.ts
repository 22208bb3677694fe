import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { isA, simplified, wordsIn } from "../../../../src/bot/text/words.ts";
import { SEVEN_GAMES } from "../../../../src/features/practice/sets/types.ts";
import { gameText } from "../../../../src/features/practice/solve/words.ts";

test.each(LANGUAGES)(
  "a seven that is sent on is understood by the name of its game: %s",
  (language) => {
    const say = speaker(language);
    for (const game of SEVEN_GAMES) {
      const query = say("seven-query", { day: "5", game: gameText(game, say) });
      const [word, ...others] = wordsIn(simplified(query));
      expect(isA(word, "seven")).toBe(true);
      const meant = SEVEN_GAMES.filter((one) => others.some((other) => isA(other, `seven-${one}`)));
      expect(meant).toEqual([game]);
    }
  },
);
