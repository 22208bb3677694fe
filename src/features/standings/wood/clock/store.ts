import type { ClockState, ClockTerms } from "../../../../game/clock.ts";
import { storedClock } from "../../../../game/stored.ts";
import type { Colour, PerColour } from "../../../../game/types.ts";
import { type Branded, type ChatId, isId, type PersonId } from "../../../../ids/ids.ts";
import { postsOf } from "../../../../store/posts.ts";
import { queriesOf } from "../../../../store/prepared.ts";
import { statements } from "../../../../store/statements.ts";
import type { Traces } from "../../../../store/traces.ts";

export type WoodClockId = Branded<"wood-clock">;

export const isWoodClockId = (value: number): value is WoodClockId => isId(value) && value > 0;

/** A clock beside a wooden board. */
export type WoodClock = ClockState & {
  readonly id: WoodClockId;
  readonly chat: ChatId;
  readonly thread: number | null;
  readonly terms: ClockTerms;
  /** Who plays on which side, where it was said. */
  readonly people: PerColour<PersonId | null>;
  /** The side whose time is out. */
  readonly fallen: Colour | null;
  /** When its message is to show a newer time; null: the clock stands still. */
  readonly tickAt: number | null;
};

type WoodClockRow = Pick<WoodClock, "id" | "chat" | "thread" | "fallen" | "tickAt" | "turn"> & {
  readonly terms: string;
  readonly white: number;
  readonly black: number;
  readonly whitePerson: PersonId | null;
  readonly blackPerson: PersonId | null;
  readonly running: Colour | null;
  readonly since: number | null;
};

type NewClock = Pick<WoodClock, "chat" | "thread" | "terms" | "left" | "people"> & {
  readonly at: number;
};

/** The kind of posts with such clocks, and of notices that a time is out. */
export const WOOD_CLOCK = "wood-clock";

/** A clock goes on without a name. */
export const woodClockTraces: Traces = {
  outlives: { "wood_clocks.white_person": "emptied", "wood_clocks.black_person": "emptied" },
  forgetting: [
    `UPDATE posts SET behind = behind + 1 WHERE kind = '${WOOD_CLOCK}' AND message IS NOT NULL
       AND subject IN (SELECT id FROM wood_clocks
         WHERE white_person = @person OR black_person = @person)`,
  ],
};

const readClock = (row: WoodClockRow): WoodClock => {
  const { terms, white, black, whitePerson, blackPerson, running, since, ...clock } = row;
  return {
    ...clock,
    terms: storedClock.parse(JSON.parse(terms)),
    left: { white, black },
    people: { white: whitePerson, black: blackPerson },
    running: running === null || since === null ? undefined : { of: running, since, late: 0 },
  };
};

const CLOCKS = `SELECT id, chat, thread, terms, white, black, white_person AS whitePerson,
    black_person AS blackPerson, running, since, turn, fallen, tick_at AS tickAt FROM wood_clocks`;

export const woodClocksIn = queriesOf((sql) => {
  const { run, required, row, rows, values } = statements(sql);
  const posts = postsOf(sql);
  const add = required<
    [
      Pick<
        WoodClockRow,
        "chat" | "thread" | "terms" | "white" | "black" | "whitePerson" | "blackPerson"
      > & { at: number },
    ],
    { id: WoodClockId }
  >(
    `INSERT INTO wood_clocks (chat, thread, terms, white, black, white_person, black_person, at)
     VALUES (@chat, @thread, @terms, @white, @black, @whitePerson, @blackPerson, @at) RETURNING id`,
  );
  const byId = row<[id: number], WoodClockRow>(`${CLOCKS} WHERE id = ?`);
  const ticking = rows<[now: number], WoodClockRow>(
    `${CLOCKS} WHERE tick_at <= ? ORDER BY tick_at`,
  );
  const running = rows<[], WoodClockRow>(`${CLOCKS} WHERE tick_at IS NOT NULL`);
  const save = run<
    [
      Pick<
        WoodClockRow,
        | "id"
        | "white"
        | "black"
        | "whitePerson"
        | "blackPerson"
        | "running"
        | "since"
        | "turn"
        | "fallen"
        | "tickAt"
      >,
    ]
  >(
    `UPDATE wood_clocks SET white = @white, black = @black,
       white_person = @whitePerson, black_person = @blackPerson, running = @running, since = @since,
       turn = @turn, fallen = @fallen, tick_at = @tickAt WHERE id = @id`,
  );
  const old = values<[before: number], WoodClockId>("SELECT id FROM wood_clocks WHERE at < ?");
  const remove = run<[id: WoodClockId]>("DELETE FROM wood_clocks WHERE id = ?");
  const removePost = run<[id: WoodClockId]>(
    `DELETE FROM posts WHERE kind = '${WOOD_CLOCK}' AND subject = ?`,
  );
  return {
    add: ({ terms, left, people, ...news }: NewClock): void => {
      const sides = { ...left, whitePerson: people.white, blackPerson: people.black };
      const { id } = add({ ...news, ...sides, terms: JSON.stringify(terms) });
      posts.add({ kind: WOOD_CLOCK, subject: id, chat: news.chat, thread: news.thread });
    },
    byId: (id: number): WoodClock | undefined => {
      const found = byId(id);
      return found && readClock(found);
    },
    /** Clocks whose messages are to show a newer time. */
    ticking: (now: number): readonly WoodClock[] => ticking(now).map(readClock),
    running: (): readonly WoodClock[] => running().map(readClock),
    post: (id: WoodClockId) => posts.of({ kind: WOOD_CLOCK, subject: id }),
    /** Its message is behind from now on. */
    save: ({ id, left, people, running: runs, turn, fallen, tickAt }: WoodClock): void => {
      const time = { running: runs?.of ?? null, since: runs?.since ?? null };
      const sides = { ...left, whitePerson: people.white, blackPerson: people.black };
      save({ id, ...sides, ...time, turn, fallen, tickAt });
      posts.touch({ kind: WOOD_CLOCK, subject: id });
    },
    removeOld: (before: number): void => {
      for (const id of old(before)) {
        removePost(id);
        remove(id);
      }
    },
  };
});
