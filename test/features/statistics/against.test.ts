import { expect, test } from "vitest";
import { rivalsOf } from "../../../src/features/statistics/against.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, BORIS } from "../../tables/support.ts";
import { endedSo } from "../../tables/toward-draw.ts";

test("two people whose only game was drawn have a page about both", () => {
  const terms = { ruleset: ruleset("plakoto"), stake: 1 };
  const { services } = endedSo(terms, ({ winner }) => winner === undefined);
  expect(rivalsOf(services, ANNA).map(({ id }) => id)).toEqual([BORIS]);
  services.store.close();
});
