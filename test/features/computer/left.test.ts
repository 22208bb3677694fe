import { expect, test } from "vitest";
import { thinkNow } from "../../../src/ai/table/task.ts";
import type { Think } from "../../../src/ai/table/thinker.ts";
import { Computer } from "../../../src/features/computer/computer.ts";
import { NEWCOMERS } from "../../../src/features/computer/feature.ts";
import { playComputer } from "../../../src/features/computer/sit.ts";
import { EXTENSIONS } from "../../../src/features/list.ts";
import { isPersonId, privateChatOf } from "../../../src/ids/ids.ts";
import { remember } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { MINUTE_MS } from "../../../src/tables/services/time.ts";
import { ruleset } from "../../game/support.ts";
import { virtualTime } from "../../support/virtual-time.ts";
import { openServices } from "../../tables/support.ts";

const LEFT = 60;

/** A person sits down to play the computer. */
const sitDown = (services: Services, id: number): void => {
  if (!isPersonId(id)) throw new Error("no person");
  const person = { id, name: `Person ${id}`, username: null, language: "en" };
  remember(services, person, { id: privateChatOf(id), kind: "private", language: "en" });
  const terms = { ruleset: ruleset("short"), stake: 1 };
  const seated = playComputer(services, id, "private", terms, "easy");
  if (!seated.ok) throw new Error(seated.code);
};

test("a game begun after a start goes before the games that were left from before it", async () => {
  // Those who play for the first time would throw the first roll themselves.
  const extensions = EXTENSIONS.filter((one) => one !== NEWCOMERS.game);
  const clock = virtualTime();
  const services = { ...openServices(3, clock), extensions };
  const waiting = () => services.store.waits.ofComputers().map(({ game }) => game);
  let people = 0;
  const untilWaiting = (games: number): void => {
    while (waiting().length < games) sitDown(services, ++people);
  };
  untilWaiting(LEFT);
  const left = waiting();
  /** One thought after the other, as in one thread. */
  let thinking: Promise<unknown> = Promise.resolve();
  const think: Think = (task) => {
    const thought = thinking.then(() => thinkNow(task));
    thinking = thought;
    return thought;
  };
  const onFault = (error: unknown): never => {
    throw error;
  };
  const computer = new Computer({ services, think, onTurn: () => undefined, onFault });
  void computer.play();
  untilWaiting(LEFT + 1);
  await clock.awaited(computer.play());
  expect(left).toEqual(expect.arrayContaining(waiting()));
  expect(waiting().length).toBeGreaterThan(LEFT / 2);
  await clock.pass(MINUTE_MS);
  expect(waiting()).toEqual([]);
  await clock.awaited(computer.stop());
});
