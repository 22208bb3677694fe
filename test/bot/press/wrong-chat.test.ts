import { expect, test } from "vitest";
import { openChouette, sitDown } from "../../../src/features/chouette/chouette.ts";
import { USUAL_HOUSE } from "../../../src/features/chouette/rules/types.ts";
import { beginArena, enterArena, openArena } from "../../../src/features/contests/arena/arena.ts";
import { enterCup, openCup } from "../../../src/features/contests/cup/cup.ts";
import { turnListening } from "../../../src/features/following/listening/listeners.ts";
import { beginSeek } from "../../../src/features/seek/play/seek.ts";
import { setClock } from "../../../src/features/standings/wood/clock/clocks.ts";
import { woodDiceIn } from "../../../src/features/standings/wood/dice/store.ts";
import { tellResult } from "../../../src/features/standings/wood/results/results.ts";
import type { Terms } from "../../../src/game/series.ts";
import { type ChatId, type PersonId, privateChatOf } from "../../../src/ids/ids.ts";
import { challenge } from "../../../src/tables/challenge/challenge.ts";
import { invite } from "../../../src/tables/challenge/links.ts";
import { sit } from "../../../src/tables/challenge/sit.ts";
import { play } from "../../../src/tables/game/play.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { makeRuleset } from "../../../src/tables/people/rulesets.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { person } from "../../features/contests/lives.ts";
import { openHandlers } from "../../fuzz/handlers.ts";
import { ruleset, withCube } from "../../game/support.ts";
import { watchForeign } from "../../support/foreign.ts";
import { EVERY_PRESS, type Press, readPress } from "../../support/presses.ts";
import { chatId, rowOf } from "../../tables/support.ts";

const [ANNA, BORIS, STRANGER] = [person(1), person(2), person(3)];
const [GROUP, ELSEWHERE] = [chatId(-100), chatId(-300)];
const NOW = 1_795_000_000_000;
const BOT = { id: 7, is_bot: true, first_name: "Nardy" };

const known = (services: Services, id: PersonId, ...groups: readonly ChatId[]): void => {
  const one = { id, name: `Player ${id}`, username: null, language: "en" };
  remember(services, one, { id: privateChatOf(id), kind: "private", language: "en" });
  for (const group of groups) remember(services, one, { id: group, kind: "group", language: "en" });
};

const sure = <T>(found: T | null | undefined): T => {
  if (found === undefined || found === null) throw new Error("there is nothing");
  return found;
};

/** A challenge in the group, taken up by the other if that is wished. */
const challengeBy = (services: Services, one: PersonId, other: PersonId | undefined): void => {
  const posted = challenge(services, GROUP, one, CUBED);
  const table = posted.ok ? services.store.tables.byId(posted.table) : undefined;
  const id = sure(table?.challenge);
  if (other && !sit(services, id, other).ok) throw new Error("nobody sat down");
};

const LONG: Terms = { ruleset: ruleset("long"), stake: 1 };
const CUBED: Terms = { ruleset: withCube("short"), stake: 1 };

/** In one group: games, a challenge, a link, a ruleset, all contests, a listener, a search. */
const allOfThem = (services: Services): void => {
  const { store } = services;
  for (const one of [ANNA, BORIS]) known(services, one, GROUP);
  known(services, STRANGER, ELSEWHERE);
  challengeBy(services, ANNA, BORIS);
  challengeBy(services, BORIS, ANNA);
  const games = store.tables.openIn(GROUP).map(({ game }) => sure(game));
  const over = rowOf(services, sure(games[0]));
  const resign = { type: "resign", outcome: "oin" } as const;
  if (!play(services, over.id, over.version, over.white, resign).ok) throw new Error("it goes on");
  challengeBy(services, ANNA, undefined);
  invite(services, BORIS, LONG);
  const { switches } = ruleset("long");
  const own = { chat: GROUP, maker: ANNA, name: "Yard", key: "yard", base: "long", switches };
  if (!makeRuleset(services, own).ok) throw new Error("no ruleset");
  const place = { chat: GROUP, thread: null };
  const arena = openArena(services, place, ANNA, LONG, { minutes: 60 });
  const cup = openCup(services, place, ANNA, { ...LONG, match: 3 }, { hours: 24 });
  const chouette = openChouette(services, place, ANNA, CUBED, USUAL_HOUSE);
  if (!arena.ok || !cup.ok || !chouette.ok) throw new Error("a contest does not begin");
  for (const one of [ANNA, BORIS]) {
    enterArena(services, arena.id, one);
    enterCup(services, cup.id, one);
    sitDown(services, chouette.id, one);
  }
  beginArena(services, arena.id);
  turnListening(services, GROUP, ANNA, false);
  bringBoard(services, place);
  beginSeek(services, ANNA, { ruleset: ruleset("gulbar"), stake: 1 }, null);
};

/** A game told, dice thrown and a clock that runs beside a wooden board in the group. */
const bringBoard = (
  services: Services,
  place: { readonly chat: ChatId; readonly thread: null },
): void => {
  const played = { ruleset: ruleset("short"), winner: ANNA, loser: BORIS, outcome: "oin" } as const;
  const told = tellResult(services, place, ANNA, played);
  if (!told.ok) throw new Error(told.code);
  const dice = woodDiceIn(services.store);
  dice.add(
    { chat: place.chat, secret: services.newSecret(), maker: ANNA, at: services.now() },
    null,
  );
  setClock(services, place, { bank: 60, add: 0 }, { white: ANNA, black: BORIS });
};

type NamesIn<Of> = Of extends unknown ? keyof Of : never;
type Field = Exclude<NamesIn<Press>, "do">;

const LOW = [1, 2, 3, 4];

/** What would hit something of the others, for each field of every press. */
const HITS: Readonly<Record<Field, readonly (string | number)[]>> = {
  ...{ challenge: LOW, game: LOW, table: [1, 2, 3, 4, 5, 6], post: [1, 2, 3, 4, 5] },
  ...{
    arena: [1],
    cup: [1],
    chouette: [1],
    number: [1],
    own: [1],
    puzzle: [1],
    draft: [1],
    asked: [1],
  },
  ...{ person: [STRANGER, ANNA, BORIS], friend: ["-", ANNA], group: [GROUP] },
  ...{ version: [0, 1, 2, 3], moves: ["d6", "o4"], step: [1], page: [1], place: [1], day: [1] },
  ...{ token: ["abcdefghij_-ABCDEFGHIJ"], seal: ["abcdefghij_-ABCDEFGH"] },
  ...{ ruleset: ["short", "own-1"], family: ["long"], level: ["easy"], part: ["terms", "own"] },
  ...{ country: ["gr"], hears: [0] },
  ...{ stake: [2], cube: [1], match: [3], hints: [1], clock: [10], waiting: ["keep", "replace"] },
  ...{ minutes: [20], hours: [24], rounds: [0, 3], startsIn: [5], startsAt: [29_900_000] },
  ...{ outcome: ["oin"], emote: ["bravo"], reason: ["name"], action: ["roll"], decision: [1] },
  ...{ advice: ["team"], loneTaker: ["free"], boxTakes: ["any"], by: ["on"], guide: ["arena"] },
  ...{ language: ["ru"], rival: [ANNA] },
  ...{ topic: ["cube"], setting: ["cube"], choice: ["on"], name: ["homeHit"], value: ["free"] },
  ...{
    seats: [4],
    period: ["week"],
    zone: [15],
    hour: [9],
    half: [1],
    shown: [1],
    often: [1],
    contest: ["cup"],
  },
  ...{ dare: [1], source: ["t", "p"], of: LOW, turn: [0, 1], made: [20_775], drawn: [1] },
  ...{ won: [1], told: [1], thrown: [0], beside: [1], side: ["white"], dice: [1] },
  ...{ city: ["tbilisi"], at: ["more"], theme: ["contact"], sheet: ["ladder"], league: ["on"] },
  ...{ brought: [1], pair: [1], isRight: [1], wood: [1] },
};

const isField = (name: string): name is Field => name in HITS;

const textOf = (value: string | number): string =>
  typeof value === "number" ? value.toString(36) : value;

/** The callback data of a kind: every hit of each field, in turns with those of the others. */
const dataOf = ([letter = "", ...fields]: readonly string[]): readonly string[] => {
  const hits = fields.map((field) => {
    const name = field.replace("?", "");
    return isField(name) ? HITS[name].map(textOf) : [];
  });
  const most = Math.max(1, ...hits.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    [letter, ...hits.map((all) => sure(all[turn % all.length]))].join("."),
  );
};

type Place = { readonly chat: object; readonly shows: (data: string) => object };

const PRIVATE = { id: STRANGER, type: "private", first_name: "Stranger" };
const OTHER_GROUP = { id: ELSEWHERE, type: "group", title: "Elsewhere" };
const bare = (): object => ({});
const withButton = (data: string): object => ({
  reply_markup: { inline_keyboard: [[{ text: "page", callback_data: data }]] },
});

/** Pages of the bot that show nothing of the group, and one that has the button after all. */
const PLACES: readonly Place[] = [
  { chat: PRIVATE, shows: bare },
  { chat: OTHER_GROUP, shows: bare },
  { chat: OTHER_GROUP, shows: withButton },
];

test("no press from another chat changes what a stranger is not in", async () => {
  const handlers = await openHandlers(allOfThem, { begins: NOW, status: "left" });
  const from = { id: STRANGER, is_bot: false, first_name: "Stranger", language_code: "en" };
  let update = 0;
  const press = ({ chat, shows }: Place, data: string): Promise<void> => {
    const message = { message_id: 900, date: 1, chat, from: BOT, text: "page", ...shows(data) };
    const query = { id: String(++update), from, chat_instance: "1", data, message };
    return handlers.take({ update_id: update, callback_query: query });
  };
  // The messages of these are sent first.
  await press({ chat: PRIVATE, shows: bare }, "-");
  await handlers.pass(1_500);
  const own = new Set([STRANGER, privateChatOf(STRANGER), ELSEWHERE]);
  const changed = watchForeign(handlers.sql, own);
  const breaches: string[] = [];
  for (const [kind, letters] of Object.entries(EVERY_PRESS)) {
    for (const data of dataOf(letters)) {
      if (!readPress(data)) breaches.push(`${kind}: ${data} is no press`);
      for (const place of PLACES) await press(place, data);
    }
    breaches.push(...changed().map((change) => `${kind}: ${change}`));
  }
  breaches.push(...handlers.faults);
  await handlers.close();
  expect(breaches).toEqual([]);
});
