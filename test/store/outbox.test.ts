import { afterEach, beforeEach, expect, test } from "vitest";
import { short } from "../../src/rules/rulesets.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { claimForTable } from "../../src/tables/shown/pressed.ts";
import { ANNA, GROUP, openServices, sitTogether } from "../tables/support.ts";

let services: Services;
beforeEach(() => {
  services = openServices(1);
});
afterEach(() => services.store.close());

test("a message pressed before its sending is answered stays, as the table takes it", () => {
  const game = sitTogether(services, { ruleset: short, stake: 1 });
  const { outbox, tables } = services.store;
  const [table] = tables.openIn(GROUP);
  if (!table) throw new Error("there is no table");
  const show = (message: number, before: number | null) =>
    outbox.sent({ ...table, message, before, content: "text", shown: "as it is" });
  outbox.sending(table.id);
  show(5, null);

  // It comes again further down, and somebody presses it at once.
  outbox.sending(table.id);
  claimForTable(services, { chat: GROUP, message: 16, content: "text" }, { game }, ANNA);
  show(16, 5);

  expect(tables.byId(table.id)?.message).toBe(16);
  expect(outbox.leftovers(GROUP).map(({ message }) => message)).toEqual([5]);
});
