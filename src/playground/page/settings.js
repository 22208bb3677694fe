/** The menu of a phone: a person's actions beside chatting, and faults for all phones. */
import { attempt, toast } from "./phone.js";
import { act, control, loadWorld, personOf, redraw } from "./store.js";

/** @import { ControlChange, Controls, Item, OfferedFault } from "./types.ts" */
/** @import { Phone, ShownChat, SeenPerson } from "./types.ts" */

const IN_A_CHAT = { groupPerMinute: 20, privateBurst: 5 };

/** What Telegram may be like: nobody knows what it bears over all chats. */
const LAWS = [
  {
    name: "budget",
    text: "Telegram's limits",
    note: "20 messages and edits a minute in a group, 30 a second in all",
    budget: { ...IN_A_CHAT, everywherePerSecond: 30 },
  },
  {
    name: "budget-free",
    text: "Limits of each chat alone",
    note: "Any number in all chats together",
    budget: IN_A_CHAT,
  },
  {
    name: "budget-stormy",
    text: "Telegram's limits, with storms",
    note: "Each half minute, six seconds of 429 for everything",
    budget: { ...IN_A_CHAT, everywherePerSecond: 30, isStormy: true },
  },
];

const BOARDS = ["sendMessage", "sendPhoto", "editMessageText", "editMessageMedia"];

/** @type {readonly OfferedFault[]} */
const FAULTS = [
  {
    name: "refuse",
    text: "Next 3 messages: too many requests",
    note: "429, retry after 1 second",
    fault: { kind: "refuse", method: BOARDS, times: 3, error: "flood-short" },
  },
  {
    name: "lose",
    text: "Lose the next answer",
    note: "It is done, but the connection breaks",
    fault: { kind: "lose", times: 1 },
  },
  {
    name: "delay",
    text: "Slow network",
    note: "Every answer 2 seconds late",
    fault: { kind: "delay", seconds: 2 },
  },
];

/** @param {SeenPerson} person @param {ShownChat | undefined} group @returns {(Item | false)[]} */
const groupItems = ({ id, key }, group) => {
  if (group === undefined) {
    const choose = () => act(key, "join", {});
    return [{ name: "join", icon: "door", text: "Come back into the group", choose }];
  }
  const mine = group.members.find((member) => member.id === id)?.status;
  const rules = mine === "creator" || mine === "administrator";
  const inside = group.botStatus !== "left" && group.botStatus !== "kicked";
  const admin = group.botStatus === "administrator";
  return [
    !inside && {
      name: "add-bot",
      icon: "group",
      text: "Add the bot to the group",
      choose: () => act(key, "add-bot", {}),
    },
    inside &&
      rules && {
        name: "remove-bot",
        icon: "block",
        text: "Remove the bot from the group",
        danger: true,
        choose: () => act(key, "remove-bot", {}),
      },
    inside &&
      rules && {
        name: "promote-bot",
        icon: "star",
        text: admin ? "Make the bot an ordinary member" : "Make the bot an administrator",
        note: "An administrator hears every message",
        choose: () => act(key, "promote", { whom: "bot", admin: !admin }),
      },
    rules &&
      group.kind === "group" && {
        name: "upgrade",
        icon: "up",
        text: "Upgrade to a supergroup",
        note: "The group gets a new id",
        choose: () => act(key, "upgrade", {}),
      },
    {
      name: "invite",
      icon: "person",
      text: "Bring somebody more into the group",
      note: "They have a phone of their own",
      choose: () => act(key, "invite", {}),
    },
    {
      name: "leave",
      icon: "door",
      text: "Leave the group",
      danger: true,
      choose: () => act(key, "leave", {}),
    },
  ];
};

/** @param {Phone} phone @param {Controls} now @returns {(Item | false)[]} */
const faultItems = (phone, now) => {
  /** @param {ControlChange} wish */
  const change = (wish) => async () => {
    await control(wish);
    toast(phone, "Changed for all phones");
  };
  return [
    ...FAULTS.map(({ fault, ...words }) => ({
      ...words,
      icon: "storm",
      choose: change({ addFault: fault }),
    })),
    now.faults.length > 0 && {
      name: "clear",
      icon: "sun",
      text: "Nothing goes wrong any more",
      note: `${now.faults.length} to go wrong`,
      choose: change({ clearFaults: true }),
    },
    ...LAWS.map(({ budget, ...words }) => {
      const on = JSON.stringify(now.budget) === JSON.stringify(budget);
      return { ...words, icon: "storm", on, choose: change({ budget: on ? "off" : budget }) };
    }),
  ];
};

/** @param {SeenPerson} person @returns {Item[]} */
const botItems = ({ key, language, chats }) => {
  const blocked = chats.find(({ name }) => name === "bot")?.botStatus === "kicked";
  const next = language === "ru" ? "en" : "ru";
  return [
    {
      name: blocked ? "unblock" : "block",
      icon: "block",
      text: blocked ? "Unblock the bot" : "Block the bot",
      danger: !blocked,
      choose: () => act(key, blocked ? "unblock" : "block", {}),
    },
    {
      name: "language",
      icon: "language",
      text: `Speak ${next === "en" ? "English" : "Russian"}`,
      note: "The language that Telegram tells the bot",
      choose: async () => {
        await act(key, "rename", { language_code: next });
        await loadWorld();
      },
    },
  ];
};

/** @type {(name: string, text: string, advanceSeconds: number) => Item} */
const timeItem = (name, text, advanceSeconds) => ({
  name,
  icon: "clock",
  text,
  choose: () => control({ advanceSeconds }),
});

/** @param {Phone} phone */
export const openSettings = (phone) =>
  attempt(phone, async () => {
    const [now, person] = [await control(), personOf(phone.key)];
    if (person === undefined) return;
    const group = person.chats.find(({ name }) => name === "group");
    const items = [
      "Bot",
      ...botItems(person),
      "Group",
      ...groupItems(person, group),
      "Time passes, for the bot and all phones",
      timeItem("minute", "A minute", 60),
      timeItem("hour", "An hour", 3600),
      timeItem("day", "A day", 86_400),
      "What goes wrong, for all phones",
      ...faultItems(phone, now),
    ].filter((item) => item !== false);
    phone.sheet = { kind: "menu", title: `${person.name}'s phone`, testId: "settings", items };
    redraw();
  });
