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
 * - `page/` the phones: plain HTML, CSS and modules, fed by `people/`.
 *
 * Every change is on disk before a call is answered, so killing the process loses nothing. Tests
 * use it over HTTP too: `test/support/playground-client.ts`.
 */
import { createServer, type Server } from "node:http";
import { type BotApi, openBotApi } from "./bot-api/api.ts";
import type { ApiBudget } from "./bot-api/budget.ts";
import { isForeign } from "./http/hosts.ts";
import { sendJson } from "./http/http.ts";
import { sendPage } from "./page.ts";
import { handlePeople } from "./people/api.ts";
import { begin, beginPictureChats, PICTURE_CHATS } from "./world/beginning.ts";
import { openWorld, type World } from "./world/world.ts";

export type PlaygroundOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The folder of the world; `:memory:` for a world that is not kept. */
  readonly directory: string;
  readonly botUsername?: string;
  /** The limits of the bot's messages; Telegram's by default. */
  readonly budget?: ApiBudget;
  /** The bot's token; a random one by default. */
  readonly token?: string;
  /** The random source for faults with a chance, 0–1. */
  readonly random?: () => number;
};

type Playground = {
  readonly url: string;
  /** Equal to `url`: the bot's replacement for `https://api.telegram.org`. */
  readonly apiRoot: string;
  readonly token: string;
  /** Chats that only the bot sees, for pictures that it uploads in advance. */
  readonly pictureChats: readonly number[];
  /** Milliseconds by the playground's clock, which the menu of a phone can put forward. */
  now(): number;
  close(): Promise<void>;
};

type PlaygroundStart =
  | { readonly ok: true; readonly playground: Playground }
  | { readonly ok: false; readonly code: "PORT_TAKEN" | "CANNOT_OPEN"; readonly message: string };

/**
 * Longer than people think before a press, so that no press meets a connection that is just
 * closing.
 */
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
    world.transaction(() => {
      begin(world);
      beginPictureChats(world);
    });
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
      pictureChats: PICTURE_CHATS,
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
