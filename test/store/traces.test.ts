import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { TRACES } from "../../src/features/list.ts";
import { MIGRATIONS, openDatabase, type Sql } from "../../src/store/database.ts";
import { CORE_TRACES, queries } from "../../src/store/store.ts";
import { ANNA, BORIS, chatId, GROUP } from "../tables/support.ts";

/** A table that no version has yet: what is said here holds for it without another word. */
const LATER = `CREATE TABLE later (
  chat INTEGER NOT NULL REFERENCES chats (id),
  person INTEGER NOT NULL REFERENCES people (id),
  message INTEGER,
  PRIMARY KEY (chat, person)
) STRICT; CREATE UNIQUE INDEX later_message ON later (chat, message)`;

const SUPERGROUP = chatId(-1_000_000_000_700);
const PRIVATE = chatId(ANNA);
const NUMBER = 7;

type Value = string | number | Buffer | null;
type Row = Readonly<Record<string, Value>>;
type Column = {
  readonly name: string;
  readonly type: string;
  readonly notnull: 0 | 1;
  readonly dflt_value: string | null;
  readonly pk: number;
};
type Reference = {
  readonly id: number;
  readonly from: string;
  readonly table: string;
  readonly to: string;
};

const PARENTS: Readonly<Record<string, Row>> = { people: { id: BORIS }, chats: { id: GROUP } };

let begun: Buffer | undefined;

const begin = (): Buffer => {
  const opened = openDatabase(":memory:", [...MIGRATIONS, LATER]);
  if (!opened.ok) throw new Error(opened.code);
  return opened.sql.serialize();
};

const open = (): Sql => {
  begun ??= begin();
  const sql = new Database(begun);
  sql.pragma("foreign_keys = ON");
  // Rows are made up here: what the columns of one table have to do with each other does not matter.
  sql.pragma("ignore_check_constraints = ON");
  sql.exec(`INSERT INTO people (id, name, language) VALUES (${ANNA}, 'A', 'en'), (${BORIS}, 'B', 'en');
    INSERT INTO chats (id, kind, language, title, settings, greeted_at) VALUES
      (${GROUP}, 'group', 'en', 'The yard', '{"stake":5}', 1),
      (${PRIVATE}, 'private', 'en', '', '{}', NULL)`);
  return sql;
};

const columnsOf = (sql: Sql, table: string): readonly Column[] =>
  sql.prepare<[string], Column>("SELECT * FROM pragma_table_xinfo(?) WHERE hidden = 0").all(table);

const referencesOf = (sql: Sql, table: string): readonly Reference[] =>
  sql.prepare<[string], Reference>("SELECT * FROM pragma_foreign_key_list(?)").all(table);

let last = 1000;

const anyOf = ({ type }: Column): Value => {
  last += 1;
  if (type === "BLOB") return Buffer.alloc(32, String(last));
  return type === "TEXT" ? String(last) : last;
};

/** Whether SQLite numbers the rows by this column. */
const isNumber = (column: Column, columns: readonly Column[]): boolean =>
  column.pk > 0 && column.type === "INTEGER" && columns.filter(({ pk }) => pk > 0).length === 1;

/** A row of any table, after the rows that it refers to; with what may be empty, too, if asked. */
const put = (sql: Sql, table: string, given: Row, isFull = false): Row => {
  const row: Record<string, Value> = { ...given };
  const references = referencesOf(sql, table);
  const parents = new Map<number, Row>([]);
  const parentOf = ({ id, table: parent }: Reference): Row => {
    const known = parents.get(id) ?? PARENTS[parent] ?? put(sql, parent, {});
    parents.set(id, known);
    return known;
  };
  const columns = columnsOf(sql, table);
  for (const column of columns) {
    const { name, notnull, dflt_value, pk } = column;
    const reference = references.find(({ from }) => from === name);
    const isNeeded = notnull === 1 || pk > 0 || isFull;
    if (name in row || !isNeeded || dflt_value !== null) continue;
    if (reference) row[name] = parentOf(reference)[reference.to] ?? null;
    else if (!isNumber(column, columns)) row[name] = anyOf(column);
  }
  const names = Object.keys(row);
  const added = sql
    .prepare<Value[], Row>(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})
       RETURNING *`,
    )
    .get(...Object.values(row));
  if (!added) throw new Error(`no row in ${table}`);
  return added;
};

const tablesThatName = (to: "people" | "chats"): readonly [table: string, column: string][] => {
  const sql = open();
  return sql
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all()
    .flatMap((table) =>
      referencesOf(sql, table)
        .filter((one) => one.table === to)
        .map((one): [string, string] => [table, one.from]),
    );
};

const rowsWith = (sql: Sql, table: string, column: string, value: number): readonly Row[] =>
  sql.prepare<[number], Row>(`SELECT * FROM ${table} WHERE ${column} = ?`).all(value);

const meet = (sql: Sql): void =>
  void sql
    .prepare("INSERT INTO chats (id, kind, language) VALUES (?, 'group', 'ru')")
    .run(SUPERGROUP);

const move = (sql: Sql): void => {
  const store = queries(sql, TRACES);
  store.transaction(() => store.moveChat(GROUP, SUPERGROUP));
  expect(sql.pragma("foreign_key_check")).toEqual([]);
  const chats = sql.prepare<[], Row>("SELECT * FROM chats WHERE id < 0").all();
  expect(chats).toMatchObject([
    { id: SUPERGROUP, language: "en", title: "The yard", settings: '{"stake":5}', present: 1 },
  ]);
};

/** Of a message with a number that its row cannot be without, nothing is left. */
const isOnlyMessage = (sql: Sql, table: string): boolean =>
  columnsOf(sql, table).some(({ name, notnull }) => name === "message" && notnull === 1);

const hasMessage = (sql: Sql, table: string): boolean =>
  columnsOf(sql, table).some(({ name }) => name === "message");

for (const isKnown of [false, true])
  test.each(tablesThatName("chats"))(
    `%s.%s follows a group that becomes a supergroup ${isKnown ? "known before" : "not known yet"}`,
    (table, column) => {
      const sql = open();
      const isMessage = isOnlyMessage(sql, table);
      put(sql, table, { [column]: GROUP, ...(hasMessage(sql, table) && { message: NUMBER }) });
      if (isKnown) meet(sql);
      move(sql);
      expect(rowsWith(sql, table, column, GROUP)).toEqual([]);
      const moved = rowsWith(sql, table, column, SUPERGROUP);
      expect(moved).toHaveLength(isMessage ? 0 : 1);
      expect(moved[0]?.message ?? null).toBeNull();
    },
  );

test.each(tablesThatName("chats"))("%s.%s of both chats become one's", (table, column) => {
  const sql = open();
  const message = hasMessage(sql, table) ? { message: NUMBER } : {};
  const old = put(sql, table, { [column]: GROUP, ...message });
  meet(sql);
  const columns = columnsOf(sql, table).filter(({ name }) => !(name === "id" && "id" in old));
  const same = Object.fromEntries(columns.map(({ name }) => [name, old[name] ?? null]));
  put(sql, table, { ...same, [column]: SUPERGROUP });
  move(sql);
  expect(rowsWith(sql, table, column, GROUP)).toEqual([]);
  const joined = rowsWith(sql, table, column, SUPERGROUP);
  expect(joined).not.toEqual([]);
  if ("message" in message) expect(joined.filter((row) => row.message === NUMBER)).toHaveLength(1);
});

test.each(["arenas", "cups", "chouettes"])(
  "of two %s that are open the older one goes on",
  (table) => {
    const sql = open();
    const { id } = put(sql, table, { chat: GROUP });
    meet(sql);
    put(sql, table, { chat: SUPERGROUP });
    move(sql);
    const states = sql.prepare(`SELECT state FROM ${table} ORDER BY id = ? DESC`).pluck().all(id);
    expect(states).toEqual(["open", "cancelled"]);
  },
);

test("a group that becomes itself stays as it is", () => {
  const sql = open();
  put(sql, "tables", { chat: GROUP, message: NUMBER });
  const before = sql.prepare("SELECT * FROM tables").all();
  queries(sql, TRACES).moveChat(GROUP, GROUP);
  expect(sql.prepare("SELECT * FROM tables").all()).toEqual(before);
});

const fates = new Map(
  [...CORE_TRACES, ...TRACES].flatMap(({ outlives }) => Object.entries(outlives ?? {})),
);

const forget = (sql: Sql): void => {
  const store = queries(sql, TRACES);
  store.forget.person(ANNA);
  expect(sql.pragma("foreign_key_check")).toEqual([]);
  expect(sql.prepare("SELECT name FROM people WHERE id = ?").pluck().get(ANNA)).toBe("");
};

test.each(tablesThatName("people"))(
  "of %s.%s nothing is left of who is forgotten, unless it is said that the number stays",
  (table, column) => {
    const sql = open();
    put(sql, table, { [column]: ANNA }, true);
    forget(sql);
    const stays = fates.get(`${table}.${column}`) === "stays";
    expect(rowsWith(sql, table, column, ANNA)).toHaveLength(stays ? 1 : 0);
  },
);

test.each(tablesThatName("chats"))(
  "of %s.%s nothing is left of the private chat of who is forgotten, unless it is emptied",
  (table, column) => {
    const sql = open();
    put(sql, table, { [column]: PRIVATE });
    forget(sql);
    const emptied = fates.get(`${table}.${column}`) === "emptied";
    const left = sql.prepare(`SELECT * FROM ${table}`).all();
    expect(left).toHaveLength(emptied ? 1 : 0);
    expect(sql.prepare("SELECT 1 FROM chats WHERE id = ?").get(PRIVATE)).toBeUndefined();
  },
);

for (const [to, own] of [
  ["people", ANNA],
  ["chats", PRIVATE],
] as const)
  test.each(tablesThatName(to))("%s.%s is exported to whom it names", (table, column) => {
    const sql = open();
    put(sql, table, { [column]: own }, to === "people");
    expect(queries(sql, TRACES).exportOf(ANNA, PRIVATE)[table]).toHaveLength(1);
  });

test("what is said of columns is said of such that name a person or a chat", () => {
  const named = (["people", "chats"] as const).flatMap(tablesThatName).map((one) => one.join("."));
  expect([...fates.keys()].filter((one) => !named.includes(one))).toEqual([]);
  const sql = open();
  const columns = sql
    .prepare<[], string>(
      `SELECT m.name || '.' || c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name IN ('chat', 'person')`,
    )
    .pluck()
    .all();
  expect(columns.filter((one) => !named.includes(one))).toEqual([]);
});
