import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { sharedPage } from "../../../../src/features/practice/dare/pages/pages.ts";
import { SEVEN } from "../../../../src/features/practice/sets/types.ts";
import type { SevenFriend } from "../../../../src/features/practice/seven/play/results.ts";
import { isPersonId } from "../../../../src/ids/ids.ts";

/** Of a message, after its entities. */
const TELEGRAM_LIMIT = 4_096;

const friend = (id: number): SevenFriend => {
  if (!isPersonId(id)) throw new Error("nobody");
  const answers = Array.from({ length: SEVEN }, (_, number) => ({
    ...{ number, played: "", loss: 0, ranked: true, at: 0 },
  }));
  return { id, name: `${id} ${"W".repeat(60)}`, answers };
};

test.each(LANGUAGES)(
  "a shared seven names the last ten who played, and how many more: %s",
  (id) => {
    const say = speaker(id);
    const last = Array.from({ length: 10 }, (_, at) => friend(at + 391));
    const { html } = sharedPage({ own: undefined, others: { last, more: 390 } }, false, say);
    const named = html.match(/\d+ W/g) ?? [];
    expect(named).toHaveLength(10);
    expect(html).toContain("400 W");
    expect(html).toContain(say("dare-more", { more: 390 }));
    expect(html.length).toBeLessThan(TELEGRAM_LIMIT);
  },
);
