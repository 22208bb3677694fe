import type { Route } from "./server.ts";

/** Says whether the bot is well: 200, or 503 when it cannot do what `touch` tries. */
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
