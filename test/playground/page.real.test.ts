import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium, openTab } from "../support/chromium.ts";
import { startHandBot } from "../support/hand-bot.ts";
import { openTestPlayground, plainPng, type TestPlayground } from "../support/playground-server.ts";
import { IS_MISSING } from "../support/programs.ts";

const GROUP = -4_700_000_001;
const KEYS = [
  [
    { text: "turn", callback_data: "turn", style: "primary" },
    { text: "toast", callback_data: "toast" },
    { text: "alert", callback_data: "alert" },
    { text: "silent", callback_data: "silent" },
  ],
  [
    { text: "copy", copy_text: { text: "copied words" } },
    { text: "invite", switch_inline_query_chosen_chat: { query: "long", allow_user_chats: true } },
    { text: "come", url: "https://t.me/shesh_besh_bot?start=deep" },
  ],
];

let playground: TestPlayground;
let bot: { stop(): Promise<void> };
let browser: Browser;
let page: Page;

const sendBoard = () =>
  playground.upload(
    "sendPhoto",
    {
      chat_id: String(GROUP),
      caption: "<b>White</b> to move",
      parse_mode: "HTML",
      reply_markup: JSON.stringify({ inline_keyboard: KEYS }),
    },
    { photo: plainPng(80, 60, 200) },
  );

const ask = (chat: number) =>
  playground.ok("sendMessage", {
    chat_id: chat,
    text: "How many points?",
    reply_markup: { force_reply: true },
  });

const answers: Readonly<Record<string, object>> = {
  turn: {},
  toast: { text: "Not your turn" },
  alert: { text: "Read this", show_alert: true },
};

const begin = async (): Promise<void> => {
  playground = await openTestPlayground({ budget: "off" });
  await playground.ok("setMyCommands", {
    commands: [{ command: "play", description: "Start a game" }],
  });
  bot = startHandBot(
    playground,
    async ({ message, callback_query: press, inline_query: query }) => {
      if (message?.text?.startsWith("/play")) await sendBoard();
      if (query) {
        await playground.ok("answerInlineQuery", {
          inline_query_id: query.id,
          results: [
            {
              type: "article",
              id: "1",
              title: `A game: ${query.query}`,
              input_message_content: { message_text: "Sit down" },
              reply_markup: { inline_keyboard: [[{ text: "sit", callback_data: "toast" }]] },
            },
          ],
        });
      }
      if (message?.text === "/ask") await ask(message.chat.id);
      const answer = press && answers[press.data ?? ""];
      if (press === undefined || answer === undefined) return;
      await playground.ok("answerCallbackQuery", { callback_query_id: press.id, ...answer });
      if (press.data !== "turn") return;
      await playground.upload(
        "editMessageMedia",
        {
          chat_id: String(GROUP),
          message_id: String(press.message?.message_id),
          media: JSON.stringify({ type: "photo", media: "attach://p", caption: "Black to move" }),
          reply_markup: JSON.stringify({ inline_keyboard: KEYS }),
        },
        { p: plainPng(80, 60, 90) },
      );
    },
  );
  browser = await launchChromium();
};

const isDrawn = (photo: Locator): Promise<boolean> =>
  photo.evaluate((image) => "naturalWidth" in image && Number(image.naturalWidth) > 0);

const becomes = (look: () => Promise<unknown>) => expect.poll(look);

const phone = (key: string) => page.getByTestId(`phone-${key}`);
const chat = (key: string) => phone(key).getByTestId("chat");

// One evening on one page: each test goes on where the one before has left it.
describe.skipIf(IS_MISSING.chromium)("the page", { shuffle: false }, () => {
  const errors: string[] = [];
  beforeAll(async () => {
    await begin();
    // No hour is of the same date in all zones.
    const viewport = { width: 1280, height: 860 };
    page = await openTab(browser, { viewport, timezoneId: "UTC" });
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(playground.url);
  });
  afterAll(async () => {
    await browser.close();
    await bot.stop();
    await playground.close();
  });

  test("a command from the menu brings the board onto all three phones", async () => {
    await phone("anna").getByTestId("commands").click();
    await phone("anna").locator('[data-command="play"]').click();
    for (const key of ["anna", "boris", "vahe"]) {
      await chat(key).getByText("White to move").waitFor();
      await chat(key).getByText("/play@shesh_besh_bot").waitFor();
    }
  });

  test("a press turns the picture, in the same message", async () => {
    const photo = phone("vahe").locator(".photo img");
    const before = await photo.getAttribute("src");
    await chat("boris").getByRole("button", { name: "turn" }).click();
    await chat("vahe").getByText("Black to move").waitFor();
    await becomes(() => photo.getAttribute("src")).not.toBe(before);
    expect(await phone("vahe").locator(".photo").count()).toBe(1);
    await chat("vahe").getByText("edited").waitFor();
  });

  test("the old picture stays until the new one has come, however long that takes", async () => {
    const photo = phone("vahe").locator(".photo img");
    const before = await photo.getAttribute("src");
    await page.route("**/playground/files/**", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await chat("boris").getByRole("button", { name: "turn" }).click();
    await refused;
    await chat("vahe").getByText("edited").waitFor();
    expect(await photo.getAttribute("src")).toBe(before);
    await page.unroute("**/playground/files/**");
    await becomes(() => photo.getAttribute("src")).not.toBe(before);
    await becomes(() => isDrawn(photo)).toBe(true);
  });

  test("a toast is seen by the presser alone, an alert waits for OK", async () => {
    await chat("vahe").getByRole("button", { name: "toast" }).click();
    await phone("vahe").getByTestId("toast").getByText("Not your turn").waitFor();
    expect(await page.getByTestId("toast").count()).toBe(1);
    await chat("vahe").getByRole("button", { name: "alert" }).click();
    await phone("vahe").getByTestId("alert").getByText("Read this").waitFor();
    await phone("vahe").getByRole("button", { name: "OK" }).click();
    await becomes(() => page.getByTestId("alert").count()).toBe(0);
  });

  test("a button waits visibly while the bot is silent", async () => {
    const button = chat("anna").getByRole("button", { name: "silent" });
    await button.click();
    await becomes(() => button.getAttribute("aria-busy")).toBe("true");
  });

  test("an invitation goes by the chat picker into a private chat", async () => {
    await chat("anna").getByRole("button", { name: "invite" }).click();
    await phone("anna").getByTestId("chat-picker").getByText("Boris Katz").click();
    await phone("anna").locator('[data-result="1"]').getByText("A game: long").click();
    await chat("anna").getByText("via @shesh_besh_bot").waitFor();
    await phone("boris").getByTestId("back").click();
    await phone("boris").getByTestId("chat-anna").click();
    await chat("boris").getByRole("button", { name: "sit" }).click();
    await phone("boris").getByTestId("toast").waitFor();
  });

  test("a deep link opens the bot with its payload", async () => {
    await chat("vahe").getByRole("button", { name: "come" }).click();
    await chat("vahe").getByText("/start deep").waitFor();
    expect(await phone("vahe").getByTestId("chat-title").textContent()).toBe("Shesh-Besh");
  });

  test("a message is answered and deleted from its menu", async () => {
    await phone("vahe").getByTestId("composer").fill("a slip of the pen");
    await phone("vahe").getByTestId("send").click();
    const slip = chat("vahe").getByRole("article").filter({ hasText: "a slip of the pen" });
    await slip.click({ button: "right" });
    await phone("vahe").locator('[data-item="reply"]').click();
    await phone("vahe").getByTestId("composer").fill("I mean it");
    await phone("vahe").getByTestId("composer").press("Enter");
    await phone("vahe").locator(".quote").getByText("a slip of the pen").waitFor();
    await slip.first().click({ button: "right" });
    await phone("vahe").locator('[data-item="delete"]').click();
    await becomes(() => slip.count()).toBe(1);
  });

  test("a prompt that is deleted is no longer answered", async () => {
    await phone("vahe").getByTestId("composer").fill("/ask");
    await phone("vahe").getByTestId("send").click();
    const replyBar = phone("vahe").locator(".reply-bar");
    await replyBar.getByText("How many points?").waitFor();
    const prompt = await playground.client
      .as("vahe")
      .last("bot", ({ text }) => text === "How many points?");
    await playground.ok("deleteMessage", { chat_id: prompt.chat, message_id: prompt.id });
    await replyBar.waitFor({ state: "hidden" });
    await phone("vahe").getByTestId("composer").fill("to nobody");
    await phone("vahe").getByTestId("send").click();
    await chat("vahe").getByText("to nobody").waitFor();
    const said = await playground.client.as("vahe").last("bot");
    expect([said.text, said.replyTo]).toEqual(["to nobody", undefined]);
  });

  test("the bot is blocked and unblocked from the phone's menu", async () => {
    await phone("vahe").getByTestId("gear").click();
    await phone("vahe").locator('[data-item="block"]').click();
    await phone("vahe").getByTestId("instead").getByText("Unblock").click();
    await phone("vahe").getByTestId("composer").waitFor();
  });

  test("everything is there again after a reload, and at a phone's width too", async () => {
    await page.reload();
    await chat("vahe").getByText("I mean it").waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByTestId("tab-boris").click();
    await chat("boris").getByText("Sit down").waitFor();
    await playground.client.as("boris").rename({ first_name: "Borya" });
    await page.getByTestId("tab-boris").getByText("Borya", { exact: true }).waitFor();
    await playground.client.as("boris").rename({ first_name: "Boris" });
    expect(await phone("vahe").isVisible()).toBe(false);
    const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  test("what is said while a chat is being opened is not lost", async () => {
    const path = "**/playground/people/vahe/messages";
    let said = false;
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      if (!said) {
        said = true;
        const seen = page.waitForEvent("console", (line) => line.text() === "said meanwhile");
        await playground.client.as("anna").say("group", "said meanwhile");
        await seen;
      }
      await route.fulfill({ response: answer });
    });
    await page.evaluate(`new EventSource("/playground/events").onmessage = ({ data }) => {
        const { message } = JSON.parse(data);
        if (message?.text === "said meanwhile") setTimeout(() => console.log(message.text), 50);
      }`);
    await phone("vahe").getByTestId("back").click();
    await phone("vahe").getByTestId("chat-group").click();
    await chat("vahe").getByText("said meanwhile").waitFor();
    await page.unroute(path);
  });

  test("a low desktop shows the board, its caption and six rows of moves at once", async () => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await playground.upload(
      "sendPhoto",
      {
        chat_id: String(GROUP),
        caption: `The whole board\n${"line\n".repeat(3)}line`,
        reply_markup: JSON.stringify({
          inline_keyboard: Array.from({ length: 6 }, () => [{ text: "m", callback_data: "m" }]),
        }),
      },
      { photo: plainPng(1040, 780) },
    );
    const message = chat("vahe").getByRole("article").filter({ hasText: "The whole board" });
    await message.locator(".photo img[src]").waitFor();
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    await becomes(
      async () => (await top(message)) - (await top(phone("vahe").locator(".messages"))),
    ).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  test.each([
    [390, 844],
    [360, 640],
  ])("one phone alone has the measures of Telegram: %i × %i", async (width, height) => {
    const alone = await openTab(browser, { viewport: { width, height } });
    await alone.goto(`${playground.url}/?phone=boris&chat=group`);
    const message = alone.getByRole("article").last();
    await message.locator(".photo img[src]").waitFor();
    const box = async (selector: string) => {
      const found = await message.locator(selector).first().boundingBox();
      if (found === null) throw new Error(`no ${selector}`);
      return found;
    };
    const [photo, key] = [await box(".photo"), await box(".key")];
    expect(await alone.getByTestId("phone-anna").count()).toBe(0);
    expect(photo.width).toBe(width - 57);
    expect(photo.height).toBeCloseTo((photo.width * 780) / 1040, 0);
    expect(key.height).toBe(42);
    expect((await box(".keys")).height).toBe(6 * 42 + 5 * 3);
    const list = await alone.locator(".messages").boundingBox();
    expect(list?.height).toBeGreaterThan(height === 844 ? 660 : 500);
    await alone.close();
  });

  test.each([
    [390, 800],
    [1300, 900],
  ])(
    "the longest of names leaves the page as wide as the screen: %i × %i",
    async (width, height) => {
      const name = `<b>Ва&\u200fהе\u200e${"ё".repeat(200)}`;
      await playground.client.as("vahe").rename({ first_name: name });
      await page.setViewportSize({ width, height });
      await page.reload();
      await chat("anna").getByText("Sit down").waitFor({ state: "attached" });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
      await playground.client.as("vahe").rename({ first_name: "Vahe" });
      await page.setViewportSize({ width: 1280, height: 860 });
    },
  );

  test("one more person comes with a phone of their own, and time passes when it is told to", async () => {
    await phone("anna").getByTestId("gear").click();
    await phone("anna").locator('[data-item="invite"]').click();
    await phone("narek").getByTestId("composer").fill("here I am");
    await phone("narek").getByTestId("send").click();
    await chat("narek").getByText("here I am").waitFor();
    const said = () => playground.client.as("boris").say("group", "what time is it?");
    const { date } = await said();
    await phone("narek").getByTestId("gear").click();
    await phone("narek").locator('[data-item="hour"]').click();
    await becomes(async () => (await said()).date - date).toBeGreaterThanOrEqual(3600);
  });

  test("moments are told in the reader's language", async () => {
    const [noon, soon] = [Date.UTC(2026, 2, 17, 12), Math.floor(Date.now() / 1000) + 10 * 3600];
    const html = [
      `<tg-time unix="${noon / 1000}" format="D">17 March UTC</tg-time>`,
      `<tg-time unix="${soon + 7200}" format="r">soon</tg-time>`,
      `<tg-time unix="${noon / 1000}">as written</tg-time>`,
    ];
    await playground.ok("sendMessage", {
      ...{ chat_id: GROUP, text: html.join(" – "), parse_mode: "HTML" },
    });
    await becomes(() => chat("vahe").innerText()).toMatch(
      /17 марта 2026 г\. – через 1\d ч\.? – as written/,
    );
  });

  test("nothing went wrong in the page's own code", () => {
    expect(errors).toEqual([]);
  });
});
