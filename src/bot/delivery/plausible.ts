import type { Transformer } from "grammy";
import { z } from "zod";

const message = z.looseObject({ message_id: z.int() });

/** What the bot takes from the results of calls, by their methods. */
const RESULTS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^send(?!ChatAction)/, message],
  [/^editMessage/, z.union([message, z.literal(true)])],
  [/^getChatMember$/, z.looseObject({ status: z.string() })],
  [/^getUpdates$/, z.array(z.looseObject({ update_id: z.int() }))],
  [/^getMe$/, z.looseObject({ id: z.int(), username: z.string() })],
];

/** The answer has another shape than Telegram's: nobody knows whether the call was carried out. */
class OddAnswer extends Error {
  override readonly name = "OddAnswer";
}

/** A result of an unknown shape counts as no answer, so that the call is tried again. */
export const plausible: Transformer = async (call, method, payload, signal) => {
  const answer = await call(method, payload, signal);
  const isOdd =
    answer?.ok &&
    RESULTS.some(([name, fits]) => name.test(method) && !fits.safeParse(answer.result).success);
  if (isOdd) throw new OddAnswer(`Telegram gives an odd answer to ${method}`);
  return answer;
};
