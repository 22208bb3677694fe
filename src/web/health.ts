import type { Route } from "./server.ts";

/** Says whether the bot is well: 200, or 503 when what it asks of itself fails. */
export const healthOf = (isWell: () => boolean): Route => ({
  method: "GET",
  path: "/healthz",
  answer: () => (isWell() ? { status: 200, body: "ok\n" } : { status: 503, body: "not well\n" }),
});
