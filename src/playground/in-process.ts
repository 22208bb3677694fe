import type { Chance } from "../machine/chance.ts";
import type { Time } from "../machine/time.ts";
import { type BotApi, BROKEN, type CallReply, openBotApi } from "./bot-api/api.ts";
import type { ApiBudget } from "./bot-api/budget.ts";
import { fieldsOf } from "./bot-api/calls/arguments.ts";
import { fileAt } from "./bot-api/methods/about.ts";
import type { Upload } from "./http/multipart.ts";
import { answerPeople, type PeopleReply } from "./people/api.ts";
import { begin, beginPictureChats, PICTURE_CHATS } from "./world/beginning.ts";
import { openWorld, type World } from "./world/world.ts";

export type PlaygroundOptions = {
  /** The folder of the world; `:memory:` for a world that is not kept. */
  readonly directory: string;
  readonly botUsername?: string;
  /** The limits of the bot's messages; Telegram's by default. */
  readonly budget?: ApiBudget;
  /** The bot's token; a random one by default. */
  readonly token?: string;
  readonly time: Time;
  readonly chance: Chance;
};

/** The world, and the bot's side of it. */
export type Core = { readonly world: World; readonly api: BotApi };

export type CannotOpen = {
  readonly ok: false;
  readonly code: "CANNOT_OPEN";
  readonly message: string;
};

/** Opens the world, or says in one sentence why it cannot. */
export const openCore = (
  options: PlaygroundOptions,
): ({ readonly ok: true } & Core) | CannotOpen => {
  const { directory, botUsername = "shesh_besh_bot", time, chance } = options;
  try {
    const world = openWorld(directory, botUsername, { time, chance });
    world.transaction(() => {
      begin(world);
      beginPictureChats(world);
    });
    return { ok: true, world, api: openBotApi(world, options) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      code: "CANNOT_OPEN",
      message: `The playground cannot keep its world in ${directory}: ${why}.`,
    };
  }
};

/** What there is to know of every playground. */
export const factsOf = ({ world, api }: Core) => ({
  token: api.token,
  /** Chats that only the bot sees, for pictures that it uploads in advance. */
  pictureChats: PICTURE_CHATS,
  /** Milliseconds by the playground's clock, which the menu of a phone can put forward. */
  now: world.nowMs,
});

/** A playground in the caller's own process. */
export type InProcess = ReturnType<typeof factsOf> & {
  /** What it goes by, whatever its clock was put to. */
  readonly time: Time;
  /**
   * Calls a method of the Bot API as with a JSON body, and files by field or by `attach://` name.
   * When the caller goes, the connection is broken.
   */
  call(
    method: string,
    payload: object,
    files: ReadonlyMap<string, Upload>,
    gone: AbortSignal,
  ): Promise<CallReply>;
  /** What is in a file, by its path at the Bot API. */
  file(path: string): Buffer | undefined;
  /** Answers what is asked below `/playground/`: without a body as by GET, with one as by POST. */
  people(path: string, body?: unknown): Promise<PeopleReply>;
  close(): void;
};

/** A value as it comes out of a wire. */
const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Opens the playground without a socket: the bot and the people call it directly. */
export const openPlayground = (
  options: PlaygroundOptions,
): { readonly ok: true; readonly playground: InProcess } | CannotOpen => {
  const opened = openCore(options);
  if (!opened.ok) return opened;
  const { world, api } = opened;
  const call: InProcess["call"] = async (method, payload, files, gone) => {
    if (gone.aborted) return BROKEN;
    const fields = fieldsOf(overWire(payload));
    return overWire(await api.call(method, { fields, files }, gone));
  };
  const people: InProcess["people"] = (path, body) =>
    answerPeople(world, api, path, body === undefined ? undefined : overWire(body));
  const file = (path: string): Buffer | undefined => fileAt(world, path);
  const close = (): void => {
    api.stop();
    world.announce({ type: "closing" });
    world.close();
  };
  return {
    ok: true,
    playground: { ...factsOf(opened), time: world.time, call, file, people, close },
  };
};
