/**
 * The playground: a local stand-in for Telegram. It answers the Bot API over HTTP, so the real
 * bot runs against it unchanged, and it shows a page with the phones of three people, and of those
 * whom they bring.
 *
 * ```ts
 * const opened = await startPlayground({ port: 8080, directory: "data/playground" });
 * if (!opened.ok) exit(opened.message);
 * const { url, token } = opened.playground; // TELEGRAM_API_ROOT and BOT_TOKEN for the bot
 * ```
 *
 * - `bot-api/` what a bot sees: methods, refusals in Telegram's words, long polling, budget;
 * - `people/` what people do: say, press, type an inline query, block, add the bot …;
 * - `world/` what there is: chats, messages, files, waiting updates, all in one database;
 * - `page/` the phones, plain HTML, CSS and modules, fed by `people/`.
 *
 * Everything that happened is on disk before a call is answered, so killing the process loses
 * nothing. Tests talk to it over HTTP too: `test/support/playground-client.ts`.
 */
import { createServer, type Server } from "node:http";
import { type BotApi, openBotApi } from "./bot-api/api.ts";
import type { ApiBudget } from "./bot-api/budget.ts";
import { isForeign } from "./door.ts";
import { sendJson } from "./http.ts";
import { sendPage } from "./page.ts";
import { handlePeople } from "./people/api.ts";
import { begin } from "./world/beginning.ts";
import { openWorld, type World } from "./world/world.ts";

export type PlaygroundOptions = {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  /** Where the world is kept; `:memory:` for one that is forgotten. */
  readonly directory: string;
  readonly botUsername?: string;
  /** How much the bot may say; Telegram's limits when not given. */
  readonly budget?: ApiBudget;
  /** What the bot is to say; one that nobody can guess when not given. */
  readonly token?: string;
  /** What faults with a chance are thrown by, 0–1. */
  readonly random?: () => number;
};

type Playground = {
  readonly url: string;
  /** The same as `url`: what the bot takes for `https://api.telegram.org`. */
  readonly apiRoot: string;
  readonly token: string;
  /** Milliseconds by its clock, which the menu of a phone puts forward. */
  now(): number;
  close(): Promise<void>;
};

type PlaygroundStart =
  | { readonly ok: true; readonly playground: Playground }
  | { readonly ok: false; readonly code: "PORT_TAKEN" | "CANNOT_OPEN"; readonly message: string };

/** Longer than anybody thinks before they press: nobody writes into a connection that closes just then. */
const KEEP_ALIVE_MS = 120_000;

const serve = (world: World, api: BotApi, host: string): Server =>
  createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const url = new URL(request.url ?? "/", "http://playground");
    try {
      if (isForeign(request, host)) sendJson(response, 403, { ok: false });
      else if (url.pathname.startsWith("/bot")) await api.handle(request, response, url);
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
export const startPlayground = async (options: PlaygroundOptions): Promise<PlaygroundStart> => {
  const { port, host = "127.0.0.1", directory, botUsername = "shesh_besh_bot" } = options;
  let world: World;
  try {
    world = openWorld(directory, botUsername);
    world.transaction(() => begin(world));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      code: "CANNOT_OPEN",
      message: `The playground cannot keep its world in ${directory}: ${why}.`,
    };
  }
  const api = openBotApi(world, options);
  const server = serve(world, api, host);
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
      token: api.token,
      now: world.nowMs,
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
