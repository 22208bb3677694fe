import type { Transformer } from "grammy";

export type Meter = {
  /** `what` is the button, or the command with its slash; empty if it is neither. */
  update(kind: string, what: string): void;
  dropped(by: "person" | "chat"): void;
  call(method: string, outcome: "ok" | "429" | "refused" | "broken"): void;
  /** The time from the arrival of a press until it is handled. */
  press(seconds: number): void;
  /** Telegram gave or brought updates, or said that there are none. */
  contact(): void;
};

export const counted =
  (meter: Meter): Transformer =>
  async (call, method, payload, signal) => {
    try {
      const answer = await call(method, payload, signal);
      if (answer.ok) meter.call(method, "ok");
      else meter.call(method, answer.error_code === 429 ? "429" : "refused");
      return answer;
    } catch (error) {
      meter.call(method, "broken");
      throw error;
    }
  };
