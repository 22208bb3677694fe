import type { PersonId } from "../game/ids.ts";
import { type GameId, privateChatOf, type SeriesId } from "../game/ids.ts";
import type { Automation, Colour, Game, PerColour } from "../game/types.ts";
import { waitsFor } from "../game/waits-for.ts";
import type { Series } from "../store/games.ts";
import { DEFAULT_SETTINGS, type Settings } from "../store/settings.ts";
import type { Services } from "./services.ts";

const MINUTE_MS = 60_000;

type Players = PerColour<PersonId>;

/** The settings that hold for a player in a series: the group's, or those of his own private chat. */
export const settingsFor = (
  { store }: Services,
  { chat }: Pick<Series, "chat">,
  player: PersonId,
): Settings => store.people.chat(chat ?? privateChatOf(player))?.settings ?? DEFAULT_SETTINGS;

/** What is done for the players without asking. */
export const automationOf =
  (services: Services, series: Series, players: Players) =>
  (colour: Colour): Automation => {
    const { autoRoll, autoForced, confirmDone } = settingsFor(services, series, players[colour]);
    return { roll: autoRoll, forced: autoForced, done: !confirmDone };
  };

/**
 * Notes for whom a game waits, and when he is to be reminded and the game may be claimed. To be
 * called in the transaction that changes the game.
 */
export const waitFor = (
  services: Services,
  row: Players & { readonly id: GameId; readonly series: SeriesId },
  game: Game,
): void => {
  const { store, now } = services;
  const colour = waitsFor(game);
  if (colour === undefined) {
    store.waits.end(row.id);
    return;
  }
  const person = row[colour];
  const series = store.games.series(row.series);
  const { reminderMinutes, deadlineMinutes } = settingsFor(services, series, person);
  const since = now();
  const due = (minutes: number | undefined): number | null =>
    minutes === undefined ? null : since + minutes * MINUTE_MS;
  store.waits.save({
    game: row.id,
    person,
    since,
    // In a private chat the table itself comes down with a sound.
    remindAt: series.chat === null ? null : due(reminderMinutes),
    claimAt: due(deadlineMinutes),
  });
};
