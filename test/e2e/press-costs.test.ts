import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTwice, openQueries, type Query } from "../support/queries.ts";
import { story } from "../support/stage.ts";
import { buttonsOf, playerOf, pressOn, sitDown } from "../support/table.ts";

const stage = story();
const { anna, boris } = stage;
let queries: ReturnType<typeof openQueries>;
beforeEach(async () => {
  await stage.forbidPictures();
  queries = openQueries(stage.databasePath);
});
afterEach(() => queries.close());

/** So many statements one press at a group's table takes, from the update to the noted edit. */
const MOST = { move: 48, done: 52 } as const;

/** A sweep may come between, so that the fewest are those of the press. */
const fewest = (all: readonly (readonly Query[])[]): readonly Query[] =>
  all.toSorted((one, other) => one.length - other.length)[0] ?? expect.fail("nobody pressed");

test("a press takes few statements, and asks nothing again that has not changed", async () => {
  let table = await sitDown(anna, boris, "short 5");
  const taken = { move: [] as Query[][], done: [] as Query[][] };
  for (let press = 0; press < 9; press++) {
    const player = await playerOf(table, [anna, boris]);
    const [button] = buttonsOf(table).filter(({ press: { do: what } }) => /move|done/.test(what));
    const { do: what } = button?.press ?? expect.fail("nothing to press");
    if (!button || (what !== "move" && what !== "done")) continue;
    queries.take();
    await stage.client.callsDuring(async () => {
      table = await pressOn(player, table, button);
    });
    taken[what].push([...queries.take()]);
  }
  for (const what of ["move", "done"] as const) {
    const asked = fewest(taken[what]);
    expect(askedTwice(asked), what).toEqual([]);
    expect(asked.length, asked.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(MOST[what]);
  }
});
