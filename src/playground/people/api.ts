import type { BotApi } from "../bot-api/api.ts";
import type { World } from "../world/world.ts";
import { ACTIONS, isAction } from "./actions.ts";
import { change, controls } from "./controls.ts";
import { type ActionResult, refused, success } from "./result.ts";
import { seenPerson, seenWorld } from "./view.ts";
import { changeAfter } from "./waiting.ts";

/** An answer to the page or to a test, and the number of changes of messages so far. */
export type PeopleReply = { readonly changes: number } & (
  | { readonly result: ActionResult<unknown> }
  | { readonly file: { readonly type: string; readonly data: Buffer } }
);

const LONGEST_WAIT_SECONDS = 60;

/**
 * What the page and the tests can ask for, below `/playground/`. Without a body:
 * - `world` – the bot and all chats of all people;
 * - `changes?seen=n&seconds=s` – waits for a message that comes, changes or goes;
 * - `people/<key>` – a person with their chats;
 * - `calls?since=n` – the calls that the bot made after that number; the last two by `since=-2`;
 * - `files/<id>` – pictures;
 * - `controls` – faults, budget, clock, settings.
 * With one:
 * - `controls` – changes them;
 * - `people/<key>/<action>` – a person's action.
 */
export const answerPeople = async (
  world: World,
  api: BotApi,
  path: string,
  body: unknown,
): Promise<PeopleReply> => {
  // Counted first: what changes meanwhile is still to be seen.
  const changes = world.changes();
  const { pathname, searchParams } = new URL(path, "http://playground");
  const [, place, name = "", action = ""] = pathname.split("/");
  const number = (parameter: string): number => Number(searchParams.get(parameter));
  switch (`${body === undefined ? "get" : "post"} ${place}`) {
    case "get world":
      return { changes, result: success(seenWorld(world)) };
    case "get people": {
      const person = world.people.byKey(name);
      const result = person ? success(seenPerson(world, person)) : noSuch(`nobody «${name}»`);
      return { changes, result };
    }
    case "get changes": {
      await changeAfter(world, number("seen"), Math.min(number("seconds"), LONGEST_WAIT_SECONDS));
      return { changes: world.changes(), result: success(true) };
    }
    case "get calls":
      return { changes, result: success(api.journal.since(number("since"))) };
    case "get controls":
      return { changes, result: success(controls(world, api)) };
    case "post controls":
      return { changes, result: change(world, api, body) };
    case "get files": {
      const [file, data] = [world.files.get(name), world.files.data(name)];
      return file && data
        ? { changes, file: { type: file.type, data } }
        : { changes, result: refused("NO_FILE", "no such file") };
    }
    case "post people":
      return { changes, result: await act(world, name, action, body) };
    default:
      return { changes, result: noSuch(`nothing at ${pathname}`) };
  }
};

const act = (
  world: World,
  name: string,
  action: string,
  body: unknown,
): ActionResult<unknown> | Promise<ActionResult<unknown>> => {
  const person = world.people.byKey(name);
  return person && isAction(action)
    ? ACTIONS[action].run(world, person, body)
    : noSuch(`nobody «${name}» or nothing «${action}»`);
};

const noSuch = (what: string): ActionResult<never> => refused("NO_SUCH", `there is ${what}`);
