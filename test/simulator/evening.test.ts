import { describe, expect, test } from "vitest";
import { liveEvening } from "./evening.ts";
import { LAWS, type Law } from "./evening-laws.ts";
import { eveningLines, shareOf } from "./evening-table.ts";

const FEW = { seed: 1, groups: 12, minutes: 1.5 };

/** As scarce for a dozen groups as Telegram's law is for hundreds. */
const SCARCE: Law = { name: "scarce", aSecond: 3, isStormy: false };

describe("an evening in a dozen groups", () => {
  const free = liveEvening({ ...FEW, law: LAWS[0] });

  test.each(LAWS)("leaves no press unanswered and no board unshown: $name", async (law) => {
    const { waits, errors } = await (law === LAWS[0] ? free : liveEvening({ ...FEW, law }));
    expect(waits.presses).toBeGreaterThan(100);
    expect(waits.answers).toHaveLength(waits.presses);
    expect(shareOf(waits.boards, 1)).toBeLessThan(20_000);
    expect(errors).toEqual([]);
  });

  test("lets people wait the longer, the less Telegram takes, but never for an answer", async () => {
    const scarce = await liveEvening({ ...FEW, law: SCARCE });
    const stormy = await liveEvening({ ...FEW, law: { ...SCARCE, isStormy: true } });
    const unhurried = await free;
    const median = [unhurried, scarce].map(({ waits }) => shareOf(waits.boards, 0.5));
    expect(median[0]).toBeLessThan(1_000);
    expect(median[1]).toBeGreaterThan(1_000);
    const most = [unhurried, scarce, stormy].map(({ waits }) => shareOf(waits.boards, 0.99));
    expect(most.toSorted((one, other) => one - other)).toEqual(most);
    for (const { waits } of [unhurried, scarce])
      expect(shareOf(waits.answers, 1)).toBeLessThan(1_000);
    expect(shareOf(stormy.waits.answers, 1)).toBeLessThan(10_000);
  });

  test("makes the same calls with the same seed, and others with another one", async () => {
    const short = { ...FEW, groups: 4, minutes: 0.75, law: LAWS[2] };
    const [first, again, other] = [
      await liveEvening(short),
      await liveEvening(short),
      await liveEvening({ ...short, seed: 2 }),
    ];
    expect(again).toEqual(first);
    expect(other.called.digest).not.toBe(first.called.digest);
  });

  test("is told as a table", async () => {
    const told: string[] = [];
    for await (const lines of eveningLines({ seed: 1, groups: 2, minutes: 1 })) told.push(lines);
    for (const { name } of LAWS) expect(told.join("\n")).toContain(`\n${name} `);
  });
});

test("nobody starves where far more is asked for than Telegram takes", async () => {
  const [groups, aSecond] = [40, 1];
  const law = { name: "a second each", aSecond, isStormy: false };
  const { waits } = await liveEvening({ seed: 1, groups, minutes: 3, law });
  const inTurnMs = (groups / aSecond) * 1_000;
  // A place that is refused while the pace is found out waits for another turn.
  expect(shareOf(waits.boards, 0.9)).toBeLessThan(2.5 * inTurnMs);
  expect(shareOf(waits.boards, 1)).toBeLessThan(5 * inTurnMs);
  expect(shareOf(waits.offers, 1)).toBeLessThan(5 * inTurnMs);
});
