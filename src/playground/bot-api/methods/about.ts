import { z } from "zod";
import { isHere } from "../../http/hosts.ts";
import type { World } from "../../world/world.ts";
import type { Call, Method, Methods } from "../calls/method.ts";
import { type ApiResponse, badRequest, done } from "../calls/refusals.ts";

const LANGUAGE = /^(?:[a-z]{2})?$/;

const nameOf = (field: string, language: string): string => `profile:${field}:${language}`;

/** Sets a text of the bot's profile, separately for each language. */
const setProfileText =
  (field: string, most: number): Method =>
  ({ world, args }) => {
    const language = args.text("language_code") ?? "";
    const text = args.text(field) ?? "";
    if (!LANGUAGE.test(language)) return badRequest("invalid language code specified");
    if (text.length > most) return badRequest(`bot ${field.replace("_", " ")} is too long`);
    world.settings.set(nameOf(field, language), text);
    world.announce({ type: "chats" });
    return done(true);
  };

/** The bot's text in an empty chat with it. */
export const descriptionFor = (world: World, language: string): string =>
  world.settings.get(nameOf("description", language), "") ||
  world.settings.get(nameOf("description", ""), "");

const getMe = ({ world }: Call): ApiResponse<unknown> =>
  done({ ...world.bot, can_read_all_group_messages: !world.settings.get("privacy", true) });

const allowed = z.array(z.string());

/** Stores which kinds of updates the bot wants. An empty list means Telegram's default. */
export const rememberAllowed = ({ world, args }: Call): void => {
  const parsed = allowed.safeParse(args.json("allowed_updates"));
  if (!parsed.success) return;
  if (parsed.data.length === 0) world.settings.remove("allowed-updates");
  else world.settings.set("allowed-updates", parsed.data);
};

type WebhookSetting = { readonly url: string; readonly secret: string };

/** The address for updates; undefined while the bot polls for them. */
export const webhookOf = (world: World): WebhookSetting | undefined =>
  world.settings.get<WebhookSetting | undefined>("webhook", undefined);

const deleteWebhook = ({ world, args }: Call): ApiResponse<true> => {
  if (args.flag("drop_pending_updates")) world.updates.clear();
  world.settings.remove("webhook");
  return done(true);
};

/** Unlike Telegram, this accepts plain HTTP. */
const setWebhook = (call: Call): ApiResponse<true> => {
  const { world, args } = call;
  const url = args.text("url") ?? "";
  if (!URL.canParse(url)) return badRequest("bad webhook: invalid webhook URL specified");
  if (!isHere(url)) return badRequest("bad webhook: the playground reaches this machine alone");
  rememberAllowed(call);
  world.settings.set("webhook", { url, secret: args.text("secret_token") ?? "" });
  return done(true);
};

const getWebhookInfo = ({ world }: Call): ApiResponse<unknown> =>
  done({
    url: webhookOf(world)?.url ?? "",
    has_custom_certificate: false,
    pending_update_count: world.updates.count(),
  });

const FILE_FOLDER = "documents/";

const getFile = ({ world, args }: Call): ApiResponse<unknown> => {
  const file = world.files.get(args.text("file_id") ?? "");
  if (file === undefined) return badRequest("invalid file_id");
  const { id, uniqueId, size } = file;
  const path = { file_path: `${FILE_FOLDER}${id}` };
  return done({ file_id: id, file_unique_id: uniqueId, file_size: size, ...path });
};

/** What is in a file, by the path that `getFile` gives. */
export const fileAt = (world: World, path: string): Buffer | undefined =>
  path.startsWith(FILE_FOLDER) ? world.files.data(path.slice(FILE_FOLDER.length)) : undefined;

export const ABOUT_METHODS: Methods = {
  getfile: getFile,
  getme: getMe,
  getwebhookinfo: getWebhookInfo,
  setwebhook: setWebhook,
  deletewebhook: deleteWebhook,
  setmydescription: setProfileText("description", 512),
  setmyshortdescription: setProfileText("short_description", 120),
};
