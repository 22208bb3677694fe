import { expect, test } from "vitest";
import { strangersIn } from "../../../src/features/seek/store/strangers.ts";
import type { Terms } from "../../../src/game/series.ts";
import { type GameId, privateChatOf } from "../../../src/ids/ids.ts";
import { challenge } from "../../../src/tables/challenge/challenge.ts";
import { challengeOf } from "../../../src/tables/challenge/inline.ts";
import { invite } from "../../../src/tables/challenge/links.ts";
import { sit } from "../../../src/tables/challenge/sit.ts";
import { play } from "../../../src/tables/game/play.ts";
import { forget } from "../../../src/tables/people/forget.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { makeRuleset } from "../../../src/tables/people/rulesets.ts";
import { ruleset } from "../../game/support.ts";
import { wrongLedger } from "../../simulator/checks/ledger.ts";
import { ANNA, BORIS, GROUP, openServices, rowOf } from "../support.ts";

const TERMS: Terms = { ruleset: ruleset("long"), stake: 5 };

/** Boris sits down to Anna's inline offer; the first press there tells whether she sent it herself. */
const taken = (first = BORIS) => {
  const services = openServices(3);
  const offer = { challenger: ANNA, terms: TERMS, seal: "seal", instead: undefined };
  const challenge = challengeOf(services, "inline", first, offer);
  if (challenge === undefined || !sit(services, challenge, BORIS).ok) throw new Error("no game");
  const game = services.store.tables.byInline("inline")?.game;
  if (!game) throw new Error("no game");
  return { services, game };
};

const resigns = (services: ReturnType<typeof taken>["services"], game: GameId): void => {
  const { version } = rowOf(services, game);
  expect(play(services, game, version, ANNA, { type: "resign", outcome: "mars" }).ok).toBe(true);
};

type Way = (taking: ReturnType<typeof taken>) => void;

const WAYS: Readonly<Record<string, Way>> = {
  "its maker resigns": ({ services, game }) => resigns(services, game),
  "its maker has themselves forgotten": ({ services }) => forget(services, ANNA),
};

test.each(Object.entries(WAYS))(
  "an offer's game that ends when %s, before its maker has played, has no line in the ledger",
  (_, end) => {
    const taking = taken();
    const { services, game } = taking;
    end(taking);
    const row = rowOf(services, game);
    expect(row.endedAt).not.toBeNull();
    expect(services.store.ledger.ofGame(game)).toBeUndefined();
    // This is what looked like a loss: what is over, and nobody had taken its offer back.
    expect(strangersIn(services.store).isBroken(game)).toBe(false);
    expect(wrongLedger(services.sql, services.store, [row])).toEqual([]);
    // Whatever they press in it now.
    const late = play(services, game, row.version, row.white, { type: "roll" });
    expect(late).toMatchObject({ ok: false });
    expect(wrongLedger(services.sql, services.store, [row])).toEqual([]);
    services.store.close();
  },
);

test("an offer's game has one where its maker has pressed there", () => {
  const { services, game } = taken(ANNA);
  resigns(services, game);
  expect(services.store.ledger.ofGame(game)).toMatchObject({ winner: BORIS, outcome: "mars" });
  expect(wrongLedger(services.sql, services.store, [rowOf(services, game)])).toEqual([]);
  services.store.close();
});

test("the same challenge by own rules comes down, in a group and as a link", () => {
  const services = openServices(3);
  const { switches } = ruleset("short");
  const row = { chat: GROUP, maker: ANNA, name: "Yard", key: "yard", base: "short", switches };
  const made = makeRuleset(services, row);
  if (!made.ok) throw new Error(made.code);
  const own: Terms = { ruleset: made.made.ruleset, stake: 1 };
  const home = { id: privateChatOf(ANNA), kind: "private", language: "en" } as const;
  remember(services, undefined, home);
  expect(challenge(services, GROUP, ANNA, own)).toEqual(challenge(services, GROUP, ANNA, own));
  expect(invite(services, ANNA, own)).toEqual(invite(services, ANNA, own));
  services.store.close();
});
