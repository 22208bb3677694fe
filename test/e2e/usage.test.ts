import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { NAMES } from "../../src/features/list.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { beginRules, nameRules } from "../support/drafts.ts";
import { story } from "../support/stage.ts";
import { sitDown } from "../support/table.ts";

const stage = story();
const { anna, boris } = stage;

/** How often each label of a number was counted. */
const counted = async (number: string, label: string): Promise<ReadonlyMap<string, number>> => {
  const sample = new RegExp(`^${number}\\{${label}="([^"]*)"\\} (\\d+)$`, "gm");
  const found = [...(await stage.metrics()).matchAll(sample)];
  return new Map(found.map(([, name = "", times]) => [name, Number(times)]));
};

const presses = () => counted("nardy_presses_total", "press");
const commands = () => counted("nardy_commands_total", "command");
const games = () => counted("nardy_games_total", "ruleset");

/** The commands that handlers name; contests name theirs by their own words. */
const heard = (): readonly string[] =>
  sources().flatMap((text) =>
    [...text.matchAll(/\.command\("(\w+)"/g)].flatMap(([, command]) => command ?? []),
  );

const SRC = resolve(import.meta.dirname, "../../src");
const sources = (): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(SRC, name), "utf8"));

describe("the numbers", () => {
  test("tell which buttons are pressed, which commands are typed and which games begin", async () => {
    await sitDown(anna, boris, "long");
    expect((await presses()).get("sit")).toBe(1);
    expect((await commands()).get("play")).toBe(1);
    expect((await games()).get("long")).toBe(1);
  });

  test("tell of each button, command and ruleset from the start, so that what is unused shows", async () => {
    expect([...(await presses()).keys()].toSorted()).toEqual(NAMES.presses.toSorted());
    expect([...(await commands()).keys()].toSorted()).toEqual(NAMES.commands.toSorted());
    const rulesets = [...RULESETS.map(({ id }) => id), "own"];
    expect([...(await games()).keys()].toSorted()).toEqual(rulesets.toSorted());
    expect((await presses()).get("take")).toBe(0);
  });

  test("know each command that the bot hears", () => {
    const contests = ["arena", "cup", "chouette"];
    expect(NAMES.commands.toSorted()).toEqual([...new Set([...heard(), ...contests])].toSorted());
  });

  test("count a game once, however often they are asked, and go on after it", async () => {
    await sitDown(anna, boris, "short");
    await games();
    expect((await games()).get("short")).toBe(1);
    await sitDown(anna, boris, "short");
    expect((await games()).get("short")).toBe(2);
  });

  test("have no word of what people write or press by hand", async () => {
    await nameRules(anna, await beginRules(anna, "long"), "Secret rules");
    await sitDown(anna, boris, "Secret rules");
    await anna.say("bot", "/secret");
    await anna.say("bot", "/playsecret");
    const answer = await anna.say("bot", "/help");
    const shown = await anna.waitFor("bot", (one) => one.id > answer.id && one.from.bot);
    await anna.pressOld(shown, "secret.1");
    expect((await games()).get("own")).toBe(1);
    expect((await presses()).size).toBe(NAMES.presses.length);
    expect((await commands()).size).toBe(NAMES.commands.length);
    expect((await stage.metrics()).toLowerCase()).not.toContain("secret");
  });
});
