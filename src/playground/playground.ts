/**
 * The playground: a local stand-in for Telegram. It answers the Bot API over HTTP, so the real bot
 * runs against it unchanged. It serves a page with the phones of three people, and of those whom
 * they invite.
 *
 * ```ts
 * const opened = await startPlayground({ port: 8080, directory: "data/playground" });
 * if (!opened.ok) exit(opened.message);
 * const { url, token } = opened.playground; // TELEGRAM_API_ROOT and BOT_TOKEN for the bot
 * ```
 *
 * - `bot-api/` the bot's side: methods, refusals in Telegram's words, long polling, budget;
 * - `people/` the people's side: say, press, type an inline query, block, add the bot …;
 * - `world/` the state: chats, messages, files, waiting updates, all in one database;
 * - `page/` the phones: plain HTML, CSS and modules, fed by `people/`;
 * - `in-process.ts` all but the page without a socket, for tests in one process.
 *
 * Every change is on disk before a call is answered, so killing the process loses nothing. Tests
 * use it by `test/support/playground-client.ts`, over HTTP or not.
 */

import { createServer, type Server } from "node:http";
import { type Chance, realChance } from "../machine/chance.ts";
import { realTime, type Time } from "../machine/time.ts";
import { handleCall, handleFile } from "./bot-api/over-http.ts";
import { isForeign } from "./http/hosts.ts";
import { sendJson } from "./http/http.ts";
import {
  type CannotOpen,
  type Core,
  factsOf,
  type InProcess,
  openCore,
  type PlaygroundOptions,
} from "./in-process.ts";
import { sendPage } from "./page.ts";
import { handlePeople } from "./people/over-http.ts";

export type ServedOptions = Omit<PlaygroundOptions, "time" | "chance"> & {
  /** The machine's own by default. */
  readonly time?: Time;
  readonly chance?: Chance;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
};

type Playground = Pick<InProcess, "token" | "pictureChats" | "now"> & {
  readonly url: string;
  /** Equal to `url`: the bot's replacement for `https://api.telegram.org`. */
  readonly apiRoot: string;
  close(): Promise<void>;
};

type PlaygroundStart =
  | { readonly ok: true; readonly playground: Playground }
  | CannotOpen
  | { readonly ok: false; readonly code: "PORT_TAKEN"; readonly message: string };

/**
 * Longer than people think before a press, so that no press meets a connection that is just
 * closing.
 */
const KEEP_ALIVE_MS = 120_000;

const serve = ({ world, api }: Core, host: string): Server =>
  createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const url = new URL(request.url ?? "/", "http://playground");
    try {
      if (isForeign(request, host)) sendJson(response, 403, { ok: false });
      else if (url.pathname.startsWith("/bot")) await handleCall(api, request, response, url);
      else if (url.pathname.startsWith("/file/")) handleFile({ world, api }, response, url);
      else if (url.pathname.startsWith("/playground/")) {
        await handlePeople(world, api, request, response, url);
      } else await sendPage(response, url.pathname);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else
        sendJson(response, 500, {
          ok: false,
          error_code: 500,
          description: "Internal Server Error",
        });
    }
  });

const listen = (server: Server, port: number, host: string): Promise<Error | undefined> =>
  new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => resolve(undefined));
  });

const isTaken = (error: Error): boolean => "code" in error && error.code === "EADDRINUSE";

/** Starts the playground, or says in one sentence why it cannot. */
export const startPlayground = async (options: ServedOptions): Promise<PlaygroundStart> => {
  const { port, host = "127.0.0.1" } = options;
  const opened = openCore({ time: realTime(), chance: realChance, ...options });
  if (!opened.ok) return opened;
  const { world, api } = opened;
  const server = serve(opened, host);
  const failure = await listen(server, port, host);
  if (failure !== undefined) {
    world.close();
    return isTaken(failure)
      ? {
          ok: false,
          code: "PORT_TAKEN",
          message: `Port ${port} of ${host} is taken by another program; set PORT to a free one.`,
        }
      : {
          ok: false,
          code: "CANNOT_OPEN",
          message: `Cannot listen on ${host}:${port}: ${failure.message}.`,
        };
  }
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  const url = `http://${host}:${actual}`;
  return {
    ok: true,
    playground: {
      url,
      apiRoot: url,
      ...factsOf(opened),
      close: () =>
        new Promise((resolve) => {
          api.stop();
          world.announce({ type: "closing" });
          server.close(() => {
            world.close();
            resolve();
          });
          server.closeAllConnections();
        }),
    },
  };
};
