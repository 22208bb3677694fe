import { expect, test } from "vitest";
import { privateChatOf } from "../../../src/ids/ids.ts";
import { cancelOwn, challenge } from "../../../src/tables/challenge/challenge.ts";
import { rematch } from "../../../src/tables/challenge/rematch.ts";
import { forget, forgetOld } from "../../../src/tables/people/forget.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { makeRuleset } from "../../../src/tables/people/rulesets.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, BORIS, GROUP, giveUps, openServices, rowOf, sitTogether } from "../support.ts";

const SECRET_NAME = "Anna Petrosyan's yard";

test("the name of a ruleset made in private is forgotten with its maker, in games too", () => {
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

test("no game begins with a person who asked for another one and is forgotten", () => {
  const services = openServices(3);
  const game = giveUps(services, [[ANNA, "oin"]]);
  expect(rematch(services, game, BORIS)).toMatchObject({ began: false });
  forget(services, BORIS);
  expect(rematch(services, game, ANNA)).toMatchObject({ code: "challenge-closed" });
  expect(rowOf(services, game).next).toBeNull();
});

const DAY_MS = 24 * 60 * 60_000;

test("who does not come for long is forgotten, and a challenge without a game goes; games stay", () => {
  const opened = openServices(3);
  let now = opened.now();
  const services = {
    ...opened,
    now: () => now,
    retention: { challengesDays: 30, peopleDays: 100 },
  };
  const terms = { ruleset: ruleset("short"), stake: 1 };
  const game = sitTogether(services, terms);
  expect(challenge(services, GROUP, ANNA, terms).ok).toBe(true);
  expect(cancelOwn(services, GROUP, ANNA).ok).toBe(true);
  const count = (table: string) =>
    opened.sql.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  forgetOld(services);
  expect([count("challenges"), count("tables")]).toEqual([2, 2]);
  now += 31 * DAY_MS;
  remember(services, { id: BORIS, name: "Boris", username: "boris", language: "en" }, undefined);
  forgetOld(services);
  expect([count("challenges"), count("tables")]).toEqual([1, 1]);
  now += 80 * DAY_MS;
  forgetOld(services);
  expect(services.store.people.person(ANNA)?.name).toBe("");
  expect(services.store.people.person(BORIS)?.name).toBe("Boris");
  expect(rowOf(services, game).endedAt).not.toBeNull();
});
