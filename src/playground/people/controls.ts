import { z } from "zod";
import type { BotApi } from "../bot-api/api.ts";
import type { ApiBudget } from "../bot-api/budget.ts";
import { type Fault, REFUSALS, type RefusalName } from "../bot-api/faults.ts";
import type { World } from "../world/world.ts";
import { type ActionResult, refused, success } from "./result.ts";

const error = z.object({
  ok: z.literal(false).default(false),
  error_code: z.int(),
  description: z.string(),
  parameters: z
    .object({ retry_after: z.int().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});

const refusal = z.custom<RefusalName>(
  (name) => typeof name === "string" && Object.hasOwn(REFUSALS, name),
  `one of ${Object.keys(REFUSALS).join(", ")}`,
);

const which = {
  method: z.union([z.string(), z.array(z.string()).readonly()]).optional(),
  chat: z.int().optional(),
  times: z.int().min(1).optional(),
  chance: z.number().min(0).max(1).optional(),
};

const fault = z.discriminatedUnion("kind", [
  z.object({ ...which, kind: z.literal("refuse"), error: z.union([error, refusal]) }),
  z.object({ ...which, kind: z.literal("answer"), result: z.unknown().optional() }),
  z.object({
    ...which,
    kind: z.literal("garble"),
    text: z.string(),
    breaks: z.boolean().optional(),
  }),
  z.object({ ...which, kind: z.literal("drop") }),
  z.object({ ...which, kind: z.literal("lose") }),
  z.object({ ...which, kind: z.literal("delay"), seconds: z.number().min(0) }),
]);

const budget = z.union([
  z.literal("off"),
  z.object({
    groupPerMinute: z.int().min(1),
    privateBurst: z.int().min(1),
    everywherePerSecond: z.int().min(1).optional(),
    isStormy: z.boolean().optional(),
  }),
]);

const request = z.object({
  addFault: fault.optional(),
  clearFaults: z.literal(true).optional(),
  budget: budget.optional(),
  /** Moves the playground's clock forward. */
  advanceSeconds: z.number().min(0).optional(),
  privacy: z.boolean().optional(),
  /** Phones support messages that only one person sees. */
  ephemeral: z.boolean().optional(),
  /** People may call the bot into chats where it is no member. */
  guests: z.boolean().optional(),
});

/** Changes beyond any person: faults, budget, clock, settings. */
export const change = (world: World, api: BotApi, body: unknown): ActionResult<Controls> => {
  const parsed = request.safeParse(body);
  if (!parsed.success) return refused("BAD_REQUEST", z.prettifyError(parsed.error));
  const wish = parsed.data;
  if (wish.clearFaults) api.faults.clear();
  if (wish.addFault) api.faults.add(JSON.parse(JSON.stringify(wish.addFault)));
  if (wish.budget !== undefined) api.spending.setLimit(wish.budget);
  if (wish.advanceSeconds !== undefined) world.advanceClock(wish.advanceSeconds);
  if (wish.privacy !== undefined) world.settings.set("privacy", wish.privacy);
  if (wish.ephemeral !== undefined) world.settings.set("ephemeral", wish.ephemeral);
  if (wish.guests !== undefined) world.settings.set("guests", wish.guests);
  return success(controls(world, api));
};

export type Controls = {
  readonly budget: ApiBudget;
  readonly faults: readonly Fault[];
  readonly privacy: boolean;
  readonly ephemeral: boolean;
  readonly guests: boolean;
  readonly pendingUpdates: number;
};

/** The changes that a caller can ask for. */
export type ControlChange = z.input<typeof request>;

export const controls = (world: World, api: BotApi): Controls => ({
  budget: api.spending.limit(),
  faults: api.faults.all(),
  privacy: world.settings.get("privacy", true),
  ephemeral: world.settings.get("ephemeral", false),
  guests: world.settings.get("guests", false),
  pendingUpdates: world.updates.count(),
});
