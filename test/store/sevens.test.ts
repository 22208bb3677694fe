import { beforeEach, expect, test } from "vitest";
import { sevensIn } from "../../src/features/practice/sets/sevens.ts";
import { isPersonId, type PersonId } from "../../src/ids/ids.ts";
import { forget } from "../../src/tables/people/forget.ts";
import { ANNA, BORIS, openServices } from "../tables/support.ts";

const DAY = { game: "long", day: 3 } as const;
const SET = { ...DAY, text: "{}", hash: "00", supply: null };

let services: ReturnType<typeof openServices>;
beforeEach(() => {
  services = openServices(1);
  sevensIn(services.store).put(SET);
});

const answered = (person: PersonId, number: number, loss: number, ranked = true) =>
  sevensIn(services.store).answer(
    { ...DAY, person },
    { number, played: `x>${number}`, loss, ranked, at: 1000 + number },
  );

const playAll = (person: PersonId, loss: number): void => {
  for (let number = 0; number < 7; number++) answered(person, number, number === 0 ? loss : 0);
};

test("the first secret is kept, and no other asked for", () => {
  const sevens = sevensIn(services.store);
  const first = sevens.secret(() => new Uint8Array(32).fill(7));
  expect(first).toBe("07".repeat(32));
  expect(sevens.secret(() => new Uint8Array(32).fill(9))).toBe(first);
});

test("a day has one set, and what was put first stays", () => {
  const sevens = sevensIn(services.store);
  expect(sevens.put({ ...SET, text: "other", supply: "abc" })).toBe(false);
  expect(sevens.find(DAY)).toEqual(SET);
  expect(sevens.find({ game: "short", day: 3 })).toBeUndefined();
  expect(sevens.put({ ...SET, day: 5, supply: "abc" })).toBe(true);
  expect(sevens.days({ game: "long", day: 3 })).toEqual([3, 5]);
  expect(sevens.days({ game: "long", day: 4 })).toEqual([5]);
  expect(sevens.taken("long")).toEqual(["abc"]);
});

test("a second answer to a decision is not taken", () => {
  expect(answered(ANNA, 0, 12)).toBe("added");
  expect(answered(ANNA, 0, 0)).toBe("already");
  const sevens = sevensIn(services.store);
  expect(sevens.answers({ ...DAY, person: ANNA })).toEqual([
    { number: 0, played: "x>0", loss: 12, ranked: true, at: 1000 },
  ]);
  expect(sevens.answers({ ...DAY, person: BORIS })).toEqual([]);
});

test("the seventh answer of the day makes a result; one that came late makes none", () => {
  const sevens = sevensIn(services.store);
  for (let number = 0; number < 6; number++) expect(answered(ANNA, number, number)).toBe("added");
  expect(sevens.standing({ ...DAY, person: ANNA })).toBeUndefined();
  expect(answered(ANNA, 6, 6)).toBe("finished");
  expect(sevens.standing({ ...DAY, person: ANNA })).toEqual({ others: 0, beaten: 0 });
  expect(sevens.daysPlayed(ANNA)).toEqual([3]);
  for (let number = 0; number < 7; number++) answered(BORIS, number, 0, number < 6);
  expect(sevens.standing({ ...DAY, person: BORIS })).toBeUndefined();
  expect(sevens.daysPlayed(BORIS)).toEqual([]);
});

const someone = (number: number): PersonId => {
  if (!isPersonId(number)) throw new Error(`${number} is no person`);
  services.store.people.savePerson({ id: number, name: "N", username: null, language: "en" }, 0);
  return number;
};

test("players are compared by their loss, and no one beats an equal", () => {
  const people = [5, 5, 0, 12, 5].map((loss, at) => {
    const person = someone(10 + at);
    playAll(person, loss);
    return person;
  });
  const sevens = sevensIn(services.store);
  expect(people.map((person) => sevens.standing({ ...DAY, person }))).toEqual(
    [1, 1, 4, 0, 1].map((beaten) => ({ others: 4, beaten })),
  );
  expect(sevens.best({ ...DAY, most: 2 }).map(({ loss }) => loss)).toEqual([0, 5]);
});

test("nothing of the sevens is left of who is forgotten, and others keep theirs", () => {
  playAll(ANNA, 3);
  playAll(BORIS, 4);
  forget(services, ANNA);
  for (const table of ["seven_answers", "seven_results"]) {
    const people = services.sql.prepare(`SELECT DISTINCT person FROM ${table}`).pluck().all();
    expect(people).toEqual([BORIS]);
  }
  expect(sevensIn(services.store).standing({ ...DAY, person: BORIS })).toEqual({
    others: 0,
    beaten: 0,
  });
});
