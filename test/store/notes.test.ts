import { expect, onTestFinished, test } from "vitest";
import { openServices } from "../tables/support.ts";

test("old notes of updates go in slices, the new ones stay", () => {
  const { store } = openServices(1);
  onTestFinished(() => store.close());
  const { updates } = store;
  store.transaction(() => {
    for (let id = 1; id <= 12_000; id++) updates.note(id, id <= 11_000 ? 1 : 3);
  });
  const left = (): number =>
    Array.from({ length: 12_000 }, (_, n) => n + 1).filter((id) => updates.isNoted(id)).length;
  const steps = [1, 2, 3, 4].map(() => {
    updates.removeOlder(2);
    return left();
  });
  expect(steps).toEqual([7_000, 2_000, 1_000, 1_000]);
});
