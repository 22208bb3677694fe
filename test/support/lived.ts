import Database from "better-sqlite3";
import { playComputer } from "../../src/features/computer/sit.ts";
import { EXTENSIONS, TRACES } from "../../src/features/list.ts";
import { dayOf } from "../../src/features/practice/sets/days.ts";
import { importShippedSets, openSeven, shelfOf } from "../../src/features/practice/sets/sets.ts";
import { sevensIn } from "../../src/features/practice/sets/sevens.ts";
import { SEVEN_GAMES } from "../../src/features/practice/sets/types.ts";
import { noteSevenAttempt } from "../../src/features/practice/trainer/play/attempt.ts";
import { analysesIn } from "../../src/features/records/analysis/store.ts";
import type { Terms } from "../../src/game/series.ts";
import { type GameId, type PersonId, privateChatOf } from "../../src/ids/ids.ts";
import { long, short } from "../../src/rules/rulesets.ts";
import { queries } from "../../src/store/store.ts";
import { challenge } from "../../src/tables/challenge/challenge.ts";
import { sit } from "../../src/tables/challenge/sit.ts";
import { play } from "../../src/tables/game/play.ts";
import { remember } from "../../src/tables/people/people.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../src/tables/services/services.ts";
import { DAY_MS } from "../../src/tables/services/time.ts";
import { chatId, personId, playSome, rowOf } from "../tables/support.ts";
import { STORY_BEGINS } from "./begun.ts";
import { seededChance } from "./chance.ts";
import { freshDatabase } from "./fresh.ts";
import { seededSecret } from "./secrets.ts";
import { virtualTime } from "./virtual-time.ts";

/** So many days after the beginning of stories the people here have played for a while. */
const DAYS = 12;
export const LIVED_MS = DAYS * DAY_MS;

/** With Boris, of each family: so many that ratings are told. */
const GAMES = 10;
/** Of a player in a game, as far as its analysis goes. */
const TURNS = 10;

/** The people of the playground, the first three of whom are there from the beginning. */
const FIRST_ID = 5_100_000_001;
const NAMES = [
  ...["Anna", "Boris Katz", "Vahe", "Нарек", "Sophie", "Гурген", "Tamar", "Əliyeva Gülnarə"],
  ...["Константин Константинопольский", "Анна-Мария", "نرگس", "Judith"],
];
const GROUP = chatId(-4_700_000_001);

const personAt = (at: number): PersonId => personId(FIRST_ID + at);

/** Gives up a game that counts, and keeps an analysis of it in which most turns are good. */
const lose = (services: Services, game: GameId, loser: PersonId, good: number): void => {
  playSome(services, game);
  const { version } = rowOf(services, game);
  const done = play(services, game, version, loser, { type: "resign", outcome: "mars" });
  if (!done.ok) throw new Error(done.code);
  const turns = (["white", "black"] as const).flatMap((by) =>
    Array.from({ length: TURNS }, (_, at) => ({
      ...{ by, white: 0.5, luck: 0, loss: at < good ? 0 : 0.2, chosen: true, best: [], cube: 1 },
    })),
  );
  analysesIn(services.store).save(game, JSON.stringify({ white: 0.5, turns, cubes: [] }));
};

const newestOf = ({ store }: Services, person: PersonId): GameId => {
  const game = store.tables.runningOf({ person })[0]?.game;
  if (!game) throw new Error("no game runs");
  return game;
};

const withPerson = (
  services: Services,
  terms: Terms,
  [one, other]: readonly PersonId[],
): GameId => {
  if (!one || !other) throw new Error("two play");
  const posted = challenge(services, GROUP, one, terms);
  const table = posted.ok ? services.store.tables.byId(posted.table) : undefined;
  if (!table?.challenge || !sit(services, table.challenge, other).ok) throw new Error("nobody sat");
  return newestOf(services, one);
};

/** Each day Anna plays a long and a short game with Boris, in turn well and badly. */
const playWithBoris = (services: Services, day: number): void => {
  const [anna, boris] = [personAt(0), personAt(1)];
  for (const ruleset of [long, short]) {
    const game = withPerson(services, { ruleset, stake: 1 }, [anna, boris]);
    lose(services, game, day % 3 === 0 ? anna : boris, 5 + (day % 4));
  }
};

const playWithOthers = (services: Services): void => {
  const anna = personAt(0);
  for (const [at] of NAMES.entries()) {
    if (at < 2) continue;
    const other = personAt(at);
    const game = withPerson(services, { ruleset: short, stake: 5 }, [anna, other]);
    lose(services, game, at % 2 === 0 ? anna : other, 7);
  }
};

const playComputers = (services: Services): void => {
  const anna = personAt(0);
  const games = [
    ["easy", long],
    ["easy", long],
    ["middle", short],
  ] as const;
  for (const [level, ruleset] of games) {
    playComputer(services, anna, "private", { ruleset, stake: 1 }, level);
    const game = newestOf(services, anna);
    const { white, black } = rowOf(services, game);
    lose(services, game, white === anna ? black : white, 6);
  }
};

/** Anna plays both sevens of most days, and today's first alone, as do her friends. */
const playSevens = (services: Services, isToday: boolean): void => {
  const day = dayOf(services.now());
  const players = isToday ? [0, 1, 2, 3] : day % 5 === 0 ? [] : [0];
  for (const game of isToday ? SEVEN_GAMES.slice(0, 1) : SEVEN_GAMES) {
    const decisions = openSeven(services, { game, day }) ?? [];
    for (const at of players) {
      for (const [number, { decision }] of decisions.entries()) {
        const end = decision.ends[(at + number) % Math.min(3, decision.ends.length)];
        if (!end) throw new Error("a decision without ends");
        const answer = {
          number,
          played: end.key,
          loss: end.loss,
          ranked: true,
          at: services.now(),
        };
        sevensIn(services.store).answer({ person: personAt(at), game, day }, answer);
        noteSevenAttempt(services, personAt(at), { game, day, ...answer });
      }
    }
  }
};

let lived: Buffer | undefined;

const live = (): Buffer => {
  const { time, holdUp } = virtualTime(STORY_BEGINS);
  const sql = freshDatabase();
  const services: Services = {
    store: queries(sql, TRACES),
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(time, seededChance(1)),
  };
  shelfOf({ store: services.store, newSecret: () => seededSecret(1, 0) }).secret();
  for (const [at, name] of NAMES.entries()) {
    const person = { id: personAt(at), name, username: null, language: "ru" };
    remember(services, person, { id: GROUP, kind: "group", language: "ru" });
    const own = { id: privateChatOf(person.id), kind: "private", language: "ru" } as const;
    remember(services, person, own);
  }
  for (let day = 0; day < DAYS; day++) {
    if (day < GAMES) playWithBoris(services, day);
    playSevens(services, false);
    holdUp(DAY_MS);
  }
  playWithOthers(services);
  playComputers(services);
  playSevens(services, true);
  importShippedSets(services);
  // The boards of what is long over are not sent anew.
  sql.exec("DELETE FROM tables");
  const bytes = sql.serialize();
  sql.close();
  return bytes;
};

/**
 * A database of people who have played for a while and speak this language: games, sevens, forms.
 * What they did is done once.
 */
export const livedDatabase = (language: string): Buffer => {
  lived ??= live();
  const sql = new Database(lived);
  sql.prepare("UPDATE people SET language = ?").run(language);
  sql.prepare("UPDATE chats SET language = ?").run(language);
  const bytes = sql.serialize();
  sql.close();
  return bytes;
};
