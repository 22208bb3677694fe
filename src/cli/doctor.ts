import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { drawPicture } from "../board/pictures/picture.ts";
import { sceneOf } from "../board/scene/game-scene.ts";
import { type Config, readConfig } from "../config.ts";
import { newGame } from "../game/game.ts";
import { long } from "../rules/rulesets.ts";
import { inspect } from "../store/database.ts";
import { type Finding, ill, well } from "./findings.ts";
import { promote, standby } from "./standby.ts";

const USAGE = `npm run doctor                checks all that the bot needs; each finding has its advice
npm run doctor -- --standby   and whether this machine could take over from another one
npm run doctor -- --promote   makes the database here the one that is played on`;

const LONGEST_CALL_MS = 10_000;
const LEAST_NODE = 20;
const LEAST_FREE_MB = 200;
const MOST_SKEW_SECONDS = 30;

const MARKS = { well: "ok  ", ill: "LOOK" } as const;

const node = (): Finding => {
  const version = process.versions.node;
  return Number.parseInt(version, 10) >= LEAST_NODE
    ? well("Node", `${version}.`)
    : ill("Node", `${version} is too old: install ${LEAST_NODE} or newer.`);
};

const disk = ({ databasePath }: Config): Finding => {
  const folder = dirname(databasePath);
  if (!existsSync(folder)) return ill("disk", `${folder} is not there: make it.`);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  return free >= LEAST_FREE_MB
    ? well("disk", `${free} MB free for ${databasePath}.`)
    : ill("disk", `only ${free} MB free for ${databasePath}: make room.`);
};

const rights = ({ databasePath }: Config): Finding => {
  try {
    accessSync(dirname(databasePath), constants.W_OK);
    if (existsSync(databasePath)) accessSync(databasePath, constants.R_OK | constants.W_OK);
    return well("rights", `${databasePath} can be written.`);
  } catch {
    return ill("rights", `${databasePath} cannot be written by this user: give it the folder.`);
  }
};

const database = ({ databasePath }: Config): Finding => {
  if (!existsSync(databasePath)) return well("database", "none yet: the first start makes it.");
  const found = inspect(databasePath);
  if (!found.ok) return ill("database", `${databasePath}: ${found.code}; restore a backup.`);
  const { version, newest, games } = found;
  if (version > newest) {
    return ill("database", `version ${version}, this bot knows ${newest}: update the bot.`);
  }
  const older = version < newest ? `; the next start brings it to ${newest}` : "";
  return well("database", `sound, version ${version}${older}, ${games} games.`);
};

const answer = z.object({ result: z.unknown().optional(), description: z.string().optional() });
const me = z.object({ username: z.string() });
const sent = z.object({ message_id: z.number() });
const hook = z.object({ url: z.string(), last_error_message: z.string().optional() });

type Called = {
  readonly date: string;
  readonly result: unknown;
  /** What Telegram says of a refusal. */
  readonly reason: string;
};

const call = async (
  { apiRoot, token }: Config,
  method: string,
  body?: FormData,
): Promise<Called | undefined> => {
  try {
    const response = await fetch(`${apiRoot}/bot${token}/${method}`, {
      ...(body && { method: "POST", body }),
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    });
    const { result, description: reason = "" } = answer.parse(await response.json());
    return { date: response.headers.get("date") ?? "", result, reason };
  } catch {
    return undefined;
  }
};

const telegram = async (config: Config): Promise<Finding[]> => {
  if (config.token === "") {
    return [well("token", "BOT_TOKEN is empty: the playground starts instead of the bot.")];
  }
  const called = await call(config, "getMe");
  if (!called) {
    return [
      ill("Telegram", `${config.apiRoot} does not answer: look at the network and the proxy.`),
    ];
  }
  const known = me.safeParse(called.result);
  if (!known.success) {
    return [ill("token", "Telegram does not accept BOT_TOKEN: copy it from @BotFather again.")];
  }
  return [
    well("token", `it is that of @${known.data.username}.`),
    clock(called),
    await webhook(config),
    ...(await pictures(config)),
  ];
};

const pictures = async (config: Config): Promise<readonly Finding[]> => {
  const { pictureChats, publicUrl } = config;
  if (pictureChats.length > 0) {
    const board = new Blob([drawStart()], { type: "image/png" });
    return Promise.all(pictureChats.map((chat) => upload(config, chat, board)));
  }
  return publicUrl === undefined
    ? [well("pictures", "no PICTURES_CHAT_ID: boards in inline messages are of emoji.")]
    : [];
};

/** Uploads a picture as the bot does, and takes it away again. */
const upload = async (config: Config, chat: number, board: Blob): Promise<Finding> => {
  const form = formOf({ chat_id: `${chat}`, disable_notification: "true" });
  form.set("photo", board, "board.png");
  const called = await call(config, "sendPhoto", form);
  const message = sent.safeParse(called?.result);
  if (!message.success) {
    const reason = called?.reason || "no answer";
    return ill(
      "pictures",
      `${chat} of PICTURES_CHAT_ID takes none (${reason}): let the bot write there, or name another chat.`,
    );
  }
  const { message_id } = message.data;
  await call(config, "deleteMessage", formOf({ chat_id: `${chat}`, message_id: `${message_id}` }));
  return well("pictures", `${chat} takes them.`);
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const drawStart = (): Uint8Array => {
  const names = { white: "", black: "" };
  const seen = { bottom: "white", alone: false, names, pipsWord: "" } as const;
  return drawPicture(sceneOf(newGame(long), seen), "wood");
};

const clock = ({ date }: Called): Finding => {
  const skew = Math.round(Math.abs(Date.now() - Date.parse(date)) / 1000);
  return skew <= MOST_SKEW_SECONDS || Number.isNaN(skew)
    ? well("clock", "it agrees with Telegram’s.")
    : ill("clock", `it is ${skew} s off Telegram’s: switch on time synchronisation.`);
};

const webhook = async (config: Config): Promise<Finding> => {
  const found = hook.safeParse((await call(config, "getWebhookInfo"))?.result);
  const url = found.success ? found.data.url : "";
  const wanted = config.webhook?.url ?? "";
  const error = found.success ? found.data.last_error_message : undefined;
  if (url !== wanted) {
    return well("webhook", `the next start sets it to ${wanted === "" ? "none" : wanted}.`);
  }
  if (error !== undefined) return ill("webhook", `Telegram says: ${error}; look at the proxy.`);
  return well("webhook", wanted === "" ? "none: the bot asks for updates." : `${wanted} is set.`);
};

type DoctorWish = { readonly standby?: boolean; readonly promote?: boolean };

const examine = async (wish: DoctorWish): Promise<readonly Finding[]> => {
  const read = readConfig(process.env);
  if (!read.ok) return [node(), ill("settings", read.message)];
  const { config } = read;
  if (wish.promote) return [await promote(config)];
  return [
    node(),
    well("settings", "all can be read."),
    ...[disk, rights, database].map((look) => look(config)),
    ...(await telegram(config)),
    ...(wish.standby ? await standby(config) : []),
  ];
};

const report = async (wish: DoctorWish): Promise<void> => {
  const findings = await examine(wish);
  for (const { what, isWell, told } of findings) {
    process.stdout.write(`${isWell ? MARKS.well : MARKS.ill}  ${what.padEnd(9)} ${told}\n`);
  }
  process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1;
};

const FLAG = { type: "boolean" } as const;

try {
  const { values } = parseArgs({ options: { standby: FLAG, promote: FLAG, help: FLAG } });
  if (values.help) process.stdout.write(`${USAGE}\n`);
  else await report(values);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
  process.exitCode = 1;
}
