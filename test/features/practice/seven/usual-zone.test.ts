import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { sevenPress } from "../../../../src/features/practice/seven/pages/presses.ts";
import {
  remindingPage,
  usualZone,
} from "../../../../src/features/practice/seven/pages/reminding.ts";

const LOOK = { board: "emoji", theme: "wood" } as const;

test.each(LANGUAGES)(
  "the zone of most readers is a whole hour that is on offer: %s",
  (language) => {
    const say = speaker(language);
    const zone = usualZone(say);
    expect(Number.isInteger(zone)).toBe(true);
    const { keyboard } = remindingPage(zone - 1, false, undefined, LOOK, say);
    const callback_data = sevenPress({ do: "seven-hours", zone });
    expect(keyboard.flat()).toContainEqual(expect.objectContaining({ callback_data }));
  },
);
