import { TEXT_KEYS } from "../../../src/bot/text/text-keys.ts";
import { LANGUAGES, speaker, type TextKey } from "../../../src/bot/text/texts.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import type { ArenaId } from "../../../src/features/arena/rules/ids.ts";
import { arenasIn } from "../../../src/features/arena/store/arenas.ts";
import type { ChouetteId } from "../../../src/features/chouette/rules/ids.ts";
import { chouettesIn } from "../../../src/features/chouette/store/chouettes.ts";
import type { CupId } from "../../../src/features/cup/rules/ids.ts";
import { cupsIn } from "../../../src/features/cup/store/cups.ts";
import { EXTENSIONS, TRACES } from "../../../src/features/list.ts";
import { strangersIn } from "../../../src/features/seek/store/strangers.ts";
import { replay } from "../../../src/game/apply.ts";
import { recordOf, verifyRecord } from "../../../src/game/record/record.ts";
import { pointsOf } from "../../../src/game/series.ts";
import type { GameEvent } from "../../../src/game/types.ts";
import type { GameId, PersonId, TableId } from "../../../src/ids/ids.ts";
import type { Time } from "../../../src/machine/time.ts";
import { parseHtml } from "../../../src/playground/text/html.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { GameRow } from "../../../src/store/games.ts";
import { SECRETS } from "../../../src/store/secrets.ts";
import { queries, type Store } from "../../../src/store/store.ts";
import { newCaches } from "../../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../../src/tables/services/services.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { asRead } from "../../support/as-read.ts";
import { seededChance } from "../../support/chance.ts";
import type { SeenMessage } from "../../support/playground-client.ts";
import type { PressOf } from "../../support/presses.ts";
import { buttonsOf } from "../../support/table.ts";
import type { PressOutcome } from "../players.ts";

/** What is there when all is quiet again. */
export type Remains = {
  readonly sql: Sql;
  readonly presses: readonly PressOutcome[];
  /** The messages that people took away: the bot does not hear of it before it edits them. */
  readonly taken: ReadonlySet<string>;
  /** All who pressed: of games with the computer its own moves are not known. */
  readonly people: readonly number[];
  /** Everything that people see, of all chats. */
  readonly messages: readonly SeenMessage[];
  readonly output: string;
  readonly time: Time;
  readonly token: string;
  /** The bot's username. */
  readonly me: string;
};

/** Looks at what is left; gives what is wrong, one line each. */
export const breachesOf = (remains: Remains): readonly string[] => {
  const store = queries(remains.sql, TRACES);
  const games = idsIn<GameId>(remains.sql, "games").flatMap((id) => store.games.game(id) ?? []);
  return [
    ...games.flatMap((row) => wrongGame(store, row)),
    ...games.flatMap((row) => wrongPresses(store, row, remains)),
    ...wrongChallenges(store, remains.presses),
    ...wrongLedger(remains.sql, store, games),
    ...wrongTables(remains, store),
    ...wrongArenas(remains.sql, store),
    ...wrongCups(remains.sql, store),
    ...wrongChouettes(remains.sql, store),
    ...wrongSeeks(remains.sql, store),
    ...wrongClocks(remains.sql),
    ...toldSecrets(remains),
  ];
};

const idsIn = <Id>(sql: Sql, table: string): readonly Id[] =>
  sql.prepare<[], Id>(`SELECT id FROM ${table} ORDER BY id`).pluck().all();

/** The rules allow every event, the dice are those of the secret, and the state is what they give. */
export const wrongGame = (store: Store, row: GameRow): readonly string[] => {
  const events = store.games.events(row.id);
  const series = store.games.series(row.series);
  const score = { white: 0n, black: 0n };
  for (const { game, winner, points } of store.ledger.ofSeries(row.series)) {
    if (game < row.id) score[winner === row.white ? "white" : "black"] += points;
  }
  const { id, switches } = row.ruleset;
  // A match counts by its own points, and is not followed up here.
  const { match: _, ...terms } = series.terms;
  const verified = verifyRecord(
    JSON.parse(
      JSON.stringify(
        recordOf({
          game: row.id,
          ruleset: { id, name: id, switches },
          players: { white: "white", black: "black" },
          terms,
          crawford: false,
          number: store.games.countUpTo(row.series, row.id),
          score,
          began: new Date(row.at),
          ended: row.endedAt === null ? undefined : new Date(row.endedAt),
          hash: row.diceHash,
          secret: store[SECRETS].open(row.id)?.secret,
          nonce: row.nonce,
          events,
        }),
      ),
    ),
  );
  const isCounted = replay(row.ruleset, events).version === row.version;
  return [
    ...(verified.ok ? [] : [`game ${row.id} breaks the rules: ${JSON.stringify(verified)}`]),
    ...(row.nonce === null ? [`game ${row.id}: nobody brought anything to its dice`] : []),
    ...(isCounted ? [] : [`game ${row.id} has not as many events as it says`]),
  ];
};

/** Nothing for a sentence with gaps. */
function said(language: string, key: TextKey): readonly string[] {
  try {
    return [speaker(language)(key)];
  } catch {
    return [];
  }
}

/** A sentence of ours that says no more than itself: the answer to a press that did nothing. */
const SENTENCES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => TEXT_KEYS.flatMap((key) => said(language, key))),
);

/** How the answer to a move begins that has not been played, only advised. */
const ADVISED: readonly string[] = LANGUAGES.flatMap((language) =>
  speaker(language)("advised", { moves: "\u0001" }).split("\u0001").slice(0, 1),
);

/** Before the answer there may be an emote of the other player. */
const isAccepted = ({ toast }: PressOutcome): boolean =>
  toast !== undefined &&
  !toast
    .split("\n")
    .some((line) => SENTENCES.has(line) || ADVISED.some((words) => line.startsWith(words)));

type Traces = readonly string[];

const movesOf = ({ moves }: PressOf<"move">): Traces =>
  moves.map(({ from, die }) => `moved ${from} ${die}`);

/** What a press leaves in the events of its game; undefined where that is not looked at. */
const tracesOf = ({ press }: PressOutcome): Traces | undefined => {
  switch (press.do) {
    case "move":
      return movesOf(press);
    case "roll":
      return ["rolled"];
    case "undo":
      return ["undone"];
    case "double":
      return ["doubled"];
    case "take":
      return ["taken"];
    case "beaver":
      return ["beavered"];
    case "drop":
      return ["ended dropped"];
    case "claim":
      return ["ended claimed"];
    case "done":
      return ["turn-ended"];
    default:
      return undefined;
  }
};

const traceOf = (event: GameEvent): string => {
  switch (event.type) {
    case "moved":
      return `moved ${event.from} ${event.die}`;
    case "ended":
      return `ended ${event.ending}`;
    default:
      return event.type;
  }
};

/** What happens by a press alone and once, with all that is done for the players switched off. */
const BY_PRESS = /^(?:moved|doubled|taken|beavered)/;

const countOf = (traces: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const trace of traces) counts.set(trace, (counts.get(trace) ?? 0) + 1);
  return counts;
};

/** No press that was answered is missing, and none was played twice. */
const wrongPresses = (
  store: Store,
  { id, series, white, black }: GameRow,
  { presses, people }: Remains,
): readonly string[] => {
  // Against the clock the computer may have played for somebody.
  const isAlone = store.games.series(series).terms.clock === undefined;
  const isByPeople = isAlone && people.includes(white) && people.includes(black);
  // Who is missing in a team loses no game by it.
  const isOfTeam = chouettesIn(store).ofGame(id) !== undefined;
  const here = presses.filter(
    ({ press }) => "game" in press && press.game === id && !(isOfTeam && press.do === "claim"),
  );
  const toldOf = (trace: string): string =>
    here
      .filter((one) => isAccepted(one) && tracesOf(one)?.includes(trace))
      .map(({ by, press, toast }) => `${by} ${"version" in press ? press.version : ""} «${toast}»`)
      .join(", ");
  const tracesIn = (some: readonly PressOutcome[]) => some.flatMap((one) => tracesOf(one) ?? []);
  const accepted = countOf(tracesIn(here.filter(isAccepted)));
  const unknown = countOf(tracesIn(here.filter(({ toast }) => toast === undefined)));
  const events = countOf(store.games.events(id).map(traceOf));
  const missing = [...accepted].filter(([trace, times]) => (events.get(trace) ?? 0) < times);
  const tooMany = [...events].filter(
    ([trace, times]) =>
      isByPeople &&
      BY_PRESS.test(trace) &&
      times > (accepted.get(trace) ?? 0) + (unknown.get(trace) ?? 0),
  );
  return [
    ...missing.map(
      ([trace]) => `game ${id}: an answered press is missing: ${trace} (${toldOf(trace)})`,
    ),
    ...tooMany.map(([trace]) => `game ${id}: a press was played twice: ${trace}`),
  ];
};

/** Who was told that he sits down sits, alone, and a challenge that was taken back is. */
const wrongChallenges = (store: Store, presses: readonly PressOutcome[]): readonly string[] => {
  const answered = presses.filter(isAccepted);
  const sat = answered.flatMap(({ press }) => (press.do === "sit" ? [press.challenge] : []));
  const cancelled = answered.flatMap(({ press }) =>
    press.do === "cancel" ? [press.challenge] : [],
  );
  return [
    ...sat
      .filter((id, at) => sat.indexOf(id) !== at)
      .map((id) => `challenge ${id}: two people were told that they sit`),
    ...sat
      .filter((id) => store.challenges.byId(id)?.state !== "accepted")
      .map((id) => `challenge ${id}: who sat down does not sit`),
    ...cancelled
      .filter((id) => store.challenges.byId(id)?.state !== "cancelled")
      .map((id) => `challenge ${id}: taken back, and still there`),
  ];
};

/** One row for each finished game, with what the game was worth; all rows together are nothing. */
export const wrongLedger = (
  sql: Sql,
  store: Store,
  games: readonly GameRow[],
): readonly string[] => {
  const rows = sql
    .prepare<[], { game: GameId; winner: number; loser: number; points: string }>(
      "SELECT game, winner, loser, points FROM ledger",
    )
    .all();
  const balance = new Map<number, bigint>();
  for (const { winner, loser, points } of rows) {
    balance.set(winner, (balance.get(winner) ?? 0n) + BigInt(points));
    balance.set(loser, (balance.get(loser) ?? 0n) - BigInt(points));
  }
  const sum = [...balance.values()].reduce((total, one) => total + one, 0n);
  const wrong = games.filter((row) => {
    const { phase } = replay(row.ruleset, store.games.events(row.id));
    const found = rows.filter(({ game }) => game === row.id);
    if (phase.kind !== "over") return found.length > 0 || row.endedAt !== null;
    // Each of the team wins or loses by their own cube there.
    if (chouettesIn(store).ofGame(row.id)) return found.length > 0 || row.endedAt === null;
    const points = pointsOf(store.games.series(row.series).terms, phase.result);
    // It ended for another opponent than the computer, or before whoever it was offered for had played in it.
    const isNothing = strangersIn(store).isBroken(row.id) || store.unconfirmed.hasGame(row.id);
    if (isNothing) return found.length > 0 || row.endedAt === null;
    const { winner } = phase.result;
    if (winner === undefined) return found.length > 0 || !store.draws.has(row.id);
    const [one] = found;
    return (
      found.length !== 1 ||
      row.endedAt === null ||
      one?.winner !== row[winner] ||
      BigInt(one.points) !== points
    );
  });
  return [
    ...(sum === 0n ? [] : [`the ledger sums to ${sum}`]),
    ...wrong.map(({ id }) => `game ${id}: the ledger does not say what it was worth`),
  ];
};

export const isOfTable = (message: SeenMessage): boolean =>
  buttonsOf(message).some(({ press }) => "version" in press || "challenge" in press);

/** A menu that one player has of a group's table, in their private chat. */
const isOwnMenu = ({ tables }: Store, message: SeenMessage): boolean =>
  buttonsOf(message).some(
    ({ press }) =>
      "game" in press &&
      press.do.startsWith("menu-") &&
      tables.byGame(press.game).every(({ chat }) => chat !== message.chat),
  );

/** What the buttons say and mean. */
const labels = (keyboard: SeenMessage["keyboard"]): string =>
  keyboard
    .map((row) =>
      row
        .map((one) => ("callback_data" in one ? `${one.text} ${one.callback_data}` : one.text))
        .join(" | "),
    )
    .join(" / ");

/** Tables that Telegram has refused, not for a while but as they are: they rest until they change. */
const refusedIn = (output: string): ReadonlySet<number> =>
  new Set(
    output
      .split("\n")
      .filter((line) => line.includes("Telegram refused a table"))
      .map((line) => Number(/"table":(\d+)/.exec(line)?.[1])),
  );

/**
 * Undo of a turn that has ended by itself may stay where the opponent rolls: to take it away would
 * cost an edit, and a press on it is answered.
 */
const withoutLateUndo = (keyboard: string): string =>
  / r\.\w+\.\w+/.test(keyboard) ? keyboard.replace(/[^|/]* u\.\w+\.\w+ \| /, "") : keyboard;

/** The line of an emote: it is not kept, and goes with the next change of its table. */
const EMOTE = /\n[\u2066-\u2069\u200e\u200f]*[⚪🔴] ?[\u2066-\u2069\u200e\u200f]*: .*$/mu;

/** Names are not compared: what others type for theirs comes with the next change of a table. */
const unnamed = (text: string): string => text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, "");

/** Exactly one message shows a table where it stands, and it shows the newest state. */
const wrongTables = (
  { sql, messages, taken, me, output, time }: Remains,
  store: Store,
): readonly string[] => {
  const services: Services = {
    store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(time, seededChance(1)),
  };
  const known = new Set<SeenMessage>();
  const refused = refusedIn(output);
  const behind = idsIn<TableId>(sql, "tables").flatMap((id) => {
    const view = viewOf(services, id);
    if (!view) return [`table ${id} cannot be seen`];
    const { chat, inline, message } = view.table;
    const found = messages.find((one) =>
      inline === null ? one.chat === chat && one.id === message : one.inlineId === inline,
    );
    if (found) known.add(found);
    const isOver = view.played ? view.played.row.endedAt !== null : view.challenge.state !== "open";
    if (refused.has(id) || (found && isOver)) return [];
    if (!found) {
      return isOver || taken.has(`${chat} ${message}`) ? [] : [`table ${id} has no message`];
    }
    // A picture may have been refused, and what is over keeps the look that it had.
    const board = found.photo === undefined ? "emoji" : "picture";
    const { html, keyboard } = tableMessage({ ...view, look: { ...view.look, board } }, me);
    const text = parseHtml(html);
    const wanted = [asRead(text.ok ? text.value.text.trim() : html), labels(keyboard)].map(unnamed);
    const keys = withoutLateUndo(unnamed(labels(found.keyboard)));
    // An emote takes the room of other words.
    const words = EMOTE.test(unnamed(found.text)) ? wanted[0] : unnamed(found.text.trim());
    const seen = [words, keys];
    const differing = wanted.flatMap((one, at) => (one === seen[at] ? [] : [one, seen[at]]));
    return differing.length === 0
      ? []
      : [`table ${id} shows an older state: ${JSON.stringify(differing)}`];
  });
  const strays = messages.filter(
    (one) =>
      one.from.bot && !one.viaBot && isOfTable(one) && !known.has(one) && !isOwnMenu(store, one),
  );
  return [
    ...behind,
    ...strays.map(
      ({ chat, id, keyboard }) =>
        `message ${id} of chat ${chat} is a second table: ${labels(keyboard)}`,
    ),
  ];
};

/** Nothing that must not be known stands in what the bot has written. */
const toldSecrets = ({ sql, output, token }: Remains): readonly string[] => {
  const columns = <T>(text: string): readonly T[] => sql.prepare<[], T>(text).pluck().all();
  const secrets = [
    token,
    ...columns<string>("SELECT token FROM challenges WHERE token IS NOT NULL"),
    ...columns<Uint8Array>("SELECT secret FROM challenges")
      .concat(columns<Uint8Array>("SELECT secret FROM games"))
      .flatMap((secret) => [
        Buffer.from(secret).toString("hex"),
        Buffer.from(secret).toString("base64"),
      ]),
  ];
  return secrets
    .filter((one) => output.includes(one))
    .map((one) => `a secret stands in the log: ${one.slice(0, 8)}…`);
};

type ArenaPlay = { readonly arena: ArenaId; readonly game: GameId; readonly place: number | null };

/** Every game of an arena counts once, with what the ledger says; nobody plays two of them at a time. */
const wrongArenas = (sql: Sql, store: Store): readonly string[] =>
  idsIn<ArenaId>(sql, "arenas").flatMap((id) => {
    const plays = sql
      .prepare<[ArenaId], ArenaPlay>("SELECT * FROM arena_games WHERE arena = ? ORDER BY place")
      .all(id);
    const places = plays.flatMap(({ place }) => place ?? []);
    const isCounted = places.every((place, at) => place === at + 1);
    const wrong = arenasIn(store)
      .finished(id)
      .filter(({ game, winner }) => store.ledger.ofGame(game)?.winner !== winner);
    const busy = arenasIn(store)
      .running(id)
      .filter(({ endedAt }) => endedAt === null)
      .flatMap(({ white, black }) => [white, black]);
    return [
      ...(isCounted ? [] : [`arena ${id} counts ${places.join()}`]),
      ...wrong.map(({ game }) => `arena ${id}: game ${game} has another winner`),
      ...(new Set(busy).size === busy.length ? [] : [`arena ${id}: somebody plays twice`]),
    ];
  });

/** Everybody is in a round of a cup once, and a match is won by whoever the ledger says. */
const wrongCups = (sql: Sql, store: Store): readonly string[] =>
  idsIn<CupId>(sql, "cups").flatMap((id) => {
    const pairs = cupsIn(store).pairs(id);
    const twice = pairs.filter((pair) =>
      pairs.some(
        (rival) =>
          rival !== pair &&
          rival.round === pair.round &&
          [rival.one, rival.other].some(
            (one) => one !== null && [pair.one, pair.other].includes(one),
          ),
      ),
    );
    const wrong = pairs.filter(({ series, winner, forfeit }) => {
      if (series === null || winner === null || forfeit === 1) return false;
      const { match = 1 } = store.games.series(series).terms;
      const points = store.ledger
        .ofSeries(series)
        .reduce((sum, won) => (won.winner === winner ? sum + won.points : sum), 0n);
      return points < match;
    });
    return [
      ...twice.map(({ round }) => `cup ${id}: somebody plays twice in round ${round}`),
      ...wrong.map(({ round }) => `cup ${id}: a match of round ${round} has another winner`),
    ];
  });

type Turned = { readonly game: GameId; readonly number: number };

/** Whoever played in a game that is over has won or lost something; doubles are numbered without a gap. */
const wrongChouettes = (sql: Sql, store: Store): readonly string[] => {
  const games = idsIn<ChouetteId>(sql, "chouettes").flatMap((id) => {
    const series = chouettesIn(store).byId(id)?.series ?? null;
    return sql
      .prepare<[unknown], GameId>("SELECT id FROM games WHERE series = ? ORDER BY id")
      .pluck()
      .all(series);
  });
  const numbered = sql
    .prepare<[], Turned>("SELECT game, number FROM cube_events ORDER BY game, number")
    .all();
  return games.flatMap((id) => {
    const row = store.games.game(id);
    const members = chouettesIn(store).members(id);
    const people = [row?.white, ...members.map(({ person }) => person)];
    const isOver = row?.endedAt !== null;
    const playing = members.filter(({ points }) => points === null).length;
    const numbers = numbered.flatMap(({ game, number }) => (game === id ? [number] : []));
    return [
      ...(members.length >= 2 ? [] : [`game ${id}: a team of ${members.length}`]),
      ...(new Set(people).size === people.length ? [] : [`game ${id}: somebody sits twice`]),
      ...(isOver === (playing === 0) ? [] : [`game ${id}: ${playing} still play in it`]),
      ...(members.some(({ points }) => points === 0n) ? [`game ${id} was worth nothing`] : []),
      ...(numbers.every((number, at) => number === at + 1) ? [] : [`game ${id}: cubes ${numbers}`]),
    ];
  });
};

type Sought = { readonly person: PersonId; readonly state: string; readonly game: GameId | null };

/** Whoever was found sits in a game that both know of; nothing else has come of a search. */
const wrongSeeks = (sql: Sql, store: Store): readonly string[] =>
  sql
    .prepare<[], Sought>("SELECT person, state, game FROM seeks")
    .all()
    .filter(({ person, state, game }) => {
      const row = game === null ? undefined : store.games.game(game);
      if (state !== "found") return game !== null;
      return (
        !row || ![row.white, row.black].includes(person) || !strangersIn(store).haveMetIn(row.id)
      );
    })
    .map(({ person }) => `person ${person}: what they looked for is not what they found`);

/** A clock is there as long as its game runs, and no longer. */
const wrongClocks = (sql: Sql): readonly string[] => {
  const lost = sql
    .prepare<[], GameId>(
      `SELECT g.id FROM games g JOIN series s ON s.id = g.series LEFT JOIN clocks c ON c.game = g.id
       WHERE (json_extract(s.terms, '$.clock') IS NOT NULL AND g.ended_at IS NULL)
         <> (c.game IS NOT NULL)`,
    )
    .pluck()
    .all();
  return lost.map((game) => `game ${game} has no clock, or one that it should not have`);
};
