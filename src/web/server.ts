import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Refused, refused } from "../rules/result.ts";

/** A route of the server: for one path, or for all paths below one that ends in a slash. */
export type Route = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: (request: IncomingMessage, path: string) => HttpAnswer | Promise<HttpAnswer>;
};

export type HttpAnswer = {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** The health page: 200, or 503 if `touch` fails. */
export const healthOf = (touch: () => unknown): Route => ({
  method: "GET",
  path: "/healthz",
  answer: () => {
    try {
      touch();
      return { status: 200, body: "ok\n" };
    } catch {
      return { status: 503, body: "The database cannot be read.\n" };
    }
  },
});

type ServerOptions = {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly routes: readonly Route[];
};

type ServerStart =
  | { readonly ok: true; readonly port: number; readonly close: () => Promise<void> }
  | (Refused<"cannot-listen"> & { readonly reason: string });

const LONGEST_REQUEST_MS = 10_000;
const TEXT = "text/plain; charset=utf-8";

export const startServer = ({ host, port, routes }: ServerOptions): Promise<ServerStart> => {
  const server = createServer({ requestTimeout: LONGEST_REQUEST_MS }, (request, response) =>
    respond(routes, request, response),
  );
  return new Promise((resolve) => {
    server.once("error", ({ message }) =>
      resolve({ ...refused("cannot-listen"), reason: message }),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        ok: true,
        port: typeof address === "object" && address ? address.port : port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
};

const respond = async (
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answer = await answerTo(routes, request);
  const { status, type = TEXT, headers = {}, body = "" } = answer;
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, {
    ...headers,
    "content-type": type,
    "content-length": bytes.length,
  });
  response.end(bytes);
};

const answerTo = async (
  routes: readonly Route[],
  request: IncomingMessage,
): Promise<HttpAnswer> => {
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  const here = routes.filter(
    (one) => one.path === path || (one.path.endsWith("/") && path.startsWith(one.path)),
  );
  const route = here.find(({ method }) => method === request.method);
  if (!route) return { status: here.length > 0 ? 405 : 404 };
  try {
    return await route.answer(request, path);
  } catch {
    // An error may contain private data, so it is not sent.
    return { status: 500 };
  }
};
