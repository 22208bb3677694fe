import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXTENSIONS, TRACES } from "../../src/features/list.ts";
import { countEarlier } from "../../src/features/standings/statistics/recount.ts";
import { topOf } from "../../src/features/standings/statistics/standings.ts";
import { realChance } from "../../src/machine/chance.ts";
import { realTime } from "../../src/machine/time.ts";
import { openDatabase } from "../../src/store/database.ts";
import { queries } from "../../src/store/store.ts";
import { computerAt } from "../../src/tables/game/seats.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../src/tables/services/services.ts";
import { tablesMeant } from "../../src/tables/shown/lists.ts";
import { showMenu } from "../../src/tables/shown/menus.ts";
import { viewOf } from "../../src/tables/shown/view.ts";
import { plansIn } from "../support/plans.ts";
import { chatsOf, writeCrowd } from "./crowd.ts";
import { type Figure, inThousands, median, timed } from "./figures.ts";

const GAMES = [1_000, 10_000, 100_000] as const;
const TOP_GAMES = 10_000;
const GROUPS = 300;
const PRESSES = 300;

type Costs = { readonly press: number; readonly board: number };

/** Milliseconds that a press costs – found, written, looked up for the edit, settled – and a /board. */
const costsIn = (path: string, finished: number): Costs => {
  writeCrowd(path, { groups: GROUPS, board: "emoji", finished });
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(opened.code);
  // As in the bot, which waits for the disk before it tells of a commit.
  opened.sql.pragma("synchronous = NORMAL");
  const store = queries(opened.sql, TRACES);
  const services: Services = {
    store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(realTime(), realChance),
  };
  for (const { id, behind } of opened.sql
    .prepare<[], { id: never; behind: number }>("SELECT id, behind FROM tables WHERE behind > 0")
    .all()) {
    store.outbox.caughtUp({ id, behind });
  }
  const [presses, boards]: [number[], number[]] = [[], []];
  for (let n = 0; n < PRESSES; n++) {
    const [chat] = chatsOf({ groups: GROUPS }).slice(n % GROUPS);
    const row = chat && store.tables.openIn(chat)[0];
    const game = row && row.game !== null ? store.games.game(row.game) : undefined;
    if (!chat || !row || !game) throw new Error("no game runs");
    boards.push(timed(() => tablesMeant(services, chat, game.white)));
    presses.push(
      timed(() => {
        store.tables.hasGame(game.id, String(chat));
        services.store.tables.runningOf({ person: game.white });
        const before = store.outbox.newestTicket();
        showMenu(services, game.id, game.white, "more");
        store.outbox.changedSince(before);
        for (const table of store.outbox.behindAt(String(chat))) {
          viewOf(services, table.id);
          store.outbox.caughtUp(table);
        }
      }),
    );
  }
  opened.sql.close();
  return { press: median(presses), board: median(boards) };
};

/** Milliseconds that the standings of a group take with the courses that their picture shows. */
const topCost = async (path: string): Promise<number> => {
  writeCrowd(path, { groups: 1, board: "emoji", finished: TOP_GAMES });
  const opened = openDatabase(path);
  const [chat] = chatsOf({ groups: 1 });
  if (!opened.ok || !chat) throw new Error("there is no group");
  const { sql } = opened;
  const services = {
    store: queries(sql, TRACES),
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(
      realTime(() => 0),
      realChance,
    ),
  };
  // As after an update of the bot: what was played before it is counted first.
  sql.prepare("INSERT INTO uncounted VALUES (?)").run(chat);
  await countEarlier(services, chat);
  const look = () => {
    const asked = { most: 10, asker: computerAt("best"), period: "week" } as const;
    for (const { course } of topOf(services, chat, asked)) course();
  };
  look();
  const costs = Array.from({ length: PRESSES }, () => timed(look));
  sql.close();
  return median(costs);
};

/** What a press costs the database must not grow with the games that were played. */
export const storeFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
  const costs = GAMES.map((finished) => costsIn(join(folder, `${finished}.db`), finished));
  const top = await topCost(join(folder, "top.db"));
  rmSync(folder, { recursive: true });
  const opened = openDatabase(":memory:");
  if (!opened.ok) throw new Error(opened.code);
  const plans = plansIn(opened.sql);
  opened.sql.close();
  return [
    ...(["press", "board"] as const).map((name) => ({
      what: `a ${name} in the database after ${GAMES.map(inThousands).join(", ")} games`,
      found: `${costs.map((cost) => cost[name].toFixed(2)).join(", ")} ms`,
      target: "alike",
    })),
    {
      what: `a /top of the week in a group of ${inThousands(TOP_GAMES)} games`,
      found: `${top.toFixed(2)} ms`,
      target: "10 ms",
    },
    {
      what: `of ${plans.queries} queries read a whole table that grows`,
      found: String(plans.scanning.length),
      target: "0",
    },
  ];
};
