import type { IncomingMessage, ServerResponse } from "node:http";
import type { BotApi } from "../bot-api/api.ts";
import { readBody, sendBytes, sendJson } from "../http.ts";
import type { World } from "../world/world.ts";
import { not, type Outcome, well } from "./deed.ts";
import { streamEvents } from "./events.ts";
import { DEEDS } from "./requests.ts";
import { seenPerson } from "./view.ts";
import { changeWeather, weather } from "./weather.ts";

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const body = await readBody(request);
  try {
    return JSON.parse(body?.toString() || "{}");
  } catch {
    return undefined;
  }
};

const send = (response: ServerResponse, outcome: Outcome<unknown>): void =>
  sendJson(response, outcome.ok ? 200 : 400, outcome);

/**
 * What the page and the tests use:
 * - `GET /playground/world` – the bot and everybody's chats;
 * - `GET /playground/events` – live changes as Server-Sent Events;
 * - `GET /playground/calls?since=n` – the calls the bot has made;
 * - `GET /playground/files/<id>` – pictures;
 * - `GET`, `POST /playground/weather` – faults, budget, clock, settings;
 * - `POST /playground/people/<key>/<deed>` – what a person does.
 */
export const handlePeople = async (
  world: World,
  api: BotApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const [, , place, name = "", deed = ""] = url.pathname.split("/");
  switch (`${request.method} ${place}`) {
    case "GET world":
      return send(
        response,
        well({
          bot: world.bot,
          people: world.people.all().map((person) => seenPerson(world, person)),
        }),
      );
    case "GET events":
      return streamEvents(world, response);
    case "GET calls":
      return send(response, well(api.journal.since(Number(url.searchParams.get("since") ?? 0))));
    case "GET weather":
      return send(response, well(weather(world, api)));
    case "POST weather":
      return send(response, changeWeather(world, api, await bodyOf(request)));
    case "GET files": {
      const [file, data] = [world.files.get(name), world.files.data(name)];
      if (file === undefined || data === undefined) {
        return send(response, not("NO_FILE", "no such file"));
      }
      return sendBytes(response, file.type, data, {
        "cache-control": "public, max-age=31536000, immutable",
      });
    }
    case "POST people": {
      const person = world.people.byKey(name);
      const run = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
      if (person === undefined || run === undefined) {
        return send(response, not("NO_SUCH", `nobody «${name}» or nothing «${deed}» here`));
      }
      return send(response, await run(world, person, await bodyOf(request)));
    }
    default:
      return send(response, not("NO_SUCH", `there is nothing at ${url.pathname}`));
  }
};
