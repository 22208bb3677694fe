import type { Random } from "../rules/random.ts";
import { EVERY_PRESS as PRESSES } from "../support/presses.ts";

/** How many people forge, in their own names. */
export const FORGERS = 40;

/** The group in which the victims play, and where the forgers read along. */
export const GROUP = -100;

const COMMANDS = [
  ..."play board games resign cancel rules settings start help me top stats forget privacy".split(
    " ",
  ),
  ..."fair undo roll dice computer hint".split(" "),
];
const WORDS = [
  ..."long short gulbar длинные короткие куб cube match матч 5 0 -1 1e9 1000000 10 000 own new".split(
    " ",
  ),
  "@anna",
  "@",
  "\u202e",
  "👨‍👩‍👧",
  "<b>",
  "&amp;",
  "'; DROP TABLE games; --",
  "x ".repeat(2_000),
  "\u0000",
];

const STRANGE_NAMES = ["", "\u202eevil", "<b>bold</b>", "x".repeat(300), "🎲", "\u0000", "Vahe"];

const letters = (random: Random, most: number): string =>
  String.fromCharCode(
    ...Array.from({ length: random.below(most) }, () => random.below(random.pick([128, 0xd800]))),
  );

const words = (random: Random, most: number): string =>
  Array.from({ length: random.below(most) }, () =>
    random.chance(0.8) ? random.pick(WORDS) : letters(random, 20),
  )
    .join(" ")
    .slice(0, 4_096);

/** Fields of presses that could hit something: low numbers, and words that are known. */
const field = (random: Random, name: string): string => {
  switch (name) {
    case "moves":
      return random.pick(["d6", "o5o5", "61", "zz", "d6d6d6d6"]);
    case "outcome":
      return random.pick(["oin", "mars", "koks", "home-mars", "nothing"]);
    case "ruleset":
      return random.pick(["long", "short", "gulbar", "own-1", "chess"]);
    case "family":
      return random.pick(["long", "short"]);
    case "level":
      return random.pick(["easy", "best", "god"]);
    case "topic":
      return random.pick(["cube", "automation", "secrets"]);
    case "setting":
      return random.pick(["cube", "beaver", "theme", "deadlineMinutes"]);
    case "choice":
    case "value":
      return random.pick(["on", "off", "dark", "60", "none"]);
    case "name":
      return random.pick(["cube", "homeHit", "constructor", "__proto__"]);
    case "seal":
      return "abcdefghij_-ABCDEFGH";
    case "person":
      return random.pick([1, 2, 1000, 1001, 1002]).toString(36);
    default:
      return random.below(random.chance(0.9) ? 6 : 2 ** 31).toString(36);
  }
};

const data = (random: Random): string => {
  if (random.chance(0.1)) return letters(random, 64);
  const [letter, ...fields] = random.pick(Object.values(PRESSES));
  return [letter, ...fields.map((name) => field(random, name))].join(".");
};

const sender = (random: Random) => {
  const id = 1000 + random.below(FORGERS);
  const from = {
    id,
    is_bot: false,
    first_name: random.pick(STRANGE_NAMES),
    language_code: random.pick(["ru", "en", "xx", ""]),
    ...(random.chance(0.3) && { username: random.pick(["anna", "boris", `u${id}`]) }),
  };
  switch (random.below(12)) {
    case 0:
      return {
        from: { id: 1087968824, is_bot: true, first_name: "Group", username: "GroupAnonymousBot" },
        sender_chat: { id: GROUP, type: "supergroup", title: "Yard" },
      };
    case 1:
      return {
        from: { id: 136817688, is_bot: true, first_name: "Channel", username: "Channel_Bot" },
        sender_chat: { id: -200, type: "channel", title: "News" },
      };
    case 2:
      return { from: { ...from, is_bot: true } };
    default:
      return { from };
  }
};

const chatOf = (random: Random, person: number) =>
  random.chance(0.5)
    ? { id: GROUP, type: "supergroup", title: "Yard" }
    : random.chance(0.8)
      ? { id: person, type: "private", first_name: "One" }
      : { id: -300, type: "group", title: "Elsewhere" };

/** An update as an attacker, or something broken, could bring about. */
export const forgedUpdate = (random: Random, update_id: number): object => {
  const { from, ...rest } = sender(random);
  const chat = chatOf(random, from.id);
  const base = { message_id: 1 + random.below(40), date: 1, chat, from, ...rest };
  const ids = { id: String(update_id), from };
  switch (random.below(10)) {
    case 0: {
      const query = words(random, 6).slice(0, 256);
      return { update_id, inline_query: { ...ids, query, offset: "" } };
    }
    case 1: {
      const payload = random.chance(0.5) ? letters(random, 64) : "A".repeat(22);
      return { update_id, message: commanded(base, `/start ${payload}`) };
    }
    case 2:
      return { update_id, message: { ...base, text: words(random, 20) || "?" } };
    case 3:
    case 4: {
      const text = `/${random.pick(COMMANDS)} ${words(random, 6)}`.slice(0, 4_096);
      return { update_id, message: commanded(base, text) };
    }
    case 5: {
      const inline_message_id = `inline${random.below(20)}`;
      const press = { ...ids, chat_instance: "1", data: data(random), inline_message_id };
      return { update_id, callback_query: press };
    }
    default: {
      const shown = { text: "page", callback_data: data(random) };
      const markup = { inline_keyboard: [[shown]] };
      const message = { ...base, from: { id: 7, is_bot: true, first_name: "Nardy" } };
      const said = random.chance(0.3) ? shown.callback_data : data(random);
      const under = { ...message, text: "?", reply_markup: markup };
      return {
        update_id,
        callback_query: { ...ids, chat_instance: "1", data: said, message: under },
      };
    }
  }
};

const commanded = (base: object, text: string): object => ({
  ...base,
  text,
  entities: [{ type: "bot_command", offset: 0, length: text.split(/\s/)[0]?.length ?? 0 }],
});
