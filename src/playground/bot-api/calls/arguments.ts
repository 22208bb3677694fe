import type { IncomingMessage } from "node:http";
import { readBody } from "../../http/http.ts";
import { boundaryOf, type Form, parseMultipart, type Upload } from "../../http/multipart.ts";
import { type ApiResponse, badRequest, done, TOO_LARGE } from "./refusals.ts";
import { addressesIn, fetchFile } from "./remote.ts";

/**
 * The arguments of a call. As in Telegram's server each is a string, however it was sent; an object
 * or a list is its JSON.
 */
export type Arguments = {
  text(name: string): string | undefined;
  integer(name: string): number | undefined;
  flag(name: string): boolean;
  /** The parsed JSON; undefined if absent or broken. */
  json(name: string): unknown;
  /** The uploaded file of that field, of `attach://name`, or from an address. */
  upload(name: string): Upload | undefined;
  /** All arguments, for the journal. */
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
    json(name) {
      const value = text(name);
      return value === undefined ? undefined : parseJson(value);
    },
    upload: (name) => files.get(name.replace(/^attach:\/\//, "")),
    all: () => Object.fromEntries(fields),
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const NO_FILES: ReadonlyMap<string, Upload> = new Map();

const jsonForm = (body: Buffer): Form | undefined => {
  const parsed = body.length === 0 ? {} : parseJson(body.toString());
  if (!isObject(parsed)) return undefined;
  const given = Object.entries(parsed).filter(([, value]) => value !== null);
  const fields = given.map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return { fields: new Map(fields), files: NO_FILES };
};

const formOf = (type: string, body: Buffer): ApiResponse<Form> => {
  const boundary = boundaryOf(type);
  if (boundary !== undefined) {
    const form = parseMultipart(body, boundary);
    return form ? done(form) : badRequest("can't parse multipart form data");
  }
  if (!/^application\/json/i.test(type)) {
    return done({ fields: new Map(new URLSearchParams(body.toString())), files: NO_FILES });
  }
  const form = jsonForm(body);
  return form ? done(form) : badRequest("object expected as request body JSON");
};

/** Reads the query string and the body of a call, and fetches the pictures that it links to. */
export const readArguments = async (
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<ApiResponse<Arguments>> => {
  const body = await readBody(request);
  if (body === undefined) return TOO_LARGE;
  const read = formOf(request.headers["content-type"] ?? "", body);
  if (!read.ok) return read;
  const fields = new Map([...query, ...read.result.fields]);
  const files = new Map(read.result.files);
  const written = (name: string): unknown => {
    const field = fields.get(name);
    // An error costs more than all the rest of a call: only what can be JSON is parsed.
    return field !== undefined && /^\s*[[{"]/.test(field) ? (parseJson(field) ?? field) : field;
  };
  for (const address of addressesIn(written)) {
    const file = await fetchFile(address);
    if (file) files.set(address, file);
  }
  return done(argumentsOf({ fields, files }));
};
