import type { PersonId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

/** After so many games that they have ended, it is forgotten that a person left one. */
const FAIR_GAMES = 10;

/** Who left a game well before its end that a search had found. */
export const leaversIn = queriesOf((sql) => {
  const { run, values } = statements(sql);
  const countFair = run<[PersonId]>("UPDATE seek_leavers SET fair = fair + 1 WHERE person = ?");
  const forget = run<[{ person: PersonId; games: number }]>(
    "DELETE FROM seek_leavers WHERE person = @person AND fair >= @games",
  );
  return {
    left: run<[PersonId]>(
      "INSERT INTO seek_leavers (person) VALUES (?) ON CONFLICT (person) DO UPDATE SET fair = 0",
    ),
    /** They have not left this one. */
    stayed: (person: PersonId): void => {
      countFair(person);
      forget({ person, games: FAIR_GAMES });
    },
    /** Those among them who search now. */
    searching: values<[], PersonId>(
      `SELECT l.person FROM seeks s JOIN seek_leavers l ON l.person = s.person
       WHERE s.state = 'open'`,
    ),
  };
});
