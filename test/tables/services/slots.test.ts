import { expect, test } from "vitest";
import { slotOf } from "../../../src/tables/services/slots.ts";

test("a slot finds what was given for it, in the order of the extensions", () => {
  const names = slotOf<string>();
  const others = slotOf<string>();
  const extensions = [
    { gives: [names.give("first"), others.give("another")] },
    {},
    { gives: [names.give("second")] },
  ];
  expect(names.of({ extensions })).toEqual(["first", "second"]);
  expect(others.of({ extensions })).toEqual(["another"]);
  expect(names.of({ extensions: [] })).toEqual([]);
});
