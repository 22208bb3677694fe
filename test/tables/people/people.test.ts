import { afterEach, beforeEach, expect, test } from "vitest";
import { short } from "../../../src/rules/rulesets.ts";
import { botLeft, chatMoved } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { chatId, GROUP, openServices, sitTogether } from "../support.ts";

/** The group before it became a supergroup, met again by an update that comes late. */
const BEFORE = chatId(-4_700_000_009);

let services: Services;
beforeEach(() => {
  services = openServices(1);
});
afterEach(() => services.store.close());

test("a chat that is open again because a group moves to it has its tables looked at again", () => {
  sitTogether(services, { ruleset: short, stake: 1 });
  const { people, tables } = services.store;
  botLeft(services, GROUP);
  const before = tables.openIn(GROUP).map(({ behind }) => behind);
  people.saveChat({ id: BEFORE, kind: "group", language: "en" });

  chatMoved(services, BEFORE, GROUP);

  expect(people.chat(GROUP)?.present).toBe(true);
  const after = tables.openIn(GROUP).map(({ behind }) => behind);
  expect(after).toHaveLength(1);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
});
