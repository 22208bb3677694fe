import { withoutHistory } from "../../ai/seat.ts";
import type { Think } from "../../ai/table/thinker.ts";
import { isTimedOut } from "../../game/clock.ts";
import { playerToAct } from "../../game/game.ts";
import { isPlayedOut } from "../../game/play-on.ts";
import type { Colour, Command, Game } from "../../game/types.ts";
import { type GameId, isComputer } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Wait } from "../../store/waits.ts";
import { settingsFor } from "../../tables/game/agreed.ts";
import { toGoIn } from "../../tables/game/finished.ts";
import { loadGame } from "../../tables/game/load-game.ts";
import { carryOut } from "../../tables/game/play.ts";
import { levelOf, type SeatLevel } from "../../tables/game/seats.ts";
import { Alarm } from "../../tables/services/alarm.ts";
import type { Services } from "../../tables/services/services.ts";

/** The level of the computer for a player whose time is out. */
const STAND_IN: SeatLevel = "middle";

/** The commands without a choice: rolling, ending a turn, playing on after an offer. */
const plainCommand = (game: Game, by: Colour): Command | undefined => {
  if (game.resignation) return { type: "decline-resignation", by };
  if (game.phase.kind === "rolling") return { type: "roll", by };
  return isPlayedOut(game) ? { type: "done", by } : undefined;
};

/** The computer raises no stakes for a player: it takes where it would beaver. */
const inTheirName = (command: Command): Command =>
  command.type === "beaver" ? { type: "take", by: command.by } : command;

/** In gulbar one turn can follow another. */
const MOST_DECISIONS = 200;

/** A game whose turn failed lets the others go first. */
const FAULT_PAUSE_MS = 5_000;

/** The games left from before the start that are played at one time. */
const MOST_CATCHING_UP = 4;

type ComputerParts = {
  readonly services: Services;
  readonly think: Think;
  readonly onTurn: () => void;
  readonly onFault: (error: unknown, game: GameId | undefined) => void;
};

/**
 * Plays in each game that waits for the computer, or for a player whose time is out. The database
 * tells which; a turn that fails is tried again later.
 */
export class Computer {
  readonly #parts: ComputerParts;
  readonly #playing = new Map<GameId, Promise<void>>();
  readonly #notBefore = new Map<GameId, number>();
  readonly #alarm: Alarm;
  /** Games that waited already at the start, the last one first: they let all others go first. */
  readonly #left: Set<GameId>;
  #catchingUp = 0;

  constructor(parts: ComputerParts) {
    this.#parts = parts;
    const play = () => void this.play().then(parts.onTurn);
    this.#alarm = new Alarm(parts.services.time, play);
    const waits = parts.services.store.waits.ofComputers();
    this.#left = new Set(waits.toReversed().map(({ game }) => game));
  }

  /**
   * Plays every turn that is due; resolves when they are played, but for those that were left at
   * the start. Never rejects.
   */
  async play(): Promise<void> {
    if (this.#alarm.isStopped) return;
    this.#catchUp();
    try {
      await Promise.all(this.#due().map((game) => this.#playOnce(game)));
    } catch (error) {
      this.#parts.onFault(error, undefined);
    }
  }

  #catchUp(): void {
    for (const game of this.#left) {
      if (this.#catchingUp === MOST_CATCHING_UP || this.#alarm.isStopped) return;
      this.#left.delete(game);
      this.#catchingUp++;
      void this.#playOnce(game).then(() => {
        this.#catchingUp--;
        this.#parts.onTurn();
        this.#catchUp();
      });
    }
  }

  #due(): readonly GameId[] {
    const { store, now } = this.#parts.services;
    const waits = store.waits
      .ofComputers()
      .filter(({ game }) => !this.#left.has(game))
      .map((wait) => ({ wait, at: this.#dueAt(wait) }));
    const due = waits.filter(({ at }) => at <= now());
    const next = Math.min(...waits.map(({ at }) => at).filter((at) => at > now()));
    this.#alarm.set(next - now());
    return [...due.map(({ wait }) => wait.game), ...this.#standingIn()];
  }

  /** Games of players whose time is out. */
  #standingIn(): readonly GameId[] {
    const { store, now } = this.#parts.services;
    return store.clocks.playedFor().filter((game) => (this.#notBefore.get(game) ?? 0) <= now());
  }

  async stop(): Promise<void> {
    this.#alarm.stop();
    await Promise.all(this.#playing.values());
  }

  #dueAt({ game, since }: Wait): number {
    const { services } = this.#parts;
    const again = this.#notBefore.get(game);
    if (again !== undefined) return again;
    const row = services.store.games.game(game);
    if (!row) return since;
    const series = services.store.games.series(row.series);
    const person = isComputer(row.white) ? row.black : row.white;
    return since + settingsFor(services, series, person).computerPause * 1000;
  }

  #playOnce(id: GameId): Promise<void> {
    const playing =
      this.#playing.get(id) ??
      this.#playOut(id)
        .catch((error: unknown) => {
          this.#notBefore.set(id, this.#parts.services.now() + FAULT_PAUSE_MS);
          this.#parts.onFault(error, id);
        })
        .finally(() => this.#playing.delete(id));
    this.#playing.set(id, playing);
    return playing;
  }

  async #playOut(id: GameId): Promise<void> {
    this.#notBefore.delete(id);
    for (let decision = 0; decision < MOST_DECISIONS && !this.#alarm.isStopped; decision++) {
      if (!(await this.#decide(id))) return;
    }
  }

  /** Makes one decision; false if the game does not wait for the computer. */
  async #decide(id: GameId): Promise<boolean> {
    const { services, think } = this.#parts;
    const row = services.store.games.game(id);
    if (!row) return false;
    const game = loadGame(services, row);
    const by = playerToAct(game);
    if (by === undefined) return false;
    const standIn = isTimedOut(game, by) ? STAND_IN : undefined;
    const plain = standIn && plainCommand(game, by);
    if (plain) {
      carryOutAll(services, row, [plain]);
      return true;
    }
    const level = standIn ?? levelOf(row[by]);
    if (level === undefined) return false;
    const mayResign = standIn === undefined && !hasOfferedResignation(services, row, by);
    const thought = await think({
      kind: "act",
      game: withoutHistory(game),
      level,
      mayResign,
      toGo: toGoIn(services, row),
    });
    if (thought.kind !== "act" || thought.commands.length === 0) return false;
    const { commands } = thought;
    carryOutAll(services, row, standIn ? commands.map(inTheirName) : commands);
    return true;
  }
}

const hasOfferedResignation = ({ store }: Services, { id }: GameRow, by: Colour): boolean =>
  store.games.events(id).some((event) => event.type === "resignation-offered" && event.by === by);

/** Carries out all commands or, if the game has moved on meanwhile, none. */
const carryOutAll = (
  services: Services,
  { id, version }: GameRow,
  commands: readonly Command[],
): void =>
  services.store.transaction(() => {
    if (services.store.games.game(id)?.version !== version) return;
    for (const command of commands) {
      const row = services.store.games.game(id);
      const done = row && carryOut(services, row, command);
      if (!done?.ok) throw new Error(`the computer may not ${command.type}: ${done?.code}`);
    }
  });

/** The computer at work: it plays after each update, and retries failed turns. */
export const openComputer = (parts: ComputerParts) => {
  const computer = new Computer(parts);
  return {
    follow: () => computer.play(),
    // Only the sweep retries a failed turn.
    sweep: () => void computer.play().then(parts.onTurn),
    stop: () => computer.stop(),
  };
};
