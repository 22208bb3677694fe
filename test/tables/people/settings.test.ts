import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ChatId, privateChatOf, type TableId } from "../../../src/ids/ids.ts";
import { long, short } from "../../../src/rules/rulesets.ts";
import { DEFAULTS } from "../../../src/store/settings.ts";
import { challenge } from "../../../src/tables/challenge/challenge.ts";
import { challengeOf } from "../../../src/tables/challenge/inline.ts";
import { sit } from "../../../src/tables/challenge/sit.ts";
import { play } from "../../../src/tables/game/play.ts";
import { makeRuleset, removeRuleset } from "../../../src/tables/people/rulesets.ts";
import { changeSettings, habitsIn, rulesetsIn } from "../../../src/tables/people/settings.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { ANNA, BORIS, GROUP, openServices, sitTogether } from "../support.ts";

const PRIVATE = privateChatOf(ANNA);
const TERMS = { ruleset: short, stake: 1 };

let services: Services;
beforeEach(() => {
  services = openServices(1);
  services.store.people.saveChat({ id: PRIVATE, kind: "private", language: "en" });
});
afterEach(() => services.store.close());

const settingsOf = (chat: ChatId) => services.store.people.chat(chat)?.settings;

/** The tables of a chat that are to be drawn anew because of this work. */
const drawnAnewBy = (tables: readonly TableId[], work: () => void): readonly TableId[] => {
  const behind = (id: TableId): number => services.store.tables.byId(id)?.behind ?? 0;
  const before = tables.map(behind);
  work();
  return tables.filter((id, index) => behind(id) > (before[index] ?? 0));
};

const tableOf = (chat: ChatId): TableId => {
  const [table] = services.store.tables.openIn(chat);
  if (!table) throw new Error("no open table");
  return table.id;
};

describe("a change", () => {
  test("keeps what was set before, and is kept", () => {
    changeSettings(services, GROUP, { theme: "dark" });
    changeSettings(services, GROUP, { stake: 7, deadlineMinutes: undefined });
    expect(settingsOf(GROUP)).toEqual({
      ...DEFAULTS.group,
      theme: "dark",
      stake: 7,
      deadlineMinutes: undefined,
    });
  });

  test("is for one chat alone", () => {
    changeSettings(services, PRIVATE, { stake: 7 });
    expect(settingsOf(GROUP)).toEqual(DEFAULTS.group);
    expect(settingsOf(PRIVATE)).toEqual({ ...DEFAULTS.private, stake: 7 });
  });

  test("is shown at running games and open challenges, but not at what is over", () => {
    const ended = sitTogether(services, TERMS);
    const over = tableOf(GROUP);
    const version = services.store.games.game(ended)?.version ?? 0;
    const resigned = play(services, ended, version, ANNA, { type: "resign", outcome: "mars" });
    expect(resigned.ok).toBe(true);
    sitTogether(services, TERMS);
    const running = tableOf(GROUP);
    challenge(services, GROUP, ANNA, TERMS);
    const open = tableOf(GROUP);
    const change = () => changeSettings(services, GROUP, { theme: "dark" });
    expect(drawnAnewBy([over, running, open], change)).toEqual([running, open]);
    expect(drawnAnewBy([running], () => changeSettings(services, PRIVATE, { stake: 2 }))).toEqual(
      [],
    );
  });

  test("of a person's language is shown at the inline messages that he sent", () => {
    const offered = challengeOf(services, "inline", BORIS, {
      challenger: ANNA,
      terms: TERMS,
      seal: "sealed",
      instead: undefined,
    });
    expect(offered && sit(services, offered, BORIS).ok).toBe(true);
    const inline = services.store.tables.byInline("inline")?.id;
    if (inline === undefined) throw new Error("no inline table");
    const ofBoris = privateChatOf(BORIS);
    services.store.people.saveChat({ id: ofBoris, kind: "private", language: "en" });
    const change = (chat: ChatId) => () => changeSettings(services, chat, { language: "ru" });
    expect(drawnAnewBy([inline], change(PRIVATE))).toEqual([inline]);
    expect(drawnAnewBy([inline], change(ofBoris))).toEqual([]);
  });

  test("leaves the rules of a running game as they are", () => {
    const game = sitTogether(services, TERMS);
    const before = services.store.games.game(game);
    changeSettings(services, GROUP, { cube: true, jacoby: true, stake: 9, ruleset: "long" });
    expect(services.store.games.game(game)).toEqual(before);
  });
});

describe("the habits of a chat", () => {
  test("are the defaults where nothing is set, also of a chat that nobody knows", () => {
    expect(habitsIn(services, GROUP)).toEqual({ ...DEFAULTS.group, ruleset: undefined });
    expect(habitsIn(services, privateChatOf(BORIS))).toEqual({
      ...DEFAULTS.private,
      ruleset: undefined,
    });
  });

  test("name a ruleset of ours, or of the chat as long as it is there", () => {
    changeSettings(services, GROUP, { ruleset: "long" });
    expect(habitsIn(services, GROUP).ruleset).toBe(long);
    const made = makeRuleset(services, {
      chat: GROUP,
      maker: ANNA,
      name: "Дворовые",
      key: "дворовые",
      base: "short",
      switches: { ...short.switches, homeHit: "no-hiding" },
    });
    if (!made.ok) throw new Error(made.code);
    const { ruleset } = made.made;
    changeSettings(services, GROUP, { ruleset: ruleset.id });
    expect(habitsIn(services, GROUP).ruleset).toEqual(ruleset);
    expect(rulesetsIn(services, PRIVATE)).not.toContainEqual(ruleset);
    removeRuleset(services, GROUP, made.made.id, { person: ANNA, isAdmin: false });
    expect(habitsIn(services, GROUP).ruleset).toBeUndefined();
  });
});
