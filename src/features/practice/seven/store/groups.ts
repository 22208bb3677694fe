import type { ChatId, PersonId } from "../../../../ids/ids.ts";
import { RUNS_WITH } from "../../../../store/games.ts";
import type { PersonInChat } from "../../../../store/people.ts";
import { postsOf } from "../../../../store/posts.ts";
import { queriesOf } from "../../../../store/prepared.ts";
import { statements } from "../../../../store/statements.ts";
import type { SevenDay } from "../../sets/sevens.ts";

/** A group that a person was asked about, and their answer. */
export type SevenGroup = { readonly chat: ChatId; readonly shown: 0 | 1 | null };

export type ChatDay = { readonly chat: ChatId; readonly day: number };

export type GroupResult = Pick<SevenDay, "game"> & {
  readonly person: PersonId;
  readonly loss: number;
  /** The loss of each turn, in order. */
  readonly losses: readonly number[];
};

/** The kind of posts with a group's day; the subject is the day. */
export const GROUP_DAY = "seven";

/** The messages of past days that are made again without a person. */
const MOST_MADE_AGAIN = 100;

/** Groups that want a message a day; stored settings have only the changed ones. */
const WANTS = "c.settings ->> '$.sevens' = 1";
const WANTS_SEVENS = `c.present = 1 AND ${WANTS}`;

/** Messages that show a person's seven, or name the person as winner of the day before. */
const NAMING = `p.message IS NOT NULL AND (
  EXISTS (SELECT 1 FROM seven_results r WHERE r.person = @person AND r.day = p.subject)
  OR EXISTS (SELECT 1 FROM seven_results r WHERE r.person = @person AND r.day =
    (SELECT max(b.subject) FROM posts b
     WHERE b.chat = p.chat AND b.kind = p.kind AND b.subject < p.subject)))`;

/** The groups that see people's sevens, and their messages. */
export const sevenGroupsIn = queriesOf((sql) => {
  const { run, rows, value, values } = statements(sql);
  const posts = postsOf(sql);
  const groupsOf = values<[{ person: PersonId; day: number }], ChatId>(
    `SELECT m.chat FROM seven_members m JOIN chats c ON c.id = m.chat
     WHERE m.person = @person AND m.shown = 1 AND ${WANTS}
       AND EXISTS (SELECT 1 FROM seven_results r WHERE r.person = @person AND r.day = @day)`,
  );
  const dropLate = run<[{ day: number }]>(
    `UPDATE posts INDEXED BY posts_due SET behind = 0
     WHERE behind > 0 AND kind = '${GROUP_DAY}' AND message IS NULL AND subject < @day`,
  );
  const results = rows<
    [{ chat: ChatId; day: number }],
    Omit<GroupResult, "losses"> & { readonly losses: string }
  >(
    `SELECT r.game, r.person, r.loss, (
         SELECT group_concat(a.loss, ' ' ORDER BY a.number) FROM seven_answers a
         WHERE a.person = r.person AND a.game = r.game AND a.day = r.day) AS losses
     FROM seven_members m JOIN seven_results r ON r.person = m.person
     WHERE m.chat = @chat AND m.shown = 1 AND r.game IN ('long', 'short') AND r.day = @day
     ORDER BY r.loss, r.at`,
  );
  return {
    /** A group with sevens where a person has played and was never asked about theirs. */
    unasked: value<[{ person: PersonId }], ChatId>(
      `SELECT c.id FROM chats c WHERE c.id IN (
           SELECT chat FROM standings WHERE person = @person
           UNION SELECT s.chat FROM games g JOIN series s ON s.id = g.series WHERE ${RUNS_WITH})
         AND c.kind = 'group' AND ${WANTS_SEVENS}
         AND NOT EXISTS (SELECT 1 FROM absences a WHERE a.chat = c.id AND a.person = @person)
         AND NOT EXISTS (SELECT 1 FROM seven_members m WHERE m.chat = c.id AND m.person = @person)
       LIMIT 1`,
    ),
    ask: run<[{ chat: ChatId; person: PersonId; day: number }]>(
      `INSERT OR IGNORE INTO seven_members (chat, person, shown, asked)
       VALUES (@chat, @person, NULL, @day)`,
    ),
    /** The group that a person was asked about on a day, without an answer so far. */
    askedAbout: value<[{ person: PersonId; day: number }], ChatId>(
      `SELECT m.chat FROM seven_members m JOIN chats c ON c.id = m.chat
       WHERE m.person = @person AND m.shown IS NULL AND m.asked = @day AND ${WANTS_SEVENS} LIMIT 1`,
    ),
    ofPerson: rows<[PersonId], SevenGroup>(
      `SELECT m.chat, m.shown FROM seven_members m JOIN chats c ON c.id = m.chat
     WHERE m.person = ? AND ${WANTS_SEVENS} ORDER BY c.title, c.id`,
    ),
    show: run<[PersonInChat]>(
      "UPDATE seven_members SET shown = 1 WHERE chat = @chat AND person = @person",
    ),
    hide: run<[PersonInChat]>(
      "UPDATE seven_members SET shown = 0 WHERE chat = @chat AND person = @person",
    ),
    leave: run<[PersonInChat]>("DELETE FROM seven_members WHERE chat = @chat AND person = @person"),
    /** Notes a new seven of a person for the groups that show theirs. */
    notePlayed: (one: { readonly person: PersonId; readonly day: number }): void => {
      const { day: subject } = one;
      dropLate(one);
      for (const chat of groupsOf(one)) {
        const post = { kind: GROUP_DAY, subject, chat };
        if (!posts.add(post)) posts.touchIn(post);
      }
    },
    /** Makes a group's messages with a person again, as far as it has them. */
    makeAgain: run<[PersonInChat]>(
      `UPDATE posts SET behind = behind + 1 WHERE id IN (
       SELECT p.id FROM posts p WHERE p.chat = @chat AND p.kind = '${GROUP_DAY}' AND ${NAMING}
       ORDER BY p.subject DESC LIMIT ${MOST_MADE_AGAIN})`,
    ),
    groupsShowing: values<[person: PersonId], ChatId>(
      "SELECT chat FROM seven_members WHERE person = ? AND shown = 1",
    ),
    /** The results of members on a day, the best first. */
    results: (of: ChatDay): readonly GroupResult[] =>
      results(of).map(({ losses, ...one }) => ({
        ...one,
        losses: losses.split(" ").map(Number),
      })),
    /** The last day before one with a message in the group. */
    dayBefore: value<[{ chat: ChatId; day: number }], number | null>(
      `SELECT max(subject) FROM posts
       WHERE chat = @chat AND kind = '${GROUP_DAY}' AND subject < @day`,
    ),
  };
});
