import { HttpError, InputFile, type Transformer } from "grammy";
import type { Wire } from "../../src/bot/wire/wire.ts";
import type { Time } from "../../src/machine/time.ts";
import type { CallReply } from "../../src/playground/bot-api/api.ts";
import type { InProcess } from "../../src/playground/in-process.ts";

type Uploads = Map<string, { readonly name: string; readonly type: string; readonly data: Buffer }>;

const bytesOf = async (file: InputFile): Promise<Buffer> => {
  const raw = await file.toRaw();
  const parts: Uint8Array[] = [];
  if (raw instanceof Uint8Array) parts.push(raw);
  else for await (const part of raw) parts.push(part);
  return Buffer.concat(parts);
};

/** The same as JSON would carry it; files stand in it by a name, and beside it with their bytes. */
const unpacked = async (value: unknown, files: Uploads): Promise<unknown> => {
  if (value instanceof InputFile) {
    const name = `file-${files.size}`;
    const type = "application/octet-stream";
    files.set(name, { name: value.filename ?? name, type, data: await bytesOf(value) });
    return `attach://${name}`;
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => unpacked(one, files)));
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const entries = Object.entries(value).map(
    async ([key, one]) => [key, await unpacked(one, files)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
};

const brokenCall = (method: string): HttpError =>
  new HttpError(`Network request for '${method}' failed!`, new Error("the connection broke"));

const answerIn = (text: string, method: string) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(`Network request for '${method}' failed!`, error);
  }
};

const textOf = (reply: CallReply): string | undefined => {
  if (reply.kind === "broken") return undefined;
  return reply.kind === "text" ? reply.text : JSON.stringify(reply.answer);
};

/** The way to a playground in this process; a call takes so many seconds at most. */
export const wireTo = (
  { token, call, file }: Pick<InProcess, "token" | "call"> & Partial<Pick<InProcess, "file">>,
  time: Time,
  longestSeconds = 12,
): Wire => {
  const carry: Transformer = async (_, method, payload) => {
    const files: Uploads = new Map();
    const fields = Object(await unpacked(payload ?? {}, files));
    const limit = time.deadline(longestSeconds * 1000);
    const reply = await call(method, fields, files, limit.signal);
    limit.clear();
    if (reply.kind === "broken" || limit.signal.aborted) throw brokenCall(method);
    return reply.kind === "answer" ? reply.answer : answerIn(reply.text, method);
  };
  return {
    fetchFile: async (path) => {
      const data = file?.(path);
      if (data === undefined) throw new Error("there is no such file");
      return data;
    },
    ...{ token, carry, client: { apiRoot: "http://playground", timeoutSeconds: 500 } },
    polls: async (question, signal) => {
      const body = textOf(await call("getUpdates", question, new Map(), signal));
      if (signal.aborted || body === undefined) throw new Error("the connection broke");
      return { status: 200, body };
    },
  };
};
