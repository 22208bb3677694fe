import type { IncomingMessage } from "node:http";
import { readBody } from "../http.ts";
import { boundaryOf, type Form, parseMultipart, type Upload } from "../multipart.ts";
import { type ApiResponse, badRequest, done, TOO_LARGE } from "./refusals.ts";

/**
 * The arguments of a call. As in Telegram's server each is a string, whatever way it came; an
 * object or a list is its JSON.
 */
export type Arguments = {
  text(name: string): string | undefined;
  integer(name: string): number | undefined;
  flag(name: string): boolean;
  /** The parsed JSON; nothing when absent or broken. */
  json(name: string): unknown;
  /** A file of that field, or the one that `attach://name` points to. */
  upload(name: string): Upload | undefined;
  /** All of it, for the journal. */
  all(): Record<string, string>;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const argumentsOf = ({ fields, files }: Form): Arguments => {
  const text = (name: string): string | undefined => fields.get(name);
  return {
    text,
    integer(name) {
      const value = text(name)?.trim() ?? "";
      return /^[+-]?\d{1,17}$/.test(value) ? Number(value) : undefined;
    },
    flag: (name) => ["true", "yes", "1"].includes(text(name)?.toLowerCase() ?? ""),
    json: (name) => parseJson(text(name) ?? ""),
    upload: (name) => files.get(name.replace(/^attach:\/\//, "")),
    all: () => Object.fromEntries(fields),
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const readJson = (body: string, fields: Map<string, string>): boolean => {
  const parsed = parseJson(body);
  if (!isObject(parsed)) return false;
  for (const [name, value] of Object.entries(parsed)) {
    if (value === null) continue;
    fields.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return true;
};

/** Reads the query string and the body of a call: JSON, urlencoded or multipart. */
export const readArguments = async (
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<ApiResponse<Arguments>> => {
  const fields = new Map(query);
  const body = await readBody(request);
  if (body === undefined) return TOO_LARGE;
  const type = request.headers["content-type"] ?? "";
  const boundary = boundaryOf(type);
  if (boundary !== undefined) {
    const form = parseMultipart(body, boundary);
    if (form === undefined) return badRequest("can't parse multipart form data");
    for (const [name, value] of form.fields) fields.set(name, value);
    return done(argumentsOf({ fields, files: form.files }));
  }
  if (/^application\/json/i.test(type)) {
    if (body.length > 0 && !readJson(body.toString(), fields)) {
      return badRequest("object expected as request body JSON");
    }
  } else {
    for (const [name, value] of new URLSearchParams(body.toString())) fields.set(name, value);
  }
  return done(argumentsOf({ fields, files: new Map() }));
};
