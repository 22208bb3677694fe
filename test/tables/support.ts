import { EXTENSIONS, TRACES } from "../../src/features/list.ts";
import { playerToAct } from "../../src/game/game.ts";
import type { Terms } from "../../src/game/series.ts";
import type { Game } from "../../src/game/types.ts";
import {
  type ChatId,
  type GameId,
  isChatId,
  isPersonId,
  type PersonId,
} from "../../src/ids/ids.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import type { Sql } from "../../src/store/database.ts";
import type { GameRow } from "../../src/store/games.ts";
import { queries } from "../../src/store/store.ts";
import { challenge } from "../../src/tables/challenge/challenge.ts";
import { rematch } from "../../src/tables/challenge/rematch.ts";
import { sit } from "../../src/tables/challenge/sit.ts";
import { loadGame } from "../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../src/tables/game/play.ts";
import { remember } from "../../src/tables/people/people.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { chooser, ruleset } from "../game/support.ts";
import { freshDatabase } from "../support/fresh.ts";
import { type VirtualTime, virtualTime } from "../support/virtual-time.ts";

export const personId = (value: number): PersonId => {
  if (!isPersonId(value)) throw new Error(`${value} is no person`);
  return value;
};
export const chatId = (value: number): ChatId => {
  if (!isChatId(value)) throw new Error(`${value} is no chat`);
  return value;
};

export const ANNA = personId(1);
export const BORIS = personId(2);
export const GROUP = chatId(-100);

const NOW = 1_700_000_000_000;

type OpenServices = Services &
  Pick<VirtualTime, "awaited"> & { readonly secrets: Uint8Array[]; readonly sql: Sql };

/** Services over a database in memory, with two people in a group, and secrets from a seed. */
export const openServices = (seed: number, { time, awaited } = virtualTime(NOW)): OpenServices => {
  const sql = freshDatabase();
  const choose = chooser(seed);
  const secrets: Uint8Array[] = [];
  const services: Services = {
    store: queries(sql, TRACES),
    caches: newCaches(),
    extensions: EXTENSIONS,
    time,
    now: time.now,
    newSecret: () => {
      const secret = Uint8Array.from({ length: 32 }, () => choose(256));
      secrets.push(secret);
      return secret;
    },
    newToken: (bytes = 16) =>
      Buffer.from(Array.from({ length: bytes }, () => choose(256))).toString("base64url"),
  };
  const here = { id: GROUP, kind: "group", language: "en" } as const;
  for (const [id, name] of [
    [ANNA, "Anna"],
    [BORIS, "Boris"],
  ] as const) {
    remember(services, { id, name, username: name.toLowerCase(), language: "en" }, here);
  }
  return { ...services, secrets, sql, awaited };
};

/** Anna challenges, Boris sits down: the first game of their series. */
export const sitTogether = (services: Services, terms: Terms): GameId => {
  const posted = challenge(services, GROUP, ANNA, terms);
  if (!posted.ok) throw new Error(posted.code);
  const table = services.store.tables.byId(posted.table);
  if (!table?.challenge || !sit(services, table.challenge, BORIS).ok)
    throw new Error("nobody sat down");
  return newestGame(services);
};

/** The game of the newest table in the group. */
export const newestGame = ({ store }: Services): GameId => {
  const game = store.tables.openIn(GROUP)[0]?.game;
  if (!game) throw new Error("no game is running");
  return game;
};

export const rowOf = ({ store }: Services, id: GameId): GameRow => {
  const row = store.games.game(id);
  if (!row) throw new Error(`game ${id} is not there`);
  return row;
};

/** Both want another game. */
export const again = (services: Services, id: GameId): GameId => {
  const [asked, agreed] = [rematch(services, id, ANNA), rematch(services, id, BORIS)];
  if (!asked.ok || asked.began || !agreed.ok || !agreed.began) throw new Error("no rematch");
  return newestGame(services);
};

/** Of a game that ends later, so that it counts (rules/README.md, section 6). */
const COUNTED_TURNS = 5;

const firstCommand = ({ phase }: Game): PlayerCommand => {
  if (phase.kind !== "moving") return { type: "roll" };
  const [move] = legalMoves(phase.turn);
  return move ? { type: "move", moves: [{ from: move.from, die: move.die }] } : { type: "done" };
};

/** Plays a game on, by the first legal moves, until both have had enough turns for it to count. */
export const playSome = (services: Services, id: GameId): void => {
  for (;;) {
    const row = rowOf(services, id);
    const game = loadGame(services, row);
    const by = playerToAct(game);
    const { white, black } = game.turnsBegun;
    if (!by || Math.min(white, black) > COUNTED_TURNS) return;
    const played = play(services, id, row.version, row[by], firstCommand(game));
    if (!played.ok) throw new Error(played.code);
  }
};

/** Who gives up how, game after game at a stake of two; the last one. */
export const giveUps = (
  services: Services,
  losers: readonly (readonly [loser: PersonId, outcome: "oin" | "mars"])[],
): GameId => {
  let game = sitTogether(services, { ruleset: ruleset("short"), stake: 2 });
  for (const [at, [loser, outcome]] of losers.entries()) {
    if (at > 0) game = again(services, game);
    playSome(services, game);
    const { version } = rowOf(services, game);
    const played = play(services, game, version, loser, { type: "resign", outcome });
    if (!played.ok) throw new Error(played.code);
    if (outcome !== "oin") continue;
    const winner = loser === ANNA ? BORIS : ANNA;
    const after = rowOf(services, game).version;
    const accepted = play(services, game, after, winner, { type: "accept-resignation" });
    if (!accepted.ok) throw new Error(accepted.code);
  }
  return game;
};
