import { Agent, request as send } from "node:http";
import { realTime, type Time } from "../../src/machine/time.ts";
import type { InProcess } from "../../src/playground/in-process.ts";

export type Answer = { readonly text: string; readonly changes: number };

/** Asks what is below `/playground/`: without a body as by GET, with one as by POST. */
type Ask = (path: string, body?: unknown) => Promise<Answer>;

/** The way to a playground. */
export type Port = {
  readonly ask: Ask;
  readonly download: (url: string) => Promise<Buffer>;
  readonly time: () => Time;
  /**
   * How long the playground is asked to wait for a change. A look that comes later does not shorten
   * a wait further: the bot computes in this process, or the machine is busy, and nothing could
   * come.
   */
  readonly lookMs: () => number;
};

const agent = new Agent({ keepAlive: true });

/** By Node's own HTTP, as stories ask thousands of times: `fetch` takes three times as long. */
const askOverHttp = (url: string, body: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const headers = { "content-type": "application/json" };
    send(url, { agent, method, headers }, (answer) => {
      let text = "";
      answer
        .setEncoding("utf8")
        .on("data", (part: string) => {
          text += part;
        })
        .on("end", () => resolve({ text, changes: Number(answer.headers.changes) }))
        .on("error", reject);
    })
      .on("error", reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });

const REAL_TIME = realTime();

/** By HTTP to the playground at this address. */
export const portTo = (root: string): Port => ({
  ask: (path, body) => askOverHttp(`${root}/playground/${path}`, body),
  async download(url) {
    const answer = await fetch(new URL(url, root));
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  },
  time: () => REAL_TIME,
  lookMs: () => 40,
});

/** What is asked and waited for goes by these two alone. */
export type Inside = Pick<InProcess, "people" | "time">;

/** Into the playground that is in this process then. */
export const portInto = (inside: () => Inside): Port => ({
  async ask(path, body) {
    const reply = await inside().people(path, body);
    if (!("result" in reply)) throw new Error(`${path} is a file`);
    return { text: JSON.stringify(reply.result), changes: reply.changes };
  },
  async download(url) {
    const reply = await inside().people(url.replace(/^\/playground\//, ""));
    if (!("file" in reply)) throw new Error(`${url} is no file`);
    return reply.file.data;
  },
  time: () => inside().time,
  lookMs: () => 60_000,
});

/** By the way that there is then. */
export const portBy = (port: () => Port): Port => ({
  ask: (path, body) => port().ask(path, body),
  download: (url) => port().download(url),
  time: () => port().time(),
  lookMs: () => port().lookMs(),
});
