import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendBytes, sendJson } from "../http/http.ts";
import { boundaryOf, type Form, parseMultipart, type Upload } from "../http/multipart.ts";
import type { World } from "../world/world.ts";
import type { BotApi, CallReply } from "./api.ts";
import { fieldsOf, parseJson } from "./calls/arguments.ts";
import {
  type ApiResponse,
  badRequest,
  done,
  NOT_ALLOWED,
  NOT_FOUND,
  TOO_LARGE,
  UNAUTHORIZED,
} from "./calls/refusals.ts";
import { fileAt } from "./methods/about.ts";

const NO_FILES: ReadonlyMap<string, Upload> = new Map();

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const formOf = (type: string, body: Buffer): ApiResponse<Form> => {
  const boundary = boundaryOf(type);
  if (boundary !== undefined) {
    const form = parseMultipart(body, boundary);
    return form ? done(form) : badRequest("can't parse multipart form data");
  }
  if (!/^application\/json/i.test(type)) {
    return done({ fields: new Map(new URLSearchParams(body.toString())), files: NO_FILES });
  }
  const parsed = body.length === 0 ? {} : parseJson(body.toString());
  if (!isObject(parsed)) return badRequest("object expected as request body JSON");
  return done({ fields: fieldsOf(parsed), files: NO_FILES });
};

/** Reads the query string and the body of a call. */
export const readForm = async (
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<ApiResponse<Form>> => {
  const body = await readBody(request);
  if (body === undefined) return TOO_LARGE;
  const read = formOf(request.headers["content-type"] ?? "", body);
  if (!read.ok) return read;
  return done({ ...read.result, fields: new Map([...query, ...read.result.fields]) });
};

/** Answers `/bot<token>/<method>`. */
export const handleCall = async (
  api: BotApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const [, given = "", name = ""] = /^\/bot([^/]*)\/(\w*)$/.exec(url.pathname) ?? [];
  if (given !== api.token) return sendJson(response, 401, UNAUTHORIZED);
  // A plain GET of an address, as by a picture on some page, must not change anything.
  const asks = request.method === "POST" || /^get/i.test(name);
  if (!asks) return sendJson(response, 405, NOT_ALLOWED);
  const gone = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const form = await readForm(request, url.searchParams);
  if (!form.ok) return sendJson(response, form.error_code, form);
  send(response, await api.call(name, form.result, gone.signal));
};

/** Answers `/file/bot<token>/<path>`. */
export const handleFile = (
  { world, api }: { readonly world: World; readonly api: BotApi },
  response: ServerResponse,
  url: URL,
): void => {
  const [, given = "", path = ""] = /^\/file\/bot([^/]*)\/(.*)$/.exec(url.pathname) ?? [];
  const data = given === api.token ? fileAt(world, path) : undefined;
  if (data) sendBytes(response, "application/octet-stream", data);
  else sendJson(response, 404, NOT_FOUND);
};

const send = (response: ServerResponse, reply: CallReply): void => {
  if (reply.kind === "answer") {
    const { answer } = reply;
    sendJson(response, answer.ok ? 200 : answer.error_code, answer);
  } else if (reply.kind === "text") begin(response, Buffer.byteLength(reply.text)).end(reply.text);
  else if (reply.part === undefined) response.destroy();
  else {
    const length = Buffer.byteLength(reply.part) + 1;
    begin(response, length).write(reply.part, () => response.destroy());
  }
};

const begin = (response: ServerResponse, length: number): ServerResponse =>
  response.writeHead(200, { "content-type": "application/json", "content-length": length });
