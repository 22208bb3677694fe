import { z } from "zod";
import type { Wire } from "../../src/bot/wire/wire.ts";
import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";
import type { Tally } from "./tally.ts";

/** Which updates come to the bot, where the older ones have come before. */
type Echo = (older: readonly unknown[], newer: readonly unknown[]) => readonly unknown[];

const ECHOES = {
  "an update came twice": (_, newer) => newer.flatMap((one) => [one, one]),
  "a batch came again": (older, newer) => [...older, ...newer],
  "a batch came again alone": (older) => older,
} as const satisfies Readonly<Record<string, Echo>>;

const REPLY = z.object({ ok: z.literal(true), result: z.array(z.unknown()) });

const updatesIn = (body: string): readonly unknown[] => {
  try {
    return REPLY.safeParse(JSON.parse(body)).data?.result ?? [];
  } catch {
    return [];
  }
};

/** So many updates come again at most, and so often. */
const MOST = 8;
const PAUSE_MS = 8_000;

/** A way to Telegram by which updates come again, as where the answer to a poll was lost. */
export const openEchoes = (wire: Wire, random: Random, tally: Tally) => {
  let recent: readonly unknown[] = [];
  let isDue = false;
  const polls: Wire["polls"] = async (question, signal) => {
    const reply = await wire.polls(question, signal);
    const newer = updatesIn(reply.body);
    if (newer.length === 0) return reply;
    const older = recent;
    recent = [...older, ...newer].slice(-MOST);
    if (!isDue || older.length === 0) return reply;
    isDue = false;
    const [what, echo] = random.pick(Object.entries(ECHOES));
    tally.count(what);
    return { ...reply, body: JSON.stringify({ ok: true, result: echo(older, newer) }) };
  };
  return {
    wire: { ...wire, polls },
    make: async (time: Time, isOn: () => boolean): Promise<void> => {
      while (isOn()) {
        isDue = true;
        await time.sleep(1 + random.below(PAUSE_MS));
      }
      isDue = false;
    },
  };
};
