import { expect, test } from "vitest";
import { SEVEN } from "../../../../src/features/practice/sets/types.ts";
import { daresIn, isDareId } from "../../../../src/features/practice/sharing/dares.ts";
import { SQL } from "../../../../src/store/prepared.ts";
import { freshDatabase } from "../../../support/fresh.ts";
import { openQueries } from "../../../support/queries.ts";

const TRIED = 300;

/** What an edit asks for when a position and a shared seven have had three hundred players. */
const asked = () => {
  const sql = freshDatabase();
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>): void => {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`);
    sql.prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`).run(row);
  };
  const seven = { game: "long", day: 1 };
  insert("sevens", { ...seven, text: "", hash: "" });
  const dare = { maker: null, language: "en", content: "text", at: 0 };
  insert("dares", {
    ...{ ...dare, id: 1, inline: "a", token: "a", puzzle: "{}", family: null, day: null },
  });
  insert("dares", {
    ...{ ...dare, id: 2, inline: "b", token: "b", puzzle: null, family: "long", day: 1 },
  });
  for (let person = 1; person <= TRIED; person++) {
    insert("people", { id: person, name: `Nr ${person}`, language: "en" });
    // Every third has only begun.
    const isDone = person % 3 !== 0;
    const row = { person, presses: "", step: 0, undone: 0, at: person };
    insert("dare_tries", { ...row, dare: 1, loss: isDone ? 0 : null });
    insert("dare_tries", { ...row, dare: 2, loss: null });
    for (let number = 0; number < (isDone ? SEVEN : 1); number++) {
      insert("seven_answers", {
        ...{ ...seven, person, number, played: "", loss: 0, ranked: 1, at: 0 },
      });
    }
  }
  const queries = openQueries(sql.name);
  const unlessDamaged = <T>(_: string, read: () => T): T => read();
  const dares = daresIn({ [SQL]: sql, unlessDamaged });
  const [first, second] = [1, 2].filter(isDareId);
  if (first === undefined || second === undefined) throw new Error("no dares");
  const done = dares.done({ dare: first, most: 10 });
  const players = dares.players({ dare: second, most: 10 });
  const count = queries.take().length;
  queries.close();
  return { done, players, count };
};

test("an edit reads those who came last, and how many came before them, by two questions", () => {
  const { done, players, count } = asked();
  const last = [286, 287, 289, 290, 292, 293, 295, 296, 298, 299];
  expect(done.last.map(({ person }) => person)).toEqual(last);
  expect(players.last).toEqual(last);
  expect([done.more, players.more]).toEqual([190, 190]);
  expect(count).toBe(4);
});
