import { describe, expect, test } from "vitest";
import { Workroom } from "../../../src/bot/delivery/workroom.ts";
import { virtualTime } from "../../support/virtual-time.ts";

/** Everybody works for a second, one at a time; some names go first. */
const openRoom = (goFirst: ReadonlySet<string>) => {
  const { time, pass } = virtualTime();
  const room = new Workroom<string>(1, (who) => goFirst.has(who));
  const worked: string[] = [];
  const come = (who: string): void =>
    void room.inside(who, async () => {
      worked.push(who);
      await time.sleep(1_000);
    });
  return { come, worked, pass };
};

describe("a room for one", () => {
  test("lets those in first who go first, and the others in their order", async () => {
    const goFirst = new Set<string>();
    const { come, worked, pass } = openRoom(goFirst);
    for (const who of ["a", "b", "c", "d"]) come(who);
    goFirst.add("d");
    await pass(10_000);
    expect(worked).toEqual(["a", "d", "b", "c"]);
  });

  test("keeps the order of those who came as the first, however long they wait", async () => {
    const goFirst = new Set(["b", "c"]);
    const { come, worked, pass } = openRoom(goFirst);
    for (const who of ["a", "b", "c"]) come(who);
    goFirst.clear();
    goFirst.add("d");
    come("d");
    await pass(10_000);
    expect(worked).toEqual(["a", "b", "c", "d"]);
  });

  test("lets the others in too while ever more come who go first", async () => {
    const goFirst = new Set(Array.from({ length: 60 }, (_, n) => `first ${n}`));
    const { come, worked, pass } = openRoom(goFirst);
    come("at work");
    for (const who of ["x", "y", "z"]) come(who);
    for (const who of goFirst) {
      come(who);
      await pass(1_000);
    }
    expect(worked.filter((who) => who.length === 1)).toEqual(["x", "y", "z"]);
  });
});
