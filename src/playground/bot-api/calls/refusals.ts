import type { ApiError, ApiResponse, ApiSuccess } from "grammy/types";

export type { ApiError, ApiResponse } from "grammy/types";

export const done = <T>(result: T): ApiSuccess<T> => ({ ok: true, result });

export const badRequest = (what: string): ApiError => ({
  ok: false,
  error_code: 400,
  description: `Bad Request: ${what}`,
});

export const forbidden = (what: string): ApiError => ({
  ok: false,
  error_code: 403,
  description: `Forbidden: ${what}`,
});

export const tooMany = (seconds: number): ApiError => ({
  ok: false,
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});

export const movedTo = (chat: number): ApiError => ({
  ...badRequest("group chat was upgraded to a supergroup chat"),
  parameters: { migrate_to_chat_id: chat },
});

export const NOT_FOUND: ApiError = { ok: false, error_code: 404, description: "Not Found" };

export const NOT_ALLOWED: ApiError = {
  ok: false,
  error_code: 405,
  description: "Method Not Allowed",
};

export const UNAUTHORIZED: ApiError = { ok: false, error_code: 401, description: "Unauthorized" };

export const CONFLICT: ApiError = {
  ok: false,
  error_code: 409,
  description:
    "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
};

export const WEBHOOK_ACTIVE: ApiError = {
  ...CONFLICT,
  description:
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
};

export const TOO_LARGE: ApiError = {
  ok: false,
  error_code: 413,
  description: "Request Entity Too Large",
};

export const NOT_MODIFIED = badRequest(
  "message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
);

/** Continues with the result of a success; passes a failure on. */
export const chain = <T, R>(
  answer: ApiResponse<T>,
  next: (result: T) => ApiResponse<R>,
): ApiResponse<R> => (answer.ok ? next(answer.result) : answer);
