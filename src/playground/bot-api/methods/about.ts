import { z } from "zod";
import type { Call, Method, Methods } from "../method.ts";
import { type ApiResponse, badRequest, done } from "../refusals.ts";

const LANGUAGE = /^(?:[a-z]{2})?$/;

/** A text of the bot's profile, one for each language. */
const setProfileText =
  (field: string, most: number): Method =>
  ({ world, args }) => {
    const language = args.text("language_code") ?? "";
    const text = args.text(field) ?? "";
    if (!LANGUAGE.test(language)) return badRequest("invalid language code specified");
    if (text.length > most) return badRequest(`bot ${field.replace("_", " ")} is too long`);
    world.settings.set(`profile:${field}:${language}`, text);
    return done(true);
  };

const getProfileText =
  (field: string): Method =>
  ({ world, args }) => {
    const text = (language: string): string =>
      world.settings.get(`profile:${field}:${language}`, "");
    return done({ [field]: text(args.text("language_code") ?? "") || text("") });
  };

const getMe = ({ world }: Call): ApiResponse<unknown> =>
  done({ ...world.bot, can_read_all_group_messages: !world.settings.get("privacy", true) });

const allowed = z.array(z.string());

/** Remembers which kinds of updates the bot wants; an empty list is Telegram's own choice. */
export const rememberAllowed = ({ world, args }: Call): void => {
  const parsed = allowed.safeParse(args.json("allowed_updates"));
  if (!parsed.success) return;
  if (parsed.data.length === 0) world.settings.remove("allowed-updates");
  else world.settings.set("allowed-updates", parsed.data);
};

const deleteWebhook = ({ world, args }: Call): ApiResponse<true> => {
  if (args.flag("drop_pending_updates")) world.updates.clear();
  return done(true);
};

const setWebhook = ({ args }: Call): ApiResponse<true> =>
  (args.text("url") ?? "") === ""
    ? done(true)
    : badRequest("bad webhook: the playground gives updates by getUpdates only");

const getWebhookInfo = ({ world }: Call): ApiResponse<unknown> => {
  const allowedUpdates = world.settings.get<string[] | undefined>("allowed-updates", undefined);
  return done({
    url: "",
    has_custom_certificate: false,
    pending_update_count: world.updates.count(),
    ...(allowedUpdates && { allowed_updates: allowedUpdates }),
  });
};

const accepted: Method = () => done(true);

export const ABOUT_METHODS: Methods = {
  getme: getMe,
  deletewebhook: deleteWebhook,
  setwebhook: setWebhook,
  getwebhookinfo: getWebhookInfo,
  setmydescription: setProfileText("description", 512),
  setmyshortdescription: setProfileText("short_description", 120),
  setmyname: setProfileText("name", 64),
  getmydescription: getProfileText("description"),
  getmyshortdescription: getProfileText("short_description"),
  getmyname: getProfileText("name"),
  setchatmenubutton: accepted,
  setmydefaultadministratorrights: accepted,
  close: accepted,
  logout: accepted,
};
