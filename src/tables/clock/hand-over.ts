import type { GameId } from "../../ids/ids.ts";
import { loadGame } from "../game/load-game.ts";
import { carryOut } from "../game/play.ts";
import { Alarm } from "../services/alarm.ts";
import type { Services } from "../services/services.ts";

/** The time in which a player can take back a turn that ends by itself in a group. */
const SECOND_THOUGHT_MS = 4_000;

type Parts = {
  readonly services: Services;
  readonly afterMs?: number | undefined;
  /** Whether all that players have said is known: Undo may still wait in Telegram. */
  readonly hasHeard: () => boolean;
  /** Called when a turn has ended between two updates. */
  readonly onEnd: () => void;
  readonly onFault: (error: unknown) => void;
};

/** Ends turns that are played out and not taken back. The database knows these turns. */
export class HandOver {
  readonly #parts: Parts;
  readonly #alarm: Alarm;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#alarm = new Alarm(parts.services.time, () => {
      this.look();
      parts.onEnd();
    });
  }

  /** Ends every turn whose time is up; never throws. While the bot is cut off, turns rest. */
  look(): void {
    if (this.#alarm.isStopped || !this.#parts.hasHeard()) return;
    try {
      this.#endDue();
    } catch (error) {
      this.#parts.onFault(error);
    }
  }

  stop(): void {
    this.#alarm.stop();
  }

  #endDue(): void {
    const { services, afterMs = SECOND_THOUGHT_MS } = this.#parts;
    const { store, now } = services;
    const until = now() - afterMs;
    const turns = store.waits.playedOut({ moment: until });
    const next = turns.find(({ playedOutAt }) => playedOutAt > until);
    this.#alarm.set((next?.playedOutAt ?? Number.POSITIVE_INFINITY) - until);
    for (const { game } of turns.filter(({ playedOutAt }) => playedOutAt <= until)) {
      const ended = store.unlessDamaged(`game ${game}`, () => endTurn(services, game));
      if (ended === undefined) store.waits.leaveTurn(game);
    }
  }
}

export const endTurn = (services: Services, id: GameId): true =>
  services.store.transaction(() => {
    const row = services.store.games.game(id);
    if (!row) return true;
    const by = loadGame(services, row).toMove;
    const ended = carryOut(services, row, { type: "done", by });
    if (!ended.ok) throw new Error(`a turn that is played out does not end: ${ended.code}`);
    return true;
  });
