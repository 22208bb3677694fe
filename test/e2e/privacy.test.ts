import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { statRowsIn } from "../../src/features/standings/statistics/stats-store.ts";
import { isPersonId, type PersonId, privateChatOf } from "../../src/ids/ids.ts";
import type { Store } from "../../src/store/store.ts";
import { openBeside } from "../support/beside.ts";
import { isGone } from "../support/drafts.ts";
import { sendHere } from "../support/inline.ts";
import { linkIn, sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  isTable,
  passDouble,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story({ secrets: [secretThrowing([6, 1], [3, 2])] });
const { anna, boris, vahe } = stage;

/** What the bot has in its database, while it goes on. */
const looking = <T>(look: (store: Store) => T): T => {
  const store = openBeside(stage.databasePath);
  try {
    return look(store);
  } finally {
    store.close();
  }
};

const idOf = async (phone: Phone): Promise<PersonId> => {
  const { id } = await phone.me();
  if (!isPersonId(id)) throw new Error(`${id} is nobody`);
  return id;
};

const knownAs = async (phone: Phone) => {
  const id = await idOf(phone);
  return looking((store) => store.people.person(id));
};

const asking = async (phone: Phone, chat: string): Promise<SeenMessage> => {
  await phone.say(chat, "/forget");
  return phone.waitFor(chat, (one) => hasButton(one, "forget"));
};

const forgetting = async (phone: Phone, chat: string): Promise<SeenMessage> => {
  const question = await asking(phone, chat);
  expect(await pressFor(phone, question, "forget")).toBe("");
  return phone.waitFor(chat, ({ id, keyboard }) => id === question.id && keyboard.length === 0);
};

const resign = async (phone: Phone, words: string): Promise<SeenMessage> => {
  await phone.say("group", "/resign");
  const menu = await phone.waitFor("group", (one) => hasButton(one, "resign"));
  return pressAll(phone, menu, words);
};

describe("/privacy", () => {
  test("says what is stored, in the language of the chat", async () => {
    await anna.start();
    await anna.say("bot", "/privacy");
    const russian = await anna.waitFor("bot", ({ text }) => text.startsWith("Что я храню"));
    expect(russian.text).toContain("Переписку я не храню");
    expect(russian.text).toContain("/forget");
    await boris.start();
    await boris.say("bot", "/privacy");
    const english = await boris.waitFor("bot", ({ text }) => text.startsWith("What I store"));
    expect(english.text).toContain("I don’t store what people write");
  });

  test("leads from a group to the private chat", async () => {
    await anna.say("group", "/privacy");
    const way = await anna.waitFor("group", ({ text }) => text === ru("privacy-in-private"));
    const [link] = way.keyboard.flat();
    await anna.open(link && "url" in link ? link.url : "");
    await anna.waitFor("bot", ({ text }) => text.includes("Переписку я не храню"));
  });

  test("has a button for the file, and one to be forgotten", async () => {
    await anna.start();
    await anna.say("bot", "/privacy");
    const page = await anna.waitFor("bot", (one) => hasButton(one, "export"));
    expect(await pressFor(anna, page, "export")).toBe("");
    const file = await anna.waitFor("bot", ({ text }) => text.includes(ru("export-caption")));
    expect(file.replyTo).toBeUndefined();
    expect(await pressFor(anna, page, "forget-ask")).toBe("");
    await anna.waitFor("bot", (one) => hasButton(one, "forget"));
  });
});

describe("/export", () => {
  test("is one file with all that is stored of who asks, once a day and in private alone", async () => {
    const table = await sitDown(anna, boris, "short 5");
    await pressAll(anna, table, "13→7");
    await anna.say("group", "/export");
    const refused = await anna.waitFor("group", ({ text }) => text.includes("/export"));
    expect(refused.document).toBeUndefined();
    await anna.start();
    await anna.say("bot", "/export");
    const { document } = await anna.waitFor("bot", (one) => one.document !== undefined);
    const text = String(await stage.client.download(document?.url ?? ""));
    const exported = JSON.parse(text);
    expect(exported.people).toEqual([
      expect.objectContaining({ name: "Anna", username: "anna_dvor" }),
    ]);
    expect(exported.games).toHaveLength(1);
    expect(exported.events.length).toBeGreaterThan(2);
    expect(exported.challenges).toHaveLength(1);
    expect(Object.keys(exported)).toContain("waits");
    // Nobody learns the dice that are to come, or opens what was meant for others.
    expect(text).not.toMatch(/"(secret|next_secret|token)"/);
    expect(text).not.toContain("Boris");
    await anna.say("bot", "/export");
    const again = await anna.waitFor("bot", (one) =>
      one.text.includes(ru("refused-export-just-sent")),
    );
    expect(again.document).toBeUndefined();
  });
});

describe("/forget", () => {
  test("asks first, and can be left", async () => {
    await anna.start();
    const question = await asking(anna, "bot");
    expect(question.text).toContain("Забыть вас?");
    expect(question.text).not.toContain("не доиграли");
    await anna.press(question, buttonFor(question, "forget-not"));
    await stage
      .poll(async () => (await anna.messages("bot")).some(({ id }) => id === question.id))
      .toBe(false);
    expect(await knownAs(anna)).toMatchObject({ name: "Anna", username: "anna_dvor" });
  });

  test("is for nobody else to confirm", async () => {
    await anna.start();
    const question = await asking(anna, "group");
    for (const action of ["forget", "forget-not"] as const) {
      expect(await pressFor(boris, question, action)).toContain("only erase your own data");
    }
    expect(await knownAs(anna)).toMatchObject({ name: "Anna" });
    expect(await knownAs(boris)).toMatchObject({ name: "Boris Katz" });
  });

  test("leaves of a person no name, no language and no private chat", async () => {
    await anna.start();
    await anna.say("bot", "/play long 1");
    await anna.waitFor("bot", (one) => isTable(one) && hasButton(one, "cancel"));
    const done = await forgetting(anna, "bot");
    expect(done.text).toBe(ru("forgotten", { nobody: ru("nobody") }));
    const id = await idOf(anna);
    expect(await knownAs(anna)).toEqual({ id, name: "", username: null, language: "" });
    const left = looking((store) => ({
      chat: store.people.chat(privateChatOf(id)),
      called: store.people.byUsername("anna_dvor"),
      open: store.challenges.links(id, stage.now()),
    }));
    expect(left).toEqual({ chat: undefined, called: undefined, open: [] });
    // A board that stayed would be in a name that is forgotten, and a press on it bring that back.
    await stage.poll(async () => (await anna.messages("bot")).filter(isTable)).toEqual([]);
  });

  test("has its way out where a Persian reader comes last", async () => {
    await anna.rename({ language_code: "fa" });
    await anna.say("bot", "/forget");
    const question = await anna.waitFor("bot", (one) => hasButton(one, "forget"));
    expect(buttonsOf(question).map(({ press }) => press.do)).toEqual(["forget-not", "forget"]);
    await anna.say("bot", "/privacy");
    const page = await anna.waitFor("bot", (one) => hasButton(one, "forget-ask"));
    expect(buttonsOf(page).map(({ press }) => press.do)).toEqual(["forget-ask", "export"]);
  });

  test("gives a running game to the opponent, under «player»", async () => {
    await sitDown(anna, boris, "short 5");
    const question = await asking(anna, "group");
    expect(question.text).toContain(ru("forget-games", { games: 1 }));
    await anna.press(question, buttonFor(question, "forget"));
    const over = await boris.waitFor("group", (one) => isTable(one) && hasButton(one, "rematch"));
    expect(over.text).toContain(
      "⚪ \u2068игрок\u2069 не доигрывает партию. Победа: 🏆 🔴 \u2068Boris",
    );
    expect(over.text).toContain(ru("over-left-early"));
    expect(over.text).not.toContain("Anna");
  });

  test("takes nothing from what others have won and lost", async () => {
    await passDouble(boris, anna, "short 10");
    const id = await idOf(boris);
    const records = () =>
      looking((store) => ({
        games: statRowsIn(store).ofPerson(id),
        rating: statRowsIn(store).rating(id, "short"),
        rolls: statRowsIn(store).rolls(id),
      }));
    const before = records();
    expect(before.games).toHaveLength(1);
    await forgetting(anna, "group");
    expect(records()).toEqual(before);
    await boris.say("group", "/top");
    const top = await boris.waitFor("group", ({ text }) => text.startsWith(ru("top-title-all")));
    expect(top.text).toContain("1. \u2068игрок\u2069 · +10 очков");
    expect(top.text).toContain("2. \u2068Boris Katz\u2069 · −10 очков");
  });

  test("takes the name from the page of a found opponent and from what the owner was told", async () => {
    await stage.open({ owner: 5_100_000_003 });
    await vahe.start();
    await anna.say("bot", "/play find short");
    await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    await boris.say("bot", "/play find short");
    const search = await anna.waitFor("bot", ({ text }) => text.startsWith("✅"));
    const game = await anna.waitFor("bot", (one) => hasButton(one, "menu-more"));
    await pressFor(anna, game, "menu-more");
    const menu = await anna.waitFor("bot", (one) => hasButton(one, "seek-about"));
    await pressFor(anna, menu, "seek-about");
    const page = await anna.waitFor("bot", (one) => hasButton(one, "seek-report"));
    await pressFor(anna, page, "seek-report");
    const told = await vahe.waitFor("bot", ({ text }) => text.startsWith("🚩"));
    for (const one of [search, page, told]) expect(one.text).toContain("Boris");
    await forgetting(boris, "bot");
    await anna.waitFor("bot", ({ id, text }) => id === search.id && !text.includes("Boris"));
    await anna.waitFor("bot", ({ id, text }) => id === page.id && !text.includes("Boris"));
    const after = await vahe.waitFor(
      "bot",
      ({ id, text }) => id === told.id && !text.includes("Boris"),
    );
    expect(after.text).toContain("Anna");
    expect(after.text).not.toContain(String(await idOf(boris)));
    await forgetting(anna, "bot");
    await vahe.waitFor("bot", ({ id, text }) => id === told.id && text === ru("report-gone"));
  });

  test("lets him come back as a new acquaintance with his own number", async () => {
    await passDouble(boris, anna, "short 10");
    await forgetting(anna, "group");
    await anna.rename({ first_name: "Аня" });
    await anna.say("group", "/top");
    const top = await boris.waitFor("group", ({ text }) => text.startsWith(ru("top-title-all")));
    expect(top.text).toContain("1. \u2068Аня\u2069 · +10 очков");
  });

  test("takes back his challenges, everywhere, and those to him", async () => {
    await anna.start();
    await anna.say("bot", "/play short 1");
    const own = await anna.waitFor("bot", (one) => isTable(one) && hasButton(one, "cancel"));
    await anna.say("group", "/play long");
    const open = await boris.waitFor("group", (one) => hasButton(one, "sit"));
    await boris.say("group", "/play short @Anna_DVOR");
    const named = await boris.waitFor(
      "group",
      (one) => hasButton(one, "sit") && one.id !== open.id,
    );
    const offer = await sendHere(anna, "boris", "long");
    await forgetting(anna, "bot");
    await isGone(boris, ({ id }) => id === open.id);
    await boris.waitFor("group", ({ id, keyboard }) => id === named.id && !keyboard.length);
    const [sit] = buttonsOf(offer);
    const received = await boris.last("anna");
    const refusal = toastOf(await boris.press(received, { data: sit?.data ?? "" }));
    expect(refusal).toContain("is gone");
    await boris.open(linkIn(own));
    const answer = await boris.waitFor("bot", ({ from }) => from.bot);
    expect(hasButton(answer, "sit")).toBe(false);
  });

  test("ends games in private chats; the opponent keeps his table", async () => {
    const tables = await sitByLink(anna, boris, "short");
    expect(tables.guest.text).toContain("Anna");
    await forgetting(anna, "bot");
    const over = await boris.waitFor("bot", (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("⚪ \u2068player\u2069 stopped playing");
    const calls = await stage.client.callsDuring(() => stage.sweep());
    expect(
      calls.filter(({ arguments: { chat_id } }) => chat_id === String(tables.host.chat)),
    ).toEqual([]);
  });

  test("accepts what an opponent who resigns has offered", async () => {
    await sitDown(anna, boris, "short");
    await resign(boris, "Оин ×1 — если примут");
    await forgetting(anna, "group");
    const over = await boris.waitFor("group", (one) => hasButton(one, "rematch"));
    expect(over.text).toContain(
      "🔴 \u2068Boris Katz\u2069 сдаётся. Победа: 🏆 ⚪ \u2068игрок\u2069 — оин",
    );
  });

  test("ends a game in which he has offered to resign lower than he could lose", async () => {
    await sitDown(anna, boris, "short");
    await resign(boris, "Оин ×1 — если примут");
    await forgetting(boris, "group");
    const over = await vahe.waitFor("group", (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("Победа: 🏆 ⚪ \u2068Anna\u2069 — марс");
  });

  test("ends a game in which he has offered a double", async () => {
    const table = await sitDown(anna, boris, "long cube");
    const player = /Anna\u2069, бросайте/.test(table.text) ? anna : boris;
    await pressOn(player, table, buttonFor(table, "double"));
    await forgetting(player, "group");
    const over = await vahe.waitFor("group", (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("марс");
  });

  test("leaves his names nowhere in the database", async () => {
    await anna.rename({
      first_name: "Аннушка",
      last_name: "Дворникова",
      username: "dvornik",
    });
    await sitDown(anna, boris, "short");
    await sitByLink(anna, boris, "long");
    await boris.say("group", "/play gulbar @DVORNIK");
    await anna.say("bot", "/rules");
    await sendHere(anna, "boris", "long");
    await anna.leaveGroup();
    const names = ["Аннушка", "Дворникова", "dvornik", "DVORNIK"];
    await stage.poll(() => namesIn(stage.databasePath, names)).toEqual(names);
    await forgetting(anna, "bot");
    expect(namesIn(stage.databasePath, names)).toEqual([]);
  });
});

/** Those names that stand in any row of any table. */
const namesIn = (path: string, names: readonly string[]): string[] => {
  const sql = new Database(path, { readonly: true });
  try {
    const tables = sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    const rows = JSON.stringify(
      tables.map((table) => sql.prepare(`SELECT * FROM "${table}"`).all()),
    );
    return names.filter((name) => rows.includes(name));
  } finally {
    sql.close();
  }
};
