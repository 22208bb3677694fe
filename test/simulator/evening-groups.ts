import { z } from "zod";
import type { Time } from "../../src/machine/time.ts";
import { asRead } from "../support/as-read.ts";
import { readPress } from "../support/presses.ts";
import type { Button } from "../support/table.ts";
import { type Limit, openLimit } from "./evening-laws.ts";

/** A message of the bot's, as its last call has left it. */
export type Shown = {
  readonly id: number;
  readonly text: string;
  readonly buttons: readonly Button[];
};

/** A group, as far as those who play in it see it. */
export type Group = {
  readonly id: number;
  readonly shown: ReadonlyMap<number, Shown>;
  /** Called when a message of the bot's comes, changes or goes. */
  onChange: () => void;
};

type KeptGroup = Group & { readonly shown: Map<number, Shown>; readonly limit: Limit };

const keyboardOf = z.looseObject({
  inline_keyboard: z.array(
    z.array(z.looseObject({ text: z.string(), callback_data: z.string().optional() })),
  ),
});

/** The part of a call's payload that matters here. */
export const payloadOf = z.looseObject({
  chat_id: z.coerce.number().optional(),
  message_id: z.number().optional(),
  callback_query_id: z.string().optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  photo: z.unknown().optional(),
  media: z
    .looseObject({ media: z.unknown().optional(), caption: z.string().optional() })
    .optional(),
  reply_markup: keyboardOf.optional(),
});

export type Payload = z.infer<typeof payloadOf>;

/** Of Telegram, for each group. */
const IN_A_GROUP = { calls: 20, ms: 60_000 };

export const chatOf = (id: number) => ({ id, type: "supergroup", title: "Evening" }) as const;

export const textOf = ({ text, caption, media }: Payload): string =>
  asRead((text ?? caption ?? media?.caption ?? "").replaceAll(/<[^>]*>/g, ""));

export const buttonsOf = ({ reply_markup: markup }: Payload): readonly Button[] =>
  (markup?.inline_keyboard ?? []).flat().flatMap(({ text, callback_data: data }) => {
    const press = data === undefined ? undefined : readPress(data);
    return data === undefined || !press ? [] : [{ text, data, press }];
  });

/** All groups, with what the bot has put into them. */
export type Groups = {
  readonly open: (id: number) => Group;
  /** How much the bot may still put there; undefined: it is no group. */
  readonly limitIn: (id: number | undefined) => Limit | undefined;
  readonly newMessage: () => number;
  /** Sends or edits a message, and gives Telegram's result. */
  readonly put: (method: string, payload: Payload) => object | true;
  readonly remove: (payload: Payload) => void;
};

export const openGroups = (time: Time): Groups => {
  const groups = new Map<number, KeptGroup>();
  let [messages, files] = [0, 0];
  const newMessage = (): number => ++messages;

  /** A picture goes by the name of its file; an upload becomes a new file. */
  const contentOf = ({ photo, media }: Payload, text: string) => {
    const picture = photo ?? media?.media;
    if (picture === undefined) return { text };
    const file = typeof picture === "string" ? picture : `file ${++files}`;
    return { photo: [{ file_id: file, file_unique_id: file, width: 1, height: 1 }] };
  };

  return {
    newMessage,
    open: (id) => {
      const limit = openLimit(IN_A_GROUP.calls, IN_A_GROUP.ms, time);
      const group = { id, limit, shown: new Map<number, Shown>(), onChange: () => undefined };
      groups.set(id, group);
      return group;
    },
    limitIn: (id = 0) => groups.get(id)?.limit,
    put: (method, payload) => {
      const { chat_id = 0, message_id: id = newMessage() } = payload;
      const group = groups.get(chat_id);
      if (!group) return true;
      const isKeyboardAlone = method === "editMessageReplyMarkup";
      const text = isKeyboardAlone ? (group.shown.get(id)?.text ?? "") : textOf(payload);
      group.shown.set(id, { id, text, buttons: buttonsOf(payload) });
      group.onChange();
      const head = { message_id: id, date: Math.floor(time.now() / 1000), chat: chatOf(chat_id) };
      return { ...head, ...contentOf(payload, text) };
    },
    remove: ({ chat_id = 0, message_id = 0 }) => {
      groups.get(chat_id)?.shown.delete(message_id);
      groups.get(chat_id)?.onChange();
    },
  };
};
