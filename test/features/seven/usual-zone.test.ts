import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { usualZone } from "../../../src/features/seven/pages/reminding.ts";

test.each(LANGUAGES)(
  "the zone of most readers is a whole hour that is on offer: %s",
  (language) => {
    const zone = usualZone(speaker(language));
    expect(Number.isInteger(zone)).toBe(true);
    expect(zone).toBeGreaterThanOrEqual(0);
  },
);
