import {
  type ClockState,
  type ClockTerms,
  endOf,
  handedOver,
  leftNow,
  newClock,
  standStill,
  stopped,
} from "../../../../game/clock.ts";
import { COLOURS } from "../../../../game/colours.ts";
import type { Colour, PerColour } from "../../../../game/types.ts";
import type { ChatId, PersonId } from "../../../../ids/ids.ts";
import { DONE, type Done, type Refused, refused } from "../../../../rules/result.ts";
import type { Services, Standstill } from "../../../../tables/services/services.ts";
import { WEEK_MS } from "../../../../tables/services/time.ts";
import { WOOD_CLOCK, type WoodClock, type WoodClockId, woodClocksIn } from "./store.ts";

/** A message shows a newer time so often, and more often in a last minute. */
const TICK_MS = { usual: 10_000, late: 5_000 } as const;
const LATE_MS = 60_000;

export const setClock = (
  { store, now }: Services,
  place: { readonly chat: ChatId; readonly thread: number | null },
  terms: ClockTerms,
  people: ClockPeople,
): void =>
  store.transaction(() => {
    const { left } = newClock(terms, 0);
    woodClocksIn(store).add({ ...place, terms, people, left, at: now() });
  });

/** The time at which a clock's message changes: at its next tick, or when a time is out. */
const nextTick = (state: ClockState, now: number): number | null => {
  const { running } = state;
  const end = endOf(state);
  if (!running || end === undefined) return null;
  const isLate = leftNow(state, now)[running.of] <= LATE_MS;
  return Math.min(end, now + (isLate ? TICK_MS.late : TICK_MS.usual));
};

type ClockRefusal = Refused<
  "clock-gone" | "clock-not-yours" | "clock-fallen" | "clock-not-running" | "clock-stands"
>;

/** What a press of one of its players changes. */
type Pressing = {
  readonly chat: ChatId;
  readonly id: WoodClockId;
  readonly person: PersonId;
};

type ClockPeople = PerColour<PersonId | null>;

/** The two with this person: a second player without a name is the first other who presses. */
const withPerson = (people: ClockPeople, person: PersonId): ClockPeople | undefined => {
  if (isOneOf(people, person)) return people;
  const vacant = COLOURS.find((side) => people[side] === null);
  return vacant && { ...people, [vacant]: person };
};

const isOneOf = ({ white, black }: ClockPeople, person: PersonId): boolean =>
  white === person || black === person;

const change = (
  services: Services,
  { chat, id }: Pressing,
  to: (
    clock: WoodClock,
    now: number,
  ) => (ClockState & { readonly people?: ClockPeople }) | ClockRefusal,
): Done<ClockRefusal["code"]> => {
  const { store, now } = services;
  return store.transaction((): Done<ClockRefusal["code"]> => {
    const clock = woodClocksIn(store).byId(id);
    if (clock?.chat !== chat) return refused("clock-gone");
    if (clock.fallen !== null || hasFallen(services, clock)) return refused("clock-fallen");
    const changed = to(clock, now());
    if ("ok" in changed) return changed;
    save(services, { ...clock, ...changed });
    return DONE;
  });
};

const save = ({ store, now }: Services, clock: WoodClock): void =>
  woodClocksIn(store).save({ ...clock, tickAt: nextTick(clock, now()) });

/** The press of a side stops its time, and the other's begins to run. One phone may lie between. */
export const pressClock = (services: Services, pressing: Pressing, by: Colour) =>
  change(services, pressing, (clock, now) => {
    const people = withPerson(clock.people, pressing.person);
    if (!people) return refused("clock-not-yours");
    return clock.running && clock.running.of !== by
      ? refused("clock-not-running")
      : { ...handedOver(clock.terms, clock, by, now), people };
  });

/** Nobody's time runs until a side presses again. */
export const pauseClock = (services: Services, pressing: Pressing) =>
  change(services, pressing, (clock, now) => {
    if (!isOneOf(clock.people, pressing.person)) return refused("clock-not-yours");
    return clock.running ? stopped(clock, now) : refused("clock-stands");
  });

/** Notes that a time is out, and tells it with a sound; false while there is some left. */
const hasFallen = (services: Services, clock: WoodClock): boolean => {
  const { store, now } = services;
  const { running, chat, id } = clock;
  const end = endOf(clock);
  if (!running || end === undefined || end > now()) return false;
  save(services, { ...clock, ...stopped(clock, now()), fallen: running.of });
  store.notices.add({ kind: WOOD_CLOCK, subject: id, chat });
  return true;
};

/** Brings the messages of running clocks up to date. */
export const tickClocks = (services: Services): void => {
  const { store, now } = services;
  const clocks = woodClocksIn(store);
  for (const clock of clocks.ticking(now())) {
    store.transaction(() => {
      if (!hasFallen(services, clock)) save(services, clock);
    });
  }
  clocks.removeOld(now() - WEEK_MS);
};

/** The time of an outage is nobody's. */
export const putClocksOff = (services: Services, { from, until }: Standstill): void => {
  for (const clock of woodClocksIn(services.store).running())
    save(services, { ...clock, ...standStill(clock, from, until) });
};
