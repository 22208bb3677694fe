import type { Route } from "./server.ts";

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
