import { get as request } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestPlayground, type TestPlayground } from "../../support/playground-server.ts";

const GROUP = -4_700_000_001;

let playground: TestPlayground;
beforeEach(async () => {
  playground = await openTestPlayground({ budget: "off" });
});
afterEach(() => playground.close());

/** How the page is answered to a browser that was led here by this name. */
const statusAt = (host: string, { url } = playground): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });

describe("addresses", () => {
  test.each(["https://example.com", "null", "http://127.0.0.1:1"])(
    "a page of another site (%s) may not act here",
    async (origin) => {
      const answer = await fetch(`${playground.url}/playground/people/anna/leave`, {
        method: "POST",
        headers: { origin },
      });
      expect(answer.status).toBe(403);
    },
  );

  test("only names of this machine are answered, to which no other can be rebound", async () => {
    expect(await statusAt("evil.example")).toBe(403);
    expect(await statusAt("127.0.0.1.evil.example")).toBe(403);
    expect(await statusAt("192.168.0.7")).toBe(403);
    expect(await statusAt("localhost:8080")).toBe(200);
  });

  test("beyond this machine it also goes by bare addresses, and still by no foreign name", async () => {
    const open = await openTestPlayground({ host: "0.0.0.0" });
    try {
      expect(await statusAt("192.168.0.7:8080", open)).toBe(200);
      expect(await statusAt("evil.example", open)).toBe(403);
    } finally {
      await open.close();
    }
  });

  test("what changes something is asked by POST alone, and the token is another at each start", async () => {
    const { url, token } = playground;
    const get = (method: string) => fetch(`${url}/bot${token}/${method}`);
    expect((await get("getMe")).status).toBe(200);
    expect((await get("setWebhook?url=http://127.0.0.1:9/hook")).status).toBe(405);
    const other = await openTestPlayground();
    expect(other.token).not.toBe(token);
    await other.close();
  });

  test("no address beyond this machine is fetched or told of updates", async () => {
    expect(await playground.refusal("setWebhook", { url: "https://example.com/hook" })).toContain(
      "this machine alone",
    );
    const photo = "http://192.168.0.7/secret.png";
    expect(await playground.refusal("sendPhoto", { chat_id: GROUP, photo })).toContain(
      "failed to get HTTP URL content",
    );
  });

  test("the page has the bot's own picture", async () => {
    const icon = await fetch(new URL("/icon.svg", playground.url));
    expect(icon.headers.get("content-type")).toContain("image/svg");
  });

  test("a wrong token is unauthorized, an unknown method is not found", async () => {
    const answer = await fetch(`${playground.url}/bot123:nonsense/getMe`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      ok: false,
      error_code: 401,
      description: "Unauthorized",
    });
    expect(await playground.call("sendTelepathy")).toEqual({
      ok: false,
      error_code: 404,
      description: "Not Found",
    });
  });

  test("a webhook is taken and removed, and may drop what waits", async () => {
    await playground.client.as("anna").say("bot", "hi");
    await playground.ok("getUpdates", { offset: -1 });
    expect(await playground.ok("setWebhook", { url: "http://127.0.0.1:9/hook" })).toBe(true);
    expect(await playground.client.pendingUpdates()).toBe(1);
    expect(await playground.ok("deleteWebhook", { drop_pending_updates: true })).toBe(true);
    expect(await playground.client.pendingUpdates()).toBe(0);
  });
});
