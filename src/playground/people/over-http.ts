import type { IncomingMessage, ServerResponse } from "node:http";
import type { BotApi } from "../bot-api/api.ts";
import { readBody, sendBytes, sendJson } from "../http/http.ts";
import type { World } from "../world/world.ts";
import { answerPeople } from "./api.ts";
import { streamEvents } from "./events.ts";

/** The body of a POST; null if it is no JSON, which nobody takes. */
const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const body = await readBody(request);
  try {
    return JSON.parse(body?.toString() || "{}");
  } catch {
    return null;
  }
};

const ROOT = "/playground/";

/**
 * Answers GET and POST below `/playground/`. Every answer has the number of changes as its header
 * `changes`. `events` are live changes as Server-Sent Events.
 */
export const handlePeople = async (
  world: World,
  api: BotApi,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
): Promise<void> => {
  if (pathname === `${ROOT}events`) return streamEvents(world, response);
  const body = request.method === "POST" ? await bodyOf(request) : undefined;
  const reply = await answerPeople(world, api, pathname.slice(ROOT.length) + search, body);
  response.setHeader("changes", reply.changes);
  if ("result" in reply) return sendJson(response, reply.result.ok ? 200 : 400, reply.result);
  sendBytes(response, reply.file.type, reply.file.data, {
    "cache-control": "public, max-age=31536000, immutable",
  });
};
