import type { ApiError } from "grammy/types";
import { badRequest, forbidden, tooMany } from "./calls/refusals.ts";

/** Telegram's refusals by a short name. */
export const REFUSALS = {
  "flood-short": tooMany(1),
  "flood-long": tooMany(40),
  internal: { ok: false, error_code: 500, description: "Internal Server Error" },
  "bad-gateway": { ok: false, error_code: 502, description: "Bad Gateway" },
  "edit-not-found": badRequest("message to edit not found"),
  "cannot-edit": badRequest("message can't be edited"),
  "delete-not-found": badRequest("message to delete not found"),
  "cannot-delete": badRequest("message can't be deleted for everyone"),
  "reply-not-found": badRequest("message to be replied not found"),
  "chat-not-found": badRequest("chat not found"),
  "no-rights": badRequest("not enough rights to send text messages to the chat"),
  "no-photos": badRequest("not enough rights to send photos to the chat"),
  "topic-closed": badRequest("TOPIC_CLOSED"),
  "wrong-file": badRequest("wrong file identifier/HTTP URL specified"),
  "no-picture": badRequest("IMAGE_PROCESS_FAILED"),
  "url-fails": badRequest("failed to get HTTP URL content"),
  "query-too-old": badRequest(
    "query is too old and response timeout expired or query ID is invalid",
  ),
  blocked: forbidden("bot was blocked by the user"),
  deactivated: forbidden("user is deactivated"),
  kicked: forbidden("bot was kicked from the supergroup chat"),
} as const satisfies Record<string, ApiError>;

export type RefusalName = keyof typeof REFUSALS;

/**
 * A planned fault for calls of a method:
 * - `refuse`: nothing is done, the answer is the given error;
 * - `answer`: nothing is done, the call succeeds with any result, or with none;
 * - `garble`: nothing is done, the answer is the given text; it may break off before its end;
 * - `drop`: nothing is done and the connection breaks;
 * - `lose`: the call is done, but the connection breaks before the answer;
 * - `delay`: the call is done and answered late.
 */
export type Fault = {
  /** One method or several; all by default. */
  readonly method?: string | readonly string[] | undefined;
  readonly chat?: number | undefined;
  /** The number of calls; by default it lasts until the faults are cleared. */
  readonly times?: number | undefined;
  /** The share of calls that it hits, 0–1; all by default. */
  readonly chance?: number | undefined;
} & (
  | { readonly kind: "refuse"; readonly error: ApiError | RefusalName }
  | { readonly kind: "answer"; readonly result?: unknown }
  | { readonly kind: "garble"; readonly text: string; readonly breaks?: boolean | undefined }
  | { readonly kind: "drop" | "lose" }
  | { readonly kind: "delay"; readonly seconds: number }
);

/** A fault for all methods spares these: without them a bot could not go on. */
const SPARED = ["getupdates", "getme"];

const isFor = ({ method }: Fault, name: string): boolean => {
  if (method === undefined) return !SPARED.includes(name);
  return [method].flat().some((one) => one.toLowerCase() === name);
};

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  all(): readonly Fault[];
  /** The fault that hits this call. The call is counted. */
  take(method: string, chat: number | undefined): Fault | undefined;
};

export const openFaults = (random: () => number): Faults => {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push(fault);
    },
    clear() {
      faults = [];
    },
    all: () => faults,
    take(method, chat) {
      const name = method.toLowerCase();
      const found = faults.find(
        (fault) =>
          isFor(fault, name) &&
          (fault.chat === undefined || fault.chat === chat) &&
          (fault.chance === undefined || random() < fault.chance),
      );
      if (found?.times === undefined) return found;
      const left = found.times - 1;
      faults = faults.flatMap((fault) =>
        fault !== found ? [fault] : left > 0 ? [{ ...fault, times: left }] : [],
      );
      return found;
    },
  };
};
