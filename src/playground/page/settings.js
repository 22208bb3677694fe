import { act, loadWorld, personOf, weather } from "./store.js";

const isInside = (status) => status !== "left" && status !== "kicked";

const languages = { ru: "en", en: "ru" };

const retryLater = (seconds) => ({
  ok: false,
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});

const TELEGRAM_LIMITS = { groupPerMinute: 20, privateBurst: 5, everywherePerSecond: 30 };

const MESSAGES = [
  "sendMessage",
  "sendPhoto",
  "editMessageText",
  "editMessageCaption",
  "editMessageMedia",
  "editMessageReplyMarkup",
];

const groupItems = (person, group, did) => {
  if (group === undefined) {
    return [
      { icon: "door", text: "Come back into the group", name: "join", value: () => did("join") },
    ];
  }
  const mine = group.members.find(({ id }) => id === person.id)?.status;
  const rules = mine === "creator" || mine === "administrator";
  const inside = isInside(group.botStatus);
  const admin = group.botStatus === "administrator";
  return [
    !inside && {
      icon: "group",
      text: "Add the bot to the group",
      name: "add-bot",
      value: () => did("add-bot"),
    },
    inside &&
      rules && {
        icon: "block",
        text: "Remove the bot from the group",
        name: "remove-bot",
        danger: true,
        value: () => did("remove-bot"),
      },
    inside &&
      rules && {
        icon: "star",
        text: admin ? "Make the bot an ordinary member" : "Make the bot an administrator",
        note: "An administrator hears every message",
        name: "promote-bot",
        value: () => did("promote", { whom: "bot", admin: !admin }),
      },
    rules &&
      group.kind === "group" && {
        icon: "up",
        text: "Upgrade to a supergroup",
        note: "The group gets a new id",
        name: "upgrade",
        value: () => did("upgrade"),
      },
    {
      icon: "door",
      text: "Leave the group",
      danger: true,
      name: "leave",
      value: () => did("leave"),
    },
  ];
};

const weatherItems = (now, change) => [
  {
    icon: "storm",
    text: "Next 3 messages: too many requests",
    note: "429, retry after 5 seconds",
    name: "refuse",
    value: () =>
      change({ addFault: { kind: "refuse", method: MESSAGES, times: 3, error: retryLater(5) } }),
  },
  {
    icon: "storm",
    text: "Lose the next answer",
    note: "It is done, but the connection breaks",
    name: "lose",
    value: () => change({ addFault: { kind: "lose", times: 1 } }),
  },
  {
    icon: "storm",
    text: "Slow network",
    note: "Every answer 2 seconds late",
    name: "delay",
    value: () => change({ addFault: { kind: "delay", seconds: 2 } }),
  },
  now.faults.length > 0 && {
    icon: "sun",
    text: "Good weather again",
    note: `${now.faults.length} to go wrong`,
    name: "clear",
    value: () => change({ clearFaults: true }),
  },
  {
    icon: "storm",
    text: "Telegram's limits",
    note: "20 messages and edits a minute in a group",
    name: "budget",
    on: now.budget !== "off",
    value: () => change({ budget: now.budget === "off" ? TELEGRAM_LIMITS : "off" }),
  },
];

/** The menu of a phone: what a person can do besides chatting, and the weather for everybody. */
export const openSettings = async (key, sheets) => {
  const person = personOf(key);
  const chat = (name) => person.chats.find((one) => one.name === name);
  const blocked = chat("bot")?.botStatus === "kicked";
  const now = await weather();

  const did = (deed, body) => act(key, deed, body);
  const change = async (wish) => {
    await weather(wish);
    sheets.toast("The weather has changed for all three phones");
  };
  const chosen = await sheets.menu(
    `${person.name}'s phone`,
    [
      "Bot",
      blocked
        ? { icon: "block", text: "Unblock the bot", name: "unblock", value: () => did("unblock") }
        : {
            icon: "block",
            text: "Block the bot",
            danger: true,
            name: "block",
            value: () => did("block"),
          },
      {
        icon: "language",
        text: `Speak ${person.language === "ru" ? "English" : "Russian"}`,
        note: "The language that Telegram tells the bot",
        name: "language",
        value: () => did("rename", { language_code: languages[person.language] ?? "en" }),
      },
      "Group",
      ...groupItems(person, chat("group"), did),
      "Bad weather, for all three phones",
      ...weatherItems(now, change),
    ],
    "settings",
  );
  if (chosen === undefined) return;
  try {
    await chosen();
    await loadWorld();
  } catch (error) {
    sheets.toast(error.message);
  }
};
