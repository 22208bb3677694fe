import { describe, expect, test } from "vitest";
import { EXTENSIONS } from "../../src/features/list.ts";
import type { Terms } from "../../src/game/series.ts";
import {
  type ChatId,
  isChatId,
  isPersonId,
  type PersonId,
  privateChatOf,
} from "../../src/ids/ids.ts";
import { challenge } from "../../src/tables/challenge/challenge.ts";
import { invite } from "../../src/tables/challenge/links.ts";
import { sit } from "../../src/tables/challenge/sit.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { ofMachine } from "../../src/tables/services/services.ts";
import { ruleset } from "../game/support.ts";
import { openBeside } from "../support/beside.ts";
import { seededChance } from "../support/chance.ts";
import { sendHere } from "../support/inline.ts";
import { linkIn, sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing, seededSecret } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  type Button,
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  newerThan,
  pressAll,
  pressMenu,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";
import { virtualTime } from "../support/virtual-time.ts";

const MINUTE_MS = 60_000;

/** Anna (White) begins both games. */
const stage = story({ secrets: [...THREE_ONE, secretThrowing([3, 1], [4, 2])] });
const { anna, boris, vahe } = stage;

/** What the bot answers to a command with words of its own. */
const answerTo = async (phone: Phone, chat: string, words: string): Promise<SeenMessage> => {
  const { id } = await phone.say(chat, words);
  return phone.waitFor(chat, (one) => one.from.bot && one.id > id && !hasButton(one, "menu-more"));
};

const pressing = async (phone: Phone, message: SeenMessage, button: Button): Promise<string> =>
  toastOf(await phone.press(message, button));

const nth = (message: SeenMessage, n: number): Button => {
  const button = buttonsOf(message)[n - 1];
  if (!button) throw new Error(`no button ${n} under «${message.text}»`);
  return button;
};

/** The table of a game that has come down below that message. */
const broughtBelow = (phone: Phone, chat: string, above: SeenMessage): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => one.id > above.id && hasButton(one, "menu-more"));

describe("/games in the private chat", () => {
  test("lists the games of all chats: against whom, where, whose turn it is and since when", async () => {
    const inGroup = await sitDown(anna, boris, "short");
    expect(inGroup.text).toContain("ваш ход");
    stage.passTime(5 * MINUTE_MS);
    await sitByLink(anna, vahe, "gulbar");
    const offer = await sendHere(anna, "boris", "long");
    const received = await boris.last("anna", ({ id }) => id === offer.id);
    expect(await pressing(boris, received, buttonFor(received, "offer-sit"))).toBe("");
    await boris.waitFor("anna", (one) => hasButton(one, "menu-more"));

    const { title } = await anna.chat("group");
    const list = await answerTo(anna, "bot", "/games");
    const [head, ...rows] = list.text.split("\n\n");
    expect(head).toBe(ru("your-games", { games: 3 }));
    expect(rows.pop()).toBe(ru("list-press"));
    const about = (words: string): number => rows.findIndex((row) => row.includes(words));
    const [inline, byLink, group] = [about("Длинные"), about("Гюльбар"), about("Короткие")];
    expect(rows[inline]).toContain("\nдоска в том чате, где вызвали · ");
    expect(rows[byLink]).toContain(" · \u2068Vahe\u2069");
    expect(rows[byLink]).toContain("\nличный чат · ");
    expect(rows[group]).toBe(
      `${group + 1}. Короткие нарды · \u2068Boris Katz\u2069 🟢\n\u2068${title}\u2069 · ваш ход, осталось 3 дн.`,
    );
    // Each key says against whom: two of them are against Boris.
    const names = list.keyboard.flat().map(({ text }) => text);
    expect(names[byLink]).toBe(`${byLink + 1}. Vahe`);
    expect([names[inline], names[group]]).toEqual([
      `${inline + 1}. Boris Katz`,
      `${group + 1}. Boris Katz`,
    ]);
    // What waits for Anna comes first, the game that has waited longest before others.
    const isHers = rows.map((row) => row.includes("🟢"));
    expect(isHers.toSorted((one, other) => Number(other) - Number(one))).toEqual(isHers);
    expect(group).toBe(0);

    expect(await pressing(anna, list, nth(list, byLink + 1))).toBe("");
    const down = await broughtBelow(anna, "bot", list);
    // An inline message cannot be moved: a board comes to the private chat.
    expect(await pressing(anna, list, nth(list, inline + 1))).toBe("");
    await broughtBelow(anna, "bot", down);
    expect(await pressing(anna, list, nth(list, group + 1))).toContain(ru("reposted-elsewhere"));
    const brought = await boris.waitFor(
      "group",
      (one) => one.id > inGroup.id && hasButton(one, "menu-more"),
    );
    expect(brought.text).toBe(inGroup.text);
  });

  test("tells the opponent that it is not his turn", async () => {
    await sitDown(anna, boris, "short");
    stage.passTime(60 * MINUTE_MS);
    await boris.start();
    await boris.waitFor("bot", ({ from }) => from.bot);
    const list = await answerTo(boris, "bot", "/games");
    expect(list.text).toContain("You have 1 game in progress.");
    expect(list.text).toContain("their move for 1 h");
    expect(list.text).not.toContain("🟢");
  });
});

describe("a game that waits for its player", () => {
  /** A game in the group waits for Anna. */
  const seated = (): Promise<SeenMessage> => sitDown(anna, boris, "short");

  test("is where /board goes, if it is the only one", async () => {
    await anna.start();
    await anna.waitFor("bot", ({ from }) => from.bot);
    const table = await seated();
    expect((await answerTo(anna, "bot", "/board")).text).toBe(ru("reposted-elsewhere"));
    await anna.waitFor("group", (one) => one.id > table.id && hasButton(one, "move"));
  });

  test("comes in private, if it is in an inline message", async () => {
    await anna.start();
    const offer = await sendHere(anna, "boris", "short");
    const received = await boris.waitFor("anna", ({ id }) => id === offer.id);
    await boris.press(received, buttonFor(received, "offer-sit"));
    await boris.waitFor("anna", (one) => hasButton(one, "move"));
    await anna.say("bot", "/board");
    await anna.waitFor("bot", (one) => hasButton(one, "move"));
  });

  test("is one press from /start, and a list where there are more", async () => {
    const table = await seated();
    await anna.start();
    const begun = await anna.waitFor("bot", (one) => hasButton(one, "bring"));
    const way = ru("button-your-turn", { name: "Boris Katz" });
    expect(await pressing(anna, begun, buttonNamed(begun, way))).toBe(ru("reposted-elsewhere"));
    const down = await anna.waitFor("group", (one) => one.id > table.id && hasButton(one, "move"));
    await sitDown(anna, boris, "short");
    await anna.start();
    const again = await anna.waitFor(
      "bot",
      (one) => one.id > begun.id && (hasButton(one, "bring") || hasButton(one, "your-turn")),
    );
    if (!hasButton(again, "your-turn")) throw new Error("the second game waits for Boris");
    expect(await pressing(anna, again, buttonFor(again, "your-turn"))).toBe("");
    const list = await anna.waitFor("bot", ({ text }) =>
      text.startsWith(ru("your-turn", { games: 2 })),
    );
    expect(list.keyboard.flat().map(({ text }) => text)).toEqual([
      "1. Boris Katz",
      "2. Boris Katz",
    ]);
    expect(down.chat).not.toBe(list.chat);
  });
});

describe("/board where nobody plays", () => {
  test("leads to the games of other chats, in the private chat alone", async () => {
    await boris.start();
    expect((await answerTo(boris, "bot", "/board")).text).not.toContain("/games");
    // It is Anna's turn.
    await sitDown(anna, boris, "short");
    expect((await answerTo(boris, "bot", "/board")).text).toContain("/games");
  });
});

describe("/games in a group", () => {
  test("lists only the games of that group, and says where the others are", async () => {
    await sitByLink(anna, boris, "gulbar");
    const none = await answerTo(anna, "group", "/games");
    expect(none.text).toContain(ru("no-games-here"));
    expect(none.text).toContain(ru("games-elsewhere"));
    expect(none.text).not.toContain("Boris");
    expect(none.keyboard).toEqual([]);
    await sitDown(anna, vahe, "short");
    const list = await answerTo(anna, "group", "/games");
    expect(list.text).toContain(ru("your-games-here", { games: 1 }));
    expect(list.text).toContain("Vahe");
    expect(list.text).not.toContain("Boris");
    expect(buttonsOf(list)).toHaveLength(1);
  });
});

describe("the finished games", () => {
  /** Anna and Boris play that many games, each given up at once by Boris. */
  const finish = async (games: number): Promise<void> => {
    for (let game = 0; game < games; game++) {
      const { id } = await sitDown(anna, boris, "short");
      await boris.say("group", "/resign");
      const menu = await boris.waitFor("group", (one) => one.id > id && hasButton(one, "resign"));
      const highest = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
      expect(await pressing(boris, menu, highest ?? nth(menu, 1))).toBe("");
    }
  };

  /** Presses that button and waits until the message shows something else. */
  const turned = async (page: SeenMessage, words: string): Promise<SeenMessage> => {
    expect(await pressing(anna, page, buttonNamed(page, words))).toBe("");
    return anna.waitFor("bot", (one) => one.id === page.id && one.text !== page.text);
  };

  test("are told page by page, each with its analysis, replay and card", async () => {
    await anna.start();
    await anna.waitFor("bot", ({ from }) => from.bot);
    expect((await answerTo(anna, "bot", "/games")).keyboard).toEqual([]);
    await finish(6);
    stage.passTime(5 * MINUTE_MS);
    expect((await answerTo(anna, "group", "/games")).keyboard).toEqual([]);
    const none = await answerTo(anna, "bot", "/games");
    const list = await turned(none, "Сыгранные партии: 6");
    expect(list.text.split("\n\n")).toHaveLength(7);
    expect(list.text).toMatch(
      /1\. Короткие нарды · \u2068Boris Katz\u2069\n.+ · \+\d очк.+ · 5 мин/,
    );
    const second = await turned(list, "›");
    expect(second.text).toContain("6. Короткие нарды");
    const game = await turned(second, "6");
    expect(buttonsOf(game).map(({ press }) => press.do)).toEqual([
      ...["analysis", "look", "replay", "result", "finished"],
    ]);
    await pressing(anna, game, buttonFor(game, "result"));
    await anna.waitFor("bot", (one) => one.id > game.id && one.photo !== undefined);
    expect((await turned(game, "‹ Назад")).text).toBe(second.text);
  });

  test("of others are told to nobody else", async () => {
    await finish(1);
    await vahe.start();
    const hello = await vahe.waitFor("bot", ({ from }) => from.bot);
    expect(toastOf(await vahe.pressOld(hello, ">.1.0"))).toBe(ru("refused-unknown-button"));
  });
});

describe("a button that brings a table down", () => {
  test("does nothing for a stranger, and tells him so", async () => {
    await sitByLink(anna, vahe, "gulbar");
    await sitDown(anna, vahe, "short");
    const list = await answerTo(anna, "bot", "/games");
    const seen = await answerTo(anna, "group", "/games");
    const calls = await stage.client.callsDuring(async () => {
      for (const { data } of buttonsOf(list)) {
        expect(toastOf(await boris.pressOld(seen, data))).toContain("someone else’s board");
      }
    });
    expect(calls.map(({ method }) => method)).toEqual([
      "answerCallbackQuery",
      "answerCallbackQuery",
    ]);
    // His opponent has a table of his own: he cannot move hers.
    const toasts: string[] = [];
    for (const { data } of buttonsOf(list)) toasts.push(toastOf(await vahe.pressOld(seen, data)));
    expect(toasts).toContain(ru("refused-not-your-table"));
  });

  test("says so when the game is over", async () => {
    const table = await sitDown(anna, boris, "short");
    const list = await answerTo(anna, "group", "/games");
    await boris.say("group", "/resign");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "resign"));
    expect(menu.id).toBeGreaterThan(table.id);
    const highest = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
    expect(await pressing(boris, menu, highest ?? nth(menu, 1))).toBe("");
    expect(await pressing(anna, list, nth(list, 1))).toContain(ru("refused-no-table"));
  });
});

describe("of several tables in one chat", () => {
  const sitAtTwo = async (): Promise<readonly SeenMessage[]> => [
    await sitDown(anna, boris, "short"),
    await sitDown(anna, vahe, "gulbar"),
  ];

  test("/board asks which one to bring down, unless one alone waits for its player", async () => {
    const [short] = await sitAtTwo();
    const list = await answerTo(anna, "group", "/board");
    expect(list.text).toContain(ru("which-board"));
    expect(list.text).toContain("1. Гюльбар · \u2068Vahe\u2069");
    expect(list.text).toContain("2. Короткие нарды · \u2068Boris Katz\u2069");
    expect(await pressing(anna, list, nth(list, 2))).toBe("");
    const brought = await broughtBelow(anna, "group", list);
    expect(brought.text).toBe(short?.text);
  });

  test("/board brings an own open challenge down", async () => {
    // It is Anna's turn at her table with Boris.
    await sitDown(anna, boris, "short");
    await boris.say("group", "/play gulbar");
    const posted = await boris.waitFor("group", (one) => hasButton(one, "sit"));
    const list = await answerTo(boris, "group", "/board");
    expect(list.text).toContain(`1. ${ru("ruleset-gulbar")}\n${ru("list-open")}`);
    expect(await pressing(anna, list, nth(list, 1))).toBe(ru("refused-not-your-table"));
    expect(await pressing(boris, list, nth(list, 1))).toBe("");
    await anna.waitFor("group", (one) => one.id > list.id && hasButton(one, "sit"));
    expect(posted.id).toBeLessThan(list.id);
  });

  test("/resign asks which one, and brings that down with the outcomes to choose from", async () => {
    await sitAtTwo();
    const list = await answerTo(anna, "group", "/resign");
    expect(list.text).toContain(ru("which-resign"));
    expect(await pressing(boris, list, nth(list, 1))).toBe(en("refused-not-your-game"));
    expect(await pressing(anna, list, nth(list, 2))).toBe("");
    const menu = await anna.waitFor("group", (one) => one.id > list.id && hasButton(one, "resign"));
    expect(menu.text).toContain("ваш ход — 3:1");
    expect(menu.text).toContain("точно сдаётесь?");
  });
});

describe("/resign", () => {
  test("brings the table down; its menu stays while the question is open", async () => {
    const table = await sitDown(anna, boris, "short");
    const on = await pressAll(anna, table, "8→5", "6→5");
    await vahe.say("group", "Красиво!");
    await boris.say("group", "/resign");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "resign"));
    expect(menu.id).toBeGreaterThan(table.id);
    expect(menu.text).toContain("\u2068Anna\u2069, ваш ход — 3:1");
    expect(menu.text).toContain("\u2068Boris Katz\u2069, точно сдаётесь?");
    await anna.pressOld(menu, buttonFor(on, "done").data);
    const asked = await newerThan(boris, menu);
    expect(hasButton(asked, "resign")).toBe(true);
    await boris.press(asked, buttonFor(asked, "menu-close"));
    const next = await boris.waitFor("group", (one) => hasButton(one, "menu-more"));
    expect(hasButton(next, "resign")).toBe(false);
  });
});

describe("the menu to resign", () => {
  test("goes when the player who opened it plays on", async () => {
    const table = await sitDown(anna, boris, "short");
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    // The moves are hidden meanwhile, but a keyboard that is still seen somewhere counts.
    expect(hasButton(menu, "move")).toBe(false);
    await anna.pressOld(menu, buttonNamed(table, "8→5").data);
    const on = await newerThan(anna, menu);
    expect(hasButton(on, "resign")).toBe(false);
    expect(hasButton(on, "undo")).toBe(true);
  });
});

describe("the question whether to resign", () => {
  const asked = async (): Promise<SeenMessage> => {
    await sitDown(anna, boris, "short");
    await boris.say("group", "/resign");
    return boris.waitFor("group", (one) => hasButton(one, "resign"));
  };

  test("is answered by nobody else: the opponent is told so, and the game goes on", async () => {
    const menu = await asked();
    for (const { data, press } of buttonsOf(menu)) {
      if (press.do !== "resign") continue;
      const told = await anna.toast(menu, { data });
      expect(told).toBe(ru("refused-not-your-resignation"));
    }
    const highest = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
    await boris.press(menu, { data: highest?.data ?? "" });
    const over = await anna.waitFor("group", (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("🔴 \u2068Boris Katz\u2069 сдаётся");
  });

  test("leaves the opponent their moves, who may close it", async () => {
    const menu = await asked();
    expect(hasButton(menu, "move")).toBe(true);
    const on = await pressMenu(anna, menu, "menu-close");
    expect(hasButton(on, "move")).toBe(true);
    expect(hasButton(on, "resign")).toBe(false);
  });
});

describe("/cancel", () => {
  test("says which challenge was taken back", async () => {
    await anna.say("group", "/play short 5");
    await anna.waitFor("group", (one) => hasButton(one, "sit"));
    await anna.say("group", "/cancel");
    const said = await anna.waitFor("group", ({ text }) => text.startsWith("Вызов снят"));
    expect(said.text).toContain("Короткие нарды · ставка 5");
  });

  test("takes the newest link back, and says which that was", async () => {
    await anna.start();
    const newLink = (id: number) =>
      anna.waitFor("bot", (one) => one.id > id && hasButton(one, "cancel"));
    await newLink((await anna.say("bot", "/play short 1")).id);
    await newLink((await anna.say("bot", "/play gulbar 1")).id);
    for (const name of ["Гюльбар", "Короткие нарды"]) {
      const { id } = await anna.say("bot", "/cancel");
      const said = await anna.waitFor("bot", (one) => one.from.bot && one.id > id);
      expect(said.text).toContain(`Вызов снят: ${name}`);
    }
  });
});

describe("the link of a game that runs", () => {
  test("brings the table down for its two players, and is closed for others", async () => {
    await anna.start();
    await anna.say("bot", "/play short 1");
    const link = linkIn(await anna.waitFor("bot", (one) => hasButton(one, "cancel")));
    await boris.open(link);
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "sit"));
    expect(await pressing(boris, offered, buttonFor(offered, "sit"))).toBe("");
    for (const phone of [anna, boris]) {
      const before = await phone.waitFor("bot", (one) => hasButton(one, "menu-more"));
      await phone.open(link);
      const brought = await broughtBelow(phone, "bot", before);
      expect(brought.text).toBe(before.text);
    }
    await vahe.open(link);
    await vahe.waitFor("bot", ({ text }) => text.includes("уже сели"));
  });
});

describe("limits", () => {
  test("ten open challenges in a group, and no more", async () => {
    await atTables((services, group, terms) => {
      for (let n = 1; n <= 9; n++) challenge(services, group, extra(services, n), terms);
    });
    await boris.say("group", "/play short");
    await boris.waitFor("group", (one) => hasButton(one, "sit"));
    const answer = await answerTo(vahe, "group", "/play short");
    expect(answer.text).toContain(ru("too-many-challenges"));
  });

  test("ten links of one person: the oldest goes for a new one", async () => {
    await anna.start();
    await anna.waitFor("bot", ({ from }) => from.bot);
    const { id } = await anna.me();
    await atTables((services, _, terms) => {
      for (let stake = 1; stake <= 10; stake++) invite(services, personId(id), { ...terms, stake });
    });
    await anna.say("bot", "/play short 20");
    await anna.waitFor("bot", ({ text }) => text.includes("ставка 20"));
    await atTables(({ store, now }) => {
      const waiting = store.challenges.links(personId(id), now());
      const stakes = waiting.map((one) => store.challenges.byId(one)?.terms.stake);
      expect(stakes).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 20]);
    });
  });

  test("twenty running games of one person, wherever they are, and no more", async () => {
    const { id } = await anna.me();
    await atTables((services, group, terms) => {
      for (let n = 1; n <= 19; n++) {
        const posted = challenge(services, group, extra(services, n), terms);
        const table = posted.ok ? services.store.tables.byId(posted.table) : undefined;
        if (!table?.challenge || !sit(services, table.challenge, personId(id)).ok)
          throw new Error("no game");
      }
    });
    await sitDown(boris, anna, "short");
    const list = await answerTo(anna, "group", "/games");
    expect(list.keyboard.flat()).toHaveLength(20);
    const full = ru("too-many-games");
    expect((await answerTo(anna, "group", "/play short")).text).toContain(full);
    expect((await answerTo(anna, "bot", "/play short 1")).text).toContain(full);
    await vahe.say("group", "/play short");
    const open = await vahe.waitFor("group", (one) => hasButton(one, "sit"));
    expect(await pressing(anna, open, buttonFor(open, "sit"))).toContain(full);
  });
});

/** Lets something happen at the tables of the group that would take people long to press. */
const atTables = async (
  work: (services: Services, group: ChatId, terms: Terms) => void,
): Promise<void> => {
  const { id } = await anna.chat("group");
  if (!isChatId(id)) throw new Error(`${id} is no chat`);
  await anna.say("group", "/help");
  await anna.waitFor("group", ({ text }) => text.startsWith("Как играть"));
  const store = openBeside(stage.databasePath);
  let secrets = 0;
  const newSecret = () => seededSecret("extra", secrets++);
  const services = {
    store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(virtualTime(stage.now()).time, seededChance("extra")),
    newSecret,
  };
  work(services, id, { ruleset: ruleset("short"), stake: 1 });
  // Nobody has to see them.
  for (const chat of [id, privateChatOf(personId((await anna.me()).id))]) {
    for (const table of store.tables.openIn(chat)) store.outbox.caughtUp(table);
  }
  store.close();
};

const personId = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is nobody`);
  return id;
};

/** One more person than the playground has. */
const extra = ({ store }: Services, n: number): PersonId => {
  const id = personId(5_000_000 + n);
  store.people.savePerson({ id, name: `Player ${n}`, username: null, language: "en" }, stage.now());
  return id;
};
