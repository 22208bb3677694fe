import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, launchChromium, openTab } from "../support/chromium.ts";
import { type BotProcess, build, freePort, startProcess } from "../support/process.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { THREE_ONE } from "../support/three-one.ts";

if (chromiumPath === undefined) {
  console.warn(
    "The game in a browser is skipped: no Chromium is installed (apt install chromium).",
  );
}

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  if (chromiumPath !== undefined) browser = await launchChromium();
});
afterAll(() => browser?.close());

/** Opens the page in a browser that remembers nothing, and makes it the one that is looked at. */
const open = async (url: string, options: BrowserContextOptions): Promise<void> => {
  await page?.context().close();
  page = await openTab(browser, options);
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(url);
};

const becomes = (look: () => Promise<unknown>) => expect.poll(look);

const DESKTOP = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const phone = (key: string) => page.getByTestId(`phone-${key}`);
const chat = (key: string) => phone(key).getByTestId("chat");
const button = (key: string, name: string) => chat(key).getByRole("button", { name, exact: true });
const picture = (key: string) => chat(key).locator(".photo img").last();

/** The address of the picture once it differs from that one and has been drawn. */
const newPicture = async (key: string, before: string | null): Promise<string | null> => {
  await becomes(() => picture(key).getAttribute("src")).not.toBe(before);
  await becomes(() => isDrawn(key)).toBe(true);
  return picture(key).getAttribute("src");
};

const isDrawn = (key: string): Promise<boolean> =>
  picture(key).evaluate((image) => "naturalWidth" in image && Number(image.naturalWidth) > 0);

// One game in one browser: each test goes on where the one before has left it.
describe.skipIf(chromiumPath === undefined)("a game in a real browser", { shuffle: false }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ overHttp: true, secrets: THREE_ONE });
    await open(stage.url, DESKTOP);
  });
  afterAll(() => stage?.close());

  test("is called for, sat down at, and a turn of it played with the mouse", async () => {
    await phone("anna").getByTestId("composer").fill("/play short");
    await phone("anna").getByTestId("send").click();
    await button("boris", "🎲 Сяду играть").click();
    await chat("vahe").getByText("ваш ход — 3:1, сэ-як").waitFor();
    const start = await newPicture("vahe", null);

    await button("anna", "8→5").click();
    const half = await newPicture("vahe", start);
    await button("anna", "6→5").click();
    const whole = await newPicture("vahe", half);
    expect(new Set([start, half, whole]).size).toBe(3);

    await button("anna", "Готово").click();
    await chat("boris").getByText("17→20 19→20").waitFor();
    await chat("boris").getByText("ваш ход — 3:2, сэ бай ду").waitFor();
    expect(await newPicture("boris", whole)).not.toBe(whole);
    expect(await chat("vahe").locator(".photo").count()).toBe(1);
  });

  test("listens to nobody else, and says so on his phone alone", async () => {
    const before = await picture("boris").getAttribute("src");
    await button("vahe", "13→10").click();
    await phone("vahe").getByTestId("toast").getByText("Вы не играете").waitFor();
    expect(await phone("boris").getByTestId("toast").count()).toBe(0);
    expect(await picture("boris").getAttribute("src")).toBe(before);
  });

  test("stands as it was after the page is opened again, and goes on", async () => {
    const before = await picture("boris").getAttribute("src");
    await page.reload();
    await becomes(() => picture("boris").getAttribute("src")).toBe(before);
    await button("boris", "13→10").click();
    await newPicture("anna", before);
    await button("boris", "↩").click();
    await becomes(() => picture("anna").getAttribute("src")).toBe(before);
    expect(errors).toEqual([]);
  });

  test("goes on by thumb, at a phone's width", async () => {
    await open(stage.url, PHONE);
    const tab = (key: string) => page.getByTestId(`tab-${key}`);
    await tab("boris").tap();
    const start = await newPicture("boris", null);
    await button("boris", "13→10").tap();
    const half = await newPicture("boris", start);
    await button("boris", "13→11").tap();
    await newPicture("boris", half);
    await button("boris", "Готово").tap();
    await chat("boris")
      .getByText(/12→1[45] 12→1[45]/)
      .waitFor();
    expect(await phone("anna").isVisible()).toBe(false);
    await tab("anna").tap();
    await chat("anna").getByText("ваш ход").waitFor();
    expect(await phone("boris").isVisible()).toBe(false);
    const { width = 0 } = (await picture("anna").boundingBox()) ?? {};
    expect(width).toBeGreaterThan(300);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    expect(errors).toEqual([]);
  });
});

describe.skipIf(chromiumPath === undefined)("a game whose process is killed", () => {
  let folder: string;
  let port: string;
  let running: BotProcess | undefined;
  const start = async (): Promise<string> => {
    running = startProcess(folder, { PORT: port, LOG_LEVEL: "silent" });
    const [, url = ""] = await running.says(/The playground is open: (\S+)/);
    return url;
  };
  const kill = async (): Promise<void> => {
    running?.kill("SIGKILL");
    await running?.ended;
  };
  beforeAll(async () => {
    await build();
    folder = mkdtempSync(join(tmpdir(), "nardy-browser-"));
    port = String(await freePort());
  });
  afterAll(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });

  test("in the middle of a turn goes on with the mouse on the page that stayed open", async () => {
    await open(await start(), DESKTOP);
    const live = page.getByTestId("live");
    await phone("anna").getByTestId("composer").fill("/play short");
    await phone("anna").getByTestId("send").click();
    await button("boris", "🎲 Сяду играть").click();
    const calledOn = (name: string) =>
      chat("vahe").getByText(new RegExp(`${name}\\P{L}*, (?:ваш ход|бросайте)`, "u"));
    await calledOn("(Anna|Boris Katz)").waitFor();
    const annaMoves = await calledOn("Anna").isVisible();
    const player = annaMoves ? "anna" : "boris";
    const move = chat(player)
      .getByRole("button", { name: /^\d+→\d+/ })
      .first();
    const begin = await newPicture("vahe", null);
    await move.click();
    const half = await newPicture("vahe", begin);

    await kill();
    await becomes(() => live.getAttribute("data-state")).toBe("lost");
    expect(await isDrawn("vahe")).toBe(true);
    await start();
    await becomes(() => live.getAttribute("data-state")).toBe("live");
    expect(await picture("vahe").getAttribute("src")).toBe(half);

    const next = (await calledOn("Anna").isVisible()) ? "anna" : "boris";
    await chat(next)
      .getByRole("button", { name: /→|Бросить|Готово/ })
      .first()
      .click();
    await newPicture("vahe", half);
    expect(errors).toEqual([]);
  });
});
