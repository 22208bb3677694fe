import { Api } from "grammy";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";

/**
 * Two processes with databases of their own share nothing but Telegram, so the generation of the
 * one that plays stands there: as a command in a list that Telegram would show to administrators of
 * groups who read Volapük, so to nobody. It is asked for by its place alone, and given back as it
 * was set; a description of the bot, or its name, would have readers.
 */
const PLACE = { scope: { type: "all_chat_administrators" }, language_code: "vo" } as const;

const COMMAND = "generation";

/** The generation of the process that plays; 0 where none was ever promoted. */
export const generationAtTelegram = async (api: Api): Promise<number> => {
  const listed = await api.getMyCommands(PLACE);
  const told = listed.find(({ command }) => command === COMMAND)?.description ?? "";
  return /^\d{1,15}$/.test(told) ? Number(told) : 0;
};

type Rank = {
  readonly api: Api;
  /** That of the own database. */
  readonly generation: number;
  readonly log: Logger;
  readonly time: Time;
};

/** The question who plays takes no longer; without an answer this process goes on. */
const LONGEST_LOOK_MS = 2_000;

const OUTRANKED =
  "another process plays now, by a promotion: this one has ended and is not to be started again";

/** Whether another process plays by now; no, where Telegram does not say. The log says so too. */
export const isOutranked = async (rank: Rank): Promise<boolean> => {
  const { api, generation, log, time } = rank;
  const asked = generationAtTelegram(api).catch(() => undefined);
  const playing = (await time.within(LONGEST_LOOK_MS, asked)) ?? 0;
  if (playing > generation) log.fatal(OUTRANKED);
  return playing > generation;
};

const LONGEST_CALL_SECONDS = 10;

/** The same asked from beside the bot; undefined where Telegram does not answer. */
export const askGeneration = (token: string, apiRoot: string): Promise<number | undefined> =>
  generationAtTelegram(besideBot(token, apiRoot)).catch(() => undefined);

/** Tells it from beside the bot; false where Telegram does not answer. */
export const announceGeneration = (
  token: string,
  apiRoot: string,
  generation: number,
): Promise<boolean> => tellGeneration(besideBot(token, apiRoot), generation).catch(() => false);

const besideBot = (token: string, apiRoot: string): Api =>
  new Api(token, { apiRoot, timeoutSeconds: LONGEST_CALL_SECONDS });

export const tellGeneration = (api: Api, generation: number): Promise<true> =>
  api.setMyCommands([{ command: COMMAND, description: String(generation) }], PLACE);
