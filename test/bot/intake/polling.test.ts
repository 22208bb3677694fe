import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Intake } from "../../../src/bot/intake/intake.ts";
import type { Meter } from "../../../src/bot/intake/meter.ts";
import { poll } from "../../../src/bot/intake/polling.ts";
import { readPress } from "../../support/presses.ts";

const TEN_MINUTES_MS = 600_000;
/** What a short poll may take until it is given up. */
const HANGING_MS = 6_000;

const METER: Meter = {
  update: () => undefined,
  dropped: () => undefined,
  call: () => undefined,
  press: () => undefined,
  contact: () => undefined,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("after ten minutes without updates", () => {
  test.each([
    ["for Telegram is out of order", 0, () => new Response("Bad Gateway", { status: 502 })],
    ["for nobody answers", HANGING_MS, () => Promise.reject(new Error("fetch failed"))],
  ] as const)("%s, the bot hears again within ten seconds", async (_, tookMs, failing) => {
    let now = 0;
    const stopping = new AbortController();
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    vi.stubGlobal("fetch", async () => {
      if (now < TEN_MINUTES_MS) {
        now += tookMs;
        return failing();
      }
      stopping.abort();
      return Response.json({ ok: true, result: [] });
    });
    const ended = await poll({
      token: "1:A",
      apiRoot: "http://127.0.0.1:1",
      intake: new Intake({
        handle: async () => undefined,
        refuse: () => undefined,
        read: readPress,
        meter: METER,
        log,
      }),
      meter: METER,
      signal: stopping.signal,
      log,
      patienceMs: 60_000,
      time: {
        now: () => now,
        sleep: async (ms) => {
          now += ms;
        },
      },
    });
    expect(ended).toBe("stopped");
    expect(now - TEN_MINUTES_MS).toBeLessThan(10_000);
    // Once at the beginning, and once a minute.
    expect(lines.length).toBeLessThanOrEqual(11);
  });
});
