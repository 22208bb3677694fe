import type { IncomingMessage, ServerResponse } from "node:http";
import type { BotApi } from "../bot-api/api.ts";
import { readBody, sendBytes, sendJson } from "../http/http.ts";
import type { World } from "../world/world.ts";
import { ACTIONS, isAction } from "./actions.ts";
import { change, controls } from "./controls.ts";
import { changeAfter, streamEvents } from "./events.ts";
import { type ActionResult, refused, success } from "./result.ts";
import { seenWorld } from "./view.ts";

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const body = await readBody(request);
  try {
    return JSON.parse(body?.toString() || "{}");
  } catch {
    return undefined;
  }
};

const send = (response: ServerResponse, result: ActionResult<unknown>): void =>
  sendJson(response, result.ok ? 200 : 400, result);

const LONGEST_WAIT_SECONDS = 60;

/**
 * The HTTP interface for the page and the tests:
 * - `GET /playground/world` – the bot and all chats of all people;
 * - `GET /playground/events` – live changes as Server-Sent Events;
 * - `GET /playground/changes?seen=n&seconds=s` – waits for a message that comes, changes or goes;
 *   every answer has the number of such changes so far as its header `changes`;
 * - `GET /playground/calls?since=n` – the calls that the bot made;
 * - `GET /playground/files/<id>` – pictures;
 * - `GET`, `POST /playground/controls` – faults, budget, clock, settings;
 * - `POST /playground/people/<key>/<action>` – a person's action.
 */
export const handlePeople = async (
  world: World,
  api: BotApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const [, , place, name = "", action = ""] = url.pathname.split("/");
  response.setHeader("changes", world.changes());
  switch (`${request.method} ${place}`) {
    case "GET world":
      return send(response, success(seenWorld(world)));
    case "GET events":
      return streamEvents(world, response);
    case "GET changes": {
      const [seen, seconds] = ["seen", "seconds"].map((key) => Number(url.searchParams.get(key)));
      await changeAfter(world, seen ?? 0, Math.min(seconds ?? 0, LONGEST_WAIT_SECONDS));
      response.setHeader("changes", world.changes());
      return send(response, success(true));
    }
    case "GET calls":
      return send(response, success(api.journal.since(Number(url.searchParams.get("since") ?? 0))));
    case "GET controls":
      return send(response, success(controls(world, api)));
    case "POST controls":
      return send(response, change(world, api, await bodyOf(request)));
    case "GET files": {
      const [file, data] = [world.files.get(name), world.files.data(name)];
      if (file === undefined || data === undefined) {
        return send(response, refused("NO_FILE", "no such file"));
      }
      return sendBytes(response, file.type, data, {
        "cache-control": "public, max-age=31536000, immutable",
      });
    }
    case "POST people": {
      const person = world.people.byKey(name);
      if (person === undefined || !isAction(action)) {
        return send(response, refused("NO_SUCH", `nobody «${name}» or nothing «${action}» here`));
      }
      return send(response, await ACTIONS[action].run(world, person, await bodyOf(request)));
    }
    default:
      return send(response, refused("NO_SUCH", `there is nothing at ${url.pathname}`));
  }
};
