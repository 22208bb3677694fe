import type { InlineKeyboardButton } from "grammy/types";
import type { ApiBudget } from "../../src/playground/bot-api/budget.ts";
import type { Fault } from "../../src/playground/bot-api/faults.ts";
import type { JournalEntry } from "../../src/playground/bot-api/journal.ts";
import type { ActionBody, ActionDone, ActionName } from "../../src/playground/people/actions.ts";
import type { ControlChange, Controls } from "../../src/playground/people/controls.ts";
import type { SeenResults } from "../../src/playground/people/inline.ts";
import type { ChatName } from "../../src/playground/people/lookup.ts";
import type { ButtonName, PressOutcome } from "../../src/playground/people/press.ts";
import type { ActionResult } from "../../src/playground/people/result.ts";
import type { Opened } from "../../src/playground/people/talk.ts";
import type {
  SeenMessage,
  SeenPerson,
  SeenWorld,
  ShownChat,
} from "../../src/playground/people/view.ts";
import { asRead } from "./as-read.ts";
import { LONGEST_WAIT_MS } from "./longest-wait.ts";
import { type Answer, type Inside, type Port, portInto, portTo } from "./playground-port.ts";

export type { ButtonName, ChatName, PressOutcome, SeenMessage, SeenPerson, SeenResults, ShownChat };

/** What a person did was refused by the playground (not by the bot). */
export class PlaygroundRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** So long a press and an inline question wait for the bot's answer, which may not come. */
const ANSWER_MS = 60_000;

/** After this time messages are looked at though nothing has changed. */
const QUIET_MS = 1_000;

/** How many of the newest messages are looked at while waiting for one. */
const LOOKED_AT = 40;
/** What is waited for is mostly one of these. */
const LOOKED_AT_FIRST = 4;

/** A person's phone. Chats are `"group"`, `"bot"`, a key or an id. */
export type Phone = {
  readonly key: string;
  me(): Promise<SeenPerson>;
  chat(chat: ChatName): Promise<ShownChat>;
  messages(chat: ChatName, limit?: number): Promise<SeenMessage[]>;
  /** The newest message, optionally the newest of those that fit. */
  last(chat: ChatName, fits?: (message: SeenMessage) => boolean): Promise<SeenMessage>;
  say(chat: ChatName, text: string, replyTo?: number): Promise<SeenMessage>;
  /** Says what somebody else has written. */
  forward(chat: ChatName, text: string): Promise<SeenMessage>;
  /** Sends what has no words. */
  send(chat: ChatName, what: ActionBody<"send">["what"]): Promise<SeenMessage>;
  /** Sends a file with this text in it. */
  sendFile(chat: ChatName, name: string, text: string): Promise<SeenMessage>;
  start(payload?: string): Promise<SeenMessage>;
  open(url: string): Promise<Opened>;
  /**
   * Presses a button and waits for the bot's answer, `ms` at most. A string is the button's words.
   * `answer` is missing in what comes back if the bot has not answered.
   */
  press(
    message: SeenMessage,
    button: string | ButtonName | InlineKeyboardButton,
    ms?: number,
  ): Promise<PressOutcome>;
  /** Presses a button that the message no longer has. */
  pressOld(message: SeenMessage, data: string, ms?: number): Promise<PressOutcome>;
  /** The words of the toast or alert that a press brought; empty when it brought none. */
  toast(message: SeenMessage, button: string | ButtonName | InlineKeyboardButton): Promise<string>;
  inline(chat: ChatName, text: string, ms?: number): Promise<SeenResults>;
  choose(results: SeenResults, result: number | string): Promise<SeenMessage>;
  delete(message: SeenMessage): Promise<true>;
  /** Waits until the chat shows a message that fits; the newest such one is given. */
  waitFor(
    chat: ChatName,
    fits: (message: SeenMessage) => boolean,
    ms?: number,
  ): Promise<SeenMessage>;
  /** Waits until the chat shows no message that fits. */
  waitUntilGone(chat: ChatName, fits: (message: SeenMessage) => boolean): Promise<void>;
  block(): Promise<true>;
  unblock(): Promise<true>;
  /** Founds a further group, with these others and the bot. */
  foundGroup(title: string, others: readonly string[]): Promise<{ readonly name: string }>;
  addBot(group?: ChatName): Promise<true>;
  removeBot(group?: ChatName): Promise<true>;
  promote(whom: string, admin?: boolean, group?: ChatName): Promise<true>;
  upgradeGroup(group?: ChatName): Promise<{ readonly chat: number }>;
  /** Brings one more person into the group. */
  invite(): Promise<{ readonly key: string }>;
  leaveGroup(group?: ChatName): Promise<true>;
  joinGroup(group?: ChatName): Promise<true>;
  rename(names: {
    first_name?: string;
    last_name?: string;
    username?: string;
    language_code?: string;
  }): Promise<true>;
};

export type PlaygroundClient = {
  as(person: string): Phone;
  people(): Promise<readonly SeenPerson[]>;
  /** Calls of the bot after the one of that number, waiting for updates left out. */
  calls(since?: number): Promise<JournalEntry[]>;
  /** The number of the last call; zero before the first. */
  lastCall(): Promise<number>;
  /** The calls that the work brought, once the bot has been quiet for `quietMs`. */
  callsDuring(work: () => Promise<unknown>, quietMs?: number): Promise<JournalEntry[]>;
  fault(fault: Fault): Promise<Controls>;
  clearFaults(): Promise<Controls>;
  budget(budget: ApiBudget): Promise<Controls>;
  advanceClock(seconds: number): Promise<Controls>;
  privacy(on: boolean): Promise<Controls>;
  ephemeral(on: boolean): Promise<Controls>;
  guests(on: boolean): Promise<Controls>;
  pendingUpdates(): Promise<number>;
  /** The bytes of a picture as the phones get them. */
  download(url: string): Promise<Buffer>;
};

const resultOf = <T>({ text }: Answer): T => {
  const result: ActionResult<T> = JSON.parse(asRead(text));
  if (result.ok) return result.result;
  throw new PlaygroundRefusal(result.code, result.message);
};

const nameOf = (button: string | ButtonName | InlineKeyboardButton): ButtonName => {
  if (typeof button === "string") return { text: button };
  if ("callback_data" in button) return { data: button.callback_data };
  return "data" in button ? { data: button.data } : button;
};

const openPhone = ({ ask, time, lookMs }: Port, key: string): Phone => {
  const act = async <N extends ActionName>(
    action: N,
    body: ActionBody<N>,
  ): Promise<ActionDone<N>> => resultOf(await ask(`people/${key}/${action}`, body));
  const messages = (chat: ChatName, limit?: number) => act("messages", { chat, limit });
  const me = async () => resultOf<SeenPerson>(await ask(`people/${key}`));
  const press: Phone["press"] = ({ chat, id }, button, ms = ANSWER_MS) =>
    act("press", { chat, message: id, button: nameOf(button), wait: ms / 1000 });
  /** Looks at so many of the newest messages again and again, until that brings something. */
  const untilFound = async <T>(
    chat: ChatName,
    look: (messages: readonly SeenMessage[]) => T | undefined,
    ms: number,
    limits: readonly number[],
  ): Promise<T> => {
    for (let [waited, changes] = [0, 0]; ; ) {
      for (const limit of limits) {
        const seen = await ask(`people/${key}/messages`, { chat, limit });
        const found = look(resultOf<SeenMessage[]>(seen));
        if (found !== undefined) return found;
        changes = seen.changes;
      }
      if (waited >= ms) throw new Error(`waited ${ms} ms in vain in «${chat}» on ${key}'s phone`);
      waited += await quietAfter(changes, ms - waited);
    }
  };
  /** Waits until something has changed, `most` at most; how long that took. */
  const quietAfter = async (seen: number, most: number): Promise<number> => {
    const look = Math.min(lookMs(), most);
    for (let waited = 0; ; ) {
      const begun = time().elapsed();
      const { changes } = await ask(`changes?seen=${seen}&seconds=${look / 1000}`);
      waited += Math.min(look, time().elapsed() - begun);
      if (changes > seen || waited >= Math.min(QUIET_MS, most)) return waited;
    }
  };

  return {
    key,
    me,
    messages,
    press,
    waitFor: (chat, fits, ms = LONGEST_WAIT_MS) =>
      untilFound(chat, (messages) => messages.findLast(fits), ms, [LOOKED_AT_FIRST, LOOKED_AT]),
    async waitUntilGone(chat, fits) {
      const isGone = (messages: readonly SeenMessage[]) => !messages.some(fits) || undefined;
      await untilFound(chat, isGone, LONGEST_WAIT_MS, [LOOKED_AT]);
    },
    async chat(chat) {
      const found = (await me()).chats.find(({ id, name }) => id === chat || name === chat);
      if (found === undefined) throw new Error(`${key} has no chat ${chat}`);
      return found;
    },
    async last(chat, fits = () => true) {
      const found = (await messages(chat)).findLast(fits);
      if (found === undefined) throw new Error(`no such message in «${chat}»`);
      return found;
    },
    say: (chat, text, replyTo) => act("say", { chat, text, replyTo }),
    forward: (chat, text) => act("say", { chat, text, forwarded: true }),
    send: (chat, what) => act("send", { chat, what }),
    sendFile: (chat, name, text) => act("file", { chat, name, text }),
    start: (payload) => act("start", { payload }),
    open: (url) => act("open", { url }),
    pressOld: ({ chat, id }, data, ms = ANSWER_MS) =>
      act("press", { chat, message: id, button: { data }, stale: true, wait: ms / 1000 }),
    async toast(message, button) {
      const pressed = await press(message, button);
      return pressed.type === "callback" ? (pressed.answer?.text ?? "") : "";
    },
    inline: (chat, text, ms = ANSWER_MS) => act("inline", { chat, text, wait: ms / 1000 }),
    choose({ query, results = [] }, result) {
      const id = typeof result === "string" ? result : results[result]?.id;
      return act("choose", { query, result: id ?? "" });
    },
    delete: ({ chat, id }) => act("delete", { chat, message: id }),
    block: () => act("block", {}),
    unblock: () => act("unblock", {}),
    foundGroup: (title, others) => act("found", { title, others: [...others] }),
    addBot: (group) => act("add-bot", { chat: group }),
    removeBot: (group) => act("remove-bot", { chat: group }),
    promote: (whom, admin = true, group) => act("promote", { whom, admin, chat: group }),
    upgradeGroup: (group) => act("upgrade", { chat: group }),
    invite: () => act("invite", {}),
    leaveGroup: (group) => act("leave", { chat: group }),
    joinGroup: (group) => act("join", { chat: group }),
    rename: (names) => act("rename", names),
  };
};

export const clientBy = (port: Port): PlaygroundClient => {
  const { ask, time } = port;
  const control = async (body: ControlChange): Promise<Controls> =>
    resultOf(await ask("controls", body));
  const calls = async (since = 0): Promise<JournalEntry[]> =>
    resultOf(await ask(`calls?since=${since}`));
  const lastCall = async (): Promise<number> => (await calls(-1)).at(-1)?.number ?? 0;
  return {
    as: (person) => openPhone(port, person),
    people: async () => resultOf<SeenWorld>(await ask("world")).people,
    calls,
    lastCall,
    async callsDuring(work, quietMs = 150) {
      const before = await lastCall();
      await work();
      let seen = -1;
      for (;;) {
        // At its start the bot introduces itself, whatever else is going on.
        const made = (await calls(before)).filter(({ method }) => !method.startsWith("setMy"));
        if (made.length === seen) return made;
        seen = made.length;
        await time().sleep(quietMs);
      }
    },
    fault: (fault) => control({ addFault: fault }),
    clearFaults: () => control({ clearFaults: true }),
    budget: (budget) => control({ budget }),
    advanceClock: (advanceSeconds) => control({ advanceSeconds }),
    privacy: (privacy) => control({ privacy }),
    ephemeral: (ephemeral) => control({ ephemeral }),
    guests: (guests) => control({ guests }),
    pendingUpdates: async () => resultOf<Controls>(await ask("controls")).pendingUpdates,
    download: port.download,
  };
};

/** The people of the playground at this address. */
export const openPlaygroundClient = (root: string): PlaygroundClient => clientBy(portTo(root));

/** The people of the playground that is in this process then. */
export const clientOf = (inside: () => Inside): PlaygroundClient => clientBy(portInto(inside));
