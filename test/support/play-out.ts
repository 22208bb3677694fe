import { expect } from "vitest";
import type { Random } from "../rules/random.ts";
import { someOnward } from "./onward.ts";
import type { Phone, SeenMessage } from "./playground-client.ts";
import type { Stage } from "./stage.ts";
import { buttonsOf, hasButton, hasCounted, isCalled, toastOf, versionOf } from "./table.ts";

/** Where a player sees the table: his phone, and the chat on it. */
export type Seat = { readonly phone: Phone; readonly chat: string };

const ONWARDS: readonly string[] = ["roll", "move", "done"];

/** How often the bot is stopped and started again between two presses. */
const RESTARTS = 0.06;

/** A table that asks its reader for something, or one that is over. */
const isAsking = (table: SeenMessage): boolean =>
  buttonsOf(table).some(({ press }) => [...ONWARDS, "rematch"].includes(press.do));

/**
 * Two people play by random presses until one has borne off everything, whatever kind of table
 * they have; the bot is restarted at random points. Gives the table when the game is over.
 */
export const playOut = async (
  stage: Stage,
  seats: readonly [Seat, Seat],
  first: SeenMessage,
  random: Random,
): Promise<SeenMessage> => {
  const people = await Promise.all(seats.map(({ phone }) => phone.me()));
  let table = first;
  let restarts = 0;
  while (!hasButton(table, "rematch")) {
    const seat = seats[people.findIndex((person) => isCalled(table, person))];
    if (!seat) throw new Error(`nobody here is called on by «${table.text}»`);
    const version = versionOf(table);
    const asked = await seat.phone.waitFor(
      seat.chat,
      (one) => versionOf(one) === version && isAsking(one),
    );
    const onward = someOnward(buttonsOf(asked), random);
    if (!onward) throw new Error(`no way on under «${asked.text}»`);
    const told = toastOf(await seat.phone.press(asked, onward));
    expect(hasCounted(onward, told), told).toBe(true);
    if (random.chance(RESTARTS)) {
      await stage.stopBot();
      await stage.startBot();
      restarts++;
    }
    table = await seat.phone.waitFor(seat.chat, (one) => versionOf(one) > version);
  }
  expect(restarts).toBeGreaterThan(0);
  return table;
};
