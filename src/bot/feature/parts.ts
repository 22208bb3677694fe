import type { Api } from "grammy";
import type { Logger } from "pino";
import type { Services, Think } from "../../tables/services/services.ts";
import type { Delivery } from "../delivery/delivery.ts";

/** Calls to Telegram since the bot started, and how many of them were too many for it. */
export type Traffic = { readonly calls: number; readonly tooMany: number };

/** How often a button was pressed since the bot started. */
export type PressCount = { readonly press: string; readonly times: number };

/** The person who runs the bot, and facts that only the process knows. */
export type Owner = {
  readonly id: number;
  readonly traffic: () => Promise<Traffic>;
  readonly presses: () => Promise<readonly PressCount[]>;
};

/** The parts that a feature works with while the bot runs. */
export type BotParts = Delivery & {
  readonly services: Services;
  readonly api: Api;
  readonly think: Think;
  readonly log: Logger;
  /** The bot's username. */
  readonly me: string;
  readonly owner?: Owner | undefined;
  /** Answers mentions in chats where the bot is no member. */
  readonly guestTables: boolean;
};

/** The parts that bring owed messages. */
export type OwedParts = Pick<
  BotParts,
  "services" | "jobs" | "show" | "think" | "log" | "me" | "owner"
>;
