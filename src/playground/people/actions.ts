import { z } from "zod";
import { WORDLESS, type WorldPerson } from "../world/types.ts";
import type { World } from "../world/world.ts";
import {
  addBot,
  found,
  invite,
  joinGroup,
  leaveGroup,
  promote,
  removeBot,
  upgradeGroup,
} from "./group.ts";
import { choose, typeInline, withResults } from "./inline.ts";
import { chatNamed } from "./lookup.ts";
import { press, withAnswer } from "./press.ts";
import { type ActionResult, refused, success } from "./result.ts";
import { block, erase, open, say, send, sendFile, start, unblock } from "./talk.ts";
import { isSeenBy, seenMessage } from "./view.ts";

const chat = z.union([z.string(), z.number()]);
const seconds = z.number().min(0).max(60).default(0);
const nothing = z.object({});
/** Which group; the first by default. */
const which = z.object({ chat: chat.optional() });

/** A person's action: the shape of its body, and its function. */
type Action<Body, Done> = {
  readonly shape: z.ZodType<unknown, Body>;
  run(
    world: World,
    person: WorldPerson,
    body: unknown,
  ): ActionResult<Done> | Promise<ActionResult<Done>>;
};

/**
 * An action with a checked body. All its changes are in one transaction.
 * @param wait waits for the bot afterwards
 */
const action = <Body, T, Done>(
  shape: z.ZodType<T, Body>,
  act: (world: World, person: WorldPerson, body: T) => ActionResult<Done>,
  wait?: (world: World, done: ActionResult<Done>, body: T) => Promise<ActionResult<Done>>,
): Action<Body, Done> => ({
  shape,
  run(world, person, body) {
    const parsed = shape.safeParse(body);
    if (!parsed.success) return refused("BAD_REQUEST", z.prettifyError(parsed.error));
    const done = world.transaction(() => act(world, person, parsed.data));
    return wait === undefined ? done : wait(world, done, parsed.data);
  },
});

const button = z.union([
  z.object({ row: z.int(), column: z.int() }),
  z.object({ text: z.string() }),
  z.object({ data: z.string() }),
]);

/** A group that became a supergroup also shows its older messages. */
const messages = action(
  z.object({ chat, limit: z.int().min(1).max(10_000).default(200) }),
  (world, person, { chat: name, limit }) => {
    const found = chatNamed(world, person, name);
    if (!found.ok) return found;
    const before = world.chats.all().find(({ movedTo }) => movedTo === found.result.id);
    const older = before === undefined ? [] : world.messages.last(before.id, limit);
    const list = [...older, ...world.messages.last(found.result.id, limit)]
      .filter((message) => isSeenBy(person, message))
      .slice(-limit);
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
  (world, person, names): ActionResult<true> => {
    world.people.change(person, JSON.parse(JSON.stringify(names)));
    world.announce({ type: "chats" });
    return success(true);
  },
);

/** All actions of a person, by the last part of the address. */
export const ACTIONS = {
  messages,
  rename,
  say: action(
    z.object({
      ...{ chat, text: z.string() },
      ...{ replyTo: z.int().optional(), forwarded: z.boolean().optional() },
    }),
    say,
  ),
  send: action(z.object({ chat, what: z.enum(WORDLESS) }), send),
  file: action(z.object({ chat, name: z.string().min(1), text: z.string() }), sendFile),
  start: action(z.object({ payload: z.string().optional() }), start),
  open: action(z.object({ url: z.string() }), open),
  delete: action(z.object({ chat, message: z.int() }), erase),
  press: action(
    z.object({
      chat,
      message: z.int(),
      button,
      stale: z.boolean().optional(),
      wait: seconds,
    }),
    press,
    (world, done, { wait }) => withAnswer(world, done, wait),
  ),
  inline: action(
    z.object({ chat, text: z.string(), wait: seconds }),
    typeInline,
    (world, done, { wait }) => withResults(world, done, wait),
  ),
  choose: action(z.object({ query: z.string(), result: z.string() }), choose),
  block: action(nothing, block),
  unblock: action(nothing, unblock),
  "add-bot": action(which, addBot),
  "remove-bot": action(which, removeBot),
  promote: action(which.extend({ whom: z.string(), admin: z.boolean() }), promote),
  upgrade: action(which, upgradeGroup),
  invite: action(nothing, invite),
  found: action(z.object({ title: z.string().min(1), others: z.array(z.string()) }), found),
  leave: action(which, leaveGroup),
  join: action(which, joinGroup),
};

export type ActionName = keyof typeof ACTIONS;

/** The body and the result of an action; the page and the tests are checked against them. */
export type ActionBody<N extends ActionName> =
  (typeof ACTIONS)[N] extends Action<infer Body, unknown> ? Body : never;
export type ActionDone<N extends ActionName> =
  (typeof ACTIONS)[N] extends Action<unknown, infer Done> ? Done : never;

export const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);
