import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import type { ApiResponse } from "grammy/types";
import type { PlaygroundOptions } from "../../src/playground/playground.ts";
import { startPlayground } from "../../src/playground/playground.ts";
import { openPlaygroundClient, type PlaygroundClient } from "./playground-client.ts";

/** A playground of one test, and a hand-held bot that calls it over HTTP. */
export type TestPlayground = {
  readonly url: string;
  readonly token: string;
  readonly client: PlaygroundClient;
  /** Calls a method with a JSON body, as a bot does. */
  call<T>(method: string, parameters?: object): Promise<ApiResponse<T>>;
  /** Calls a method that must go well, and gives its result. */
  ok<T>(method: string, parameters?: object): Promise<T>;
  /** The words in which a call is refused; empty when it is not. */
  refusal(method: string, parameters?: object): Promise<string>;
  /** Calls a method with files, as multipart/form-data. */
  upload<T>(
    method: string,
    fields: Record<string, string>,
    files: Record<string, Uint8Array>,
  ): Promise<ApiResponse<T>>;
  close(): Promise<void>;
};

export const openTestPlayground = async (
  options: Partial<PlaygroundOptions> = {},
): Promise<TestPlayground> => {
  const started = await startPlayground({ port: 0, directory: ":memory:", ...options });
  if (!started.ok) throw new Error(started.message);
  const { url, token, close } = started.playground;

  const call = async <T>(method: string, parameters: object = {}): Promise<ApiResponse<T>> => {
    const answer = await fetch(`${url}/bot${token}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(parameters),
    });
    return JSON.parse(await answer.text());
  };
  return {
    url,
    token,
    client: openPlaygroundClient(url),
    call,
    async ok<T>(method: string, parameters?: object) {
      const answer = await call<T>(method, parameters);
      if (!answer.ok) throw new Error(`${method}: ${answer.description}`);
      return answer.result;
    },
    async refusal(method, parameters) {
      const answer = await call(method, parameters);
      return answer.ok ? "" : answer.description;
    },
    async upload(method, fields, files) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const [name, data] of Object.entries(files)) {
        form.set(name, new Blob([Buffer.from(data)]), `${name}.png`);
      }
      const answer = await fetch(`${url}/bot${token}/${method}`, { method: "POST", body: form });
      return JSON.parse(await answer.text());
    },
    close,
  };
};

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb8_8320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crc = (data: Buffer): number => {
  let c = 0xffff_ffff;
  for (const byte of data) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffff_ffff) >>> 0;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A real PNG of one shade of grey. */
export const plainPng = (width: number, height: number, shade = 128): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)]);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
