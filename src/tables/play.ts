import { replay } from "../game/apply.ts";
import { decide } from "../game/decide.ts";
import { diceOf } from "../game/dice.ts";
import type { GameId, PersonId, SeriesId } from "../game/ids.ts";
import type { Colour, Command, Game, Refusal } from "../game/types.ts";
import { outcomePoints } from "../rules/outcome.ts";
import type { Ruleset } from "../rules/types.ts";
import type { GameRow } from "../store/games.ts";
import { type Refused, refused, type Services } from "./services.ts";

/** The colour that a person has in a game. */
export const colourOf = (row: GameRow, person: PersonId): Colour | undefined => {
  if (row.white === person) return "white";
  return row.black === person ? "black" : undefined;
};

/** A stored game as it stands. */
export const loadGame = ({ store }: Services, row: Pick<GameRow, "id" | "ruleset">): Game =>
  replay(row.ruleset, store.games.events(row.id));

type Start = {
  readonly white: PersonId;
  readonly black: PersonId;
  readonly ruleset: Ruleset;
  /** Who begins; undefined: the opening throw decides. */
  readonly first: Colour | undefined;
};

/** Begins a game of a series, up to the first decision of a player. To be called in a transaction. */
export const startGame = (
  services: Services,
  series: SeriesId,
  { first, ...players }: Start,
): GameId => {
  const { store, now, newSecret } = services;
  const secret = newSecret();
  const id = store.games.addGame(series, { ...players, secret }, now());
  const opened = decide(replay(players.ruleset, []), { type: "open", first }, diceOf(secret));
  if (!opened.ok) throw new Error(`a new game refused to open: ${opened.code}`);
  store.games.append(id, 0, opened.events, now());
  return id;
};

export type PlayRefusal = Refusal | "no-game" | "not-your-game" | "stale";

export type Played = { readonly ok: true; readonly game: Game } | Refused<PlayRefusal>;

/** A command of a player, before it is known which colour he has. */
export type PlayerCommand = WithoutBy<Exclude<Command, { type: "open" }>>;
type WithoutBy<T> = T extends unknown ? Omit<T, "by"> : never;

/**
 * What a person does in a game that he saw at `version`. The events, the new version and the
 * mark on the game's tables are written together or not at all; a press on anything older than
 * the newest state is `stale` and changes nothing.
 */
export const play = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): Played =>
  services.store.transaction(() => {
    const { store, now } = services;
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    const by = colourOf(row, person);
    if (!by) return refused("not-your-game");
    if (row.version !== version) return refused("stale");
    const decided = decide(loadGame(services, row), { ...command, by }, diceOf(row.secret));
    if (!decided.ok) return decided;
    if (!store.games.append(id, version, decided.events, now())) return refused("stale");
    finish(services, row, decided.game);
    store.tables.touchGame(id);
    return { ok: true, game: decided.game };
  });

const finish = ({ store }: Services, row: GameRow, game: Game): void => {
  if (game.phase.kind !== "over") return;
  const { winner, outcome } = game.phase.result;
  store.games.endGame(row.id, row[winner], outcomePoints(game.ruleset, outcome));
};
