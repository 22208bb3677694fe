/** A fault of the playground: Telegram refuses in these words. */
export const refusal = (error_code: number, description: string, parameters = {}) =>
  ({ kind: "refuse", error: { ok: false, error_code, description, parameters } }) as const;

export const tooMany = (seconds: number) =>
  refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
