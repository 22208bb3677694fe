import { z } from "zod";
import type { Person } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { addBot, joinGroup, leaveGroup, promote, removeBot, upgradeGroup } from "./group.ts";
import { choose, typeInline, withResults } from "./inline.ts";
import { chatNamed } from "./lookup.ts";
import { press, withAnswer } from "./press.ts";
import { type Result, refused, success } from "./result.ts";
import { block, erase, open, say, start, unblock } from "./talk.ts";
import { seenMessage } from "./view.ts";

const chat = z.union([z.string(), z.number()]);
const seconds = z.number().min(0).max(60).default(0);
const nothing = z.object({});

type Action = (
  world: World,
  person: Person,
  body: unknown,
) => Result<unknown> | Promise<Result<unknown>>;

/** An action with a checked body. What it changes, it changes in one transaction. */
const action =
  <T>(
    shape: z.ZodType<T>,
    run: (world: World, person: Person, body: T) => Result<unknown>,
  ): Action =>
  (world, person, body) => {
    const parsed = shape.safeParse(body);
    if (!parsed.success) return refused("BAD_REQUEST", z.prettifyError(parsed.error));
    return world.transaction(() => run(world, person, parsed.data));
  };

/** An action that then waits for the bot. */
const waiting =
  <T extends { wait: number }, R>(
    shape: z.ZodType<T>,
    run: (world: World, person: Person, body: T) => Result<R>,
    wait: (world: World, done: Result<R>, seconds: number) => Promise<Result<R>>,
  ): Action =>
  async (world, person, body) => {
    const parsed = shape.safeParse(body);
    if (!parsed.success) return refused("BAD_REQUEST", z.prettifyError(parsed.error));
    const done = world.transaction(() => run(world, person, parsed.data));
    return wait(world, done, parsed.data.wait);
  };

const button = z.union([
  z.object({ row: z.int(), column: z.int() }),
  z.object({ text: z.string() }),
  z.object({ data: z.string() }),
]);

/** A group that has become a supergroup shows what was said before as well. */
const messages = action(
  z.object({ chat, limit: z.int().min(1).max(1000).default(200) }),
  (world, person, { chat: name, limit }) => {
    const found = chatNamed(world, person, name);
    if (!found.ok) return found;
    const before = world.chats.all().find(({ movedTo }) => movedTo === found.result.id);
    const older = before === undefined ? [] : world.messages.last(before.id, limit);
    const list = [...older, ...world.messages.last(found.result.id, limit)].slice(-limit);
    return success(list.map((message) => seenMessage(world, message)));
  },
);

const rename = action(
  z.object({
    first_name: z.string().min(1).optional(),
    last_name: z.string().optional(),
    username: z.string().optional(),
    language_code: z.string().optional(),
  }),
  (world, person, names) => {
    world.people.change(person, JSON.parse(JSON.stringify(names)));
    world.announce({ type: "chats" });
    return success(true);
  },
);

/** Everything a person can do, by the last part of its address. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  messages,
  rename,
  say: action(z.object({ chat, text: z.string(), replyTo: z.int().optional() }), say),
  start: action(z.object({ payload: z.string().optional() }), start),
  open: action(z.object({ url: z.string() }), open),
  delete: action(z.object({ chat, message: z.int() }), erase),
  press: waiting(
    z.object({
      chat,
      message: z.int(),
      button,
      stale: z.boolean().optional(),
      wait: seconds,
    }),
    press,
    withAnswer,
  ),
  inline: waiting(z.object({ chat, text: z.string(), wait: seconds }), typeInline, withResults),
  choose: action(z.object({ query: z.string(), result: z.string() }), choose),
  block: action(nothing, block),
  unblock: action(nothing, unblock),
  "add-bot": action(nothing, addBot),
  "remove-bot": action(nothing, removeBot),
  promote: action(z.object({ whom: z.string(), admin: z.boolean() }), promote),
  upgrade: action(nothing, upgradeGroup),
  leave: action(nothing, leaveGroup),
  join: action(nothing, joinGroup),
};
