import { Buffer } from "node:buffer";
import type { ApiResponse } from "grammy/types";
import { encodePng } from "../../src/board/colours/png.ts";
import type { Upload } from "../../src/playground/http/multipart.ts";
import { openPlayground, type PlaygroundOptions } from "../../src/playground/in-process.ts";
import { type ServedOptions, startPlayground } from "../../src/playground/playground.ts";
import { seededChance } from "./chance.ts";
import { clientOf, openPlaygroundClient, type PlaygroundClient } from "./playground-client.ts";
import { type VirtualTime, virtualTime } from "./virtual-time.ts";

/** The calls of a hand-held bot. */
export type HandBot = {
  readonly token: string;
  /** Calls a method with a JSON body, as a bot does. */
  call<T>(method: string, parameters?: object, gone?: AbortSignal): Promise<ApiResponse<T>>;
  /** Calls a method that must go well, and gives its result. */
  ok<T>(method: string, parameters?: object): Promise<T>;
  /** The words in which a call is refused; empty when it is not. */
  refusal(method: string, parameters?: object): Promise<string>;
  /** Calls a method with files. */
  upload<T>(
    method: string,
    fields: Record<string, string>,
    files: Record<string, Uint8Array>,
  ): Promise<ApiResponse<T>>;
  readonly client: PlaygroundClient;
  close(): Promise<void>;
};

/** A playground of one test, and a hand-held bot that calls it over HTTP. */
export type TestPlayground = HandBot & {
  readonly url: string;
  readonly pictureChats: readonly number[];
};

/** The same in this process, in a time that passes while anything is waited for. */
export type QuickPlayground = HandBot & { readonly virtual: VirtualTime };

type Carried = Pick<HandBot, "token" | "client" | "call" | "upload" | "close">;

const handBot = (carried: Carried): HandBot => ({
  ...carried,
  async ok<T>(method: string, parameters?: object) {
    const answer = await carried.call<T>(method, parameters);
    if (!answer.ok) throw new Error(`${method}: ${answer.description}`);
    return answer.result;
  },
  async refusal(method, parameters) {
    const answer = await carried.call(method, parameters);
    return answer.ok ? "" : answer.description;
  },
});

export const openTestPlayground = async (
  options: Partial<ServedOptions> = {},
): Promise<TestPlayground> => {
  const started = await startPlayground({ port: 0, directory: ":memory:", ...options });
  if (!started.ok) throw new Error(started.message);
  const { url, token, pictureChats, close } = started.playground;
  const post = async (method: string, init: RequestInit) => {
    const answer = await fetch(`${url}/bot${token}/${method}`, { method: "POST", ...init });
    return JSON.parse(await answer.text());
  };
  const carried: Carried = {
    ...{ token, close, client: openPlaygroundClient(url) },
    call: (method, parameters = {}, gone) =>
      post(method, {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(parameters),
        ...(gone && { signal: gone }),
      }),
    upload(method, fields, files) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const [name, data] of Object.entries(files)) {
        form.set(name, new Blob([Buffer.from(data)]), `${name}.png`);
      }
      return post(method, { body: form });
    },
  };
  return { ...handBot(carried), url, pictureChats };
};

export const openQuickPlayground = (options: Partial<PlaygroundOptions> = {}): QuickPlayground => {
  const virtual = virtualTime();
  const { time, awaited } = virtual;
  const opened = openPlayground({
    ...{ directory: ":memory:", time, chance: seededChance(1), ...options },
  });
  if (!opened.ok) throw new Error(opened.message);
  const { token, call, people, close } = opened.playground;
  const carry = async (
    method: string,
    parameters: object,
    files: ReadonlyMap<string, Upload>,
    gone = new AbortController().signal,
  ) => {
    const reply = await awaited(call(method, parameters, files, gone));
    if (reply.kind === "broken") throw new Error("the connection broke");
    return JSON.parse(reply.kind === "text" ? reply.text : JSON.stringify(reply.answer));
  };
  const inside = {
    people: (path: string, body?: unknown) => awaited(people(path, body)),
    time: { ...time, sleep: (ms: number) => awaited(time.sleep(ms)) },
  };
  const carried: Carried = {
    ...{ token, client: clientOf(() => inside) },
    call: (method, parameters = {}, gone) => carry(method, parameters, new Map(), gone),
    upload: (method, fields, files) => carry(method, fields, uploadsOf(files)),
    close: async () => close(),
  };
  return { ...handBot(carried), virtual };
};

const uploadsOf = (files: Record<string, Uint8Array>): Map<string, Upload> =>
  new Map(
    Object.entries(files).map(([name, data]) => [
      name,
      { name: `${name}.png`, type: "application/octet-stream", data: Buffer.from(data) },
    ]),
  );

/** A real PNG of one shade of grey. */
export const plainPng = (width: number, height: number, shade = 128): Buffer =>
  Buffer.from(
    encodePng({
      width,
      height,
      scanlines: new Uint8Array(height * (width + 1)),
      palette: [shade * 0x010101],
    }),
  );
