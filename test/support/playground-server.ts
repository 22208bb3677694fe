import { Buffer } from "node:buffer";
import type { ApiResponse } from "grammy/types";
import { encodePng } from "../../src/board/colours/png.ts";
import type { PlaygroundOptions } from "../../src/playground/playground.ts";
import { startPlayground } from "../../src/playground/playground.ts";
import { openPlaygroundClient, type PlaygroundClient } from "./playground-client.ts";

/** A playground of one test, and a hand-held bot that calls it over HTTP. */
export type TestPlayground = {
  readonly url: string;
  readonly token: string;
  readonly pictureChats: readonly number[];
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
  const { url, token, pictureChats, close } = started.playground;

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
    pictureChats,
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
