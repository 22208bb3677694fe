import { type Branded, isId, type PersonId, privateChatOf } from "../../../ids/ids.ts";
import type { Family } from "../../../rules/types.ts";
import { LONGEST_PACE_MS, postsOf } from "../../../store/posts.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";
import type { KeptTurn } from "../../../tables/game/kept-turn.ts";
import { ASKED } from "../decision/text.ts";
import { SEVEN } from "../sets/types.ts";

/** What a dare asks for: a position with a roll, as JSON, or a whole seven. */
export type DareSubject =
  | { readonly puzzle: string; readonly family: null; readonly day: null }
  | { readonly puzzle: null; readonly family: Family; readonly day: number };

export type DareRow = DareSubject & {
  readonly id: DareId;
  /** The number of its message. */
  readonly inline: string;
  readonly token: string;
  /** Null: forgotten. */
  readonly maker: PersonId | null;
  readonly language: string;
  readonly content: "photo" | "text";
  readonly at: number;
  /** 1: nobody may try any more. */
  readonly over: 0 | 1;
  /** 0: the message shows the newest state; otherwise larger with each change. */
  readonly behind: number;
};

export type NewDare = DareSubject &
  Pick<DareRow, "inline" | "token" | "maker" | "language" | "content" | "at">;

export type TryRow = KeptTurn & {
  readonly dare: DareId;
  readonly person: PersonId;
  /** In hundredths of a point; null until the turn is done. */
  readonly loss: number | null;
  readonly at: number;
};

type SharedSeven = {
  readonly person: PersonId;
  readonly family: Family;
  readonly day: number;
};

/** The kind of posts with a shared seven, to its sender; the subject is the seven. */
export const SEVEN_TOLD = "seven-told";

const FAMILIES: readonly Family[] = ["long", "short"];

const subjectOf = ({ family, day }: Pick<SharedSeven, "family" | "day">): number =>
  FAMILIES.length * day + FAMILIES.indexOf(family);

/** The seven of a post to its sender; undefined for a number that is none. */
export const sevenToldOf = (subject: number): Pick<SharedSeven, "family" | "day"> | undefined => {
  const family = FAMILIES[subject % FAMILIES.length];
  return family && { family, day: Math.floor(subject / FAMILIES.length) };
};

const DARES = `SELECT id, inline, token, maker, language, puzzle, family, day, content, at, over,
  behind FROM dares`;

const TRIES = "SELECT dare, person, presses, step, undone, loss, at FROM dare_tries";

/** So many who came to a shared seven are looked at for who has played it; others stay unnamed. */
const MOST_SHARERS = 100;

/** The tries that count in a dare of a seven: of people with all of it played, but its sender. */
const PLAYED = `FROM dare_tries t JOIN dares d ON d.id = t.dare
  WHERE t.dare = @dare AND t.person IS NOT d.maker AND (SELECT count(*) FROM seven_answers s
    WHERE s.person = t.person AND s.game = d.family AND s.day = d.day) = ${SEVEN}`;

export const dareTraces: Traces = {
  outlives: { "dares.maker": "emptied" },
  // Its message names the person; `played` is not needed here.
  forgetting: [
    `UPDATE dares SET behind = behind + 1 WHERE maker = @person OR id IN
       (SELECT dare FROM dare_tries WHERE person = @person)`,
  ],
};

export const daresIn = queriesOf((sql) => {
  const { run, changed, count, exists, row, rows, values } = statements(sql);
  /** Sevens of a day that a person tries or has sent, and that are not over. */
  const ofSeven = rows<[SharedSeven], DareRow>(
    `${DARES} WHERE family = @family AND day = @day AND over = 0 AND (maker = @person OR id IN
       (SELECT dare FROM dare_tries WHERE person = @person))`,
  );
  const lastSharers = values<[dare: DareId], PersonId>(
    `SELECT person FROM dare_tries WHERE dare = ? ORDER BY at DESC, person LIMIT ${MOST_SHARERS}`,
  );
  const lastDone = rows<[LastOf], TryRow>(
    `${TRIES} WHERE dare = @dare AND loss IS NOT NULL ORDER BY at DESC, person DESC LIMIT @most`,
  );
  const countDone = count<[dare: DareId]>(
    "SELECT count(*) FROM dare_tries WHERE dare = ? AND loss IS NOT NULL",
  );
  const lastPlayers = values<[LastOf], PersonId>(
    `SELECT t.person ${PLAYED} ORDER BY t.at DESC, t.person DESC LIMIT @most`,
  );
  const countPlayers = count<[Pick<LastOf, "dare">]>(`SELECT count(*) ${PLAYED}`);
  const posts = postsOf(sql);
  const tell = (maker: PersonId, { family, day }: SharedSeven): void => {
    const post = {
      kind: SEVEN_TOLD,
      subject: subjectOf({ family, day }),
      chat: privateChatOf(maker),
    };
    if (!posts.add(post)) posts.touchIn(post);
  };
  const touch = run<[id: DareId]>("UPDATE dares SET behind = behind + 1 WHERE id = ?");
  return {
    add: changed<[NewDare]>(
      `INSERT OR IGNORE INTO dares
         (inline, token, maker, language, puzzle, family, day, content, at)
       VALUES (@inline, @token, @maker, @language, @puzzle, @family, @day, @content, @at)`,
    ),
    /** Whether a person has played this position in a dare, which has told them the best turn. */
    hasPlayed: exists<[{ person: PersonId; puzzle: string }]>(
      `SELECT 1 FROM dare_tries t JOIN dares d ON d.id = t.dare
       WHERE t.person = @person AND t.loss IS NOT NULL AND CASE WHEN json_valid(d.puzzle)
         THEN json_extract(d.puzzle, ${ASKED}) = json_extract(@puzzle, ${ASKED}) END`,
    ),
    byId: row<[id: DareId], DareRow>(`${DARES} WHERE id = ?`),
    byInline: row<[inline: string], DareRow>(`${DARES} WHERE inline = ?`),
    byToken: row<[token: string], DareRow>(`${DARES} WHERE token = ?`),
    /** The others in these: their senders, and who plays under their results. */
    sharersOf: (seven: SharedSeven): readonly PersonId[] =>
      ofSeven(seven)
        .flatMap(({ id, maker }) => [
          ...(maker === null ? [] : [maker]),
          ...lastSharers(id).toReversed(),
        ])
        .filter((one) => one !== seven.person),
    /** Its messages follow, and their senders are told in private. */
    touchSeven: (seven: SharedSeven): void => {
      for (const { id, maker } of ofSeven(seven)) {
        touch(id);
        if (maker !== null && maker !== seven.person) tell(maker, seven);
      }
    },
    /** Dares in which both of two people take part, the first one first. */
    between: rows<[{ me: PersonId; friend: PersonId }], DareRow>(
      `${DARES} WHERE over = 0
         AND (maker = @me OR id IN (SELECT dare FROM dare_tries WHERE person = @me))
         AND (maker = @friend OR id IN (SELECT dare FROM dare_tries WHERE person = @friend))
       ORDER BY id`,
    ),
    /** The others in a person's dares, the last first. */
    others: values<[{ person: PersonId }], PersonId>(
      `WITH mine (id) AS (SELECT id FROM dares WHERE maker = @person AND over = 0
         UNION SELECT t.dare FROM dare_tries t JOIN dares d ON d.id = t.dare
         WHERE t.person = @person AND d.over = 0)
       SELECT other FROM (
         SELECT person AS other, dare FROM dare_tries WHERE dare IN mine
         UNION ALL SELECT maker, id FROM dares WHERE id IN mine AND maker IS NOT NULL)
       WHERE other <> @person GROUP BY other ORDER BY max(dare) DESC`,
    ),
    keepDecision: run<[puzzle: string, id: DareId]>("UPDATE dares SET puzzle = ? WHERE id = ?"),
    touch,
    /** Dares whose message is behind and may be edited; as for posts, no edit is hours away. */
    due: rows<[{ now: number }], DareRow>(
      `${DARES} WHERE behind > 0 AND (due_at <= @now OR due_at > @now + ${LONGEST_PACE_MS})
       ORDER BY due_at, id LIMIT 100`,
    ),
    /** Notes an attempt: the next edit is not before `dueAt`; false if it is not behind. */
    take: changed<[{ id: DareId; dueAt: number }]>(
      "UPDATE dares SET due_at = @dueAt WHERE id = @id AND behind > 0",
    ),
    /** Notes an edit; it stays behind if it has changed since this `behind`. */
    noteShown: run<[Pick<DareRow, "id" | "content" | "behind">]>(
      `UPDATE dares SET content = @content,
         behind = CASE WHEN behind = @behind THEN 0 ELSE behind END WHERE id = @id`,
    ),
    settle: run<[id: DareId]>("UPDATE dares SET behind = 0 WHERE id = ?"),
    end: run<[before: number]>(
      "UPDATE dares SET over = 1, behind = behind + 1 WHERE over = 0 AND at < ?",
    ),
    remove: run<[id: DareId]>("DELETE FROM dares WHERE id = ?"),
    tryOf: row<[dare: DareId, person: PersonId], TryRow>(`${TRIES} WHERE dare = ? AND person = ?`),
    /** The last people with a finished turn, in their order, and how many came before them. */
    done: (of: LastOf): LastComers<TryRow> => lastComers(lastDone(of), countDone(of.dare)),
    /** The same of a seven: people with all of it played. */
    players: (of: LastOf): LastComers<PersonId> => lastComers(lastPlayers(of), countPlayers(of)),
    keepTry: run<[TryRow]>(
      `INSERT OR REPLACE INTO dare_tries (dare, person, presses, step, undone, loss, at)
       VALUES (@dare, @person, @presses, @step, @undone, @loss, @at)`,
    ),
  };
});

type LastOf = { readonly dare: DareId; readonly most: number };

/** The last who came, in their order, and how many came before them. */
export type LastComers<One> = { readonly last: readonly One[]; readonly more: number };

const lastComers = <One>(newest: readonly One[], all: number): LastComers<One> => ({
  last: newest.toReversed(),
  more: all - newest.length,
});

export type DareId = Branded<"dare">;

export const isDareId = (value: number): value is DareId => isId(value) && value > 0;
