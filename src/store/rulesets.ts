import { storedSwitches } from "../game/stored.ts";
import type { ChatId, PersonId, RulesetId } from "../ids/ids.ts";
import type { Switches } from "../rules/types.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";
import type { Traces } from "./traces.ts";

export type RulesetRow = {
  readonly id: RulesetId;
  readonly chat: ChatId;
  readonly maker: PersonId;
  readonly name: string;
  /** The name in the form for comparing; unique in its chat. */
  readonly key: string;
  readonly base: string;
  readonly switches: Switches;
  readonly games?: readonly string[];
};

type RulesetText = Omit<RulesetRow, "switches" | "games"> & {
  readonly switches: string;
  readonly games: string | null;
};

const readRow = ({ games, switches, ...row }: RulesetText): RulesetRow => ({
  ...row,
  switches: storedSwitches.parse(JSON.parse(switches)),
  ...(games !== null && { games: games.split(" ") }),
});

/** The name of a ruleset in a private chat is in its maker's own words. */
const withoutName = (table: "games" | "series" | "challenges", json: string, name: string) =>
  `UPDATE ${table} SET ${json} = json_set(${json}, '$.${name}name', '—')
   WHERE json_extract(${json}, '$.${name}id')
     IN (SELECT 'own-' || id FROM rulesets WHERE chat = @person)`;

export const rulesetTraces: Traces = {
  // Other people of the group play by it.
  outlives: { "rulesets.maker": "stays" },
  forgetting: [
    `${withoutName("games", "ruleset", "")} AND id IN (SELECT game FROM played)`,
    `${withoutName("series", "terms", "ruleset.")}
     AND id IN (SELECT series FROM games WHERE id IN (SELECT game FROM played))`,
    `${withoutName("challenges", "terms", "ruleset.")} AND challenger = @person`,
  ],
  // The settings of the old chat stay, and may name one of its rulesets.
  moving: [
    `DELETE FROM rulesets WHERE chat = @to
     AND key IN (SELECT key FROM rulesets WHERE chat = @from)`,
  ],
};

export const rulesetQueries = (sql: Sql) => {
  const { run, rows, required } = statements(sql);
  const add = required<[Omit<RulesetText, "id"> & { at: number }], { id: RulesetId }>(
    `INSERT INTO rulesets (chat, maker, name, key, base, switches, games, at)
     VALUES (@chat, @maker, @name, @key, @base, @switches, @games, @at) RETURNING id`,
  );
  const ofChat = rows<[ChatId], RulesetText>(
    `SELECT id, chat, maker, name, key, base, switches, games FROM rulesets WHERE chat = ? ORDER BY id`,
  );
  return {
    add: (row: Omit<RulesetRow, "id">, at: number): RulesetId =>
      add({
        ...row,
        switches: JSON.stringify(row.switches),
        games: row.games?.join(" ") ?? null,
        at,
      }).id,
    ofChat: (chat: ChatId): readonly RulesetRow[] => ofChat(chat).map(readRow),
    remove: run<[id: RulesetId]>("DELETE FROM rulesets WHERE id = ?"),
  };
};
