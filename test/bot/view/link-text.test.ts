import { expect, test } from "vitest";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { isPersonId, type PersonId, privateChatOf } from "../../../src/ids/ids.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { decline } from "../../../src/tables/challenge/challenge.ts";
import { invite, mayByLink, openLink, sitByLink } from "../../../src/tables/challenge/links.ts";
import { remember } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ANNA, openServices } from "../../tables/support.ts";

const PEOPLE = 40;

const personId = (value: number): PersonId => {
  if (!isPersonId(value)) throw new Error(`${value} is no person`);
  return value;
};

/** A person writes to the bot in private. */
const meet = (services: Services, id: PersonId, name: string): void =>
  remember(
    services,
    { id, name, username: null, language: "en" },
    { id: privateChatOf(id), kind: "private", language: "en" },
  );

/** Anna's link, and its challenge. */
const linkOf = (services: Services) => {
  const [ruleset] = RULESETS;
  if (!ruleset) throw new Error("no rulesets");
  meet(services, ANNA, "Anna");
  const invited = invite(services, ANNA, { ruleset, stake: 1 });
  const table = invited.ok ? services.store.tables.byId(invited.table) : undefined;
  const token = table?.challenge && services.store.challenges.byId(table.challenge)?.token;
  if (!table?.challenge || !token) throw new Error("no link");
  return { table: table.id, challenge: table.challenge, token };
};

test("a message that brought a link is words alone, and says who plays once there is a game", () => {
  const services = openServices(2);
  const { token } = linkOf(services);
  const boris = personId(101);
  meet(services, boris, "Boris");
  expect(mayByLink(services, token, boris, "inline-1").ok).toBe(true);
  const shown = () => {
    const note = services.store.tables.byInline("inline-1");
    const view = note && viewOf(services, note.id);
    if (!view) throw new Error("no message");
    expect(view.look.board).toBe("picture");
    return tableMessage(view, "shesh_besh_bot");
  };
  expect(shown()).toMatchObject({ picture: undefined, html: expect.not.stringContaining("🔒") });
  expect(shown().html).toContain("wants to play nardy with you");
  expect(sitByLink(services, token, boris).ok).toBe(true);
  expect(shown().picture).toBeUndefined();
  expect(shown().html).toContain("\u2068Anna\u2069 and \u2068Boris\u2069 are playing");
  services.store.close();
});

test("a link that many people turn down tells of the last three, and stays within a caption", () => {
  const services = openServices(1);
  const { store } = services;
  const { table, challenge, token } = linkOf(services);
  for (let n = 1; n <= PEOPLE; n++) {
    const id = personId(100 + n);
    meet(services, id, `${n} ${"w".repeat(60)}`);
    expect(openLink(services, token, id).ok).toBe(true);
    expect(decline(services, challenge, id).ok).toBe(true);
    expect(decline(services, challenge, id)).toEqual({ ok: false, code: "challenge-closed" });
  }
  const view = viewOf(services, table);
  if (!view) throw new Error("no table");
  const { html } = tableMessage(view, "shesh_besh_bot");
  expect(html.match(/✋ \u2068\d+/g)).toEqual([38, 39, 40].map((n) => `✋ \u2068${n}`));
  expect(html.length).toBeLessThan(1024);
  store.close();
});
