import { describe, expect, test } from "vitest";
import { type PersonId, privateChatOf } from "../../../src/ids/ids.ts";
import { seatTwo } from "../../../src/tables/challenge/seat-two.ts";
import { forget } from "../../../src/tables/people/forget.ts";
import { remember } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { gameFor, sayWords, turnHearing } from "../../../src/tables/shown/voices.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, BORIS, GROUP, openServices, sitTogether } from "../support.ts";

const TERMS = { ruleset: ruleset("short"), stake: 1 };

const opened = () => {
  const services = openServices(7);
  for (const id of [ANNA, BORIS])
    remember(
      services,
      { id, name: id === ANNA ? "Anna" : "Boris", username: null, language: "en" },
      { id: privateChatOf(id), kind: "private", language: "en", title: "" },
    );
  return services;
};

const waiting = (person: PersonId) => ({ person, luck: null });

const say = (services: Services, person: PersonId, words: string) => {
  const game = gameFor(services, person, undefined);
  return game && sayWords(services, game, words);
};

/** What a person reads under the board in their own chat. */
const readBy = (services: Services, person: PersonId) =>
  services.store.tables
    .runningOf({ person })
    .filter(({ viewer }) => viewer === person)
    .flatMap(({ id }) => viewOf(services, id)?.played?.said ?? [])
    .map((one) => ("words" in one ? one.words : one));

describe("words of a player", () => {
  test("are read by the other alone, and forgotten with who said them", () => {
    const services = opened();
    seatTwo(services, TERMS, waiting(ANNA), waiting(BORIS));
    expect(say(services, BORIS, "secret")?.ok).toBe(true);
    expect(readBy(services, ANNA)).toEqual(["secret"]);
    expect(readBy(services, BORIS)).toEqual([]);
    const game = gameFor(services, BORIS, undefined)?.row.id;
    if (game === undefined) throw new Error("no game");
    forget(services, BORIS);
    expect(services.caches.said.find(game)).toBeUndefined();
  });

  test("wait for 💬 of both in a game that a contest has brought together", () => {
    const services = opened();
    const game = seatTwo(services, TERMS, waiting(ANNA), waiting(BORIS), GROUP);
    expect(say(services, ANNA, "hello")).toEqual({ ok: false, code: "unasked" });
    expect(turnHearing(services, game, ANNA, true)).toEqual({ ok: true, now: "asked" });
    expect(say(services, ANNA, "hello")).toEqual({ ok: false, code: "waiting" });
    expect(turnHearing(services, game, BORIS, true)).toEqual({ ok: true, now: "on" });
    expect(say(services, ANNA, "hello")?.ok).toBe(true);
    expect(readBy(services, BORIS)).toEqual(["hello"]);
    // Who changes their mind hears nothing from that moment on.
    expect(turnHearing(services, game, BORIS, false)).toEqual({ ok: true, now: "muted" });
    expect(readBy(services, BORIS)).toEqual([]);
    expect(say(services, ANNA, "hello")).toEqual({ ok: false, code: "unheard" });
  });

  test("belong to no game at the table of a group", () => {
    const services = opened();
    sitTogether(services, TERMS);
    expect(say(services, ANNA, "hello")).toBeUndefined();
  });
});
