import type { PersonId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

export type WrongWord = {
  readonly id: number;
  readonly person: PersonId;
  /** In which it was read. */
  readonly language: string;
  /** What the person wrote of it. */
  readonly line: string;
};

/** The kind of notices with a wrong word; the subject is its number. */
export const WRONG_WORD_NOTICE = "wrong-word";

/** Lines about words of ours, until whoever runs the bot has them. */
export const wrongWordsIn = queriesOf((sql) => {
  const { row, run } = statements(sql);
  const add = row<[Omit<WrongWord, "id">], Pick<WrongWord, "id">>(
    `INSERT INTO wrong_words (person, language, line) VALUES (@person, @language, @line)
     RETURNING id`,
  );
  return {
    add: (word: Omit<WrongWord, "id">): number | undefined => add(word)?.id,
    of: row<[id: number], WrongWord>(
      "SELECT id, person, language, line FROM wrong_words WHERE id = ?",
    ),
    remove: run<[id: number]>("DELETE FROM wrong_words WHERE id = ?"),
  };
});
