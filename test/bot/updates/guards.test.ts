import { Bot } from "grammy";
import type { Update } from "grammy/types";
import { expect, test } from "vitest";
import { type AnyPress, guardsOf, pressBook } from "../../../src/bot/press/book.ts";
import { FIELDS } from "../../../src/bot/press/fields.ts";
import { PRESSES } from "../../../src/bot/press/presses.ts";
import { presses } from "../../../src/bot/table/presses.ts";
import { type BotContext, parsePress } from "../../../src/bot/updates/context.ts";
import { onlyShown } from "../../../src/bot/updates/shown.ts";
import { FEATURES } from "../../../src/features/list.ts";
import { type PersonId, privateChatOf } from "../../../src/ids/ids.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { ruleset } from "../../game/support.ts";
import { BOT } from "../../support/bot-info.ts";
import { EVERY_PRESS } from "../../support/presses.ts";
import { ANNA, GROUP, openServices, personId, sitTogether } from "../../tables/support.ts";

/** Where presses count; the rest count on any page of the bot, and delete none. */
const PLACES = {
  "as it says for itself": [
    ...["sit", "cancel", "refuse", "offer-sit", "offer-cancel", "roll", "move", "undo", "done"],
    ...["double", "take", "drop", "beaver", "resign", "accept", "decline", "claim", "rematch"],
    ...["dice", "menu-more", "menu-resign", "menu-sure", "menu-close", "down", "blank"],
    ...["sit-computer", "link-sit", "offer-link", "waiting"],
    ...["ask-back", "allow-back", "refuse-back"],
    ...["dare-open", "dare-open-best", "dare-try", "dare-best"],
  ],
  "at the table of its game": [
    ...["record", "hash", "result", "replay", "hint", "emote", "bell", "analysis", "look", "again"],
    ...["rules-of", "seek-about", "watch", "board-here", "look-from", "seek-next", "seek-avoid"],
    ...["seek-report", "against-of", "cube-double", "cube-take", "cube-drop", "cube-beaver"],
    ...["computer-easier", "train-game", "hear"],
  ],
  "on pages of one's own games": ["look-at", "look-turn", "finished-game", "analysis-share"],
  "where its button is seen": [
    ...["play", "play-show", "play-close", "computer-play", "forget", "forget-not"],
  ],
} as const;

/** Those at whose message a table is looked for that has none: it may be a stray. */
const CLAIMING = [
  ...["sit", "cancel", "refuse", "roll", "move", "undo", "done", "double", "take", "drop"],
  ...["beaver", "resign", "accept", "decline", "claim", "rematch", "dice", "menu-more"],
  ...["menu-resign", "menu-sure", "menu-close", "down", "blank", "emote", "bell", "hint"],
  ...["hear", "waiting", "ask-back", "allow-back", "refuse-back"],
];

const BOOKS = [PRESSES, ...FEATURES.flatMap((feature) => feature.presses ?? [])];

const STRANGER = personId(3);

const VALUES = {
  ...{ challenge: 1, game: 1, table: 1, version: 99, moves: [{ from: 13, die: 6 }], person: 3 },
  ...{ outcome: "oin", ruleset: "short", stake: 1, cube: 0, emote: "bravo", match: 0, hints: 0 },
  ...{ friend: "-", waiting: "ask", part: "games", at: "more", language: "en", page: 0 },
  ...{ token: "abcdefghij_-ABCDEFGHIJ", seal: "abcdefghij_-ABCDEFGH" },
};

const pressOf = (kind: string, [, ...fields]: readonly string[]): AnyPress => {
  const said = Object.entries(VALUES).filter(([name]) => fields.includes(name));
  return { do: kind, ...Object.fromEntries(said) };
};

type Pressed = {
  readonly services: Services;
  readonly by: PersonId;
  readonly query: object;
  readonly chat?: Pick<NonNullable<BotContext["here"]>, "id" | "kind">;
};

/** Whether a press gets past the tables and the guard. */
const passes = async (
  press: AnyPress,
  { services, by, query, chat }: Pressed,
): Promise<boolean> => {
  const bot = new Bot<BotContext>("1:token", { botInfo: BOT });
  bot.api.config.use(async () => JSON.parse('{"ok":true,"result":true}'));
  let passed = false;
  bot.use(
    parsePress(() => press),
    (ctx, next) => {
      const told = { person: { id: by }, whisper: String, say: String, here: chat };
      const delivery = { deliverer: { waitAt: () => 0 } };
      Object.assign(ctx, { services, delivery, log: { info: () => undefined }, ...told });
      return next();
    },
    presses,
    onlyShown(guardsOf(BOOKS)),
    () => {
      passed = true;
    },
  );
  const from = { id: by, is_bot: false, first_name: "Player" };
  const shown = { id: "1", from, chat_instance: "1", data: "pressed", ...query };
  const update: Update = { update_id: 1, callback_query: shown };
  await bot.handleUpdate(update);
  return passed;
};

const page = (chat: number, buttons?: readonly string[]): object => ({
  message: {
    ...{ message_id: 900, date: 1, chat: { id: chat, type: "private" }, text: "page" },
    ...(buttons && {
      reply_markup: {
        inline_keyboard: [buttons.map((data) => ({ text: "press", callback_data: data }))],
      },
    }),
  },
});

const openGame = (): Services => {
  const services = openServices(1);
  sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  return services;
};

test("where each press counts is what it has ever been", async () => {
  const services = openGame();
  const inPrivate = (by: PersonId, buttons?: readonly string[]): Pressed => {
    const chat = { id: privateChatOf(by), kind: "private" } as const;
    return { services, by, chat, query: page(by, buttons) };
  };
  const places: readonly Pressed[] = [
    inPrivate(STRANGER, ["pressed"]),
    { services, by: STRANGER, chat: { id: GROUP, kind: "group" }, query: {} },
    inPrivate(STRANGER),
    inPrivate(ANNA),
  ];
  const found = new Map<string, string[]>();
  for (const [kind, written] of Object.entries(EVERY_PRESS)) {
    const press = pressOf(kind, written);
    const passed: boolean[] = [];
    for (const place of places) passed.push(await passes(press, place));
    const where = WHERE[passed.map(Number).join("")] ?? `${kind}: ${passed}`;
    found.set(where, [...(found.get(where) ?? []), kind]);
  }
  const rest = found.get("on any page") ?? [];
  found.delete("on any page");
  const sorted = (groups: Iterable<readonly [string, readonly string[]]>) =>
    Object.fromEntries([...groups].map(([where, kinds]) => [where, [...kinds].sort()]));
  expect(sorted(found)).toEqual(sorted(Object.entries(PLACES)));
  expect(rest.length).toBeGreaterThan(100);
});

/** By whether it passes with its button, at a table, on a page, on a player's page. */
const WHERE: Readonly<Record<string, string>> = {
  "0000": "as it says for itself",
  "1111": "as it says for itself",
  "1100": "at the table of its game",
  "1001": "on pages of one's own games",
  "1000": "where its button is seen",
  "1011": "on any page",
};

test("the message of a press at a table may be a stray", async () => {
  const opened = openGame();
  const { store } = opened;
  const claiming: string[] = [];
  for (const [kind, written] of Object.entries(EVERY_PRESS)) {
    let isClaimed = false;
    const isLeftover = () => {
      isClaimed = true;
      return true;
    };
    const services = { ...opened, store: { ...store, outbox: { ...store.outbox, isLeftover } } };
    const query = page(GROUP, ["r.1.2r", "pressed"]);
    const chat = { id: GROUP, kind: "group" } as const;
    await passes(pressOf(kind, written), { services, by: STRANGER, chat, query });
    if (isClaimed) claiming.push(kind);
  }
  expect(claiming.sort()).toEqual([...CLAIMING].sort());
});

test("a guard of a press that a book does not have is no guard", () => {
  // @ts-expect-error: the book has no press of this name.
  pressBook(FIELDS, { "try-it": ["t"] }, { "dare-try": { at: "anywhere" } });
});
