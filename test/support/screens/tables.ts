import { button } from "../../../src/bot/view/button.ts";
import { AFTERS, CONTEST_PANELS } from "../../../src/bot/view/look.ts";
import { beforeTurn } from "../../../src/game/apply.ts";
import { COLOURS } from "../../../src/game/colours.ts";
import { playerToAct } from "../../../src/game/game.ts";
import { wasLeftEarly } from "../../../src/game/leaving.ts";
import { luckyRun } from "../../../src/game/luck.ts";
import { movesOf } from "../../../src/game/moves.ts";
import { isMidMatch, type Terms } from "../../../src/game/series.ts";
import { mayAskBack } from "../../../src/game/take-back.ts";
import type { Colour, Game } from "../../../src/game/types.ts";
import { isPersonId, type PersonId } from "../../../src/ids/ids.ts";
import type { Finished } from "../../../src/tables/game/finished.ts";
import { computerAt, LEVELS } from "../../../src/tables/game/seats.ts";
import { EMOTES } from "../../../src/tables/services/caches.ts";
import type { Remark } from "../../../src/tables/services/services.ts";
import { type TableView, viewOf } from "../../../src/tables/shown/view.ts";
import type { Random } from "../../rules/random.ts";
import { openServices, sitTogether } from "../../tables/support.ts";
import { turnsOf } from "./games.ts";

type GameView = Extract<TableView, { readonly played: object }>;
type Played = GameView["played"];

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const NAMES = [
  ["Anna", "Борис Кац"],
  ["Константин Константинопольский", "Анна-Мария"],
  ["👨‍👩‍👧‍👦".repeat(30), "<b>& Co</b>"],
  ["علي", "W".repeat(40)],
  ["Li", "Bo"],
] as const;

const REMARKS: readonly Remark["note"][] = [
  ...(["first-win", "first-mars", "first-over", "first-place", "place", "passed"] as const),
  ...(["ended", "streak", "run", "level", "ahead", "round", "week"] as const),
];

const personId = (value: number): PersonId => {
  if (!isPersonId(value)) throw new Error(`${value} is no person`);
  return value;
};

/** The table of two people in a group, whose game is at its beginning. */
export const plainTable = (terms: Terms): GameView => {
  const services = openServices(1);
  const game = sitTogether(services, terms);
  const [table] = services.store.tables.byGame(game);
  const view = table && viewOf(services, table.id);
  services.store.close();
  if (!view?.played) throw new Error("nobody plays");
  return view;
};

/** Now and then one of these, else nothing. */
const maybe = <T>(random: Random, chance: number, ...all: readonly T[]): T | undefined =>
  random.chance(chance) ? random.pick(all) : undefined;

/** Terms that a game of this ruleset can have. */
export const anyTerms = (ruleset: Terms["ruleset"], random: Random): Terms => {
  const match = ruleset.games ? random.pick([1, 5]) : maybe(random, 0.35, 1, 5, 25);
  const clock = maybe(random, 0.3, { turn: 60 }, { bank: 300, add: 10 });
  return {
    ruleset,
    stake: random.pick([1, 1, 5, 25, 1_000_000]),
    ...(match !== undefined && { match }),
    ...(random.chance(0.3) && { hints: true }),
    ...(clock && { clock }),
  };
};

export const INLINE = { chat: null, thread: null, message: null, inline: "inline-1" } as const;

/** A place where a table stands: a group, a private chat, an inline message, a spectator's chat. */
const PLACES = ["group", "group", "group", "white", "black", "inline", "watched"] as const;

/** A game somewhere, between some people, with all that can be said beside it. */
export const anyTable = (
  { table, look, played }: GameView,
  { terms, game, states }: { terms: Terms; game: Game; states: readonly Game[] },
  random: Random,
): GameView => {
  const place = random.pick(PLACES);
  const viewer = place === "white" || place === "black" ? place : undefined;
  const menu = maybe(random, 0.2, "more", "more", "resign", "resign-sure");
  const content = random.pick(["photo", "text"] as const);
  const people = seats(played, random);
  return {
    table: {
      ...(place === "inline" ? { ...table, ...INLINE, content } : table),
      viewer: viewer ? people.row[viewer] : null,
      menu: menu ?? null,
      menuBy: menu ? people.row[viewer ?? random.pick(["white", "black"])] : null,
    },
    look: { ...look, board: random.pick(["picture", "picture", "picture", "emoji"]) },
    played: {
      ...played,
      ...people,
      ...{ terms, game, viewer, bottom: viewer ?? random.pick(["white", "white", "black"]) },
      isWatched: place === "watched",
      ...(game.phase.kind === "over"
        ? finishedPlay(people, { terms, game, states }, random)
        : runningPlay(people, { terms, game }, random)),
    },
  };
};

type People = Pick<Played, "row" | "players" | "standing" | "next" | "ofStrangers" | "given">;

const seats = ({ row, players, terms }: Played, random: Random): People => {
  const [white, black] = random.pick(NAMES);
  const computer = maybe(random, 0.25, ...LEVELS);
  const other = computer ? computerAt(computer) : row.black;
  const figure = (): bigint => BigInt(random.pick([0, 0, 1, 2, 4, 24, 1_234_567]));
  const games = terms.ruleset.games ?? [];
  return {
    row: { ...row, black: other, crawford: random.chance(0.1) },
    players: {
      white: { ...players.white, name: white },
      black: { ...players.black, id: other, name: black },
    },
    standing: { score: { white: figure(), black: figure() }, crawfordPlayed: false },
    next: games.length > 0 ? maybe(random, 0.7, ...games) : undefined,
    ofStrangers: random.chance(0.15),
    given: [...(random.chance(0.1) ? [contest(random)] : [])],
  };
};

/** The look of a contest's game, as a feature brings it. */
const contest = (random: Random) =>
  CONTEST_PANELS.give({
    mark: "🏟",
    countsApart: random.chance(0.5),
    lines: (_, say) => [say("match-over", { winner: "⚪ Anna" })],
    next:
      maybe(random, 0.5, () => [[button("➡️", { do: "listen" }, "success")]]) ?? (() => undefined),
    isAbsent: () => random.chance(0.5),
  });

/** What features say under a finished game. */
const after = AFTERS.give({
  lines: (_, say) => [say("over-left-early")],
  ways: (_, say) => [button(say("button-listen"), { do: "listen" })],
  looks: (_, say) => [button(say("button-replay"), { do: "rules-list" })],
  more: (_, say) => [button(say("button-rules"), { do: "rules-list" })],
});

const runningPlay = (
  { row }: People,
  { terms, game }: { readonly terms: Terms; readonly game: Game },
  random: Random,
): Partial<Played> => {
  const colour = (): Colour => random.pick(["white", "black"]);
  const called = playerToAct(game);
  const { phase } = game;
  const isPlayed = phase.kind === "moving" && movesOf(phase.turn).length === 0;
  const until = maybe(random, 0.7, NOW + MINUTE, NOW + 7 * MINUTE);
  const isWaiting = random.chance(0.2);
  return {
    row: { ...row, ruleset: game.ruleset, version: game.version },
    unreachable: isWaiting ? [colour()] : [],
    deadline: maybe(random, isWaiting ? 0.7 : 0.1, { of: colour(), at: NOW + 2 * DAY }),
    claimer: maybe(random, 0.1, "white", "black"),
    clock: terms.clock && until && called ? { of: called, until } : undefined,
    hints: random.chance(0.4),
    asksDone: random.chance(0.5),
    handsOver: isPlayed && random.chance(0.5),
    ...asking(game),
    emotes: random.chance(0.5),
    said: random.chance(0.2) ? [{ by: colour(), emote: random.pick(EMOTES) }] : [],
    luck:
      luckyRun(game) ??
      maybe(
        random,
        0.1,
        ...(["doubles", "same-double", "same-roll", "no-double"] as const).map(
          (note) => ({ note, by: colour(), rolls: 3, dice: [3, 3], oneIn: 1296 }) as const,
        ),
      ),
  };
};

/** Of so many boards on which a player could ask for their last turn, one does. */
const ONE_ASKS = 4;

const asking = (game: Game): Pick<Played, "backKey" | "askedBack"> => {
  for (const by of COLOURS) {
    const may = mayAskBack(game, by);
    if (!may.ok) continue;
    const asks = game.version % ONE_ASKS === 0;
    const askedBack = asks ? { by, before: beforeTurn(game, may.turn) } : undefined;
    return { backKey: { by, way: "asks" }, askedBack };
  }
  return { backKey: undefined, askedBack: undefined };
};

const finishedPlay = (
  { row, players, standing: { score }, given }: People,
  { terms, game, states }: { terms: Terms; game: Game; states: readonly Game[] },
  random: Random,
): Partial<Played> => {
  if (game.phase.kind !== "over") throw new Error("the game goes on");
  const { result } = game.phase;
  const finished: Finished = {
    ...{ terms, players, result, game, score, states: turnsOf(states) },
    streak: random.below(4),
    endedStreak: random.below(3),
    isCounted: !random.chance(0.15),
    isBrokenOff: random.chance(0.1),
    wasLeftEarly: wasLeftEarly(game),
    isMidMatch: isMidMatch(terms, { score, crawfordPlayed: false }),
  };
  const checked = { throws: game.thrown, hash: row.diceHash, wrong: undefined };
  const note = maybe(random, 0.4, ...REMARKS);
  return {
    row: {
      ...{ ...row, ruleset: game.ruleset, version: game.version, endedAt: NOW },
      rematchBy: maybe(random, 0.3, row.white, row.black) ?? null,
      nextDiceHash: maybe(random, 0.3, "0123456789abcdef".repeat(4)) ?? null,
    },
    ...{ finished, emotes: false, said: [] },
    checked: maybe(random, 0.2, checked, { ...checked, wrong: 3 }, { ...checked, hash: "other" }),
    remark: note && { note, count: 3, won: 2, lost: 1 },
    given: random.chance(0.4) ? [...given, after] : given,
  };
};

export const anyPerson = (value: number, name: string) => ({
  ...{ id: personId(value), name, username: null, language: "en" },
});
