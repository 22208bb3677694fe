import { expect, test } from "vitest";
import { TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import { TELEGRAM_BUDGET } from "../../src/playground/bot-api/budget.ts";
import { walkAnEvening } from "../support/evening-walk.ts";
import type { Phone } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { counted } from "../support/table.ts";

const stage = story({
  allowances: TELEGRAM_ALLOWANCES,
  budget: TELEGRAM_BUDGET,
  asksDone: false,
});
const { anna, boris, vahe } = stage;

const four = async (): Promise<readonly [Phone, Phone, Phone, Phone]> => {
  const { key } = await anna.invite();
  return [anna, boris, vahe, stage.client.as(key)];
};

const PRESSES = 75;

test.each([
  { kind: "group", seed: 2 },
  { kind: "supergroup", seed: 1 },
])("four people talk in a $kind: the board is in sight where it is pressed", async (walk) => {
  if (walk.kind === "supergroup") await anna.upgradeGroup();
  const [host, guest, ...others] = await four();
  const walked = { presses: 0, outOfSight: 0 };
  const calls = await stage.client.callsDuring(async () => {
    const couples = [[host, guest]] as const;
    const talkers = [host, guest, ...others];
    Object.assign(
      walked,
      await walkAnEvening({ stage, couples, talkers, seed: walk.seed, presses: PRESSES }),
    );
  });
  expect(walked.presses).toBe(PRESSES);
  expect(walked.outOfSight).toBeLessThanOrEqual(10);
  // Where it is sent anew, that is in place of an edit: the challenge and the seat are two more.
  expect(counted(calls).length).toBeLessThanOrEqual(walked.presses + 3);
});

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

test("two tables share a group: no call is refused, and half of the boards come in five seconds", async () => {
  const [host, guest, other, friend] = await four();
  const couples = [[host, guest] as const, [other, friend] as const];
  const boards: number[] = [];
  const calls = await stage.client.callsDuring(async () => {
    boards.push(
      ...(await walkAnEvening({ stage, couples, talkers: [], seed: 1, presses: PRESSES })).boards,
    );
  });
  expect(calls.filter(({ ok }) => !ok)).toEqual([]);
  // Two boards for each table cannot come faster than eighteen a minute.
  expect(percentile(boards, 0.5)).toBeLessThanOrEqual(5_200);
  expect(percentile(boards, 0.9)).toBeLessThanOrEqual(6_400);
});
