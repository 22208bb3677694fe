import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, launchChromium } from "../support/chromium.ts";
import { secretThrowing } from "../support/secrets.ts";
import { openStage, type Stage } from "../support/stage.ts";

if (chromiumPath === undefined) {
  console.warn(
    "The game in a browser is skipped: no Chromium is installed (apt install chromium).",
  );
}

let stage: Stage;
let browser: Browser;
let page: Page;

const phone = (key: string) => page.getByTestId(`phone-${key}`);
const chat = (key: string) => phone(key).getByTestId("chat");
const button = (key: string, name: string) => chat(key).getByRole("button", { name, exact: true });
const picture = (key: string) => chat(key).locator(".photo img").last();

/** The address of the picture once it differs from that one and has been drawn. */
const newPicture = async (key: string, before: string | null): Promise<string | null> => {
  await expect.poll(() => picture(key).getAttribute("src")).not.toBe(before);
  const isDrawn = () =>
    picture(key).evaluate((image) => "naturalWidth" in image && Number(image.naturalWidth) > 0);
  await expect.poll(isDrawn).toBe(true);
  return picture(key).getAttribute("src");
};

describe.skipIf(chromiumPath === undefined)("a game in a real browser", () => {
  const errors: string[] = [];

  beforeAll(async () => {
    stage = await openStage({ secrets: [secretThrowing([6, 1], [3, 2])] });
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(stage.url);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  test("is called for, sat down at, and a turn of it played with the mouse", async () => {
    await phone("anna").getByTestId("composer").fill("/play short");
    await phone("anna").getByTestId("send").click();
    await button("boris", "Сесть играть").click();
    await chat("vahe").getByText("ваш ход: 6:1 шеш-як").waitFor();
    const start = await newPicture("vahe", null);

    await button("anna", "13→7").click();
    const half = await newPicture("vahe", start);
    await button("anna", "8→7").click();
    const whole = await newPicture("vahe", half);
    expect(new Set([start, half, whole]).size).toBe(3);

    await button("anna", "Готово").click();
    await chat("boris").getByText("13/7 8/7").waitFor();
    await chat("boris").getByText("ваш ход: 3:2 сэ бай ду").waitFor();
    expect(await newPicture("boris", whole)).not.toBe(whole);
    expect(await chat("vahe").locator(".photo").count()).toBe(1);
  });

  test("listens to nobody else, and says so on his phone alone", async () => {
    const before = await picture("boris").getAttribute("src");
    await button("vahe", "13→10").click();
    await phone("vahe").getByTestId("toast").getByText("Вы не играете").waitFor();
    expect(await page.getByTestId("toast").count()).toBe(1);
    expect(await picture("boris").getAttribute("src")).toBe(before);
  });

  test("stands as it was after the page is opened again, and goes on", async () => {
    const before = await picture("boris").getAttribute("src");
    await page.reload();
    await expect.poll(() => picture("boris").getAttribute("src")).toBe(before);
    await button("boris", "13→10").click();
    await newPicture("anna", before);
    await button("boris", "↩ Назад").click();
    await expect.poll(() => picture("anna").getAttribute("src")).toBe(before);
    expect(errors).toEqual([]);
  });
});
