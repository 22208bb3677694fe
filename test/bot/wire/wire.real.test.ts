import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { httpWire } from "../../../src/bot/wire/wire.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Where whatever is asked is answered by these words, and the connection stays open. */
const openedWith = async (words: string): Promise<string> => {
  server = createServer((socket) => void socket.write(words)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}`;
};

test("a poll that is answered by another protocol ends with that number", async () => {
  const switching = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n";
  const { polls } = httpWire("1:T", await openedWith(switching));
  expect(await polls({}, new AbortController().signal)).toEqual({ status: 101, body: "" });
});
