import { standStill } from "../../game/clock.ts";
import { waitsForAnswer } from "../../game/game.ts";
import { type GameId, isComputer } from "../../ids/ids.ts";
import type { Chat, Person } from "../../store/people.ts";
import type { Reminder, Wait } from "../../store/waits.ts";
import { closeChallenge } from "../challenge/challenge.ts";
import { loadGame } from "../game/load-game.ts";
import { changeClock, runningClock } from "../game/turn-clock.ts";
import { dropOldConversations } from "../people/conversations.ts";
import { forgetOld } from "../people/forget.ts";
import { dropOldHandouts } from "../services/handouts.ts";
import { type Services, type Standstill, tellHappened } from "../services/services.ts";
import { HOUR_MS } from "../services/time.ts";
import { dropOldUpdates } from "../services/updates.ts";

const MOST_AT_ONCE = 200;

/** Telegram lets a bot delete a message for two days only; an hour is kept in reserve. */
const LONGEST_STANDING_MS = 47 * HOUR_MS;

export type DueReminder = {
  readonly wait: Wait;
  readonly version: number;
  readonly chat: Chat;
  readonly table: number | null;
  readonly thread: number | null;
  readonly person: Person;
  readonly toAnswer: boolean;
  /** The end of the player's time, in a game with a clock. */
  readonly until: number | undefined;
};

const expireLinks = (services: Services): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    for (const id of store.challenges.expired(now())) closeChallenge(services, id, "expired");
  });

export const showOverdue = (services: Services): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    for (const { game, person } of store.waits.overdue(now())) {
      tellHappened(services, game);
      for (const { id, viewer } of store.tables.byGame(game)) {
        // Only the player who may claim the game hears it, in their private chat.
        if (viewer === null || viewer === person) store.tables.touch(id);
        else store.tables.repost(id);
      }
    }
  });

/**
 * Shows that nobody is late where the clock was set back, or time was given back. What was due by
 * the time `seen` may stand on a board, though nobody was told that it is.
 */
export const showNotOverdue = (services: Services, seen: number): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    for (const { game } of store.waits.notOverdue({ now: now(), seen })) {
      tellHappened(services, game);
      store.tables.touchGame(game);
    }
  });

/** Reminders that are due. A useless one is dropped for good. */
export const dueReminders = (services: Services): readonly DueReminder[] =>
  services.store.waits.toRemind(services.now(), MOST_AT_ONCE).flatMap((wait) => {
    const { unlessDamaged, waits } = services.store;
    const due = unlessDamaged(`game ${wait.game}`, () => dueReminder(services, wait));
    if (!due) waits.remindAt({ ...wait, remindAt: null });
    return due ?? [];
  });

const dueReminder = (services: Services, wait: Wait): DueReminder | undefined => {
  const { store } = services;
  const row = store.games.game(wait.game);
  const person = store.people.person(wait.person);
  const table = store.tables.byGame(wait.game).find(({ viewer }) => viewer === null);
  if (!row || !person || !table || table.chat === null) return undefined;
  // The computer can wait, and a person may play it in several games of one group.
  if (isComputer(row.white) || isComputer(row.black)) return undefined;
  const chat = store.people.chat(table.chat);
  if (!chat?.present || chat.settings.reminderMinutes === undefined) return undefined;
  if (store.absences.has(chat.id, person.id)) return undefined;
  const toAnswer = waitsForAnswer(loadGame(services, row));
  const { message, thread } = table;
  const until = runningClock(services, row.id)?.until;
  return { wait, version: row.version, chat, table: message, thread, person, toAnswer, until };
};

/** Notes a reminder or call, so that it is deleted when the game moves on. */
export const noteReminder = (
  { store, now }: Services,
  game: GameId,
  { version, chat }: { readonly version: number; readonly chat: Chat },
  message: number | null,
): void => {
  if (message === null) return;
  store.waits.addReminder({ chat: chat.id, message, game, version, at: now() });
};

export const outlivedReminders = ({ store, now }: Services): readonly Reminder[] =>
  store.waits.outlived(now() - LONGEST_STANDING_MS);

/** Puts off all clocks and deadlines by the time in which nobody could play. */
export const giveTimeBack = (services: Services, standstill: Standstill): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    const { from, until } = standstill;
    for (const clock of store.clocks.running()) {
      changeClock(services, clock, standStill(clock, from, until));
    }
    store.waits.putOff(standstill);
    // Boards that were drawn before this go by deadlines that were so much earlier.
    showNotOverdue(services, now() + until - from);
    for (const { givesBack } of services.extensions) givesBack?.(services, standstill);
  });

/** Closes and drops what is over: links, dialogs, old notes, people who come no more. */
export const tidy = (services: Services): void => {
  showOverdue(services);
  expireLinks(services);
  dropOldConversations(services);
  dropOldUpdates(services);
  dropOldHandouts(services);
  forgetOld(services);
};
