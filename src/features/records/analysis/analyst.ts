import { ANALYSIS, type Analysis } from "../../../ai/analysis/analysis.ts";
import type { Think } from "../../../ai/table/thinker.ts";
import type { BotParts } from "../../../bot/feature/parts.ts";
import type { GameEvent } from "../../../game/types.ts";
import type { GameId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { hasMoves, toGoIn } from "../../../tables/game/finished.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import { analysesIn } from "./store.ts";

export const storedAnalysis = ({ store }: Services, id: GameId): Analysis | undefined => {
  const text = analysesIn(store).find(id);
  if (text === undefined) return undefined;
  return store.unlessDamaged(`analysis of game ${id}`, () => ANALYSIS.parse(JSON.parse(text)));
};

type AnalysedGame = {
  readonly row: GameRow;
  readonly events: readonly GameEvent[];
  readonly analysis: Analysis;
};

/** Called with an analysis in the transaction that keeps it. */
export const ANALYSED = slotOf<(services: Services, game: AnalysedGame) => void>();

/** Has each game analysed once; the database keeps the result. */
export class Analyst {
  readonly #services: Services;
  readonly #think: Think;
  readonly #making = new Map<GameId, Promise<Analysis | undefined>>();

  constructor(services: Services, think: Think) {
    this.#services = services;
    this.#think = think;
  }

  /** The analysis of a finished game; undefined for a running one. Rejects if it cannot be made. */
  of(id: GameId): Promise<Analysis | undefined> {
    const making = this.#making.get(id) ?? this.#make(id).finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    return making;
  }

  async #make(id: GameId): Promise<Analysis | undefined> {
    const known = storedAnalysis(this.#services, id);
    if (known) return known;
    const { store } = this.#services;
    const row = store.games.game(id);
    if (!row || row.endedAt === null) return undefined;
    const events = store.games.events(id);
    const { ruleset } = row;
    const toGo = toGoIn(this.#services, row);
    const thought = await this.#think({ kind: "analysis", ruleset, events, toGo });
    if (thought.kind !== "analysis") throw new Error("asked for an analysis, got another thought");
    store.transaction(() => {
      analysesIn(store).save(id, JSON.stringify(thought.analysis));
      const analysed = { row, events, analysis: thought.analysis };
      for (const hear of ANALYSED.of(this.#services)) hear(this.#services, analysed);
      // From now on a line below the result tells of it.
      store.tables.touchGame(id);
    });
    return thought.analysis;
  }
}

const analysts = new WeakMap<Services["caches"], Analyst>();

/** The one analyst of a process, so that two requests for a game make one analysis. */
export const analystOf = ({
  services,
  think,
}: {
  readonly services: Services;
  readonly think: Think;
}): Analyst => {
  const known = analysts.get(services.caches);
  if (known) return known;
  const analyst = new Analyst(services, think);
  analysts.set(services.caches, analyst);
  return analyst;
};

/** Nobody looks at the end of an older game any more. */
const WHILE_NEWS_MS = 10 * MINUTE_MS;
const MOST_KEPT = 1_000;

/** Games that were tried once, so that a failure is not repeated for ever. */
const triedIn = cacheOf<GameId, true>(MOST_KEPT);

/** Analyses games that have just ended, one after the other; their tables then show it. */
export const analyseInBackground = (parts: BotParts) => {
  const { services, deliverer, log } = parts;
  let working: Promise<void> | undefined;
  let isStopped = false;

  const next = (): GameId | undefined => {
    const { store, now, caches } = services;
    const tried = triedIn(caches);
    return analysesIn(store)
      .missing(now() - WHILE_NEWS_MS)
      .find((id) => {
        const row = tried.find(id) ? undefined : store.games.game(id);
        return row !== undefined && hasMoves(loadGame(services, row));
      });
  };

  const work = async (): Promise<void> => {
    for (let game = next(); game !== undefined && !isStopped; game = next()) {
      triedIn(services.caches).keep(game, true);
      try {
        await analystOf(parts).of(game);
        deliverer.wake();
      } catch (error) {
        if (!isStopped) log.error({ err: error, game }, "a game could not be analysed");
      }
    }
  };

  return {
    sweep: () => {
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    stop: async () => {
      isStopped = true;
      await working;
    },
  };
};
