import type { Update } from "grammy/types";
import type { WebhookAddress } from "./greeting.ts";
import type { Intake } from "./intake.ts";
import type { Meter } from "./meter.ts";

/**
 * The webhook, and the function that takes its updates: false if Telegram has to bring one again.
 */
export type WebhookDoor = WebhookAddress & {
  deliverTo(take: (update: Update) => boolean): void;
};

type Receiving = {
  readonly webhook: WebhookDoor;
  readonly intake: Intake;
  readonly signal: AbortSignal;
  readonly meter: Meter;
};

export const receive = ({ webhook, intake, signal, meter }: Receiving): Promise<"stopped"> => {
  webhook.deliverTo((update) => {
    meter.contact();
    return intake.hasRoom && !signal.aborted && intake.take(update);
  });
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("stopped"), { once: true });
  });
};
