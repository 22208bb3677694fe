import { afterEach, expect, test } from "vitest";
import { MOST_PUBLISHED, openGallery } from "../../src/web/gallery.ts";
import { startServer } from "../../src/web/server.ts";

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A gallery that is served, and where its pictures are found here. */
const SECRET = new Uint8Array(32).fill(1);

const open = async () => {
  const gallery = openGallery("https://example.org/boards", SECRET);
  const server = await startServer({ host: "127.0.0.1", port: 0, routes: [gallery.route] });
  if (!server.ok) throw new Error(server.reason);
  close = server.close;
  const here = (address: string) => `http://127.0.0.1:${server.port}${new URL(address).pathname}`;
  return { publish: gallery.publish, look: (address: string) => fetch(here(address)) };
};

test("a picture is drawn when it is asked for, and is the same at the same address", async () => {
  const { publish, look } = await open();
  let drawn = 0;
  const draw = async () => Uint8Array.of(++drawn);
  const address = publish("key", draw);
  expect(publish("key", draw)).toBe(address);
  expect(address).toMatch(/^https:\/\/example\.org\/boards\/[\w-]{43}\.png$/);
  expect(drawn).toBe(0);
  expect((await look(address)).status).toBe(200);
  expect(drawn).toBe(1);
});

test("nobody can tell an address from what the picture shows", async () => {
  const draw = async () => Uint8Array.of(0);
  const [one, other] = [
    openGallery("https://a.org", SECRET),
    openGallery("https://a.org", new Uint8Array(32)),
  ];
  expect(one.publish("key", draw)).not.toBe(other.publish("key", draw));
});

test("the oldest are forgotten, so that memory has a bound", async () => {
  const { publish, look } = await open();
  const draw = async () => Uint8Array.of(0);
  const all = Array.from({ length: MOST_PUBLISHED + 1 }, (_, n) => publish(String(n), draw));
  expect((await look(all[0] ?? "")).status).toBe(404);
  expect((await look(all[1] ?? "")).status).toBe(200);
  expect((await look(all.at(-1) ?? "")).status).toBe(200);
});

test("a picture that cannot be drawn tells nobody why", async () => {
  const { publish, look } = await open();
  const answer = await look(publish("key", () => Promise.reject(new Error("a secret"))));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe("");
});
