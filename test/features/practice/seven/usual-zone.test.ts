import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { sevenPress } from "../../../../src/features/practice/seven/pages/presses.ts";
import {
  remindingPage,
  usualZone,
} from "../../../../src/features/practice/seven/pages/reminding.ts";

const LOOK = { board: "emoji", theme: "wood" } as const;

test.each(LANGUAGES)("the zone of most readers is on offer, from the next one: %s", (language) => {
  const say = speaker(language);
  const usual = usualZone(say);
  const west = { zone: usual.half ? usual.zone : usual.zone - 1 };
  const { keyboard } = remindingPage(west, false, undefined, LOOK, say);
  const callback_data = sevenPress({ do: "seven-hours", ...usual });
  expect(keyboard.flat()).toContainEqual(expect.objectContaining({ callback_data }));
});

test("in Tehran eight in the evening is half past four of UTC", () => {
  const say = speaker("fa");
  const { keyboard } = remindingPage(usualZone(say), false, undefined, LOOK, say);
  const callback_data = sevenPress({ do: "seven-remind", hour: 16, half: 1 });
  // The evening is the last of the day, and read from the right.
  expect(keyboard[0]?.[0]).toMatchObject({ callback_data });
});
