import { playerToAct } from "../../game/game.ts";
import type { GameClock } from "../../store/clocks.ts";
import type { GameRow } from "../../store/games.ts";
import { loadGame } from "../game/load-game.ts";
import { carryOut } from "../game/play.ts";
import { MOST_LATE_MS, restartClock } from "../game/turn-clock.ts";
import type { Services } from "../services/services.ts";

/** Acts for players whose time is out: the computer plays on for them, or they lose. */
export const callTimes = (services: Services): void => {
  const { store, now } = services;
  for (const clock of store.clocks.due(now())) {
    store.unlessDamaged(`game ${clock.game}`, () =>
      store.transaction(() => callTime(services, clock)),
    );
  }
};

const callTime = (services: Services, clock: GameClock): void => {
  const { store } = services;
  const row = store.games.game(clock.game);
  if (!row) return;
  const { chat } = store.games.series(row.series);
  // A bot that was thrown out of the group cannot show the player their turn.
  const rests = chat !== null && store.people.chat(chat)?.present !== true;
  if (rests) restartClock(services, clock);
  if (rests || isToBeShown(services, clock, row)) return;
  const by = playerToAct(loadGame(services, row));
  // The turn before is played out but has not ended yet.
  if (by === undefined || by !== clock.running?.of) return;
  carryOut(services, row, { type: "time-out", by });
};

/** Waits for a board that is still on its way, but not for ever. */
const isToBeShown = (
  { store, now }: Services,
  { game, seen, due, running }: GameClock,
  row: GameRow,
): boolean => {
  if (seen || !running || due === null || now() >= due + MOST_LATE_MS) return false;
  return store.tables
    .byGame(game)
    .some(({ behind, viewer }) => behind > 0 && (viewer === null || viewer === row[running.of]));
};

/** Warns players whose time is nearly out: their table in the private chat is sent again. */
export const warnOfTime = (services: Services): void => {
  const { store, now } = services;
  for (const { game, running } of store.clocks.toWarn(now())) {
    store.transaction(() => {
      store.clocks.warned(game);
      const row = store.games.game(game);
      if (!row || !running) return;
      for (const { id, viewer } of store.tables.byGame(game)) {
        if (viewer === row[running.of]) store.tables.repost(id);
      }
    });
  }
};
