import { z } from "zod";
import type { Person } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { chatNamed, not, type Outcome, well } from "./deed.ts";
import { addBot, joinGroup, leaveGroup, promote, removeBot, upgradeGroup } from "./group.ts";
import { choose, typeInline, withResults } from "./inline.ts";
import { press, withAnswer } from "./press.ts";
import { block, erase, forward, open, say, start, unblock } from "./talk.ts";
import { seenMessage } from "./view.ts";

const chat = z.union([z.string(), z.number()]);
const seconds = z.number().min(0).max(60).default(0);
const nothing = z.object({});

type Deed = (
  world: World,
  person: Person,
  body: unknown,
) => Outcome<unknown> | Promise<Outcome<unknown>>;

/** A deed with a checked body. What it changes, it changes in one transaction. */
const deed =
  <T>(
    shape: z.ZodType<T>,
    run: (world: World, person: Person, body: T) => Outcome<unknown>,
  ): Deed =>
  (world, person, body) => {
    const parsed = shape.safeParse(body);
    if (!parsed.success) return not("BAD_REQUEST", z.prettifyError(parsed.error));
    return world.transaction(() => run(world, person, parsed.data));
  };

/** A deed that then waits for the bot. */
const waiting =
  <T extends { wait: number }, R>(
    shape: z.ZodType<T>,
    run: (world: World, person: Person, body: T) => Outcome<R>,
    wait: (world: World, done: Outcome<R>, seconds: number) => Promise<Outcome<R>>,
  ): Deed =>
  async (world, person, body) => {
    const parsed = shape.safeParse(body);
    if (!parsed.success) return not("BAD_REQUEST", z.prettifyError(parsed.error));
    const done = world.transaction(() => run(world, person, parsed.data));
    return wait(world, done, parsed.data.wait);
  };

const button = z.union([
  z.object({ row: z.int(), column: z.int() }),
  z.object({ text: z.string() }),
  z.object({ data: z.string() }),
]);

/** A group that has become a supergroup shows what was said before as well. */
const messages = deed(
  z.object({ chat, limit: z.int().min(1).max(1000).default(200) }),
  (world, person, { chat: name, limit }) => {
    const found = chatNamed(world, person, name);
    if (!found.ok) return found;
    const before = world.chats.all().find(({ movedTo }) => movedTo === found.result.id);
    const older = before === undefined ? [] : world.messages.last(before.id, limit);
    const list = [...older, ...world.messages.last(found.result.id, limit)].slice(-limit);
    return well(list.map((message) => seenMessage(world, message)));
  },
);

const rename = deed(
  z.object({
    first_name: z.string().min(1).optional(),
    last_name: z.string().optional(),
    username: z.string().optional(),
    language_code: z.string().optional(),
  }),
  (world, person, names) => {
    world.people.change(person, JSON.parse(JSON.stringify(names)));
    world.announce({ type: "chats" });
    return well(true);
  },
);

/** Everything a person can do, by the last part of its address. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  messages,
  rename,
  say: deed(z.object({ chat, text: z.string(), replyTo: z.int().optional() }), say),
  start: deed(z.object({ payload: z.string().optional() }), start),
  open: deed(z.object({ url: z.string() }), open),
  forward: deed(z.object({ chat, message: z.int(), to: chat }), forward),
  delete: deed(z.object({ chat, message: z.int() }), erase),
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
  choose: deed(z.object({ query: z.string(), result: z.string() }), choose),
  block: deed(nothing, block),
  unblock: deed(nothing, unblock),
  "add-bot": deed(nothing, addBot),
  "remove-bot": deed(nothing, removeBot),
  promote: deed(z.object({ whom: z.string(), admin: z.boolean() }), promote),
  upgrade: deed(nothing, upgradeGroup),
  leave: deed(nothing, leaveGroup),
  join: deed(nothing, joinGroup),
};
