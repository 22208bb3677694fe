import { expect, test } from "vitest";
import { tableMessage } from "../../src/bot/view/table-message.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { isPersonId, type PersonId, privateChatOf } from "../../src/store/ids.ts";
import { decline } from "../../src/tables/challenge.ts";
import { invite, openLink } from "../../src/tables/links.ts";
import { remember } from "../../src/tables/people.ts";
import type { Services } from "../../src/tables/services.ts";
import { viewOf } from "../../src/tables/view.ts";
import { ANNA, openServices } from "../tables/support.ts";

const PEOPLE = 40;

const personId = (value: number): PersonId => {
  if (!isPersonId(value)) throw new Error(`${value} is no person`);
  return value;
};

/** Somebody writes to the bot in private. */
const meet = (services: Services, id: PersonId, name: string): void =>
  remember(
    services,
    { id, name, username: null, language: "en" },
    { id: privateChatOf(id), kind: "private", language: "en" },
  );

test("a link that many people turn down tells of the last three, and stays within a caption", () => {
  const services = openServices(1);
  const { store } = services;
  const [ruleset] = RULESETS;
  if (!ruleset) throw new Error("no rulesets");
  meet(services, ANNA, "Anna");
  const invited = invite(services, ANNA, { ruleset, stake: 1 });
  if (!invited.ok) throw new Error(invited.code);
  const { challenge } = store.tables.byId(invited.table) ?? {};
  const token = challenge && store.challenges.byId(challenge)?.token;
  if (!challenge || !token) throw new Error("no link");
  for (let n = 1; n <= PEOPLE; n++) {
    const id = personId(100 + n);
    meet(services, id, `${n} ${"w".repeat(60)}`);
    expect(openLink(services, token, id).ok).toBe(true);
    expect(decline(services, challenge, id).ok).toBe(true);
    expect(decline(services, challenge, id)).toEqual({ ok: false, code: "challenge-closed" });
  }
  const view = viewOf(services, invited.table);
  if (!view) throw new Error("no table");
  const { html } = tableMessage(view, "shesh_besh_bot");
  expect(html.match(/✋ \u2068\d+/g)).toEqual([38, 39, 40].map((n) => `✋ \u2068${n}`));
  expect(html.length).toBeLessThan(1024);
  store.close();
});
