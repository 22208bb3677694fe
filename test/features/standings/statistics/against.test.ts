import { expect, test } from "vitest";
import { rivalsOf } from "../../../../src/features/standings/statistics/against.ts";
import { isGameId, isPersonId } from "../../../../src/ids/ids.ts";
import { remember } from "../../../../src/tables/people/people.ts";
import { ruleset } from "../../../game/support.ts";
import { ANNA, BORIS } from "../../../tables/support.ts";
import { endedSo } from "../../../tables/toward-draw.ts";

const drawnGame = () => {
  const terms = { ruleset: ruleset("plakoto"), stake: 1 };
  return endedSo(terms, ({ winner }) => winner === undefined);
};

test("two people whose only game was drawn have a page about both", () => {
  const { services } = drawnGame();
  expect(rivalsOf(services, ANNA).map(({ id }) => id)).toEqual([BORIS]);
  services.store.close();
});

test("a drawn game is the last of many", () => {
  const { services, id } = drawnGame();
  const { sql, store, now } = services;
  const [vahe = ANNA] = [3].filter(isPersonId);
  remember(services, { id: vahe, name: "Vahe", username: "vahe", language: "en" }, undefined);
  sql.exec("CREATE TEMP TABLE copied AS SELECT * FROM games");
  for (const game of Array.from({ length: 200 }, (_, at) => id + 1 + at).filter(isGameId)) {
    sql.exec(
      `UPDATE copied SET id = ${game}, secret = randomblob(32); INSERT INTO games SELECT * FROM copied`,
    );
    const won = { winner: vahe, loser: ANNA, outcome: "oin", ending: "borne-off" } as const;
    const points = { stake: 1, cube: 1n, multiplier: 1, points: 1n } as const;
    store.ledger.add({ ...won, ...points, game, at: now() - game, early: 0 });
  }
  expect(rivalsOf(services, ANNA).map(({ id }) => id)).toEqual([vahe, BORIS]);
  store.close();
});
