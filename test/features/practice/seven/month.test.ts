import { expect, test } from "vitest";
import { dayBegins } from "../../../../src/features/practice/sets/days.ts";
import { sevensIn } from "../../../../src/features/practice/sets/sevens.ts";
import { sevenMonth } from "../../../../src/features/practice/seven/play/results.ts";
import { ANNA, openServices } from "../../../tables/support.ts";

test("a month shows what was played, what a freeze made good, and what is still to come", () => {
  const open = openServices(1);
  // The ninth day is 1 December 2026, a Tuesday.
  const services = { ...open, now: () => dayBegins(13) };
  expect(sevenMonth(services, ANNA)).toBeUndefined();
  for (const day of [8, 9, 11]) {
    sevensIn(services.store).put({ game: "long", day, text: "{}", hash: "00", supply: null });
    for (let number = 0; number < 7; number++) {
      sevensIn(services.store).answer(
        { game: "long", day, person: ANNA },
        { number, played: "x>y", loss: 0, ranked: true, at: 1 },
      );
    }
  }
  const twelfth = sevenMonth({ ...services, now: () => dayBegins(12) }, ANNA);
  expect(twelfth).toMatchObject({ year: 2026, month: 12, before: 1 });
  expect(twelfth?.days).toHaveLength(31);
  expect(twelfth?.days.slice(0, 5)).toEqual(["played", "kept", "played", "ahead", "ahead"]);
  // A second day missed within the week ends it, and what was forgiven counts no more.
  expect(sevenMonth(services, ANNA)?.days.slice(0, 4)).toEqual([
    "played",
    "missed",
    "played",
    "missed",
  ]);
});
