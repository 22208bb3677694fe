import { type GameId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { settingsFor } from "../../tables/game/agreed.ts";
import { ownGame } from "../../tables/game/players.ts";
import { changeSettings } from "../../tables/people/settings.ts";
import type { Services } from "../../tables/services/services.ts";
import { easierThan } from "./level.ts";
import { type ComputerPlace, playComputer } from "./sit.ts";

/** Begins the same game again, against a computer that is weaker by one level. */
export const playEasier = (
  services: Services,
  game: GameId,
  person: PersonId,
): Done<
  "no-game" | "not-your-game" | "not-over" | "rematch-began" | "too-many-games" | "computer-plays"
> =>
  services.store.transaction(() => {
    const own = ownGame(services, game, person);
    if (!own.ok) return own;
    const { row } = own;
    const level = easierThan(row);
    if (level === undefined) return refused("not-your-game");
    if (row.endedAt === null) return refused("not-over");
    if (row.next !== null) return refused("rematch-began");
    const series = services.store.games.series(row.series);
    const begun = playComputer(services, person, placeOf(services, row), series.terms, level);
    if (!begun.ok) return begun;
    // A level that was chosen stays the usual one.
    if (series.chat === null && settingsFor(services, series, person).level !== undefined)
      changeSettings(services, privateChatOf(person), { level });
    return DONE;
  });

const placeOf = ({ store }: Services, { id, series }: GameRow): ComputerPlace => {
  const { chat } = store.games.series(series);
  if (chat === null) return "private";
  return {
    group: chat,
    thread: store.tables.byGame(id).find((one) => one.chat === chat)?.thread ?? null,
  };
};
