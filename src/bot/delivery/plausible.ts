import type { Transformer } from "grammy";
import { z } from "zod";

const message = z.looseObject({ message_id: z.int() });

/** What the bot takes from the results of calls, by their methods. */
const RESULTS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^send(?!ChatAction)/, message],
  [/^editMessage/, z.union([message, z.literal(true)])],
  [/^getChatMember$/, z.looseObject({ status: z.string() })],
  [/^getMe$/, z.looseObject({ id: z.int(), username: z.string() })],
];

/** How Telegram says no. */
export const refusal = z.looseObject({
  ok: z.literal(false),
  error_code: z.int(),
  parameters: z
    .looseObject({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});

/** The answer has another shape than Telegram's: nobody knows whether the call was carried out. */
class OddAnswer extends Error {
  override readonly name = "OddAnswer";
}

/** An answer of an unknown shape counts as none, so that the call is tried again. */
export const plausible: Transformer = async (call, method, payload, signal) => {
  const answer = await call(method, payload, signal);
  const fits =
    answer?.ok === true ? isResult(method, answer.result) : refusal.safeParse(answer).success;
  if (!fits) throw new OddAnswer(`Telegram gives an odd answer to ${method}`);
  return answer;
};

const isResult = (method: string, result: unknown): boolean =>
  RESULTS.every(([name, shape]) => !name.test(method) || shape.safeParse(result).success);
