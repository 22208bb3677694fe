import { expect, test } from "vitest";
import { privateChatOf } from "../../src/ids/ids.ts";
import { forget } from "../../src/tables/forget.ts";
import { remember } from "../../src/tables/people.ts";
import { makeRuleset } from "../../src/tables/rulesets.ts";
import { ruleset } from "../game/support.ts";
import { ANNA, openServices, rowOf, sitTogether } from "./support.ts";

const SECRET_NAME = "Anna Petrosyan's yard";

test("the name of a ruleset that somebody made in private is forgotten with them, in games too", () => {
  const services = openServices(3);
  const chat = privateChatOf(ANNA);
  const person = { id: ANNA, name: "Anna", username: "anna", language: "en" };
  remember(services, person, { id: chat, kind: "private", language: "en" });
  const { switches } = ruleset("short");
  const made = makeRuleset(services, {
    ...{ chat, maker: ANNA, name: SECRET_NAME, key: "yard", base: "short", switches },
  });
  if (!made.ok) throw new Error(made.code);
  const game = sitTogether(services, { ruleset: made.made.ruleset, stake: 1 });
  expect(dumpOf(services)).toContain(SECRET_NAME);
  forget(services, ANNA);
  expect(dumpOf(services)).not.toContain(SECRET_NAME);
  expect(rowOf(services, game).ruleset).toMatchObject({ switches, name: "—" });
});

/** Every value of every row. */
const dumpOf = ({ sql }: ReturnType<typeof openServices>): string => {
  const names = sql
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all();
  return JSON.stringify(names.map((name) => sql.prepare(`SELECT * FROM ${name}`).all()));
};
