import { once } from "node:events";
import { createServer } from "node:http";

export type FakeTelegram = { readonly root: string; close(): void };

const ME = { id: 7, is_bot: true, first_name: "Nardy", username: "fuzz_bot" };

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`${name}"[^-\\d]*(-?\\d+)`).exec(text)?.[1] ?? 1);

/**
 * A Telegram that takes everything: quick, and it remembers nothing. All people are members of all
 * groups, or of none.
 */
export const openFakeTelegram = async (status: "member" | "left"): Promise<FakeTelegram> => {
  let messages = 1000;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("latin1");
    const method = request.url?.split("/").at(-1) ?? "";
    const id = numberIn(body, "chat_id");
    const chat = { id, type: id > 0 ? "private" : "group", title: "Yard", first_name: "One" };
    const photo = [{ file_id: "file", file_unique_id: "f", width: 8, height: 8 }];
    const message = {
      message_id: messages++,
      date: 1,
      chat,
      ...(/hoto/.test(method) && { photo }),
    };
    const result = /^send/.test(method)
      ? message
      : method === "getMe"
        ? ME
        : method === "getChatMember"
          ? { status, user: { id: 1, is_bot: false, first_name: "One" } }
          : true;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ok: true, result }));
  });
  // A connection that ends by itself would look like a fault.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port is free");
  return {
    root: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
