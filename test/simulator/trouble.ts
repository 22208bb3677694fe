import { type Fault, REFUSALS, type RefusalName } from "../../src/playground/bot-api/faults.ts";
import type { Random } from "../rules/random.ts";
import type { PlaygroundClient } from "../support/playground-client.ts";
import type { Course } from "./now-and-then.ts";

const SENDING = ["sendMessage", "sendPhoto", "sendDocument"];
const EDITING = ["editMessageText", "editMessageMedia", "editMessageReplyMarkup"];
const PICTURES = ["sendPhoto", "editMessageMedia"];
const DELETING = ["deleteMessage"];
const POLLS = ["getUpdates"];
const ALL = [...SENDING, ...EDITING, ...DELETING, "answerCallbackQuery", "answerInlineQuery"];

/** Which calls Telegram refuses in these words. */
const REFUSED: Readonly<Record<RefusalName, readonly string[]>> = {
  "flood-short": ALL,
  "flood-long": ALL,
  internal: ALL,
  "bad-gateway": ALL,
  "edit-not-found": EDITING,
  "cannot-edit": EDITING,
  "delete-not-found": DELETING,
  "cannot-delete": DELETING,
  "reply-not-found": SENDING,
  "chat-not-found": SENDING,
  "no-rights": SENDING,
  "no-photos": PICTURES,
  "topic-closed": SENDING,
  "wrong-file": PICTURES,
  "no-picture": PICTURES,
  "url-fails": PICTURES,
  "query-too-old": ["answerCallbackQuery", "answerInlineQuery"],
  blocked: SENDING,
  deactivated: SENDING,
  kicked: [...SENDING, ...EDITING],
};

/** Results that no such call has: what is taken for one would be believed. */
const ODD: readonly { readonly method: readonly string[]; readonly results: readonly unknown[] }[] =
  [
    { method: SENDING, results: [undefined, null, true, {}, [], { message_id: "7" }] },
    { method: EDITING, results: [undefined, null, {}, [], "ok", { message_id: "7" }] },
    { method: POLLS, results: [undefined, null, true, {}, [null], [{}], [{ update_id: "7" }]] },
  ];

/** What a machine between may say in place of Telegram. */
const GARBLED = ["", "null", "[]", "{", '{"ok":true', "<html>502 Bad Gateway</html>", "\u0000"];

const isRefusal = (name: string): name is RefusalName => Object.hasOwn(REFUSALS, name);

export type Pace = {
  /** The longest pause between two faults. */
  readonly faultMs: number;
  /** How late an answer may be. */
  readonly lateSeconds: number;
  /** Refusals that would take longer than there is time for. */
  readonly without: readonly RefusalName[];
};

/** So many calls in a row of one chat, or of all, are refused. */
const STORM = 12;

const someFault = (
  random: Random,
  { lateSeconds, without }: Pace,
  chats: readonly number[],
): Fault => {
  const times = 1 + random.below(3);
  switch (random.below(9)) {
    case 0:
      return { kind: "drop", method: random.pick([SENDING, EDITING, ALL]), times };
    case 1:
      return { kind: "lose", method: random.pick([SENDING, EDITING, ALL]), times };
    case 2: {
      const seconds = random.pick([0.2, 1, lateSeconds]);
      return { kind: "delay", method: random.pick([SENDING, EDITING, ALL]), seconds, times: 1 };
    }
    case 3: {
      const { method, results } = random.pick(ODD);
      return { kind: "answer", method, result: random.pick(results), times };
    }
    case 4: {
      const method = random.pick([SENDING, EDITING, DELETING, POLLS, ALL]);
      const breaks = random.chance(0.5);
      return { kind: "garble", method, text: random.pick(GARBLED), breaks, times };
    }
    case 5: {
      const chat = random.chance(0.7) ? { chat: random.pick(chats) } : {};
      return { kind: "refuse", method: ALL, error: "flood-short", times: STORM, ...chat };
    }
    default: {
      const names = Object.keys(REFUSALS).filter(isRefusal);
      const name = random.pick(names.filter((one) => !without.includes(one)));
      return { kind: "refuse", method: REFUSED[name], error: name, times };
    }
  }
};

const nameOf = (fault: Fault): string => {
  switch (fault.kind) {
    case "refuse":
      if (fault.times === STORM) return `a storm of 429 in ${fault.chat ? "one chat" : "all"}`;
      return `refused: ${typeof fault.error === "string" ? fault.error : fault.error.description}`;
    case "delay":
      return `answered after ${fault.seconds} s`;
    case "answer":
      return "an odd answer";
    case "garble":
      return "a garbled answer";
    case "drop":
      return "cut before the effect";
    case "lose":
      return "cut after the effect";
  }
};

/** Faults all along. */
export const makeFaults = async (
  client: PlaygroundClient,
  pace: Pace,
  { random, tally, time, isOn }: Course,
): Promise<void> => {
  const people = await client.people();
  const chats = [...new Set(people.flatMap((one) => one.chats.map(({ id }) => id)))];
  while (isOn()) {
    const fault = someFault(random, pace, chats);
    tally.count(nameOf(fault));
    await client.fault(fault);
    await time.sleep(1 + random.below(pace.faultMs));
  }
};
