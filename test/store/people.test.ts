import { afterEach, beforeEach, expect, test } from "vitest";
import { remember } from "../../src/tables/people/people.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { ANNA, BORIS, GROUP, openServices } from "../tables/support.ts";

let services: Services;
beforeEach(() => {
  services = openServices(1);
});
afterEach(() => services.store.close());

test("a username is of the person last seen with it, in whatever letters", () => {
  const { people } = services.store;
  people.savePerson({ id: BORIS, name: "Boris", username: "ANNA", language: "en" }, 0);
  expect(people.byUsername("anna")?.id).toBe(BORIS);
  expect(people.person(ANNA)).toMatchObject({ name: "Anna", username: null });
  expect(people.byUsername("boris")).toBeUndefined();
});

test("a group has the title that it was last seen with", () => {
  const { people } = services.store;
  const here = { id: GROUP, kind: "group", language: "ru" } as const;
  expect(people.chat(GROUP)?.title).toBe("");
  remember(services, undefined, { ...here, title: "The yard" });
  expect(people.chat(GROUP)).toMatchObject({ title: "The yard", language: "en" });
  remember(services, undefined, here);
  expect(people.chat(GROUP)?.title).toBe("The yard");
  remember(services, undefined, { ...here, title: "The new yard" });
  expect(people.chat(GROUP)?.title).toBe("The new yard");
});
